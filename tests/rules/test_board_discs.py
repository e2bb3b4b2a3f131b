"""The Board Game, rule by rule: the discs, the spaces, exploding, flipping and winning."""

import json

import pytest

from kaboodle.games.board.shipped_packs import shipped_text
from tests.board import board, done, hand, part, passes, play, refused, space, view, waits, whats


@pytest.mark.parametrize(("disc", "lands"), [("move-1", 6), ("move-2", 7), ("move-4", 9)])
def test_bg_17_move_goes_forward(disc: str, lands: int) -> None:
    table = board(f"A: skip (space 5) | B: skip | discs: {disc}")
    done(table, "A")
    assert space(table, "A") == lands
    assert waits(table) == "turn B"


def test_bg_18_move_or_flip_is_a_choice() -> None:
    table = board("A: skip (space 8) | B: skip | draw: nope | discs: move-or-flip-1")
    done(table, "A")
    assert waits(table) == "either A"
    assert list(table.legal("A")) == ["move", "flip-it"]
    table.play("A", "move")
    assert (space(table, "A"), hand(table, "A")) == (9, "nope skip")
    assert waits(table) == "turn B"


def test_b_77_flipping_instead_of_moving_triggers_nothing() -> None:
    table = board("A: skip (space 10) | B: skip | draw: nope | discs: move-or-flip-1")
    done(table, "A")
    table.play("A", "flip-it")
    assert (space(table, "A"), hand(table, "A"), part(table, "side")) == (10, "skip", "chaos")  # a Kitten now
    assert waits(table) == "turn B"


def test_b_77_skip_and_a_leapfrog_in_the_lead_trigger_nothing() -> None:
    table = board("A: skip (space 8) | B: skip (space 4) | draw: nope | discs: leapfrog")
    play(table, "A", "skip")
    assert (space(table, "A"), hand(table, "A")) == (8, "")
    table = board("A: skip (space 8) | B: skip (space 4) | draw: nope | discs: leapfrog")
    done(table, "A")
    assert (space(table, "A"), hand(table, "A")) == (8, "skip")
    assert waits(table) == "turn B"


def test_bg_19_flip_first_then_the_landing_uses_the_new_side() -> None:
    table = board("A: skip (space 2) | B: skip | draw: nope nope nope | discs: flip-then-move-1")
    done(table, "A")
    assert part(table, "side") == "chaos"
    assert (space(table, "A"), hand(table, "A")) == (3, "nope*3 skip")  # 3 cards on chaos, 1 on calm
    assert waits(table) == "turn B"


def test_bg_20_leapfrog_goes_past_the_next_player_to_the_first_free_space() -> None:
    table = board("A: skip (space 2) | B: skip (space 5) | C: skip (space 6) | D: skip (space 15) | discs: leapfrog")
    done(table, "A")
    assert space(table, "A") == 7
    assert waits(table) == "turn B"


def test_b_76_leapfrog_with_nobody_ahead_does_not_move() -> None:
    table = board("A: skip | B: skip | C: skip | discs: leapfrog")
    done(table, "A")
    assert space(table, "A") == 0
    assert "stay" in whats(table.stream("B"))
    assert waits(table) == "turn B"


def test_b_75_rank_is_the_number_of_the_space_alone() -> None:
    table = board("A: skip (space 17) | B: skip (space 12) | discs: move-3 leapfrog")
    done(table, "A")  # beyond the Bow, back on 9: now behind B
    assert space(table, "A") == 9
    done(table, "B")
    assert space(table, "B") == 12
    assert waits(table) == "turn A"


def test_bg_21_b_69_a_magnet_leads_to_the_next_kitten() -> None:
    table = board("A: defuse (space 5) | B: skip | discs: magnet")
    done(table, "A")
    assert space(table, "A") == 8
    assert waits(table) == "face A"


def test_bg_22_b_78_an_occupied_kitten_is_passed_and_the_next_space_triggers() -> None:
    table = board("A: skip (space 5) | B: skip (space 8) | draw: nope | discs: magnet")
    done(table, "A")
    assert (space(table, "A"), hand(table, "A")) == (9, "nope skip")
    assert waits(table) == "turn B"
    table = board("A: skip (space 12) | B: skip (space 13) | C: skip | discs: magnet | side: chaos")
    done(table, "A")  # 13 is taken, 14 is the next Kitten
    assert space(table, "A") == 14
    assert waits(table) == "face A"
    table = board("A: skip (space 17) | B: skip (space 18) | discs: magnet | side: chaos")
    done(table, "A")
    assert waits(table) == "over A"


