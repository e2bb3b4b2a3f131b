"""Small positions whose lines of play were counted by hand from the rule books, against a walk over the legal moves."""

import pytest

import kaboodle
from tests.tables import at


def lines(table: kaboodle.Table, depth: int) -> int:
    """The number of sequences of a number of moves."""
    if depth == 0:
        return 1
    count = 0
    for seat in table.waiting:
        for move in table.legal(seat):
            after = table.clone()
            after.play(seat, move)
            count += lines(after, depth - 1)
    return count


# Each with the counts of one, two, three ... moves.
COUNTED = [
    # 1: draw, Skip. 2: B draws; or in the window B passes or Nopes: 1 + 2. 3: A, with a Loaf more, draws or Skips; B
    # draws after the Skip; A without a Nope passes: 2 + 1 + 1.
    ("original", "A: skip | B: nope | draw: loaf moon kitten", (2, 3, 4)),
    # 1: draw, Shuffle. 2: B draws; or B or C passes or Nopes: 1 + 4. 3: B exploded, so C draws; after one pass the
    # other still has two answers, 2 x 2; after a Nope A passes or the other passes or Nopes, 2 x 3: 1 + 4 + 6.
    ("original", "A: shuffle | B: nope | C: nope | draw: loaf kitten kitten", (2, 5, 11)),
    # 1: draw. 2: Defuse or explode. 3: three places around two cards; exploding ended the game. 4: B draws in each.
    ("original", "A: defuse | B: | draw: kitten loaf moon", (1, 2, 3, 3)),
    # 1: draw, a pair at B or C, three of a kind at B or C naming one of 12 titles (13 less the Kitten): 1 + 2 + 24.
    # 2: B draws or Skips; after each of the 26 plays B or C passes: 2 + 52.
    ("original", "A: loaf*3 | B: skip | C: moon | draw: noodle noodle kitten kitten", (27, 54)),
    # 1: draw, Attack, Skip, Shuffle, Favor, and five of six titles in 6 ways: 11. 2: B draws; 10 plays are passed or
    # Noped: 1 + 20. 3: A has seven titles: draw, 4 cards, 21 fives: 26. After 10 Nopes A passes: 10. After the Attack
    # and after the Skip B draws: 2. After the Shuffle A draws, Attacks, Skips, asks a Favor or plays its last five:
    # 5. For the Favor B gives its Nope: 1. After 6 fives A takes one of them or the Drizzle: 36. In all 80.
    (
        "original",
        "A: attack skip favor shuffle loaf moon | B: nope | draw: cactus noodle kitten | discard: drizzle",
        (11, 21, 80),
    ),
    # 1: draw, Attack, Skip. 2: one turn left: draw, Attack, Skip; the window of each play is passed: 3 + 1 + 1. 3:
    # after two draws B draws or Skips; two windows are passed; attacked B draws or Skips; after the Skip A, still
    # owing one, draws or Attacks: 2 + 2 + 2 + 2.
    ("original", "A: attack skip | B: skip | draw: loaf moon cactus kitten | turn: A owes 2 attacked", (3, 5, 8)),
    # 1: B passes or Nopes, C passes. 2: B's pass leaves C's; B's Nope asks A and C; C's pass leaves B's two: 1 + 2 +
    # 2. 3: all passed, twice, C gives one of two; of A and C the other passes, twice; A or C after the late Nope: 4 +
    # 2 + 2.
    (
        "original",
        "A: | B: skip nope | C: loaf moon | draw: kitten kitten | discard: favor | ask: window favor>C",
        (3, 5, 8),
    ),
    # 1: draw, Armageddon. 2: B draws; B passes. 3: A draws or plays it now; A lays one of two cards before B: 2 + 2.
    # 4: B draws; B passes; B holds or swaps, twice: 1 + 1 + 4.
    ("good-vs-evil", "A: armageddon | B: | draw: loaf moon loaf noodle kitten", (2, 2, 4, 6)),
    # 1: draw, Raising Heck. 2: B draws; B passes or Nopes. 3: A draws or plays it now; keep or top; A passes: 2 + 2 +
    # 1.
    ("good-vs-evil", "A: raising-heck | B: nope | draw: loaf moon noodle kitten", (2, 3, 5)),
    # 1: draw; Loaf and Feral, or two Ferals, at B or C; all three at B or C naming one of 15 titles (GE-03 lists 11
    # and 4 cats, less the Kitten, and Godcat more): 1 + 4 + 30. 2: B draws or Shuffles; after each of 34 plays B or C
    # passes: 2 + 68.
    ("good-vs-evil", "A: loaf feral*2 | B: shuffle | C: shuffle | draw: moon noodle kitten kitten", (35, 70)),
    # 1: draw; Godcat as Attack, Shuffle, Reveal the Future, Raising Heck, Favor of B (C has nothing), Targeted Attack
    # on B or C: 1 + 7. 2: B draws or Shuffles; after each of 7 plays B or C passes: 2 + 14.
    ("good-vs-evil", "A: godcat | B: shuffle | C: | draw: moon loaf kitten kitten", (8, 16)),
]


@pytest.mark.parametrize(("edition", "text", "counts"), COUNTED)
def test_as_many_lines_of_play_as_counted_by_hand(edition: str, text: str, counts: tuple[int, ...]) -> None:
    table = at(text, edition)
    before = table.position
    assert tuple(lines(table, depth) for depth in range(1, len(counts) + 1)) == counts
    assert table.position == before, "a clone is a table of its own"
