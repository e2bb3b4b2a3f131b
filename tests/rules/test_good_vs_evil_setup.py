"""Good vs Evil: components and set-up, by rule id."""

from collections import Counter

import pytest

import kaboodle
from tests.editions import good, in_hands, refused, same_to, zones
from tests.kittens import GOOD
from tests.tables import cards, discard, hand, happens, pile, seat_seen, view, waits

SEATS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def starts(table: kaboodle.Table) -> bool:
    """Whether the game waits for an ordinary first turn."""
    return waits(table) in [f"turn: {seat}" for seat in table.seats]


@SEATS
def test_ge_01_two_to_five_play(players: int) -> None:
    table = kaboodle.new(GOOD, players=players, seed=1)
    assert len(table.seats) == players
    assert starts(table)


@pytest.mark.parametrize("players", [0, 1, 6, 9])
def test_ge_01_no_fewer_than_two_and_no_more_than_five_play(players: int) -> None:
    with pytest.raises(kaboodle.OptionError, match=str(players)):
        kaboodle.new(GOOD, players=players, seed=1)


@SEATS
def test_ge_02_ge_07_t_09_there_are_53_cards_and_both_cats_lie_on_the_mat(players: int) -> None:
    table = kaboodle.new(GOOD, players=players, seed=2)
    parts = zones(table)
    mat = parts.pop("mat")
    assert mat == Counter({"godcat": 1, "devilcat": 1})
    assert sum(parts.values(), Counter()).total() == 53
    assert all(set(view(table, seat).mat) == {"godcat", "devilcat"} for seat in [*table.seats, None])
    assert starts(table)


def test_ge_03_the_deck_is_what_the_guide_lists() -> None:
    table = kaboodle.new(GOOD, players=3, seed=3)
    parts = zones(table)
    del parts["mat"]
    deck = sum(parts.values(), Counter())
    assert deck == Counter(
        {
            "kitten": 4,
            "defuse": 6,
            "armageddon": 3,
            "attack": 2,
            "targeted-attack": 2,
            "favor": 4,
            "raising-heck": 2,
            "reveal-the-future": 3,
            "shuffle": 2,
            "nope": 5,
            "feral": 4,
            "loaf": 4,
            "moon": 4,
            "cactus": 4,
            "noodle": 4,
        }
    )
    assert starts(table)


def test_ge_04_there_is_no_skip_and_no_see_the_future() -> None:
    table = good("A: shuffle | B: loaf | draw: moon kitten")
    for move in ("skip", "see-the-future", "godcat=skip"):
        with pytest.raises(kaboodle.InvalidMove):
            table.play("A", move)
    for card in ("skip", "see-the-future", "drizzle"):
        with pytest.raises(kaboodle.PositionError, match="edition"):
            good(f"A: {card} | B: loaf | draw: moon kitten")
    assert waits(table) == "turn: A"


def test_ge_04_t_59_five_different_cards_are_no_combo() -> None:
    table = good("A: shuffle attack favor nope loaf | B: moon | draw: moon kitten | discard: defuse")
    refused(table, "A", "shuffle+attack+favor+nope+loaf")
    assert cards(table, "A") == 5
    assert waits(table) == "turn: A"


def test_ge_05_only_godcat_shows_by_its_back() -> None:
    table = good("A: loaf | B: godcat nope defuse | C: moon | draw: loaf kitten feral")
    other = good("A: loaf | B: godcat loaf feral | C: moon | draw: nope kitten defuse")
    assert same_to("A", table, other)
    assert same_to(None, table, other)
    assert [seat_seen(table, "A", seat).godcat for seat in "ABC"] == [False, True, False]
    assert waits(table) == "turn: A"


def test_ge_06_who_explodes_is_out_and_the_last_one_left_wins() -> None:
    table = good("A: loaf | B: loaf | C: moon | draw: kitten moon kitten")
    table.play("A", "draw")
    assert not seat_seen(table, None, "A").alive
    assert waits(table) == "turn: B"
    table.play("B", "draw")
    table.play("C", "draw")
    assert waits(table) == "over: B"


@SEATS
def test_ge_08_ge_13_one_kitten_fewer_than_players_goes_in_and_none_is_dealt(players: int) -> None:
    for seed in range(50):
        table = kaboodle.new(GOOD, players=players, seed=seed)
        parts = zones(table)
        assert parts["draw"]["kitten"] == players - 1, f"seed {seed}"
        assert in_hands(table)["kitten"] == 0, f"seed {seed}"
        assert parts.get("box", Counter())["kitten"] == 4 - (players - 1), f"seed {seed}"
        assert view(table, None).kittens == players - 1, f"seed {seed}"
        assert starts(table)