def test_bg_23_past_the_last_kitten_a_magnet_follows_the_arrow() -> None:
    table = board("A: defuse (space 17) | B: skip | discs: magnet")
    done(table, "A")
    assert space(table, "A") == 12
    assert waits(table) == "face A"


def test_b_79_an_occupied_kitten_is_passed_by_a_plain_move_too() -> None:
    table = board("A: skip (space 6) | B: skip (space 8) | draw: nope | discs: move-2")
    done(table, "A")
    assert (space(table, "A"), hand(table, "A")) == (9, "nope skip")
    assert waits(table) == "turn B"


def test_bg_24_b_87_both_sides_are_public_at_any_time() -> None:
    table = board("A: flip | B: skip | discs: move-1")
    before = [view(table, seat) for seat in (*table.seats, None)]
    assert all(it.chaos[4] == "1" and it.calm[4] == "kitten" for it in before)
    assert table.position == board("A: flip | B: skip | discs: move-1").position
    assert waits(table) == "turn A"


def test_bg_28_a_numbered_space_gives_that_many_cards() -> None:
    table = board("A: skip | B: skip | draw: flip nope shuffle | discs: move-2")
    done(table, "A")
    assert hand(table, "A") == "nope flip skip"
    drawn = [event.card for event in table.stream("B") if event.what == "draw"]
    assert drawn == [None, None]
    assert waits(table) == "turn B"


def test_bg_30_bg_31_one_character_a_space_even_on_a_kitten() -> None:
    table = board("A: skip (space 6) | B: skip (space 7) | C: skip (space 8) | D: skip (space 9) | discs: move-1")
    done(table, "A")
    assert space(table, "A") == 10
    assert waits(table) == "turn B"


def test_bg_32_b_84_a_defuse_saves_and_one_stays_on_the_kitten() -> None:
    table = board("A: defuse*2 flip*3 (space 3) | B: skip | discs: move-1")
    done(table, "A")
    assert list(table.legal("A")) == ["defuse", "explode"]
    table.play("A", "defuse")
    assert (space(table, "A"), hand(table, "A")) == (4, "defuse flip*3")
    assert waits(table) == "turn B"


def test_bg_32_without_a_defuse_one_explodes() -> None:
    table = board("A: flip (space 3) | B: skip | discs: move-1")
    done(table, "A")
    refused(table, "A", "defuse", "you don’t have Defuse")
    table.play("A", "explode")
    assert "explode" in whats(table.stream("B"))
    assert waits(table) == "turn B"


def test_b_83_a_defuse_may_be_declined() -> None:
    table = board("A: defuse (space 3) | B: skip | discs: move-1")
    done(table, "A")
    table.play("A", "explode")
    assert (space(table, "A"), space(table, "B"), hand(table, "A")) == (0, 4, "defuse")
    assert waits(table) == "turn B"


def test_b_83_a_defuse_is_played_by_itself_where_the_option_says_so() -> None:
    table = board("A: defuse (space 3) | B: skip | draw: flip | discs: move-1", auto_defuse="always")
    done(table, "A")
    assert (space(table, "A"), part(table, "discard")) == (4, "defuse")
    assert waits(table) == "turn B"
    table = board("A: flip (space 3) | B: skip | discs: move-1", auto_defuse="always")
    done(table, "A")
    assert space(table, "A") == 0
    assert view(table, "B").seats[0].lacks == ("defuse",)
    assert waits(table) == "turn B"


def test_b_83_nobody_learns_by_the_question_who_has_no_defuse() -> None:
    streams = []
    for cards, other in (("defuse", "flip"), ("flip", "defuse")):
        table = board(f"A: {cards} (space 3) | B: skip | draw: {other} | discs: move-1")
        done(table, "A")
        streams.append((table.stream("B"), table.view("B"), table.ask_id))
        assert waits(table) == "face A"
    assert streams[0] == streams[1]


def test_bg_33_bg_36_who_explodes_swaps_with_the_last_and_neither_space_triggers() -> None:
    table = board("A: skip (space 7) | B: skip (space 2) | C: skip (space 5) | draw: nope*2 | discs: move-1")
    done(table, "A")
    table.play("A", "explode")
    assert [space(table, seat) for seat in "ABC"] == [2, 8, 5]
    assert (hand(table, "A"), hand(table, "B")) == ("skip", "skip")
    assert waits(table) == "turn B"


