"""Rulings on attacks, owed turns and deaths, by id."""

from collections.abc import Callable

import pytest

import kaboodle
from tests.editions import good, original, two
from tests.tables import cards, discard, hand, happens, let_it_happen, pile, seat_seen, view, waits

Reading = Callable[..., kaboodle.Table]
ATTACKED = "A: loaf | B: attack | draw: moon moon moon kitten | turn: B owes 2 attacked"


@pytest.mark.parametrize(
    ("edition", "stacking", "owed"),
    [
        *[(original, "book", 2), (original, "never", 2), (original, "always", 4)],
        *[(good, "book", 4), (good, "never", 2), (good, "always", 4)],
        *[(two, "book", 4), (two, "never", 2), (two, "always", 4)],
    ],
)
def test_b_09_an_attack_on_the_first_of_two_turns(edition: Reading, stacking: str, owed: int) -> None:
    table = edition(ATTACKED, attack_stacking=stacking)
    happens(table, "B", "attack")
    assert waits(table) == f"turn: A owes {owed}"


def test_b_09_each_book_is_the_default() -> None:
    for edition, owed in ((original, 2), (good, 4), (two, 4)):
        table = edition(ATTACKED)
        happens(table, "B", "attack")
        assert waits(table) == f"turn: A owes {owed}"


@pytest.mark.parametrize(
    ("edition", "options", "owed"),
    [
        *[(good, {}, 3), (good, {"attack_last_turn": "3"}, 3), (good, {"attack_last_turn": "2"}, 2)],
        *[(two, {}, 3), (two, {"attack_last_turn": "3"}, 3), (two, {"attack_last_turn": "2"}, 2)],
        *[(original, {}, 2), (original, {"attack_stacking": "always"}, 3)],
        (original, {"attack_stacking": "always", "attack_last_turn": "2"}, 2),
        (good, {"attack_stacking": "never"}, 2),
    ],
)
def test_b_10_an_attack_on_the_second_of_two_turns(edition: Reading, options: dict[str, str], owed: int) -> None:
    table = edition(ATTACKED, **options)
    table.play("B", "draw")
    assert waits(table) == "turn: B"
    happens(table, "B", "attack")
    assert waits(table) == f"turn: A owes {owed}"


def test_b_10_the_short_last_turn_changes_nothing_on_earlier_turns() -> None:
    for edition in (good, two):
        table = edition(ATTACKED, attack_last_turn="2")
        happens(table, "B", "attack")
        assert waits(table) == "turn: A owes 4"


def test_b_10_in_the_original_the_last_turn_matters_only_where_attacks_always_stack() -> None:
    with pytest.raises(kaboodle.OptionError, match="attack_last_turn"):
        original(ATTACKED, attack_last_turn="2")
    assert waits(original(ATTACKED)) == "turn: B owes 2"


@pytest.mark.parametrize("edition", [original, good, two])
def test_b_11_t_27_an_ordinary_turn_is_not_passed_on(edition: Reading) -> None:
    table = edition("A: attack | B: loaf | draw: moon moon moon kitten")
    happens(table, "A", "attack")
    assert view(table, None).attacked
    assert waits(table) == "turn: B owes 2"


def test_b_11_who_has_served_every_owed_turn_is_not_under_attack_any_more() -> None:
    table = good("A: attack*2 | B: | draw: moon moon moon cactus kitten")
    happens(table, "A", "attack")
    table.play("B", "draw")
    assert view(table, None).attacked
    table.play("B", "draw")
    assert not view(table, None).attacked
    happens(table, "A", "attack")
    assert waits(table) == "turn: B owes 2"


def one_turn_less(table: kaboodle.Table, seat: str, how: str) -> None:
    """Use up one turn in this way."""
    for move in how.split(", "):
        table.play(seat, move)
        let_it_happen(table)


WAYS = ["draw, defuse, hide@bottom", "raising-heck, top", "raising-heck, keep"]
GOOD_ATTACKED = "A: loaf | B: attack raising-heck defuse | C: loaf | draw: kitten moon kitten moon"


