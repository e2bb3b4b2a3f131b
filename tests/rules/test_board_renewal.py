"""When a deck of the board game is made anew, and what everybody knows of it then."""

from collections import Counter

import pytest

import kaboodle
from kaboodle.games.board.codes import CODES
from tests.board import board, dealt, done, hand, part, passes, play, refused, view, waits, whats

LATE = "when_needed"


def discs_of(table: kaboodle.Table) -> list[str]:
    """The movement deck, in any order."""
    return sorted(part(table, "discs").split())


def test_b_94_a_movement_deck_is_made_anew_once_its_last_disc_is_carried_out() -> None:
    table = board("A: skip | B: skip | discs: move-1 | used: move-2 leapfrog")
    done(table, "A")
    assert discs_of(table) == ["leapfrog", "move-1", "move-2"]
    assert not part(table, "used")
    assert whats(table.events)[-3:] == ["move", "shuffle", "turn"]
    assert waits(table) == "turn B"


def test_b_94_a_disc_that_still_asks_its_player_is_carried_out_first() -> None:
    table = board("A: skip | B: skip | discs: move-or-flip-1 | used: move-2")
    done(table, "A")
    assert (part(table, "discs"), part(table, "used")) == ("", "move-or-flip-1 move-2")
    assert waits(table) == "either A"
    assert board(table.position).position == table.position
    table.play("A", "move")
    assert discs_of(table) == ["move-2", "move-or-flip-1"]
    assert waits(table) == "turn B"


def test_b_94_a_movement_deck_waits_until_it_is_needed_by_option() -> None:
    table = board("A: skip | B: skip | discs: move-1 | used: move-2 leapfrog", reshuffle=LATE)
    done(table, "A")
    assert (part(table, "discs"), part(table, "used")) == ("", "move-1 move-2 leapfrog")
    assert waits(table) == "turn B"
    table.play("B", "done")
    assert discs_of(table) == ["leapfrog", "move-1", "move-2"]
    assert waits(table) == "now A"


def test_b_94_an_action_deck_is_made_anew_after_the_draw_that_took_its_last_card() -> None:
    table = board("A: skip | B: | C: flip | draw: nope shuffle defuse | discard: flip skip")
    play(table, "A", "skip")
    assert hand(table, "B") == "nope defuse shuffle"
    assert Counter(part(table, "draw").split()) == Counter(["flip", "skip", "skip"])
    assert not part(table, "discard")
    assert whats(table.events)[-4:] == ["draw", "draw", "draw", "renew"]
    assert waits(table) == "turn B"


def test_b_94_cards_discarded_later_stay_out_of_a_deck_made_anew_at_once() -> None:
    text = "A: skip | B: | C: flip | draw: nope shuffle defuse | discard: flip"
    for reshuffle, cards, discard in (("at_once", ["flip", "skip"], "shuffle"), (LATE, [], "shuffle skip flip")):
        table = board(text, reshuffle=reshuffle)
        play(table, "A", "skip")
        play(table, "B", "shuffle")
        assert (sorted(part(table, "draw").split()), part(table, "discard")) == (cards, discard)
        assert waits(table) == "turn B"


def test_b_94_bg_42_a_draw_that_takes_more_than_there_are_goes_on_from_the_new_deck() -> None:
    table = board("A: skip | B: | C: flip | draw: nope | discard: defuse*3")
    play(table, "A", "skip")
    assert len(part(table, "draw").split()) == 2
    assert whats(table.events)[-4:] == ["draw", "renew", "draw", "draw"]
    assert waits(table) == "turn B"


@pytest.mark.parametrize(
    ("text", "moves", "left"),
    [
        ("A: flip | B: nope | discs: move-1", ["A flip"], "window B"),
        ("A: defuse (space 4) | B: nope | ask: face", ["A defuse"], "turn B"),
        ("A: flip*4 (space 4) | B: nope | ask: discard", ["A discard flip"], "turn B"),
    ],
)
def test_b_94_with_nothing_discarded_the_first_card_that_is_becomes_the_deck(
    text: str, moves: list[str], left: str
) -> None:
    table = board(text)
    for seat, _, move in (move.partition(" ") for move in moves):
        table.play(seat, move)
    assert len(part(table, "draw").split()) == 1
    assert (part(table, "discard"), whats(table.events).count("renew")) == ("", 1)
    assert waits(table) == left


