"""Rulings on the Nope and its window, by id."""

from collections.abc import Callable

import pytest

import kaboodle
from kaboodle.core.views import Ask
from tests.editions import good, original, refused, same_to, two
from tests.tables import discard, hand, happens, let_it_happen, view, waits

Reading = Callable[..., kaboodle.Table]
EVERY = pytest.mark.parametrize("edition", [original, good, two])


@EVERY
def test_b_18_a_window_opens_for_everyone_else_whatever_they_hold(edition: Reading) -> None:
    table = edition("A: shuffle nope | B: | draw: moon kitten")
    table.play("A", "shuffle")
    assert list(table.legal("B")) == ["pass"]
    assert waits(table) == "window: B"


def test_b_18_a_window_stays_open_until_everyone_asked_has_passed() -> None:
    table = good("A: shuffle | B: nope | C: | D: nope | draw: moon kitten kitten kitten")
    table.play("A", "shuffle")
    table.play("D", "pass")
    table.play("B", "pass")
    assert waits(table) == "window: C"
    table.play("C", "pass")
    assert waits(table) == "turn: A"


def test_b_18_nobody_else_learns_who_has_passed() -> None:
    table = good("A: shuffle | B: nope | C: loaf | draw: moon kitten kitten")
    table.play("A", "shuffle")
    other = good("A: shuffle | B: nope | C: loaf | draw: moon kitten kitten")
    other.play("A", "shuffle")
    table.play("B", "pass")
    assert all(same_to(seat, table, other) for seat in ["A", "C", None])
    assert waits(table) == "window: C"


def test_b_18_who_holds_a_nope_does_not_show_in_the_window() -> None:
    table = good("A: shuffle | B: nope | C: nope | draw: moon kitten kitten")
    other = good("A: shuffle | B: moon | C: nope | draw: nope kitten kitten")
    for one in (table, other):
        one.play("A", "shuffle")
        one.play("B", "pass")
    assert table.waiting == other.waiting
    assert all(same_to(seat, table, other) for seat in ["A", "C", None])
    assert waits(table) == "window: C"


def test_b_18_who_has_passed_may_not_nope_until_a_new_window_opens() -> None:
    table = good("A: shuffle | B: nope | C: nope | draw: moon kitten kitten")
    table.play("A", "shuffle")
    table.play("B", "pass")
    refused(table, "B", "nope", "pass")
    table.play("C", "nope")
    assert waits(table) == "window: A B"
    table.play("B", "nope")
    assert waits(table) == "window: A C"
    let_it_happen(table)
    assert discard(table) == ["nope", "nope", "shuffle"]
    assert waits(table) == "turn: A"


def test_b_18_every_nope_opens_a_new_ask_and_a_pass_does_not() -> None:
    table = good("A: shuffle | B: nope | C: loaf | draw: moon kitten kitten")
    asked = [table.ask_id]
    for seat, move in (("A", "shuffle"), ("C", "pass"), ("B", "nope"), ("A", "pass"), ("C", "pass")):
        table.play(seat, move)
        asked.append(table.ask_id)
    turn, window, passed, noped, still, after = asked
    assert window == passed
    assert noped == still
    assert len({turn, window, noped, after}) == 4
    assert turn < window < noped < after
    assert waits(table) == "turn: A"


def test_b_18_two_racing_nopes_do_not_annul_each_other() -> None:
    table = good("A: attack | B: nope | C: nope | draw: moon kitten kitten")
    table.play("A", "attack")
    ask = table.ask_id
    table.play("B", "nope", ask=ask)
    before = table.position
    with pytest.raises(kaboodle.StaleMove, match=str(ask)):
        table.play("C", "nope", ask=ask)
    assert table.position == before
    assert hand(table, "C") == {"nope": 1}
    let_it_happen(table)
    assert waits(table) == "turn: A"


def test_b_18_an_answer_to_the_ask_that_is_open_is_accepted() -> None:
    table = good("A: attack | B: nope | C: nope | draw: moon kitten kitten")
    table.play("A", "attack", ask=table.ask_id)
    table.play("B", "nope", ask=table.ask_id)
    table.play("C", "nope", ask=table.ask_id)
    let_it_happen(table)
    assert waits(table) == "turn: B owes 2"


