"""Rulings on the set-up, who begins and the table's options, by id."""

from collections import Counter

import pytest

import kaboodle
from tests.editions import in_hands, zones
from tests.kittens import GOOD, ORIGINAL, TWO
from tests.tables import hand, pile, view, waits

BOTH = pytest.mark.parametrize(("slug", "players"), [(GOOD, 2), (GOOD, 3), (GOOD, 4), (GOOD, 5), (TWO, 2)])


def starts(table: kaboodle.Table) -> bool:
    """Whether the game waits for an ordinary first turn."""
    return waits(table) in [f"turn: {seat}" for seat in table.seats]


@BOTH
def test_b_06_by_the_book_a_spare_defuse_may_be_dealt(slug: str, players: int) -> None:
    dealt = set()
    for seed in range(200):
        table = kaboodle.new(slug, players=players, seed=seed, options={"defuse_mix": "book"})
        dealt.add(in_hands(table)["defuse"] - players)
        assert starts(table)
    assert 0 in dealt
    assert max(dealt) >= 1


@BOTH
def test_b_06_with_the_option_spare_defuses_go_in_after_the_deal(slug: str, players: int) -> None:
    spare = 1 if slug == TWO or players == 5 else 2
    for seed in range(200):
        table = kaboodle.new(slug, players=players, seed=seed, options={"defuse_mix": "after_deal"})
        assert all(hand(table, seat)["defuse"] == 1 for seat in table.seats), f"seed {seed}"
        assert all(sum(hand(table, seat).values()) == 8 for seat in table.seats), f"seed {seed}"
        assert pile(table).count("defuse") == spare, f"seed {seed}"
        assert starts(table)


def test_b_06_the_original_always_puts_them_in_after_the_deal() -> None:
    with pytest.raises(kaboodle.OptionError, match="defuse_mix"):
        kaboodle.new(ORIGINAL, players=4, seed=0, options={"defuse_mix": "after_deal"})
    for seed in range(100):
        table = kaboodle.new(ORIGINAL, players=4, seed=seed)
        assert all(hand(table, seat)["defuse"] == 1 for seat in table.seats), f"seed {seed}"
        assert starts(table)


@pytest.mark.parametrize(
    ("slug", "players", "removed", "size"),
    [
        *[(GOOD, 2, 10, 22), (GOOD, 3, 8, 18), (GOOD, 4, 6, 14), (GOOD, 5, 3, 10)],
        *[(ORIGINAL, 2, 11, 24), (ORIGINAL, 3, 8, 22), (ORIGINAL, 4, 6, 17), (ORIGINAL, 5, 4, 12)],
        *[(ORIGINAL, 6, 17, 44), (ORIGINAL, 9, 10, 30), (TWO, 2, 5, 11)],
    ],
)
def test_b_54_a_quick_game_removes_a_third_unseen_before_any_kitten_goes_in(
    slug: str, players: int, removed: int, size: int
) -> None:
    for seed in range(40):
        table = kaboodle.new(slug, players=players, seed=seed, options={"quick_game": "on"})
        parts = zones(table)
        assert parts["hidden box"].total() == removed, f"seed {seed}"
        assert parts["hidden box"]["kitten"] == 0, f"seed {seed}"
        assert len(pile(table)) == size, f"seed {seed}"
        assert pile(table).count("kitten") == players - 1, f"seed {seed}"
        for seat in [*table.seats, None]:
            assert view(table, seat).box_hidden == removed, f"seed {seed}"
            assert view(table, seat).box_known == {}, f"seed {seed}"
        assert starts(table)


@pytest.mark.parametrize(("slug", "players"), [(GOOD, 3), (ORIGINAL, 4), (TWO, 2)])
def test_b_54_the_removed_cards_are_drawn_by_chance(slug: str, players: int) -> None:
    removed = Counter[str]()
    for seed in range(100):
        removed += zones(kaboodle.new(slug, players=players, seed=seed, options={"quick_game": "on"}))["hidden box"]
    assert {"nope", "favor", "shuffle", "loaf"} <= set(removed)
    assert ("defuse" in removed) == (slug != ORIGINAL)  # in the Original spare Defuses go in afterwards


def test_b_54_with_the_defuses_mixed_in_after_the_deal_none_is_removed() -> None:
    for seed in range(60):
        chosen = {"quick_game": "on", "defuse_mix": "after_deal"}
        table = kaboodle.new(GOOD, players=3, seed=seed, options=chosen)
        assert zones(table)["hidden box"]["defuse"] == 0, f"seed {seed}"
        assert pile(table).count("defuse") == 2, f"seed {seed}"
        assert starts(table)


@pytest.mark.parametrize(("slug", "players", "size"), [(GOOD, 3, 26), (ORIGINAL, 4, 23), (TWO, 2, 16)])
def test_b_54_by_default_no_card_is_removed_unseen(slug: str, players: int, size: int) -> None:
    table = kaboodle.new(slug, players=players, seed=1)
    assert view(table, None).box_hidden == 0
    assert len(pile(table)) == size
    assert starts(table)


@pytest.mark.parametrize(("slug", "players"), [(GOOD, 3), (TWO, 2), (ORIGINAL, 5), ("mantis", 4)])
def test_b_91_the_first_player_is_drawn_from_the_games_own_chance(slug: str, players: int) -> None:
    first = Counter(kaboodle.new(slug, players=players, seed=seed).waiting[0] for seed in range(600))
    assert set(first) == set("ABCDEFGHI"[:players])
    assert all(count > 0.6 * 600 / players for count in first.values()), first
    again = [kaboodle.new(slug, players=players, seed=7).waiting for _ in range(3)]
    assert again[0] == again[1] == again[2]


