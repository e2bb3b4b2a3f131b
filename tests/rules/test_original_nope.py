"""The Original's Nope, from its rule book: what it stops, who may play it and when, and what becomes of the cards."""

import pytest

import kaboodle
from tests.tables import at, cards, discard, hand, let_it_happen, pile, refused, seat_seen, view, waits

# Every kind of play there is, and the hand that A needs for it beside a Loaf.
PLAYS = {
    "attack": "attack",
    "skip": "skip",
    "favor>B": "favor",
    "shuffle": "shuffle",
    "see-the-future": "see-the-future",
    "moon+moon>B": "moon*2",
    "nope+nope>B": "nope*2",
    "moon+moon+moon>B:defuse": "moon*3",
    "attack+skip+favor+shuffle+moon": "attack skip favor shuffle moon",
}
TABLE = "B: nope defuse | C: nope | draw: cactus noodle drizzle kitten kitten | discard: drizzle"


@pytest.mark.parametrize("play", PLAYS)
def test_ek_31_nope_stops_every_action_and_every_combo(play: str) -> None:
    table = at(f"A: {PLAYS[play]} loaf | {TABLE}")
    table.play("A", play)
    assert waits(table) == "window: B C"
    table.play("C", "nope")
    let_it_happen(table)
    assert hand(table, "A") == {"loaf": 1}
    assert hand(table, "B") == {"nope": 1, "defuse": 1}
    assert pile(table) == ["cactus", "noodle", "drizzle", "kitten", "kitten"]
    assert view(table, "A").pile_known == ()
    assert waits(table) == "turn: A"


@pytest.mark.parametrize("play", PLAYS)
def test_ek_34_noped_cards_are_lost_and_stay_in_the_discard_pile(play: str) -> None:
    table = at(f"A: {PLAYS[play]} loaf | {TABLE}")
    table.play("A", play)
    table.play("C", "nope")
    let_it_happen(table)
    assert discard(table)[0] == "nope"
    assert sorted(discard(table)[1:-1]) == sorted(play.partition(">")[0].split("+"))
    assert discard(table)[-1] == "drizzle"
    assert hand(table, "C") == {}
    assert waits(table) == "turn: A"


def test_ek_31_b_22_t_40_a_kitten_and_a_defuse_cannot_be_noped() -> None:
    table = at("A: defuse | B: nope | C: nope | draw: kitten loaf kitten")
    table.play("A", "draw")
    assert refused(table, "B", "nope")
    assert waits(table) == "face: A"
    table.play("A", "defuse")
    assert refused(table, "B", "nope")
    assert waits(table) == "hide: A"
    table.play("A", "hide@0")
    assert refused(table, "C", "nope")
    assert waits(table) == "turn: B"


def test_b_22_t_46_a_draw_cannot_be_noped() -> None:
    table = at("A: | B: nope | C: nope | draw: loaf kitten kitten")
    assert refused(table, "B", "nope")
    table.play("A", "draw")
    assert hand(table, "A") == {"loaf": 1}
    assert refused(table, "C", "nope")
    assert waits(table) == "turn: B"


def test_ek_32_t_38_a_nope_can_itself_be_noped() -> None:
    table = at("A: favor nope | B: nope loaf | C: | draw: kitten kitten")
    table.play("A", "favor>B")
    table.play("B", "nope")
    assert waits(table) == "window: A C"
    table.play("A", "nope")
    assert waits(table) == "window: B C"
    let_it_happen(table)
    assert waits(table) == "give: B"
    table.play("B", "give loaf")
    assert hand(table, "A") == {"loaf": 1}
    assert waits(table) == "turn: A"


def test_ek_32_t_39_three_nopes_stop_the_action() -> None:
    table = at("A: favor nope | B: nope loaf | C: nope | draw: kitten kitten")
    for seat, move in (("A", "favor>B"), ("B", "nope"), ("A", "nope"), ("C", "nope")):
        table.play(seat, move)
    assert waits(table) == "window: A B"
    let_it_happen(table)
    assert hand(table, "B") == {"loaf": 1}
    assert discard(table) == ["nope", "nope", "nope", "favor"]
    assert waits(table) == "turn: A"


@pytest.mark.parametrize("nopes", range(1, 11))
def test_ek_32_an_even_number_of_nopes_lets_it_happen_and_there_is_no_limit(nopes: int) -> None:
    table = at("A: skip nope*5 | B: nope*5 | draw: loaf kitten", decks="2")
    table.play("A", "skip")
    for number in range(nopes):
        table.play("AB"[(number + 1) % 2], "nope")
        ask = view(table, None).ask
        assert ask is not None and ask.stands == (number % 2 == 1)
    let_it_happen(table)
    assert waits(table) == ("turn: B" if nopes % 2 == 0 else "turn: A")


def test_ek_33_a_nope_may_be_played_out_of_turn_until_the_action_is_carried_out() -> None:
    table = at("A: shuffle | B: nope | C: nope | D: | draw: loaf kitten kitten kitten")
    table.play("A", "shuffle")
    table.play("B", "pass")
    table.play("D", "pass")
    assert waits(table) == "window: C"
    table.play("C", "nope")
    assert waits(table) == "window: A B D"
    let_it_happen(table)
    assert refused(table, "B", "nope")
    assert waits(table) == "turn: A"


