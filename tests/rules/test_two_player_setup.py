"""The 2-Player Edition: components, set-up, turns and the Kitten, by rule id."""

from collections import Counter

import pytest

import kaboodle
from tests.editions import in_hands, refused, same_to, two, zones
from tests.kittens import TWO
from tests.tables import cards, discard, hand, happens, pile, view, waits


def starts(table: kaboodle.Table) -> bool:
    """Whether the game waits for an ordinary first turn."""
    return waits(table) in ("turn: A", "turn: B")


def test_tp_01_exactly_two_play() -> None:
    table = kaboodle.new(TWO, players=2, seed=1)
    assert table.seats == ("A", "B")
    assert starts(table)
    for players in (1, 3, 5):
        with pytest.raises(kaboodle.OptionError, match=str(players)):
            kaboodle.new(TWO, players=players, seed=1)


def test_tp_02_tp_03_the_deck_of_32_is_what_the_guide_lists() -> None:
    table = kaboodle.new(TWO, players=2, seed=1)
    deck = sum(zones(table).values(), Counter())
    assert deck == Counter(
        {
            "kitten": 1,
            "defuse": 3,
            "attack": 2,
            "skip": 3,
            "favor": 3,
            "see-the-future": 3,
            "shuffle": 2,
            "nope": 3,
            "loaf": 4,
            "moon": 4,
            "cactus": 4,
        }
    )
    assert deck.total() == 32
    assert starts(table)


def test_tp_04_who_explodes_loses_and_the_other_wins() -> None:
    table = two("A: loaf | B: moon | draw: kitten loaf")
    table.play("A", "draw")
    assert table.winners == ("B",)
    refused(table, "B", "draw")
    assert waits(table) == "over: B"


def test_tp_05_tp_06_tp_08_tp_09_t_08_eight_cards_each_and_a_pile_of_sixteen_with_the_kitten() -> None:
    for seed in range(100):
        table = kaboodle.new(TWO, players=2, seed=seed)
        assert [cards(table, seat) for seat in "AB"] == [8, 8]
        assert all(hand(table, seat)["defuse"] >= 1 for seat in "AB"), f"seed {seed}"
        assert len(pile(table)) == 16
        assert pile(table).count("kitten") == 1
        assert in_hands(table)["kitten"] == 0, f"seed {seed}"
        assert in_hands(table)["defuse"] + pile(table).count("defuse") == 3, f"seed {seed}"
        assert starts(table)


def test_tp_07_the_third_defuse_may_be_dealt() -> None:
    where = Counter(
        max(hand(table, seat)["defuse"] for seat in "AB")
        for table in (kaboodle.new(TWO, players=2, seed=seed) for seed in range(300))
    )
    assert set(where) == {1, 2}
    assert where[2] > 100  # 14 of the 29 cards of the deck are dealt, so nearly every second game


def test_tp_10_the_pile_is_shuffled_and_nothing_is_discarded() -> None:
    places = set()
    for seed in range(400):
        table = kaboodle.new(TWO, players=2, seed=seed)
        places.add(pile(table).index("kitten"))
        assert discard(table) == []
        assert starts(table)
    assert places == set(range(16))


@pytest.mark.parametrize("starter", ["A", "B"])
def test_tp_11_who_starts_is_chosen(starter: str) -> None:
    table = kaboodle.new(TWO, players=2, seed=3, options={"first": "host"}, starter=starter)
    assert waits(table) == f"turn: {starter}"


def test_tp_12_any_number_of_cards_may_be_played_one_after_another() -> None:
    table = two("A: shuffle see-the-future favor | B: nope | draw: loaf moon cactus kitten")
    happens(table, "A", "shuffle")
    happens(table, "A", "see-the-future")
    happens(table, "A", "favor")
    table.play("B", "give nope")
    assert discard(table) == ["favor", "see-the-future", "shuffle"]
    assert waits(table) == "turn: A"


def test_tp_12_tp_13_a_player_may_pass_and_draws_the_top_card_then_the_opponent_plays() -> None:
    table = two("A: shuffle | B: nope | draw: loaf moon kitten")
    table.play("A", "draw")
    assert hand(table, "A") == {"shuffle": 1, "loaf": 1}
    assert discard(table) == []
    assert [seen.card for seen in table.seen_by("B") if seen.what == "draw"] == [None]
    assert waits(table) == "turn: B"
    table.play("B", "draw")
    assert waits(table) == "turn: A"


def test_tp_14_the_kitten_is_drawn_before_the_pile_runs_dry() -> None:
    for seed in range(50):
        table = kaboodle.new(TWO, players=2, seed=seed)
        while table.question == "turn":
            assert "kitten" in pile(table), f"seed {seed}"
            table.play(table.waiting[0], "draw")
        assert table.question == "face"


def test_tp_15_both_may_count_the_pile_and_hands_have_no_limits() -> None:
    table = two("A: loaf*4 moon*4 cactus*4 skip*3 | B: | draw: favor nope kitten")
    table.play("A", "draw")
    assert cards(table, "A") == 16
    assert view(table, "A").pile == view(table, "B").pile == 2
    assert list(table.legal("B")) == ["draw"]
    assert waits(table) == "turn: B"


def test_tp_16_tp_37_a_kitten_is_shown_at_once_and_without_a_defuse_all_is_lost() -> None:
    table = two("A: nope skip*2 shuffle attack | B: nope | draw: kitten moon")
    table.play("A", "draw")
    assert next((seen.what, seen.card) for seen in table.seen_by("B")) == ("kitten", "kitten")
    assert waits(table) == "over: B"


def test_tp_17_a_defuse_may_be_played_instead_of_dying_and_is_discarded() -> None:
    table = two("A: defuse*2 | B: nope | draw: kitten moon")
    table.play("A", "draw")
    assert set(table.legal("A")) == {"defuse", "explode"}
    table.play("A", "defuse")
    assert hand(table, "A") == {"defuse": 1}
    assert discard(table) == ["defuse"]
    assert waits(table) == "hide: A"


def test_tp_18_the_kitten_goes_back_secretly_to_any_place() -> None:
    tables: list[kaboodle.Table] = []
    for place in (0, 1, 2, 3):
        table = two("A: defuse | B: nope | draw: kitten moon skip loaf")
        table.play("A", "draw")
        table.play("A", "defuse")
        table.play("A", f"hide@{place}")
        rest = ["moon", "skip", "loaf"]
        assert pile(table) == [*rest[:place], "kitten", *rest[place:]]
        assert same_to("B", table, [*tables, table][0])
        tables.append(table)
    assert waits(tables[0]) == "turn: B"


def test_tp_19_after_defusing_the_turn_is_over() -> None:
    table = two("A: defuse skip | B: nope | draw: kitten moon")
    table.play("A", "draw")
    table.play("A", "defuse")
    table.play("A", "hide@0")
    refused(table, "A", "skip", "draw")
    assert waits(table) == "turn: B"
    table.play("B", "draw")
    assert waits(table) == "over: A"


def test_tp_37_declining_the_only_rescue_loses() -> None:
    table = two("A: defuse | B: nope | draw: kitten moon")
    table.play("A", "draw")
    table.play("A", "explode")
    assert waits(table) == "over: B"
