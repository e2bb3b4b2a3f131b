"""The Original's turns, from its rule book: playing and drawing, exploding, defusing, and the end."""

from collections import Counter
from random import Random

import pytest

from kaboodle.games.kittens.card_ids import KITTEN
from kaboodle.games.kittens.codes import DRAW, TURN
from tests.kittens import random_game, seldom_draw
from tests.tables import at, cards, discard, hand, happens, pile, refused, seat_seen, view, waits


def test_ek_16_you_may_play_nothing_and_just_draw() -> None:
    table = at("A: skip shuffle | B: | C: | draw: loaf moon kitten kitten")
    assert set(table.legal("A")) == {"draw", "skip", "shuffle"}
    table.play("A", "draw")
    assert hand(table, "A") == {"skip": 1, "shuffle": 1, "loaf": 1}
    assert waits(table) == "turn: B"


def test_ek_17_a_played_card_lies_face_up_on_the_discard_pile_and_then_happens() -> None:
    table = at("A: skip | B: | C: | draw: loaf kitten | discard: moon")
    table.play("A", "skip")
    assert discard(table) == ["skip", "moon"]
    assert hand(table, "A") == {}
    for seat in ("B", "C", None):
        assert [(seen.what, seen.seat, seen.cards) for seen in table.seen_by(seat)] == [("play", "A", ("skip",))]
    assert waits(table) == "window: B C"


def test_ek_18_you_may_play_any_number_of_cards_one_after_another() -> None:
    table = at("A: shuffle*3 see-the-future*2 favor | B: loaf | draw: moon kitten")
    for card in ("shuffle", "see-the-future", "shuffle", "see-the-future", "shuffle"):
        happens(table, "A", card)
        assert waits(table) == "turn: A"
    happens(table, "A", "favor")
    table.play("B", "give loaf")
    assert hand(table, "A") == {"loaf": 1}
    assert len(discard(table)) == 6
    assert waits(table) == "turn: A"


def test_ek_18_the_next_card_waits_until_the_last_one_is_resolved() -> None:
    table = at("A: shuffle skip | B: | draw: moon kitten")
    table.play("A", "shuffle")
    assert refused(table, "A", "skip")
    assert refused(table, "A", "draw")
    assert waits(table) == "window: B"


def test_ek_19_ek_20_t_13_drawing_the_top_card_ends_the_turn() -> None:
    table = at("A: skip | B: | C: | draw: moon loaf kitten kitten")
    table.play("A", "draw")
    assert hand(table, "A") == {"skip": 1, "moon": 1}
    assert pile(table) == ["loaf", "kitten", "kitten"]
    drawn = {seat: [seen.card for seen in table.seen_by(seat) if seen.what == "draw"] for seat in ("A", "B", "C", None)}
    assert drawn == {"A": ["moon"], "B": [None], "C": [None], None: [None]}
    assert seat_seen(table, "B", "A").known == {}
    assert waits(table) == "turn: B"


def test_ek_20_play_goes_clockwise_past_the_dead_and_round_again() -> None:
    table = at("A: | B: | D: | dead: C | draw: loaf*5 kitten*2 | turn: A")
    order: list[str] = []
    for _ in range(5):
        order += table.waiting
        table.play(table.waiting[0], "draw")
    assert order == ["A", "B", "D", "A", "B"]
    assert waits(table) == "turn: D"


def test_ek_21_t_20_with_an_empty_hand_you_can_only_draw() -> None:
    table = at("A: | B: nope | draw: loaf kitten")
    assert list(table.legal("A")) == ["draw"]
    table.play("A", "draw")
    assert hand(table, "A") == {"loaf": 1}
    assert waits(table) == "turn: B"


def test_ek_21_a_hand_has_no_upper_limit() -> None:
    table = at("A: defuse*6 nope*5 attack*4 skip*4 favor*4 loaf*4 | B: | draw: moon moon kitten")
    table.play("A", "draw")
    assert cards(table, "A") == 28
    assert waits(table) == "turn: B"


def test_ek_22_anyone_may_count_the_draw_pile() -> None:
    table = at("A: | B: | dead: C | draw: loaf moon loaf kitten")
    assert {view(table, seat).pile for seat in ("A", "B", "C", None)} == {4}
    table.play("A", "draw")
    assert {view(table, seat).pile for seat in ("A", "B", "C", None)} == {3}
    assert waits(table) == "turn: B"


