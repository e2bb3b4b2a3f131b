# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its options: a title and one sentence; and the names of their values.

option-two_player_variant = Two-player variant
    .why = With two players, only two spare Defuses go into the deck.
option-decks = Decks
    .why = You need two decks for 6 to 9 players. With fewer, it’s up to you.
option-quick_game = Quick game
    .why = A third of the deck goes back in the box, unseen, before the Kittens go in.
option-special_combos = Special combos
    .why = Any two or three matching cards make a combo, not just cats.
option-attack_stacking = Attacks pile up
    .why = Attack while under attack, and the turns you still have are passed on too.
option-attack_last_turn = Attack on the last turn
    .why = The turns an Attack passes on when you’re on your last one.
option-dead_hand = Cards of players who explode
    .why = Discard them, or remove them from the game face down.
option-five_can_take_kitten = Five different take a Kitten
    .why = Five different cards can take a Kitten from the discard pile. It counts as drawn!
option-defuse_mix = Spare Defuses
    .why = Spare Defuses go into the deck before the deal, as in the rule book, or after it.
option-armageddon_nopeable = Armageddon can be Noped
    .why = A Nope can stop Armageddon.
option-godcat_in_combo = Godcat in combos
    .why = Godcat can be part of a combo.
option-heck_kitten = Kitten found by Raising Heck
    .why = It can go back on top, or it’s shown and explodes.

value-auto = automatic
value-2 = 2
value-3 = 3
value-book = by the book
value-never = never
value-discard = discarded
value-out_of_game = out of the game
value-after_deal = after the deal
value-may_top = can go on top
value-explodes = explodes
