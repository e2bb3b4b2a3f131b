"""Positions of all five games that the photographs show, besides the decisions that `tests/web` has."""

import kaboodle
from tests.board import board, done, play
from tests.editions import good, original, two
from tests.tables import happens
from tests.web.decisions import lay

DECK = "nope flip skip shuffle defuse add-magnet"  # action cards, so that no game of the board runs out of them


def original_turn() -> kaboodle.Table:
    """Four players, some rounds into the Original; it is A's turn."""
    hands = "A: see-the-future favor attack defuse nope loaf*2 moon | B: skip shuffle nope defuse"
    hands += " | C: cactus attack moon | D: noodle*2 favor"
    table = original(f"{hands} | draw: drizzle loaf moon noodle skip kitten cactus shuffle kitten*2 | discard: nope")
    happens(table, "A", "see-the-future")
    table.play("A", "draw")
    happens(table, "B", "skip")
    happens(table, "C", "attack")
    table.play("D", "draw")
    table.play("D", "draw")
    return table


def good_turn() -> kaboodle.Table:
    """Four players in Good vs Evil, with Devilcat on the mat; it is A's turn."""
    hands = "A: godcat targeted-attack raising-heck defuse nope loaf*2 noodle | B: reveal-the-future nope moon"
    hands += " | C: attack cactus | D: defuse shuffle"
    draw = "moon noodle cactus loaf nope kitten moon kitten*2"
    table = good(f"{hands} | draw: {draw} | discard: attack*2 nope | mat: devilcat")
    table.play("A", "draw")
    happens(table, "B", "reveal-the-future")
    table.play("B", "draw")
    happens(table, "C", "attack")
    table.play("D", "draw")
    table.play("D", "draw")
    return table


def two_turn() -> kaboodle.Table:
    """The 2-Player Edition after two draws; it is A's turn."""
    table = two("A: attack loaf*2 skip shuffle defuse | B: nope defuse moon favor | draw: loaf moon skip kitten moon")
    table.play("A", "draw")
    table.play("B", "draw")
    return table


def nine_seats() -> kaboodle.Table:
    """The largest table of the Original; C and E have exploded, and it is A's turn."""
    hands = "A: attack defuse skip nope loaf*2 moon | B: skip defuse | D: noodle | F: cactus nope | G: favor"
    hands += " | H: loaf moon | I: shuffle*2 defuse"
    draw = "loaf noodle moon cactus kitten*6"
    table = original(f"{hands} | dead: C E | draw: {draw} | discard: defuse*2 skip | turn: H")
    table.play("H", "draw")
    table.play("I", "draw")
    return table


def noped() -> kaboodle.Table:
    """An Attack of A, which B has answered with a Nope; C and D are still asked."""
    table = original("A: attack nope loaf | B: nope*2 | C: nope | D: moon | draw: loaf kitten*3 | discard: skip")
    table.play("A", "attack")
    table.play("B", "nope")
    return table


def chain() -> kaboodle.Table:
    """Nine Nopes on an Attack."""
    hands = "A: attack nope*4 loaf | B: nope*2 | C: nope*2 | D: nope*2 | E: loaf | F: loaf"
    table = original(f"{hands} | draw: loaf kitten*5 | discard: skip")
    table.play("A", "attack")
    for seat in "BACADABAC":
        table.play(seat, "nope")
    return table


def pair_window() -> kaboodle.Table:
    """A pair that lies there, against B."""
    table = original("A: loaf*2 moon | B: defuse nope skip | C: moon | draw: loaf kitten kitten")
    table.play("A", "loaf+loaf>B")
    return table


def five_window() -> kaboodle.Table:
    """Five different cards that lie there."""
    table = original("A: attack skip favor shuffle loaf | B: nope | C: moon | draw: loaf kitten*2 | discard: nope")
    table.play("A", "attack+skip+shuffle+favor+loaf")
    return table


def large_hand() -> kaboodle.Table:
    """Eighteen cards, each of which makes a pair."""
    hand = "godcat defuse attack*2 targeted-attack raising-heck*2 reveal-the-future*2 nope*2 loaf*2 moon*2 noodle"
    return good(f"A: {hand} cactus armageddon | B: defuse | C: moon | D: nope | draw: loaf kitten*3 | discard: nope*2")


def large_back_fan() -> kaboodle.Table:
    """A steals from a hand of seventeen cards."""
    hand = "godcat nope*3 moon*2 cactus*3 noodle*3 attack*2 defuse*2"
    table = good(f"A: loaf*2 | B: {hand} | C: moon | draw: loaf kitten*2")
    happens(table, "A", "loaf+loaf>B")
    return table