def test_ek_33_nothing_of_an_action_is_done_while_it_can_be_noped() -> None:
    table = at("A: see-the-future | B: | C: | draw: loaf moon kitten kitten")
    table.play("A", "see-the-future")
    table.play("B", "pass")
    assert not [seen for seen in table.stream("A") if seen.what == "future"]
    assert view(table, "A").pile_known == ()
    table.play("C", "pass")
    assert [seen.card for seen in table.seen_by("A") if seen.what == "future"] == ["loaf", "moon", "kitten"]
    assert waits(table) == "turn: A"


@pytest.mark.parametrize("other", ["B: nope", "B: loaf", "B:"])
def test_b_18_everybody_is_asked_whatever_they_hold(other: str) -> None:
    table = at(f"A: shuffle | {other} | C: | draw: loaf kitten kitten")
    table.play("A", "shuffle")
    assert waits(table) == "window: B C"
    table.play("C", "pass")
    assert waits(table) == "window: B"


def test_b_18_target_and_named_card_are_said_before_the_window() -> None:
    table = at("A: moon*3 | B: defuse | C: loaf | draw: kitten kitten")
    table.play("A", "moon+moon+moon>B:defuse")
    for seat in ("B", "C", None):
        ask = view(table, seat).ask
        assert ask is not None
        assert (ask.what, ask.cards, ask.target, ask.named) == ("window", ("moon", "moon", "moon"), "B", "defuse")
    assert waits(table) == "window: B C"


def test_b_18_of_two_nopes_that_race_the_second_is_stale() -> None:
    table = at("A: attack | B: nope | C: nope | draw: loaf kitten kitten")
    table.play("A", "attack")
    open_now = table.ask_id
    table.play("B", "nope", ask=open_now)
    with pytest.raises(kaboodle.StaleMove):
        table.play("C", "nope", ask=open_now)
    assert hand(table, "C") == {"nope": 1}
    let_it_happen(table)
    assert waits(table) == "turn: A"


def test_ek_35_t_37_a_noped_attack_leaves_you_on_turn_to_play_on() -> None:
    table = at("A: attack shuffle | B: nope | C: | draw: loaf kitten kitten")
    table.play("A", "attack")
    table.play("B", "nope")
    let_it_happen(table)
    assert discard(table) == ["nope", "attack"]
    assert set(table.legal("A")) == {"draw", "shuffle"}
    assert waits(table) == "turn: A"


@pytest.mark.parametrize("card", ["attack", "skip"])
@pytest.mark.parametrize("owed", [1, 2])
def test_ek_35_a_noped_skip_or_attack_leaves_the_owed_turns_as_they_were(card: str, owed: int) -> None:
    table = at(f"A: {card} | B: nope | C: | draw: loaf loaf kitten kitten | turn: A owes {owed} attacked")
    table.play("A", card)
    table.play("B", "nope")
    let_it_happen(table)
    assert view(table, None).attacked
    assert waits(table) == "turn: A" + (" owes 2" if owed == 2 else "")


def test_b_19_t_41_you_may_not_nope_your_own_topmost_card() -> None:
    table = at("A: shuffle nope | B: nope*2 | draw: loaf kitten")
    table.play("A", "shuffle")
    assert refused(table, "A", "nope")
    table.play("B", "nope")
    assert refused(table, "B", "nope")
    table.play("A", "nope")
    assert hand(table, "A") == {}
    assert waits(table) == "window: B"


def test_b_21_t_44_the_dead_cannot_nope() -> None:
    table = at("A: shuffle | B: | C: nope | draw: kitten loaf kitten | turn: C")
    table.play("C", "draw")
    assert not seat_seen(table, None, "C").alive
    table.play("A", "shuffle")
    assert waits(table) == "window: B"
    assert refused(table, "C", "nope")
    assert refused(table, "C", "pass")


def test_b_21_whoever_is_not_at_the_table_cannot_nope() -> None:
    table = at("A: shuffle | B: nope | draw: loaf kitten")
    table.play("A", "shuffle")
    with pytest.raises(kaboodle.InvalidMove):
        table.play("C", "nope")
    assert waits(table) == "window: B"


def test_ek_31_without_a_nope_in_hand_there_is_nothing_to_play() -> None:
    table = at("A: shuffle | B: loaf defuse | draw: loaf kitten")
    table.play("A", "shuffle")
    assert list(table.legal("B")) == ["pass"]
    assert refused(table, "B", "nope")
    assert cards(table, "B") == 2
    assert waits(table) == "window: B"


def test_b_24_a_target_who_spent_the_last_card_on_a_nope_gives_nothing() -> None:
    table = at("A: favor nope | B: nope | C: | draw: loaf kitten kitten")
    for seat, move in (("A", "favor>B"), ("B", "nope"), ("A", "nope")):
        table.play(seat, move)
    let_it_happen(table)
    assert hand(table, "A") == {}
    assert discard(table) == ["nope", "nope", "favor"]
    assert waits(table) == "turn: A"


def test_ek_34_a_nope_played_in_the_chain_is_no_longer_in_the_hand_it_is_named_in() -> None:
    table = at("A: moon*3 nope | B: nope loaf | draw: loaf kitten")
    for seat, move in (("A", "moon+moon+moon>B:nope"), ("B", "nope"), ("A", "nope")):
        table.play(seat, move)
    let_it_happen(table)
    assert hand(table, "A") == {}
    assert hand(table, "B") == {"loaf": 1}
    assert waits(table) == "turn: A"