@SEATS
def test_ge_09_everybody_gets_a_defuse(players: int) -> None:
    for seed in range(50):
        table = kaboodle.new(GOOD, players=players, seed=seed)
        assert all(hand(table, seat)["defuse"] >= 1 for seat in table.seats), f"seed {seed}"
        assert starts(table)


@pytest.mark.parametrize(("players", "used", "removed"), [(2, 4, 2), (3, 5, 1), (4, 6, 0), (5, 6, 0)])
def test_ge_10_t_05_two_spare_defuses_go_in_or_one_with_five_players(players: int, used: int, removed: int) -> None:
    for seed in range(50):
        table = kaboodle.new(GOOD, players=players, seed=seed)
        parts = zones(table)
        assert in_hands(table)["defuse"] + parts["draw"]["defuse"] == used, f"seed {seed}"
        assert parts.get("box", Counter())["defuse"] == removed, f"seed {seed}"
        assert view(table, None).box.get("defuse", 0) == removed, f"seed {seed}"
        assert starts(table)


@pytest.mark.parametrize(("players", "size"), [(2, 32), (3, 26), (4, 20), (5, 13)])
def test_ge_13_t_05_the_pile_has_what_is_left(players: int, size: int) -> None:
    table = kaboodle.new(GOOD, players=players, seed=5)
    assert len(pile(table)) == size == view(table, None).pile
    assert starts(table)


def test_ge_11_t_06_a_second_defuse_may_be_dealt() -> None:
    most = Counter[int]()
    for seed in range(1_000):
        table = kaboodle.new(GOOD, players=3, seed=seed)
        most[max(hand(table, seat)["defuse"] for seat in table.seats)] += 1
        assert starts(table)
    assert set(most) == {1, 2, 3}


def test_ge_12_eight_cards_each_of_which_the_others_know_only_the_defuse() -> None:
    table = kaboodle.new(GOOD, players=4, seed=8)
    for seat in table.seats:
        assert sum(hand(table, seat).values()) == 8
        for other in table.seats:
            dealt = [seen.card for seen in table.stream(other) if seen.what == "dealt" and seen.seat == seat]
            assert len(dealt) == 8
            if other == seat:
                assert Counter(dealt) == Counter(hand(table, seat))
            else:
                assert [card for card in dealt if card] == ["defuse"]
                assert seat_seen(table, other, seat).known == {"defuse": 1}
    assert starts(table)


@pytest.mark.parametrize(("players", "size"), [(2, 22), (3, 18), (4, 14), (5, 10)])
def test_ge_14_the_quick_game_removes_a_third_unseen_and_keeps_every_kitten(players: int, size: int) -> None:
    for seed in range(50):
        table = kaboodle.new(GOOD, players=players, seed=seed, options={"quick_game": "on"})
        assert len(pile(table)) == size, f"seed {seed}"
        assert pile(table).count("kitten") == players - 1, f"seed {seed}"
        assert all(sum(hand(table, seat).values()) == 8 for seat in table.seats)
        assert all(view(table, seat).box_known == {} for seat in table.seats)
        assert starts(table)


def test_ge_15_the_pile_is_shuffled_and_nothing_is_discarded() -> None:
    places = Counter[int]()
    for seed in range(1_000):
        table = kaboodle.new(GOOD, players=2, seed=seed)
        places[pile(table).index("kitten")] += 1
        assert discard(table) == []
        assert starts(table)
    assert set(places) == set(range(32))


@pytest.mark.parametrize("starter", ["A", "B", "C"])
def test_ge_16_the_first_player_is_chosen_freely(starter: str) -> None:
    table = kaboodle.new(GOOD, players=3, seed=4, options={"first": "host"}, starter=starter)
    assert waits(table) == f"turn: {starter}"


def test_ge_41_the_two_cats_are_never_dealt_or_shuffled_in() -> None:
    for seed in range(200):
        parts = zones(kaboodle.new(GOOD, players=5, seed=seed))
        mat = parts.pop("mat")
        everywhere = sum(parts.values(), Counter())
        assert everywhere["godcat"] == everywhere["devilcat"] == 0
        assert mat.total() == 2
    for text in ("A: devilcat | B: loaf", "A: loaf | B: loaf | draw: devilcat", "A: loaf | B: moon | discard: godcat"):
        with pytest.raises(kaboodle.PositionError):
            good(text)
    table = good("A: shuffle | B: loaf | draw: moon kitten")
    happens(table, "A", "shuffle")
    assert sorted(pile(table)) == ["kitten", "moon"]
    assert waits(table) == "turn: A"
