"""Default moves (B-92), decision by decision."""

from collections.abc import Callable

import pytest

import kaboodle
from tests.editions import good, original, two
from tests.tables import discard, hand, happens, pile, waits

Reading = Callable[..., kaboodle.Table]
EVERY = pytest.mark.parametrize("edition", [original, good, two])


def stay_silent(table: kaboodle.Table, seat: str) -> str:
    """Play the default move of a seat, which must be the same each time it is asked for."""
    move = table.default(seat)
    assert table.default(seat) == move
    assert move in table.legal(seat)
    table.play(seat, move)
    return move


@EVERY
def test_b_92_on_a_turn_silence_draws(edition: Reading) -> None:
    table = edition("A: shuffle attack | B: loaf | draw: moon kitten")
    assert stay_silent(table, "A") == "draw"
    assert waits(table) == "turn: B"


@EVERY
def test_b_92_in_a_window_silence_passes(edition: Reading) -> None:
    table = edition("A: shuffle | B: nope | draw: moon kitten")
    table.play("A", "shuffle")
    assert stay_silent(table, "B") == "pass"
    assert hand(table, "B") == {"nope": 1}
    assert waits(table) == "turn: A"


@EVERY
def test_b_92_before_a_kitten_silence_defuses(edition: Reading) -> None:
    table = edition("A: defuse | B: nope | draw: kitten moon")
    table.play("A", "draw")
    assert stay_silent(table, "A") == "defuse"
    assert waits(table) == "hide: A"


@pytest.mark.parametrize(("held", "move"), [("defuse godcat", "defuse"), ("godcat", "godcat=defuse")])
def test_b_92_before_a_kitten_silence_uses_godcat_only_without_a_defuse(held: str, move: str) -> None:
    table = good(f"A: {held} | B: nope | draw: kitten moon")
    table.play("A", "draw")
    assert stay_silent(table, "A") == move
    assert waits(table) == "hide: A"


def test_b_92_before_devilcat_silence_defuses() -> None:
    table = good("A: armageddon | B: defuse | draw: kitten moon")
    happens(table, "A", "armageddon")
    table.play("A", "lay>B:devilcat")
    table.play("B", "hold")
    assert stay_silent(table, "B") == "defuse"
    assert waits(table) == "turn: B"


@EVERY
def test_b_92_a_kitten_is_hidden_at_a_random_place(edition: Reading) -> None:
    places = set()
    for seed in range(80):
        table = edition("A: defuse | B: nope | draw: kitten moon loaf cactus", seed)
        table.play("A", "draw")
        stay_silent(table, "A")
        stay_silent(table, "A")
        places.add(pile(table).index("kitten"))
        assert waits(table) == "turn: B"
    assert places == {0, 1, 2, 3}


@EVERY
def test_b_92_a_random_card_is_given(edition: Reading) -> None:
    given = set()
    for seed in range(80):
        table = edition("A: favor | B: nope defuse shuffle | draw: kitten moon", seed)
        happens(table, "A", "favor>B")
        given.add(stay_silent(table, "B"))
        assert waits(table) == "turn: A"
    assert given == {"give nope", "give defuse", "give shuffle"}


def test_b_92_a_random_ordinary_back_is_picked() -> None:
    stolen = set()
    for seed in range(60):
        table = good("A: loaf*2 | B: godcat nope shuffle | draw: kitten moon", seed)
        happens(table, "A", "loaf+loaf>B")
        assert stay_silent(table, "A") == "pick"
        stolen |= set(hand(table, "A"))
        assert waits(table) == "turn: A"
    assert stolen == {"nope", "shuffle"}


def test_b_92_the_topmost_card_that_may_be_taken_is_taken() -> None:
    held = "A: attack skip favor shuffle loaf | B: nope | C: | draw: moon kitten"
    table = original(held + " | discard: defuse moon")
    happens(table, "A", "attack+skip+favor+shuffle+loaf")
    top = discard(table)[0]
    assert stay_silent(table, "A") == f"take {top}"
    assert waits(table) == "turn: A"


def test_b_92_a_kitten_on_top_of_the_discard_pile_is_passed_over() -> None:
    table = original("A: | B: nope | C: | draw: moon kitten | discard: kitten defuse moon | ask: take")
    assert stay_silent(table, "A") == "take defuse"
    assert hand(table, "A") == {"defuse": 1}
    assert waits(table) == "turn: A"


def test_b_92_armageddons_cards_are_laid_at_random_before_a_random_opponent() -> None:
    laid = set()
    for seed in range(120):
        table = good("A: armageddon defuse | B: defuse | C: | dead: D | draw: moon kitten kitten", seed)
        happens(table, "A", "armageddon")
        laid.add(stay_silent(table, "A"))
        assert waits(table) in ("swap: B", "swap: C")
    assert laid == {"lay>B:godcat", "lay>B:devilcat", "lay>C:godcat", "lay>C:devilcat"}


@pytest.mark.parametrize("laid", ["godcat", "devilcat"])
def test_b_92_the_card_before_one_is_kept(laid: str) -> None:
    table = good("A: armageddon defuse | B: defuse | draw: moon kitten")
    happens(table, "A", "armageddon")
    table.play("A", f"lay>B:{laid}")
    assert stay_silent(table, "B") == "hold"
    assert waits(table) == ("devil: B" if laid == "devilcat" else "devil: A")


@pytest.mark.parametrize(("bottom", "move"), [("moon", "keep"), ("kitten", "top"), ("defuse", "keep")])
def test_b_92_raising_heck_keeps_what_it_finds_but_a_kitten_goes_on_top(bottom: str, move: str) -> None:
    table = good(f"A: raising-heck defuse | B: loaf | draw: loaf kitten {bottom}")
    happens(table, "A", "raising-heck")
    assert stay_silent(table, "A") == move
    assert waits(table) == "turn: B"


@pytest.mark.parametrize("slug", ["original", "good-vs-evil", "two-player"])
def test_b_92_a_table_where_nobody_answers_plays_to_its_end_and_always_alike(slug: str) -> None:
    ends = []
    for _ in range(2):
        table = kaboodle.new(slug, players=2, seed=11)
        for _ in range(500):
            if table.over:
                break
            stay_silent(table, table.waiting[0])
        ends.append(table.position)
        assert waits(table) in ("over: A", "over: B")
    assert ends[0] == ends[1]


def test_b_92_who_is_not_asked_has_no_silence_to_be_filled() -> None:
    table = good("A: shuffle | B: loaf | draw: loaf kitten")
    with pytest.raises(kaboodle.IllegalMove):
        table.default("B")
    assert waits(table) == "turn: A"


def test_b_92_every_silence_has_chance_of_its_own() -> None:
    depths = set()
    for secret in (bytes(32), bytes([1] * 32)):
        table = kaboodle.new("original", 4, secret=secret)
        while not table.over:
            seat = table.waiting[0]
            move = table.default(seat)
            if move.startswith("hide@"):
                depths.add(round(int(move.removeprefix("hide@")) / max(1, table.game.pile_size), 1))
            table.play(seat, move)
    assert len(depths) > 2, "one hidden Kitten must not tell where the next one lies"


def test_b_92_silence_finishes_a_play_that_was_begun() -> None:
    table = kaboodle.read(
        "A: loaf*3 | B: skip | C: nope | draw: kitten kitten | ask: target loaf+loaf+loaf", "original"
    )
    assert table.default("A") == "loaf+loaf+loaf>B:defuse"
    assert table.question == "target"