def turns_owed() -> kaboodle.Table:
    """A has to take six turns."""
    table = good("A: attack loaf | B: attack | C: attack | draw: loaf moon*3 kitten*2")
    for seat in "ABC":
        happens(table, seat, "attack")
    return table


def two_turns_owed() -> kaboodle.Table:
    """A has to take two turns."""
    table = original("C: attack*2 loaf | A: moon*3 nope | B: skip | draw: loaf kitten*2 | turn: C")
    happens(table, "C", "attack")
    return table


def dimmed_cards() -> kaboodle.Table:
    """Two cards that cannot be played, each for a reason of its own."""
    return good("A: armageddon loaf shuffle | B: godcat | C: moon | draw: loaf kitten kitten | mat: devilcat")


def empty_hand() -> kaboodle.Table:
    """A holds no card, and nothing has been discarded."""
    return original("A: | B: moon | C: skip | draw: loaf moon kitten*2")


def long_discard() -> kaboodle.Table:
    """A discard pile of many cards."""
    cards = "defuse*2 nope*3 attack*2 skip*2 favor shuffle*2 see-the-future loaf*2 moon cactus noodle drizzle"
    return original(f"A: loaf moon | B: moon | C: skip | draw: loaf moon kitten*2 | discard: {cards}")


def exploded() -> kaboodle.Table:
    """B has just exploded; three play on, and it is C's turn."""
    table = original("A: loaf skip | B: moon noodle | C: defuse | D: nope | draw: loaf kitten moon kitten*2 noodle")
    table.play("A", "draw")
    table.play("B", "draw")
    return table


def defused() -> kaboodle.Table:
    """A has defused a Kitten and hidden it; it is B's turn."""
    table = original("A: defuse loaf | B: defuse | C: skip | draw: kitten loaf moon nope kitten")
    table.play("A", "draw")
    table.play("A", "defuse")
    table.play("A", "hide@2")
    return table


def swapped() -> kaboodle.Table:
    """Armageddon: B has swapped, and A has Devilcat now."""
    table = lay()
    table.play("A", "lay>B:devilcat")
    table.play("B", "swap")
    return table


def kittens_won() -> kaboodle.Table:
    """B has won: A drew the Kitten."""
    table = original("A: loaf skip | B: defuse moon | C: nope | draw: kitten kitten loaf | turn: C")
    table.play("C", "draw")
    table.play("A", "draw")
    return table


def mantis_turn() -> kaboodle.Table:
    """Four players of Mantis after two turns; it is A's turn."""
    tanks = "A: red*2 blue pink (score 3) | B: green*2 (score 1) | C: pink*3 orange (score 6) | D: yellow purple"
    draw = "green/red-blue-green red/red-pink-yellow yellow/red-green-yellow purple/blue-purple-pink red/red-blue-pink"
    table = kaboodle.read(f"{tanks} | draw: {draw} blue/red-green-blue | turn: B", "mantis")
    table.play("B", "score")
    for seat in "CD":
        table.play(seat, "score")
    return table


def mantis_two() -> kaboodle.Table:
    """Two players of Mantis; one Tank is empty, the other has every colour."""
    tanks = "A: red*3 orange*2 yellow green*4 blue purple*2 pink (score 8) | B: (score 2)"
    return kaboodle.read(f"{tanks} | draw: red/red-blue-pink green/red-green-blue", "mantis")


def mantis_six() -> kaboodle.Table:
    """Six players of Mantis with full Tanks."""
    tanks = "A: red*2 blue pink green (score 3) | B: green*2 red (score 1) | C: pink*3 orange yellow*2 (score 6)"
    tanks += " | D: yellow purple*4 (score 7) | E: blue*2 orange | F: red green blue purple pink (score 9)"
    return kaboodle.read(f"{tanks} | draw: red/red-blue-pink green/red-green-blue yellow/red-yellow-blue", "mantis")


def mantis_won() -> kaboodle.Table:
    """A has ten, and has won."""
    tanks = "A: red*2 (score 8) | B: green (score 1) | C: pink"
    table = kaboodle.read(f"{tanks} | draw: red/red-blue-pink green/red-green-blue", "mantis")
    table.play("A", "score")
    return table