@pytest.mark.parametrize("how", WAYS)
def test_b_12_an_attack_after_one_turn_was_used_up_in_another_way(how: str) -> None:
    table = good(GOOD_ATTACKED + " | turn: B owes 2 attacked")
    one_turn_less(table, "B", how)
    assert waits(table) == "turn: B"
    happens(table, "B", "attack")
    assert waits(table) == "turn: C owes 3"


def test_b_12_an_attack_after_an_armageddon_used_up_one_turn() -> None:
    table = good("A: defuse | B: attack armageddon | C: loaf | draw: moon kitten kitten | turn: B owes 2 attacked")
    one_turn_less(table, "B", "armageddon, lay>A:devilcat")
    table.play("A", "hold")
    table.play("A", "defuse")
    happens(table, "B", "attack")
    assert waits(table) == "turn: C owes 3"


@pytest.mark.parametrize(("edition", "owed"), [(two, 3), (original, 2)])
def test_b_12_an_attack_after_a_skip_used_up_one_turn(edition: Reading, owed: int) -> None:
    table = edition("A: loaf | B: attack skip | draw: moon moon kitten | turn: B owes 2 attacked")
    happens(table, "B", "skip")
    happens(table, "B", "attack")
    assert waits(table) == f"turn: A owes {owed}"


def test_b_13_play_goes_on_from_the_victim_and_those_between_are_passed_over() -> None:
    table = good("A: targeted-attack | B: | C: | D: | draw: moon moon moon moon kitten kitten kitten")
    happens(table, "A", "targeted-attack>D")
    table.play("D", "draw")
    table.play("D", "draw")
    assert [cards(table, seat) for seat in "ABCD"] == [0, 0, 0, 2]
    assert waits(table) == "turn: A"


@pytest.mark.parametrize("how", ["draw", *WAYS])
def test_b_14_each_of_these_ends_one_turn_only(how: str) -> None:
    text = GOOD_ATTACKED.replace("draw: kitten", "draw: cactus") if how == "draw" else GOOD_ATTACKED
    table = good(text + " | turn: B owes 3 attacked")
    one_turn_less(table, "B", how)
    assert waits(table) == "turn: B owes 2"


@pytest.mark.parametrize("edition", [original, two])
def test_b_14_skip_and_defuse_end_one_turn_only(edition: Reading) -> None:
    table = edition("A: loaf | B: skip defuse | draw: kitten moon moon | turn: B owes 3 attacked")
    happens(table, "B", "skip")
    assert waits(table) == "turn: B owes 2"
    one_turn_less(table, "B", "draw, defuse, hide@bottom")
    assert waits(table) == "turn: B"


def test_b_14_a_defuse_ends_no_turn_beyond_the_raising_heck_that_caused_it() -> None:
    table = good("A: | B: raising-heck defuse | draw: moon kitten | turn: B owes 3 attacked")
    one_turn_less(table, "B", "raising-heck, keep, defuse, hide@1")
    assert waits(table) == "turn: B owes 2"


def test_b_14_a_defuse_ends_no_turn_beyond_the_armageddon_that_caused_it() -> None:
    table = good("A: | B: armageddon defuse | draw: moon kitten | turn: B owes 3 attacked")
    one_turn_less(table, "B", "armageddon, lay>A:godcat")
    table.play("A", "hold")
    table.play("B", "defuse")
    assert waits(table) == "turn: B owes 2"


def test_b_15_owed_turns_die_with_their_owner() -> None:
    for edition in (original, good):
        table = edition("A: loaf | B: loaf | C: attack | draw: kitten moon kitten | turn: B owes 6 attacked")
        table.play("B", "draw")
        assert waits(table) == "turn: C"
        assert not view(table, None).attacked
        happens(table, "C", "attack")
        assert waits(table) == "turn: A owes 2"


FIGHT = "A: armageddon | B: moon | C: cactus | draw: noodle kitten kitten"