def test_bg_34_among_several_in_last_place_one_chooses() -> None:
    table = board("A: skip (space 7) | B: skip | C: skip (space 5) | D: skip | discs: move-1")
    done(table, "A")
    table.play("A", "explode")
    assert list(table.legal("A")) == ["swap>B", "swap>D"]
    refused(table, "A", "swap>C", r"isn’t in last place \(BG-33\)")
    refused(table, "A", "swap", r"swap>B or swap>D \(BG-34\)")
    table.play("A", "swap>D")
    assert [space(table, seat) for seat in "ABCD"] == [0, 0, 5, 8]
    assert waits(table) == "turn B"


def test_b_73_a_swap_with_the_litter_box() -> None:
    table = board("A: skip (space 7) | B: nope | draw: flip*2 | discs: move-1")
    done(table, "A")
    table.play("A", "explode")
    assert (space(table, "A"), space(table, "B")) == (0, 8)
    assert (hand(table, "A"), hand(table, "B")) == ("skip", "nope")
    assert waits(table) == "turn B"


def test_bg_35_who_explodes_keeps_three_cards_of_their_choice() -> None:
    table = board("A: flip*2 skip nope shuffle (space 7) | B: skip | draw: flip | discs: move-1")
    done(table, "A")
    table.play("A", "explode")
    assert waits(table) == "discard A"
    refused(table, "A", "discard flip+flip+skip", r"discard 2 and no more \(BG-35\)")
    refused(table, "A", "discard nope+nope", "you only have 1 Nope")
    table.play("A", "discard shuffle+nope")
    assert (hand(table, "A"), part(table, "discard")) == ("flip*2 skip", "nope shuffle")
    assert waits(table) == "turn B"


def test_bg_35_one_card_after_another_comes_to_the_same() -> None:
    table = board("A: flip*2 skip nope shuffle (space 7) | B: skip | discs: move-1")
    done(table, "A")
    table.play("A", "explode")
    table.play("A", "discard shuffle")
    assert waits(table) == "discard A"
    table.play("A", "discard nope")
    assert hand(table, "A") == "flip*2 skip"
    assert waits(table) == "turn B"


def test_bg_35_three_cards_or_fewer_are_all_kept() -> None:
    table = board("A: flip*2 skip (space 7) | B: skip | discs: move-1")
    done(table, "A")
    table.play("A", "explode")
    assert hand(table, "A") == "flip*2 skip"
    assert waits(table) == "turn B"


def test_bg_37_nobody_is_ever_eliminated() -> None:
    table = board("A: skip (space 7) | B: skip (space 3) | C: skip | discs: move-1 move-1 move-2")
    for seat in "AB":
        done(table, seat)
        table.play(seat, "explode")
    done(table, "C")
    assert waits(table) == "turn A"


def test_b_74_exploding_in_last_place_stays_there_and_still_discards() -> None:
    table = board("A: flip*2 skip nope (space 3) | B: skip (space 9) | discs: move-1")
    done(table, "A")
    table.play("A", "explode")
    assert waits(table) == "discard A"
    table.play("A", "discard nope")
    assert (space(table, "A"), space(table, "B")) == (4, 9)
    assert waits(table) == "turn B"


def test_bg_38_bg_39_the_board_is_flipped_and_stays_so() -> None:
    table = board("A: flip (space 5) | B: skip (space 9) | discs: move-1 move-1")
    play(table, "A", "flip")
    assert part(table, "side") == "chaos"
    assert (space(table, "A"), space(table, "B")) == (5, 9)
    done(table, "A")
    assert part(table, "side") == "chaos"
    assert waits(table) == "turn B"


def test_bg_40_every_space_changes_when_the_board_is_flipped() -> None:
    table = board("A: flip | B: skip | discs: move-1")
    sides = zip(view(table, None).calm[1:], view(table, None).chaos[1:], strict=True)
    assert all(calm != chaos for calm, chaos in sides)
    assert waits(table) == "turn A"


def test_bg_41_b_88_a_flip_triggers_nothing_for_anybody() -> None:
    table = board("A: flip (space 10) | B: skip (space 13) | draw: nope*3 | discs: leapfrog")
    play(table, "A", "flip")  # both stand on Kittens now
    assert (hand(table, "A"), hand(table, "B")) == ("", "skip")
    assert (space(table, "A"), space(table, "B")) == (10, 13)
    assert waits(table) == "turn A"


