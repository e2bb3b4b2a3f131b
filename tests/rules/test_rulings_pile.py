"""Rulings on the draw pile: the future, an empty pile, Raising Heck, hidden Kittens and shuffles, by id."""

from collections import Counter
from collections.abc import Callable
from itertools import cycle, islice
from random import Random

import pytest

import kaboodle
from kaboodle.games.kittens.card_ids import KITTEN
from kaboodle.games.kittens.codes import TURN
from tests.editions import good, original, refused, same_to, two
from tests.kittens import TABLES, random_game
from tests.tables import cards, discard, hand, happens, pile, seat_seen, view, waits

Reading = Callable[..., kaboodle.Table]


def known(table: kaboodle.Table, seat: str) -> list[tuple[str, int, int]]:
    """The cards of the draw pile that a seat knows, each between two places."""
    return [(place.card, place.first, place.last) for place in view(table, seat).pile_known]


def hide(table: kaboodle.Table, seat: str, place: int) -> None:
    """A seat draws a Kitten, defuses it and hides it."""
    for move in ("draw", "defuse", f"hide@{place}"):
        table.play(seat, move)


FUTURES = [(good, "reveal-the-future"), (two, "see-the-future"), (original, "see-the-future")]


@pytest.mark.parametrize("left", [["kitten"], ["moon", "kitten"], []])
@pytest.mark.parametrize(("edition", "card"), FUTURES)
def test_b_48_the_future_shows_what_is_left_when_fewer_than_three_are(
    edition: Reading, card: str, left: list[str]
) -> None:
    table = edition(f"A: {card} | B: loaf | draw: {' '.join(left)}")
    happens(table, "A", card)
    assert [seen.card for seen in table.seen_by("A") if seen.what == "future"] == left
    assert pile(table) == left
    assert waits(table) == "turn: A"


@pytest.mark.parametrize("edition", [original, good, two])
def test_b_49_with_an_empty_pile_a_turn_ends_without_a_draw(edition: Reading) -> None:
    table = edition("A: loaf | B: loaf | draw:")
    table.play("A", "draw")
    assert cards(table, "A") == 1
    assert waits(table) == "turn: B"


def test_b_49_t_21_there_are_always_enough_kittens_for_all_but_one() -> None:
    for seed, (slug, players, chosen) in enumerate(islice(cycle(TABLES), 2_000)):
        game, dice = random_game(slug, players, chosen, seed), Random(seed)
        while not game.over:
            if game.decision == TURN:
                kittens = game.pile_list().count(KITTEN)
                assert kittens >= game.living - 1, f"{slug} for {players} with {chosen}, seed {seed}"
            seat = dice.choice(game.waiting)
            game.apply(seat, dice.choice(game.legal(seat)))
        assert game.living == 1, f"seed {seed}"


def test_b_51_a_kitten_from_the_bottom_may_go_on_top_and_nobody_is_told() -> None:
    tables = []
    for text in ("moon kitten loaf kitten", "kitten kitten loaf moon"):
        table = good(f"A: raising-heck | B: loaf | C: loaf | draw: {text}", heck_kitten="may_top")
        happens(table, "A", "raising-heck")
        assert waits(table) == "heck: A"
        table.play("A", "top")
        tables.append(table)
    assert all(same_to(seat, *tables) for seat in ["B", "C", None])
    assert seat_seen(tables[0], None, "A").alive
    assert pile(tables[0]) == ["kitten", "moon", "kitten", "loaf"]
    assert known(tables[0], "A") == [("kitten", 0, 0)]
    assert waits(tables[0]) == "turn: B"


def test_b_51_while_the_player_decides_nobody_else_sees_the_card() -> None:
    tables = []
    for text in ("moon kitten loaf kitten", "kitten kitten loaf moon"):
        table = good(f"A: raising-heck defuse | B: loaf | C: loaf | draw: {text}")
        happens(table, "A", "raising-heck")
        tables.append(table)
    assert all(same_to(seat, *tables) for seat in ["B", "C", None])
    asked = view(tables[0], "A").ask
    assert asked is not None and asked.held == "kitten"
    assert waits(tables[0]) == "heck: A"


def test_b_51_a_kitten_taken_into_the_hand_is_shown_and_ends_one_turn() -> None:
    table = good("A: raising-heck defuse | B: loaf | draw: moon kitten | turn: A owes 2 attacked")
    happens(table, "A", "raising-heck")
    table.play("A", "keep")
    assert [seen.card for seen in table.seen_by("B") if seen.what == "kitten"] == ["kitten"]
    assert waits(table) == "face: A"
    table.play("A", "defuse")
    table.play("A", "hide@0")
    assert pile(table) == ["kitten", "moon"]
    assert waits(table) == "turn: A"


@pytest.mark.parametrize(("held", "then"), [("defuse", "face: A"), ("loaf", "over: B")])
def test_b_51_with_the_option_a_kitten_from_the_bottom_explodes(held: str, then: str) -> None:
    table = good(f"A: raising-heck {held} | B: loaf | draw: moon kitten", heck_kitten="explodes")
    happens(table, "A", "raising-heck")
    assert [seen.card for seen in table.seen_by("B") if seen.what == "kitten"] == ["kitten"]
    assert waits(table) == then