@pytest.mark.parametrize("held", ["defuse", "skip"])
def test_ek_23_a_drawn_kitten_is_shown_to_everybody_at_once(held: str) -> None:
    table = at(f"A: {held} | B: | C: | draw: kitten loaf kitten")
    table.play("A", "draw")
    for seat in ("A", "B", "C", None):
        shown = table.seen_by(seat)[0]
        assert (shown.what, shown.seat, shown.card) == ("kitten", "A", "kitten")
    assert waits(table) == ("face: A" if held == "defuse" else "turn: B")


def test_ek_24_b_08_t_14_without_a_defuse_you_lose_your_hand_and_are_out() -> None:
    table = at("A: skip nope loaf | B: | C: | draw: kitten loaf kitten | discard: moon")
    table.play("A", "draw")
    assert Counter(discard(table)) == Counter(["kitten", "skip", "nope", "loaf", "moon"])
    assert discard(table)[0] == "kitten", "the hand goes first, then the Kitten"
    assert discard(table)[-1] == "moon"
    assert not seat_seen(table, None, "A").alive
    assert cards(table, "A") == 0
    assert waits(table) == "turn: B"


def test_ek_24_the_dead_never_come_to_a_turn_again() -> None:
    table = at("A: | B: | C: | draw: kitten loaf loaf loaf kitten")
    table.play("A", "draw")
    for seat in "BCB":
        assert waits(table) == f"turn: {seat}"
        assert refused(table, "A", "draw")
        table.play(seat, "draw")
    assert waits(table) == "turn: C"


def test_b_15_who_explodes_under_attack_takes_the_owed_turns_along() -> None:
    table = at("A: | B: | C: attack | draw: kitten loaf loaf kitten | turn: A owes 2 attacked")
    table.play("A", "draw")
    assert (view(table, None).owed, view(table, None).attacked) == (1, False)
    table.play("B", "draw")
    assert waits(table) == "turn: C"


def test_ek_25_a_defuse_saves_you_and_goes_to_the_discard_pile() -> None:
    table = at("A: defuse skip | B: | draw: kitten loaf")
    table.play("A", "draw")
    assert set(table.legal("A")) == {"defuse", "explode"}
    table.play("A", "defuse")
    assert discard(table) == ["defuse"]
    assert hand(table, "A") == {"skip": 1}
    assert seat_seen(table, None, "A").alive
    assert waits(table) == "hide: A"


def test_ek_25_defusing_spends_one_defuse_only() -> None:
    table = at("A: defuse*2 | B: | draw: kitten loaf")
    table.play("A", "draw")
    table.play("A", "defuse")
    table.play("A", "hide@1")
    assert hand(table, "A") == {"defuse": 1}
    assert discard(table) == ["defuse"]
    assert waits(table) == "turn: B"


@pytest.mark.parametrize("place", range(4))
def test_ek_26_the_kitten_goes_back_anywhere_and_the_rest_keeps_its_order(place: int) -> None:
    table = at("A: defuse | B: | draw: kitten loaf moon skip")
    table.play("A", "draw")
    table.play("A", "defuse")
    assert set(table.legal("A")) == {"hide@0", "hide@1", "hide@2", "hide@3"}
    table.play("A", f"hide@{place}")
    others = ["loaf", "moon", "skip"]
    assert pile(table) == [*others[:place], "kitten", *others[place:]]
    assert waits(table) == "turn: B"


def test_ek_26_you_hide_the_kitten_in_secret_and_see_no_other_card() -> None:
    table = at("A: defuse | B: | C: | draw: kitten loaf moon skip kitten")
    table.play("A", "draw")
    table.play("A", "defuse")
    assert not [seen for seen in table.seen_by("A") if seen.what == "future"]
    table.play("A", "hide@2")
    for seat in ("B", "C", None):
        (hidden,) = [seen for seen in table.seen_by(seat) if seen.what == "hide"]
        assert (hidden.seat, hidden.place) == ("A", None)
        assert view(table, seat).pile_known == ()
    known = [(place.card, place.first, place.last) for place in view(table, "A").pile_known]
    assert known == [("kitten", 2, 2)]
    assert waits(table) == "turn: B"


def test_ek_26_a_place_that_is_not_there_is_refused() -> None:
    table = at("A: | B: | draw: loaf moon | ask: hide")
    assert refused(table, "A", "hide@3")
    assert refused(table, "B", "hide@0")
    assert waits(table) == "hide: A"