@pytest.mark.parametrize("move", ["pass", "nope"])
def test_b_18_an_answer_after_the_window_has_closed_is_stale(move: str) -> None:
    table = good("A: shuffle*2 | B: nope | C: nope | draw: moon kitten kitten")
    table.play("A", "shuffle")
    ask = table.ask_id
    let_it_happen(table)
    table.play("A", "shuffle")
    with pytest.raises(kaboodle.StaleMove):
        table.play("B", move, ask=ask)
    assert hand(table, "B") == {"nope": 1}
    assert waits(table) == "window: B C"


def test_b_18_a_draw_meant_for_an_earlier_turn_is_stale() -> None:
    table = two("A: loaf | B: loaf | draw: moon moon kitten")
    ask = table.ask_id
    table.play("A", "draw", ask=ask)
    with pytest.raises(kaboodle.StaleMove):
        table.play("A", "draw", ask=ask)
    assert waits(table) == "turn: B"


@EVERY
def test_b_19_nobody_nopes_their_own_topmost_card(edition: Reading) -> None:
    table = edition("A: shuffle nope*2 | B: nope | draw: moon kitten")
    table.play("A", "shuffle")
    refused(table, "A", "nope", "pass")
    table.play("B", "nope")
    refused(table, "B", "nope")
    table.play("A", "nope")
    refused(table, "A", "nope")
    assert hand(table, "A") == {"nope": 1}
    assert waits(table) == "window: B"


def test_b_20_target_third_party_and_actor_all_join_the_chain() -> None:
    table = good("A: favor nope | B: nope loaf | C: nope | D: nope | draw: moon kitten kitten kitten")
    table.play("A", "favor>B")
    assert waits(table) == "window: B C D"
    table.play("B", "nope")
    assert waits(table) == "window: A C D"
    table.play("A", "nope")
    assert waits(table) == "window: B C D"
    table.play("D", "nope")
    assert waits(table) == "window: A B C"
    table.play("C", "nope")
    let_it_happen(table)
    assert waits(table) == "give: B"


def test_b_21_the_dead_are_not_asked_and_cannot_nope() -> None:
    table = good("A: shuffle | B: loaf | C: nope | draw: kitten moon kitten | turn: C")
    table.play("C", "draw")
    table.play("A", "shuffle")
    refused(table, "C", "nope", "pass")
    assert waits(table) == "window: B"


@pytest.mark.parametrize("seat", ["C", "", "AB", "all"])
def test_b_21_who_has_no_seat_cannot_nope(seat: str) -> None:
    table = two("A: shuffle | B: nope | draw: moon kitten")
    table.play("A", "shuffle")
    with pytest.raises(kaboodle.InvalidMove):
        table.play(seat, "nope")
    assert waits(table) == "window: B"


@EVERY
def test_b_22_a_draw_cannot_be_noped(edition: Reading) -> None:
    table = edition("A: loaf | B: nope | draw: moon loaf kitten")
    table.play("A", "draw")
    refused(table, "B", "nope")
    assert waits(table) == "turn: B"


def test_b_22_neither_a_kitten_nor_godcat_as_a_defuse_can_be_noped() -> None:
    table = good("A: godcat | B: nope | C: nope | draw: kitten moon kitten")
    table.play("A", "draw")
    refused(table, "B", "nope")
    table.play("A", "godcat=defuse")
    refused(table, "B", "nope")
    refused(table, "C", "nope")
    assert waits(table) == "hide: A"


def test_b_22_neither_devilcat_nor_the_defuse_against_it_can_be_noped() -> None:
    table = good("A: armageddon nope | B: defuse nope | C: nope | draw: moon kitten kitten")
    happens(table, "A", "armageddon")
    table.play("A", "lay>B:devilcat")
    table.play("B", "hold")
    for seat in "ABC":
        refused(table, seat, "nope")
    table.play("B", "defuse")
    refused(table, "A", "nope")
    assert waits(table) == "turn: B"