def test_b_51_with_the_option_a_harmless_card_is_still_kept_or_put_on_top() -> None:
    table = good("A: raising-heck | B: loaf | draw: kitten moon", heck_kitten="explodes")
    happens(table, "A", "raising-heck")
    table.play("A", "top")
    assert pile(table) == ["moon", "kitten"]
    assert waits(table) == "turn: B"


@pytest.mark.parametrize(("choice", "left", "held"), [("top", ["moon"], {}), ("keep", [], {"moon": 1})])
def test_b_52_raising_heck_works_with_one_card_left(choice: str, left: list[str], held: dict[str, int]) -> None:
    table = good("A: raising-heck | B: loaf | draw: moon")
    happens(table, "A", "raising-heck")
    table.play("A", choice)
    assert pile(table) == left
    assert hand(table, "A") == held
    assert waits(table) == "turn: B"


@pytest.mark.parametrize("edition", [original, good, two])
def test_b_53_who_hid_a_kitten_knows_its_place_while_the_pile_shrinks(edition: Reading) -> None:
    table = edition("A: defuse | B: loaf | draw: kitten moon loaf cactus nope")
    hide(table, "A", 3)
    assert known(table, "A") == [("kitten", 3, 3)]
    assert known(table, "B") == []
    assert view(table, "B").kittens == 1
    table.play("B", "draw")
    assert known(table, "A") == [("kitten", 2, 2)]
    assert waits(table) == "turn: A"


@pytest.mark.parametrize("edition", [original, good, two])
def test_b_53_a_shuffle_ends_what_the_hider_knows(edition: Reading) -> None:
    table = edition("A: defuse | B: shuffle | draw: kitten moon loaf cactus nope")
    hide(table, "A", 3)
    happens(table, "B", "shuffle")
    assert known(table, "A") == known(table, "B") == []
    assert waits(table) == "turn: B"


def test_b_53_when_another_hides_a_kitten_the_place_is_uncertain() -> None:
    table = good("A: defuse | B: defuse | C: | draw: kitten kitten moon loaf cactus")
    hide(table, "A", 3)
    assert pile(table) == ["kitten", "moon", "loaf", "kitten", "cactus"]
    hide(table, "B", 1)
    assert pile(table) == ["moon", "kitten", "loaf", "kitten", "cactus"]
    assert ("kitten", 2, 3) in known(table, "A")
    assert known(table, "B") == [("kitten", 1, 1)]
    assert known(table, "C") == []
    assert waits(table) == "turn: C"


def test_b_53_others_know_only_that_a_kitten_went_back() -> None:
    tables = []
    for place in (0, 4):
        table = good("A: defuse | B: loaf | C: | draw: kitten kitten moon loaf cactus")
        hide(table, "A", place)
        tables.append(table)
    assert all(same_to(seat, *tables) for seat in ["B", "C", None])
    assert [seen.seat for seen in tables[0].seen_by("C") if seen.what == "hide"] == ["A"]
    assert view(tables[0], "C").kittens == 2
    assert waits(tables[0]) == "turn: B"


@pytest.mark.parametrize("edition", [original, good, two])
def test_b_56_one_shuffle_makes_every_order_about_equally_likely(edition: Reading) -> None:
    orders = Counter[tuple[str, ...]]()
    for seed in range(1_200):
        table = edition("A: shuffle | B: loaf | draw: moon cactus kitten", seed)
        happens(table, "A", "shuffle")
        orders[tuple(pile(table))] += 1
        assert discard(table) == ["shuffle"]
        assert waits(table) == "turn: A"
    assert len(orders) == 6
    assert all(135 < count < 265 for count in orders.values()), orders  # 200 expected, five standard deviations


def test_b_93_a_written_position_may_break_the_invariants() -> None:
    table = good("A: | B: | C: | draw: moon")
    assert view(table, None).kittens == 0
    table.play("A", "draw")
    table.play("B", "draw")
    assert pile(table) == []
    assert waits(table) == "turn: C"


def test_b_93_parts_left_out_take_their_natural_value() -> None:
    table = good("A: loaf | B: moon")
    assert pile(table) == discard(table) == []
    assert set(view(table, None).mat) == {"godcat", "devilcat"}
    assert not view(table, None).attacked
    assert waits(table) == "turn: A"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "A: loaf",
        "A: loaf | B: unicorn",
        "A: kitten | B: loaf",
        "A: defuse*13 | B: loaf",
        "A: loaf | C: loaf",
        "A: loaf | B: loaf | turn: C",
        "A: godcat | B: godcat",
        "A: loaf | B: loaf | dead: A",
        "A: | B: | ask: lay | x",
    ],
)
def test_b_93_what_can_never_be_is_refused(text: str) -> None:
    with pytest.raises(kaboodle.PositionError):
        good(text)


def test_b_93_a_position_is_read_back_as_it_was_written() -> None:
    table = good("A: defuse godcat | B: loaf | C: | draw: kitten moon loaf kitten | turn: A owes 2 attacked")
    table.play("A", "draw")
    again = kaboodle.read(table.position, "good-vs-evil")
    assert again.position == table.position
    refused(again, "B", "draw")
    assert waits(again) == waits(table) == "face: A"
