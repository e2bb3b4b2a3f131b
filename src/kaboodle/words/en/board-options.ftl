# Exploding Kittens: The Board Game.
# Its options: a title and one sentence; and the names of their values.

option-pack = Contents of the box
    .why = Which cards, discs and spaces there are.
option-start_side = Side at the start
    .why = Which side of the board is up at the start.
option-loop_step = Past the Bow
    .why = Whether the arrow’s target is the next step after the Bow, or is reached for free.
option-magnets_return = Used magnets return
    .why = Whether a used magnet goes back to the supply.
option-reshuffle = Decks made anew
    .why = When a deck that has run out is made anew from its discards.

value-house-pack-1 = House Pack 1
value-standard-64 = Standard 64
value-calm = Calm
value-chaos = Chaos
value-target_is_next_step = costs a step
value-arrow_is_free = for free
value-at_once = at once
value-when_needed = when needed