def mantis_shared() -> kaboodle.Table:
    """The pile is empty, and A and B share the victory."""
    tanks = "A: red (score 4) | B: green*2 (score 4) | C: pink (score 1)"
    table = kaboodle.read(f"{tanks} | draw: blue/red-blue-pink", "mantis")
    table.play("A", "score")
    return table


def board_turn() -> kaboodle.Table:
    """Four players of The Board Game after a turn of D; it is A's turn, and C holds no card."""
    hands = "A: flip skip pickpocket super-move-2 see-the-future nope defuse (space 5) | B: skip nope (space 3)"
    hands += " | C: (space 8) | D: shuffle flip (space 1)"
    table = board(f"{hands} | draw: {DECK} | discs: move-2 leapfrog move-or-flip-1 magnet move-3 move-1 | turn: D")
    play(table, "D", "flip")
    done(table, "D")
    return table


def board_six() -> kaboodle.Table:
    """Six players of The Board Game; two wait in the Litter Box."""
    hands = (
        "A: pickpocket nope flip (space 8) | B: skip | C: flip (space 12) | D: skip (space 9) | E: skip*3 (space 17)"
    )
    return board(f"{hands} | F: nope | draw: {DECK} | discs: move-2 move-3 leapfrog")


def board_chain() -> kaboodle.Table:
    """Three Nopes on a Flip."""
    hands = "A: flip nope (space 5) | B: nope skip (space 3) | C: nope*2 (space 8)"
    table = board(f"{hands} | draw: {DECK} | discs: move-2 leapfrog")
    table.play("A", "flip")
    for seat in "BCA":
        table.play(seat, "nope")
    return table


def board_chaos() -> kaboodle.Table:
    """The other side of the board is up, and A knows three discs."""
    hands = "A: see-the-future super-move-2 alter-the-future reveal-the-future (space 11) | B: flip (space 15)"
    table = board(
        f"{hands} | C: nope (space 1) | draw: {DECK} | discs: move-3 magnet move-or-flip-2 move-1 | side: chaos"
    )
    play(table, "A", "see-the-future")
    return table


def board_full_hand() -> kaboodle.Table:
    """A hand of fourteen cards."""
    hand = "flip*2 skip*2 pickpocket super-move-1 super-move-2 draw-from-the-bottom add-magnet*2 nope*2 defuse shuffle"
    return board(
        f"A: {hand} (space 5) | B: skip (space 3) | C: nope (space 8) | draw: {DECK} | discs: move-2 leapfrog move-3"
    )


def board_won() -> kaboodle.Table:
    """A is where the board ends, and has won."""
    table = board(f"A: skip (space 18) | B: skip (space 3) | C: nope (space 11) | draw: {DECK} | discs: move-1 move-2")
    done(table, "A")
    return table


def kittens_game() -> kaboodle.Table:
    """A short whole game of the Original, for a replay."""
    hands = "A: see-the-future favor attack defuse loaf*2 | B: skip nope defuse moon | C: cactus attack nope"
    table = original(f"{hands} | draw: drizzle kitten moon kitten noodle skip")
    happens(table, "A", "see-the-future")
    table.play("A", "attack")
    table.play("B", "nope")
    while table.question == "window":
        table.play(table.waiting[0], "pass")
    happens(table, "A", "favor>B")
    table.play("B", "give moon")
    table.play("A", "draw")
    table.play("B", "draw")
    table.play("B", "defuse")
    table.play("B", "hide@0")
    table.play("C", "draw")
    table.play("A", "draw")
    table.play("B", "draw")
    return table


def mantis_game() -> kaboodle.Table:
    """A short whole game of Mantis, for a replay."""
    tanks = "A: red*2 blue (score 5) | B: green*2 (score 1) | C: pink*3 orange (score 6)"
    draw = "yellow/red-blue-yellow pink/red-pink-yellow red/red-green-yellow blue/blue-purple-pink red/red-blue-pink"
    table = kaboodle.read(f"{tanks} | draw: {draw} blue/red-green-blue", "mantis")
    table.play("A", "score")
    table.play("B", "steal>C")
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, "score")
    return table


def board_game() -> kaboodle.Table:
    """A short whole game of The Board Game, for a replay."""
    hands = "A: flip defuse nope (space 12) | B: skip shuffle (space 16)"
    table = board(f"{hands} | draw: {DECK} | discs: move-1 move-3 move-2 move-1 leapfrog")
    play(table, "A", "flip")
    done(table, "A")
    table.play("A", "defuse")
    done(table, "B")
    return table
