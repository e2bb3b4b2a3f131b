"""The Original's set-up, from its rule book: components, deal, draw pile, two players and two decks."""

from collections import Counter

import pytest

import kaboodle
from tests.tables import discard, hand, pile, view, waits

CATS = ("loaf", "moon", "cactus", "noodle", "drizzle")
ONE_DECK = {
    "kitten": 4,
    "defuse": 6,
    "nope": 5,
    "attack": 4,
    "skip": 4,
    "favor": 4,
    "shuffle": 4,
    "see-the-future": 5,
    **dict.fromkeys(CATS, 4),
}


def dealt(players: int, seed: int = 1, **options: str) -> kaboodle.Table:
    """The Original, just set up."""
    return kaboodle.new("original", players=players, seed=seed, options=options)


def everything(table: kaboodle.Table) -> Counter[str]:
    """Every card that is in a hand, in a pile or removed in the open."""
    found = Counter(pile(table)) + Counter(discard(table)) + Counter(view(table, None).box)
    for seat in table.seats:
        found += Counter(hand(table, seat))
    return found


def test_ek_01_one_deck_serves_two_to_five_and_two_decks_serve_nine() -> None:
    for players in range(2, 10):
        table = dealt(players)
        assert len(table.seats) == players
        assert everything(table).total() == (56 if players <= 5 else 112)
        assert table.question == "turn"
    for players in (0, 1, 10):
        with pytest.raises(kaboodle.OptionError):
            dealt(players)


def test_ek_03_fifty_six_cards_of_thirteen_titles_five_of_them_cats() -> None:
    table = dealt(4)
    assert everything(table) == ONE_DECK
    assert sum(ONE_DECK.values()) == 56
    assert sum(everything(table)[cat] for cat in CATS) == 20
    assert table.question == "turn"


@pytest.mark.parametrize("players", range(2, 10))
def test_ek_06_ek_14_no_kitten_and_no_second_defuse_is_ever_dealt(players: int) -> None:
    for seed in range(60):
        table = dealt(players, seed)
        for seat in table.seats:
            assert hand(table, seat)["defuse"] == 1, f"seed {seed}"
            assert "kitten" not in hand(table, seat), f"seed {seed}"
        assert table.question == "turn"


def test_t_03_no_starting_hand_has_two_defuses_or_a_kitten_in_a_thousand_deals() -> None:
    for seed in range(1000):
        table = dealt(2 + seed % 8, seed)
        for seat in table.seats:
            held = hand(table, seat)
            assert held["defuse"] == 1 and "kitten" not in held, f"seed {seed}"


@pytest.mark.parametrize("players", range(2, 10))
def test_ek_07_ek_08_everyone_starts_with_seven_cards_and_a_defuse(players: int) -> None:
    table = dealt(players)
    for seat in table.seats:
        assert sum(hand(table, seat).values()) == 8
        assert hand(table, seat)["defuse"] == 1
    assert table.question == "turn"


def test_ek_07_the_cards_are_dealt_face_down() -> None:
    table = dealt(3)
    for seen in table.stream("A"):
        if seen.what == "dealt" and seen.seat != "A":
            assert seen.card in (None, "defuse"), "of another hand all know the Defuse, and nothing else"
    own = Counter(seen.card for seen in table.stream("A") if seen.what == "dealt" and seen.seat == "A")
    assert own == hand(table, "A")
    known = [seen.card for seen in table.stream("A") if seen.what == "dealt" and seen.seat == "B"]
    assert sorted(known, key=str) == [None] * 7 + ["defuse"]
    assert not [seen for seen in table.stream(None) if seen.what == "dealt" and seen.card not in (None, "defuse")]


def test_ek_07_ek_12_every_title_can_be_dealt_and_two_deals_differ() -> None:
    tables = [dealt(2, seed) for seed in range(60)]
    titles = {title for table in tables for title in hand(table, "A")}
    assert titles == set(ONE_DECK) - {"kitten"}
    assert len({tuple(pile(table)) for table in tables}) == 60


# Players: Kittens in the pile, Defuses in the pile, Kittens removed, pile. The pile is what 7 cards for each leave of
# 46 (one deck) or 92 (two decks) cards that are neither Kitten nor Defuse, and then the Kittens and Defuses.
PILES = {
    3: (2, 3, 2, 46 - 21 + 2 + 3),
    4: (3, 2, 1, 46 - 28 + 3 + 2),
    5: (4, 1, 0, 46 - 35 + 4 + 1),
    6: (5, 6, 3, 92 - 42 + 5 + 6),
    7: (6, 5, 2, 92 - 49 + 6 + 5),
    8: (7, 4, 1, 92 - 56 + 7 + 4),
    9: (8, 3, 0, 92 - 63 + 8 + 3),
}