def test_ek_26_ek_27_t_15_the_next_player_draws_a_kitten_hidden_on_top() -> None:
    table = at("A: defuse | B: skip | C: | draw: kitten loaf kitten")
    table.play("A", "draw")
    table.play("A", "defuse")
    table.play("A", "hide@0")
    assert discard(table) == ["defuse"]
    assert [seen.place for seen in table.seen_by("B") if seen.what == "hide"] == [None]
    assert waits(table) == "turn: B"
    table.play("B", "draw")
    assert not seat_seen(table, None, "B").alive
    assert waits(table) == "turn: C"


def test_ek_27_your_turn_ends_once_you_have_defused() -> None:
    table = at("A: defuse skip | B: | draw: kitten loaf | turn: A")
    table.play("A", "draw")
    table.play("A", "defuse")
    assert refused(table, "A", "skip")
    table.play("A", "hide@bottom")
    assert hand(table, "A") == {"skip": 1}
    assert waits(table) == "turn: B"


def test_ek_28_nothing_but_a_defuse_saves_you() -> None:
    everything_else = "nope*5 attack*4 skip*4 favor*4 shuffle*4 see-the-future*5 loaf*4 moon*4 cactus*4"
    table = at(f"A: {everything_else} | B: defuse*6 | C: | draw: kitten loaf kitten")
    table.play("A", "draw")
    assert not seat_seen(table, None, "A").alive
    assert len(discard(table)) == 39
    assert waits(table) == "turn: B"


def test_ek_25_a_defuse_is_played_only_against_a_kitten_and_only_by_its_owner() -> None:
    table = at("A: defuse | B: defuse | draw: kitten loaf")
    assert refused(table, "A", "defuse")
    table.play("A", "draw")
    assert refused(table, "B", "defuse")
    assert waits(table) == "face: A"


def test_b_38_t_16_you_may_decline_to_defuse_and_die() -> None:
    table = at("A: defuse loaf | B: | C: | draw: kitten moon kitten")
    table.play("A", "draw")
    table.play("A", "explode")
    assert not seat_seen(table, None, "A").alive
    assert Counter(discard(table)) == Counter(["defuse", "loaf", "kitten"])
    assert waits(table) == "turn: B"


def test_b_38_b_92_t_17_silence_defuses_and_hides_the_kitten_at_a_random_place() -> None:
    places = set()
    for seed in range(60):
        table = at("A: defuse | B: | draw: kitten loaf moon skip", seed=seed)
        table.play("A", "draw")
        assert table.default("A") == "defuse"
        table.play("A", table.default("A"))
        places.add(table.default("A"))
        table.play("A", table.default("A"))
        assert sorted(pile(table)) == ["kitten", "loaf", "moon", "skip"], f"seed {seed}"
        assert waits(table) == "turn: B"
    assert places == {"hide@0", "hide@1", "hide@2", "hide@3"}


def test_b_14_t_32_a_defuse_on_the_first_of_two_turns_leaves_the_second() -> None:
    table = at("A: | B: defuse | C: | draw: kitten loaf kitten | turn: B owes 2 attacked")
    table.play("B", "draw")
    table.play("B", "defuse")
    table.play("B", "hide@bottom")
    assert waits(table) == "turn: B"
    table.play("B", "draw")
    assert waits(table) == "turn: C"


def test_ek_04_ek_29_t_19_the_last_one_not_exploded_wins_at_once() -> None:
    table = at("A: skip | B: nope defuse skip | dead: C | draw: kitten loaf")
    table.play("A", "draw")
    assert table.over
    assert table.winners == ("B",)
    assert table.payoffs == {"A": 0.0, "B": 1.0, "C": 0.0}
    for seat in "ABC":
        for move in ("draw", "skip", "nope", "pass", "defuse"):
            assert refused(table, seat, move)
    assert waits(table) == "over: B"


def test_ek_04_the_game_goes_on_while_two_are_left() -> None:
    table = at("A: | B: | C: | draw: kitten loaf loaf kitten")
    table.play("A", "draw")
    assert not table.over
    assert table.winners == ()
    assert waits(table) == "turn: B"


@pytest.mark.parametrize("players", range(2, 10))
def test_ek_30_the_draw_pile_never_runs_out(players: int) -> None:
    for seed in range(40):
        game, dice = random_game("original", players, {}, seed), Random(seed)
        while not game.over:
            seat, move = seldom_draw(game, dice)
            if game.decision == TURN and move == DRAW:
                assert game.pile_list().count(KITTEN) >= game.living - 1 >= 1, f"seed {seed}"
            game.apply(seat, move)
        assert game.living == 1, f"seed {seed}"