def fight(text: str, opponent: str, laid: str) -> kaboodle.Table:
    """A plays Armageddon against somebody who keeps what is laid before them."""
    table = good(text)
    happens(table, "A", "armageddon")
    table.play("A", f"lay>{opponent}:{laid}")
    table.play(opponent, "hold")
    return table


@pytest.mark.parametrize(("opponent", "then"), [("B", "turn: C"), ("C", "turn: B")])
def test_b_16_when_the_opponent_dies_the_next_living_player_follows(opponent: str, then: str) -> None:
    table = fight(FIGHT, opponent, "devilcat")
    assert not seat_seen(table, None, opponent).alive
    assert waits(table) == then


def test_b_16_when_the_opponent_dies_a_player_who_still_owes_turns_goes_on() -> None:
    table = fight(FIGHT + " | turn: A owes 3 attacked", "B", "devilcat")
    assert view(table, None).attacked
    assert waits(table) == "turn: A owes 2"


def test_b_16_when_the_player_of_armageddon_dies_the_next_one_has_one_turn() -> None:
    table = fight(FIGHT + " | turn: A owes 3 attacked", "C", "godcat")
    assert not seat_seen(table, None, "A").alive
    assert hand(table, "C") == {"cactus": 1, "godcat": 1}
    assert not view(table, None).attacked
    assert waits(table) == "turn: B"


@pytest.mark.parametrize(("laid", "then"), [("devilcat", "over: A"), ("godcat", "over: B")])
def test_b_16_the_game_ends_at_once_when_one_is_left(laid: str, then: str) -> None:
    table = fight("A: armageddon | B: moon | draw: noodle kitten | turn: A owes 2 attacked", "B", laid)
    assert waits(table) == then


def test_b_17_a_devilcat_defuse_costs_the_opponent_no_turn() -> None:
    table = fight("A: armageddon | B: defuse | C: cactus | draw: noodle kitten kitten", "B", "devilcat")
    table.play("B", "defuse")
    assert waits(table) == "turn: B"
    table.play("B", "draw")
    assert hand(table, "B") == {"noodle": 1}
    assert waits(table) == "turn: C"


@pytest.mark.parametrize("edition", [original, good])
def test_b_08_a_dead_players_hand_and_then_the_kitten_are_discarded(edition: Reading) -> None:
    table = edition("A: loaf nope | B: loaf | C: loaf | draw: kitten moon kitten | discard: attack")
    table.play("A", "draw")
    assert discard(table)[0] == "kitten"
    assert sorted(discard(table)[1:]) == ["attack", "loaf", "nope"]
    assert discard(table)[-1] == "attack"
    assert waits(table) == "turn: B"


@pytest.mark.parametrize("dead_hand", ["discard", "out_of_game"])
def test_b_08_godcat_goes_to_the_mat_and_never_to_the_discard_pile(dead_hand: str) -> None:
    table = good("A: godcat loaf | B: loaf | C: loaf | draw: kitten moon kitten", dead_hand=dead_hand)
    table.play("A", "draw")
    table.play("A", "explode")
    assert set(view(table, None).mat) == {"godcat", "devilcat"}
    assert "godcat" not in discard(table)
    assert waits(table) == "turn: B"


@pytest.mark.parametrize("edition", [original, good])
def test_b_08_with_the_option_the_dead_hand_is_out_of_reach_and_unseen(edition: Reading) -> None:
    text = "A: {} | B: loaf | C: loaf | draw: kitten {} kitten | discard: attack"
    table = edition(text.format("loaf nope", "favor shuffle"), dead_hand="out_of_game")
    other = edition(text.format("favor shuffle", "loaf nope"), dead_hand="out_of_game")
    for one in (table, other):
        one.play("A", "draw")
    assert discard(table) == ["attack"]
    assert view(table, None).box == {"kitten": 1}
    assert view(table, None).box_hidden == 2
    assert table.stream("B") == other.stream("B")
    assert table.view("B") == other.view("B")
    assert len(pile(table)) == 3
    assert waits(table) == "turn: B"