@pytest.mark.parametrize("players", PILES)
def test_ek_09_ek_10_one_kitten_less_than_players_and_every_spare_defuse(players: int) -> None:
    kittens, defuses, removed, size = PILES[players]
    for seed in range(20):
        table = dealt(players, seed)
        assert pile(table).count("kitten") == kittens, f"seed {seed}"
        assert pile(table).count("defuse") == defuses, f"seed {seed}"
        assert len(pile(table)) == size, f"seed {seed}"
        assert view(table, None).box == ({"kitten": removed} if removed else {}), f"seed {seed}"
        assert table.question == "turn"


def test_ek_15_two_decks_for_nine_use_all_eight_kittens_and_leave_three_defuses() -> None:
    table = dealt(9)
    assert everything(table) == {title: 2 * count for title, count in ONE_DECK.items()}
    assert pile(table).count("kitten") == 8
    assert pile(table).count("defuse") == 3
    assert view(table, None).box == {}
    assert table.question == "turn"


def test_t_01_four_players_with_one_deck() -> None:
    for seed in range(50):
        table = dealt(4, seed)
        assert [sum(hand(table, seat).values()) for seat in table.seats] == [8, 8, 8, 8]
        assert [hand(table, seat)["defuse"] for seat in table.seats] == [1, 1, 1, 1]
        assert len(pile(table)) == 23
        assert pile(table).count("kitten") == 3
        assert pile(table).count("defuse") == 2
        assert everything(table).total() == 56
        assert table.question == "turn"


def test_ek_11_b_07_t_02_with_two_players_only_two_spare_defuses_go_in() -> None:
    table = dealt(2)
    assert len(pile(table)) == 35
    assert (pile(table).count("defuse"), pile(table).count("kitten")) == (2, 1)
    assert view(table, None).box == {"kitten": 3, "defuse": 2}
    full = dealt(2, two_player_variant="off")
    assert len(pile(full)) == 37
    assert (pile(full).count("defuse"), pile(full).count("kitten")) == (4, 1)
    assert view(full, None).box == {"kitten": 3}
    assert table.question == full.question == "turn"


def test_b_07_the_variant_is_for_two_players_with_one_deck_or_two() -> None:
    table = dealt(2, decks="2")
    assert pile(table).count("defuse") == 2
    assert view(table, None).box == {"kitten": 7, "defuse": 8}
    assert pile(dealt(2, decks="2", two_player_variant="off")).count("defuse") == 10
    with pytest.raises(kaboodle.OptionError):
        dealt(3, two_player_variant="off")


def test_b_55_two_decks_are_needed_from_six_players_and_allowed_below() -> None:
    table = dealt(3, decks="2")
    assert everything(table).total() == 112
    assert (pile(table).count("kitten"), pile(table).count("defuse")) == (2, 9)
    assert len(pile(table)) == 92 - 21 + 2 + 9
    assert view(table, None).box == {"kitten": 6}
    for players in range(6, 10):
        assert everything(dealt(players)) == everything(dealt(players, decks="2"))
    with pytest.raises(kaboodle.OptionError):
        dealt(6, decks="1")
    assert table.question == "turn"


def test_ek_12_the_pile_lies_face_down_and_a_kitten_can_be_anywhere() -> None:
    places = {place for seed in range(300) for place, card in enumerate(pile(dealt(3, seed))) if card == "kitten"}
    assert places == set(range(30))
    table = dealt(3)
    assert discard(table) == []
    for seat in (*table.seats, None):
        assert view(table, seat).pile_known == ()
    assert table.question == "turn"


def test_ek_13_b_91_any_player_may_begin() -> None:
    assert {dealt(4, seed).waiting for seed in range(60)} == {("A",), ("B",), ("C",), ("D",)}
    for seat in "ABCD":
        options = {"first": "host"}
        chosen = kaboodle.new("original", players=4, seed=3, options=options, starter=seat)
        assert waits(chosen) == f"turn: {seat}"
    after = kaboodle.new("original", players=4, seed=3, options={"first": "next"}, starter="D")
    assert waits(after) == "turn: A"
