# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its options: a title and one sentence; and the names of their values.

option-two_player_variant = Two-player variant
    .why = With two players only two spare Defuses go into the deck.
option-decks = Decks
    .why = Two decks are needed for 6 to 9 players and allowed below.
option-quick_game = Quick game
    .why = A third of the deck is removed unseen before the Kittens go in.
option-special_combos = Special combos
    .why = Any two or three of a title are combos; without, only cat pairs are.
option-attack_stacking = Attacks pile up
    .why = Whether a victim who attacks passes on the turns still owed as well.
option-attack_last_turn = Attack on the last turn
    .why = How many turns an Attack on the last of several owed turns passes on.
option-dead_hand = Cards of the exploded
    .why = Whether they are discarded or leave the game face down.
option-five_can_take_kitten = Five different take a Kitten
    .why = Whether five different cards may take a Kitten from the discard pile, as if drawn.
option-defuse_mix = Spare Defuses
    .why = Whether they go into the deck before the deal, as the book says, or after it.
option-armageddon_nopeable = Armageddon can be Noped
    .why = Whether a Nope stops Armageddon.
option-godcat_in_combo = Godcat in combos
    .why = Whether Godcat can be one of the cards of a combo.
option-heck_kitten = A Kitten found by Raising Heck
    .why = Whether it may go on top, or is shown and explodes.

value-auto = as needed
value-2 = 2
value-3 = 3
value-book = by the book
value-never = never
value-discard = discarded
value-out_of_game = out of the game
value-after_deal = after the deal
value-may_top = may go on top
value-explodes = explodes