def test_b_22_a_choice_inside_an_action_that_has_begun_cannot_be_noped() -> None:
    table = good("A: favor raising-heck | B: loaf nope | C: nope | draw: moon kitten kitten")
    happens(table, "A", "favor>B")
    refused(table, "C", "nope")
    table.play("B", "give loaf")
    refused(table, "C", "nope")
    happens(table, "A", "raising-heck")
    refused(table, "B", "nope")
    assert waits(table) == "heck: A"


@pytest.mark.parametrize(
    ("held", "move"),
    [
        ("godcat", "godcat=attack"),
        ("loaf*2", "loaf+loaf>B"),
        ("favor*3", "favor+favor+favor>B:moon"),
        ("raising-heck", "raising-heck"),
    ],
)
def test_b_22_cards_combos_and_godcat_can_be_noped(held: str, move: str) -> None:
    table = good(f"A: {held} | B: nope moon | C: | draw: moon kitten kitten")
    table.play("A", move)
    table.play("B", "nope")
    let_it_happen(table)
    assert hand(table, "B") == {"moon": 1}
    assert waits(table) == "turn: A"


def test_b_22_five_different_can_be_noped_in_the_original() -> None:
    table = original("A: attack skip favor shuffle loaf | B: nope | draw: moon kitten | discard: defuse")
    table.play("A", "attack+skip+favor+shuffle+loaf")
    table.play("B", "nope")
    let_it_happen(table)
    assert hand(table, "A") == {}
    assert waits(table) == "turn: A"


def test_b_23_a_noped_combo_is_lost_and_its_godcat_lies_on_the_mat() -> None:
    table = good("A: loaf*2 godcat | B: nope defuse | draw: moon kitten")
    table.play("A", "loaf+loaf+godcat>B:defuse")
    table.play("B", "nope")
    let_it_happen(table)
    assert discard(table) == ["nope", "loaf", "loaf"]
    assert set(view(table, None).mat) == {"godcat", "devilcat"}
    assert hand(table, "B") == {"defuse": 1}
    assert waits(table) == "turn: A"


@pytest.mark.parametrize(
    ("held", "move"), [("favor", "favor>B"), ("loaf*2", "loaf+loaf>B"), ("loaf*3", "loaf+loaf+loaf>B:nope")]
)
@EVERY
def test_b_24_a_target_who_spent_the_last_card_on_a_nope_gives_nothing(edition: Reading, held: str, move: str) -> None:
    table = edition(f"A: nope {held} | B: nope | draw: moon kitten")
    table.play("A", move)
    table.play("B", "nope")
    table.play("A", "nope")
    let_it_happen(table)
    assert hand(table, "A") == {}
    assert hand(table, "B") == {}
    assert waits(table) == "turn: A"


def test_b_18_a_refusal_does_not_tell_who_has_passed() -> None:
    table = original("A: skip | B: nope | C: nope | draw: loaf kitten kitten")
    table.play("A", "skip")
    refusals = []
    for passing in ("B", "C"):
        other = table.clone()
        other.play(passing, "pass")
        with pytest.raises(kaboodle.IllegalMove) as refused_move:
            other.play("A", "draw")
        refusals.append(str(refused_move.value))
    assert refusals[0] == refusals[1]
    assert table.waiting == ("B", "C")


def test_b_20_a_view_says_who_made_the_play_and_whose_nopes_lie_on_it() -> None:
    table = original("A: favor nope | B: nope skip | C: skip nope | draw: loaf moon kitten kitten")
    table.play("A", "favor>B")
    table.play("B", "nope")
    table.play("C", "nope")
    for seen in (
        *[table.view(seat) for seat in (*table.seats, None)],
        table.clone().view("A"),
        table.redeal("B", 1).view("B"),
    ):
        assert seen.ask is not None and (seen.ask.by, seen.ask.nopes, seen.ask.stands) == ("A", ("B", "C"), True)
    table.play("A", "pass")
    table.play("B", "pass")
    assert waits(table) == "give: B" and table.view("C").ask == Ask(id=table.ask_id, what="give", seat="B")