def test_b_94_a_nope_too_becomes_the_deck_when_there_is_none() -> None:
    table = board("A: flip | B: nope | ask: window flip")
    table.play("B", "nope")
    assert (part(table, "draw"), part(table, "discard")) == ("nope", "")
    assert waits(table) == "window A"


def test_b_94_everybody_knows_what_a_deck_made_anew_holds_and_nobody_its_order() -> None:
    table = board("A: see-the-future skip | B: skip*2 | C: skip | discs: move-1 | used: move-2 leapfrog")
    play(table, "A", "see-the-future")
    assert [disc.card for disc in view(table, "A").discs_known] == ["move-1"]
    done(table, "A")
    tops = set()
    for seat in table.seats:
        seen = view(table, seat)
        assert (seen.discs_known, seen.discs, seen.used) == ((), 3, ())
        assert seen.discs_next == {"move-1": 1, "move-2": 1, "leapfrog": 1}
        for seed in range(20):
            again = table.redeal(seat, seed)
            assert discs_of(again) == discs_of(table)
            tops.add(part(again, "discs").split()[0])
        assert len(table.observe(seat)) == len(table.observe("A"))
    assert tops == {"move-1", "move-2", "leapfrog"}
    assert board(table.position).position == table.position
    assert waits(table) == "turn B"


@pytest.mark.parametrize("seed", range(6))
def test_b_94_in_a_whole_game_no_deck_is_empty_when_a_turn_begins(seed: int) -> None:
    table = dealt(6, seed)
    game = table.game
    while not table.over:
        if table.question == "turn":
            assert game.disc_count
            assert game.pile_size or not game.discard_size
        for seat in table.waiting[:1]:
            table.play(seat, table.default(seat))
        for mind in table.minds:
            assert mind.discs_in_deck() == [game.disc_list().count(code) for code in range(CODES)]
    assert "shuffle" in whats(table.history) or game.turns < 11


def test_b_95_the_now_window_does_not_open_when_no_magnet_is_left() -> None:
    table = board("A: skip | B: add-magnet | discs: move-1 move-2 | magnets: 0")
    table.play("A", "done")
    assert whats(table.events)[:2] == ["done", "disc"]
    assert waits(table) == "turn B"
    table = board("A: skip | B: skip | discs: move-1 move-2 | magnets: 1")
    table.play("A", "done")
    assert waits(table) == "now B"  # B-82: whoever holds the card or not


def test_b_95_the_last_magnet_closes_the_now_window_for_good() -> None:
    table = board("A: skip | B: add-magnet | C: add-magnet | discs: move-1 move-2 | magnets: 1")
    table.play("A", "done")
    table.play("B", "add-magnet")
    passes(table)
    table.play("B", "hide@1")
    assert "disc" in whats(table.events)
    assert waits(table) == "turn B"


@pytest.mark.parametrize("turns", [499, 500])
def test_b_96_the_five_hundredth_turn_is_the_last(turns: int) -> None:
    table = board(f"A: skip (space 3) | B: skip | C: (space 1) | turns: {turns}")
    play(table, "A", "skip")
    assert waits(table) == ("turn B" if turns == 499 else "over A")


def test_b_19_on_the_board_you_may_nope_your_own_card_by_option() -> None:
    table = board("A: flip nope | B: nope | draw: skip | discs: move-1", nope_own="true")
    table.play("A", "flip")
    assert waits(table) == "window A B"
    assert board(table.position, nope_own="true").position == table.position
    table.play("A", "nope")
    assert waits(table) == "window A B"
    passes(table)
    assert (part(table, "side"), part(table, "discard")) == ("calm", "nope flip")
    assert waits(table) == "turn A"


def test_b_19_on_the_board_the_player_of_the_topmost_card_is_not_asked_otherwise() -> None:
    table = board("A: flip nope | B: nope | draw: skip | discs: move-1")
    table.play("A", "flip")
    refused(table, "A", "nope", r"B-19")
    assert waits(table) == "window B"


def test_b_82_the_player_who_is_done_is_not_asked_for_a_magnet_whatever_the_option() -> None:
    table = board("A: add-magnet | B: skip | discs: move-1 move-2", nope_own="true")
    table.play("A", "done")
    refused(table, "A", "add-magnet", r"B-82")
    assert waits(table) == "now B"