@pytest.mark.parametrize(("first", "begins"), [("host", "ABCD"), ("next", "BCDA")])
@pytest.mark.parametrize(("slug", "players"), [(GOOD, 4), (ORIGINAL, 4), ("mantis", 4)])
def test_b_91_the_host_chooses_or_the_seat_after_the_last_starter_begins(
    slug: str, players: int, first: str, begins: str
) -> None:
    for starter, begun in zip("ABCD", begins, strict=True):
        for seed in range(5):
            table = kaboodle.new(slug, players=players, seed=seed, options={"first": first}, starter=starter)
            assert table.waiting == (begun,)


def test_b_91_seats_are_clockwise_in_their_order() -> None:
    table = kaboodle.new(GOOD, players=4, seed=2, options={"first": "host"}, starter="C")
    order: list[str] = []
    while len(order) < 4 and table.question == "turn":
        order.append(table.waiting[0])
        table.play(table.waiting[0], "draw")
        while table.question in ("face", "hide"):
            table.play(table.waiting[0], table.default(table.waiting[0]))
    assert order == ["C", "D", "A", "B"]
    assert waits(table) == "turn: C"


@pytest.mark.parametrize(
    ("options", "starter"),
    [
        ({}, "A"),
        ({"first": "random"}, "B"),
        ({"first": "host"}, None),
        ({"first": "host"}, "D"),
        ({"first": "next"}, None),
    ],
)
def test_b_91_a_starter_is_said_when_and_only_when_it_is_chosen(options: dict[str, str], starter: str | None) -> None:
    with pytest.raises(kaboodle.OptionError, match="starter"):
        kaboodle.new(GOOD, players=3, seed=0, options=options, starter=starter)


OF_GOOD = {
    "defuse_mix": "book after_deal",
    "quick_game": "off on",
    "special_combos": "on off",
    "attack_stacking": "book never always",
    "attack_last_turn": "3 2",
    "empty_target": "forbid allow_no_effect",
    "auto_defuse": "ask always",
    "dead_hand": "discard out_of_game",
    "armageddon_nopeable": "true false",
    "godcat_in_combo": "true false",
    "heck_kitten": "may_top explodes",
    "nope_own": "false true",
    "first": "random host next",
}
NOT_OF_TWO = {"dead_hand", "armageddon_nopeable", "godcat_in_combo", "heck_kitten"}
OF_TWO = {key: values for key, values in OF_GOOD.items() if key not in NOT_OF_TWO}


@pytest.mark.parametrize(("slug", "known"), [(GOOD, OF_GOOD), (TWO, OF_TWO)])
def test_the_options_of_an_edition_are_those_of_the_rulings_with_the_first_as_default(
    slug: str, known: dict[str, str]
) -> None:
    assert kaboodle.new(slug, players=2, seed=0).options == {key: values.split()[0] for key, values in known.items()}
    for key, values in known.items():
        for value in values.split():
            starter = "A" if value in ("host", "next") else None
            table = kaboodle.new(slug, players=2, seed=0, options={key: value}, starter=starter)
            assert table.options[key] == view(table, None).options[key] == value
            assert starts(table)


@pytest.mark.parametrize(
    ("slug", "key"),
    [(GOOD, "no_such_option"), (TWO, "no_such_option"), (GOOD, "nope_window"), (GOOD, "two_player_variant")]
    + [(GOOD, "decks"), (GOOD, "five_can_take_kitten"), (GOOD, "start_side")]
    + [(TWO, key) for key in sorted(NOT_OF_TWO)]
    + [(TWO, "decks"), (TWO, "two_player_variant"), (TWO, "five_can_take_kitten")]
    + [(ORIGINAL, "armageddon_nopeable"), (ORIGINAL, "godcat_in_combo"), (ORIGINAL, "heck_kitten")],
)
def test_an_option_of_another_edition_is_refused_by_name(slug: str, key: str) -> None:
    value = OF_GOOD.get(key, "on").split()[0]
    with pytest.raises(kaboodle.OptionError, match=key):
        kaboodle.new(slug, players=2, seed=0, options={key: value})
    with pytest.raises(kaboodle.OptionError, match=key):
        kaboodle.read("A: loaf | B: loaf | draw: moon kitten", slug, options={key: value})


@pytest.mark.parametrize("key", sorted(OF_GOOD))
@pytest.mark.parametrize("value", ["perhaps", "", "7", None, []])
def test_a_value_that_an_option_does_not_have_is_refused_by_name(key: str, value: object) -> None:
    with pytest.raises(kaboodle.OptionError, match=key):
        kaboodle.new(GOOD, players=3, seed=0, options={key: value})


def test_an_option_that_does_not_fit_the_number_of_players_is_refused_by_name() -> None:
    with pytest.raises(kaboodle.OptionError, match="two_player_variant"):
        kaboodle.new(ORIGINAL, players=3, seed=0, options={"two_player_variant": "off"})
    assert starts(kaboodle.new(ORIGINAL, players=2, seed=0, options={"two_player_variant": "off"}))


def test_an_edition_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(kaboodle.OptionError, match="party"):
        kaboodle.new("party", players=3, seed=0)