def test_bg_43_an_exact_landing_wins_and_nothing_else() -> None:
    table = board("A: skip (space 17) | B: skip | discs: move-2")
    done(table, "A")
    assert waits(table) == "over A"
    table = board("A: skip (space 17) | B: skip | draw: nope | discs: move-3")
    done(table, "A")
    assert space(table, "A") == 9
    assert waits(table) == "turn B"


def test_bg_44_t_89_b_70_from_17_move_4_ends_on_10_and_move_2_wins() -> None:
    table = board("A: skip (space 17) | B: skip | draw: nope*2 | discs: move-4")
    done(table, "A")
    assert space(table, "A") == 10
    assert waits(table) == "turn B"
    table = board("A: skip (space 17) | B: skip | discs: move-2")
    done(table, "A")
    assert waits(table) == "over A"


def test_b_70_the_arrow_is_free_by_option() -> None:
    table = board("A: skip (space 17) | B: skip | draw: nope | discs: move-4", loop_step="arrow_is_free")
    done(table, "A")
    assert space(table, "A") == 11
    assert waits(table) == "turn B"


def test_bg_45_b_71_the_occupied_space_before_the_bow_is_jumped_to_the_bow() -> None:
    table = board("A: skip (space 16) | B: skip (space 18) | discs: move-2")
    done(table, "A")
    assert space(table, "A") == 19
    assert waits(table) == "over A"


def test_b_71_a_leapfrog_over_the_last_before_the_bow_wins() -> None:
    table = board("A: skip (space 3) | B: skip (space 18) | discs: leapfrog")
    done(table, "A")
    assert waits(table) == "over A"


def test_b_72_the_litter_box_is_shared_and_never_occupied() -> None:
    table = board("A: skip (space 7) | B: skip | C: skip | discs: move-1")
    done(table, "A")
    table.play("A", "explode")
    table.play("A", "swap>B")
    assert [space(table, seat) for seat in "ABC"] == [0, 8, 0]
    assert waits(table) == "turn B"


def test_t_91_explode_on_12_with_six_cards_and_two_in_the_litter_box() -> None:
    table = board("A: flip*3 skip*2 nope (space 11) | B: skip | C: nope | draw: shuffle | discs: move-1 leapfrog")
    done(table, "A")
    table.play("A", "explode")
    assert list(table.legal("A")) == ["swap>B", "swap>C"]
    table.play("A", "swap>C")
    assert [space(table, seat) for seat in "ABC"] == [0, 0, 12]
    assert hand(table, "C") == "nope"
    table.play("A", "discard flip+flip+skip")
    assert hand(table, "A") == "nope flip skip"
    assert waits(table) == "turn B"


def test_t_91_in_last_place_there_is_no_swap_but_still_three_cards() -> None:
    table = board("A: flip*3 skip*2 nope (space 11) | B: skip (space 14) | C: nope (space 16) | discs: move-1")
    done(table, "A")
    table.play("A", "explode")
    assert [space(table, seat) for seat in "ABC"] == [12, 14, 16]
    assert waits(table) == "discard A"


def test_b_96_after_500_turns_the_game_is_called_off_and_the_furthest_ahead_wins() -> None:
    table = board("A: skip (space 3) | B: skip (space 7) | turns: 500 | turn: A")
    play(table, "A", "skip")
    assert table.events[-2].what == "late"
    assert waits(table) == "over B"
    table = board("A: skip | B: skip | turns: 500 | turn: A")
    table.play("A", "skip")
    passes(table)
    assert table.payoffs == {"A": 0.5, "B": 0.5}
    assert waits(table) == "over A B"


def test_b_70_bg_23_past_the_last_kitten_a_magnet_goes_the_way_that_steps_go() -> None:
    pack = json.loads(shipped_text("house-pack-1"))
    pack["track"]["calm"][8], pack["track"]["chaos"][8] = "K", 1  # the arrow leads to a Kitten
    for loop_step, landing in (("target_is_next_step", 9), ("arrow_is_free", 12)):
        table = board("A: (space 18) | B: | discs: magnet", pack=json.dumps(pack), loop_step=loop_step)
        done(table, "A")
        assert space(table, "A") == landing
        assert waits(table) == "face A"
