# Exploding Kittens: The Board Game.
# Its options: a title and one sentence; and the names of their values.

option-pack = What’s in the box
    .why = The cards, discs and spaces you play with.
option-start_side = Starting side
    .why = The side that’s up when the game starts.
option-loop_step = Past the Bow
    .why = Past the Bow, the arrow costs one step, or it’s free.
option-magnets_return = Used magnets come back
    .why = Used magnets go back to the supply.
option-reshuffle = Reshuffle empty decks
    .why = An empty deck is reshuffled from its discards, right away or when someone needs it.

value-house-pack-1 = House Pack 1
value-standard-64 = Standard 64
value-calm = Calm
value-chaos = Chaos
value-target_is_next_step = costs a step
value-arrow_is_free = is free
value-at_once = right away
value-when_needed = when needed
