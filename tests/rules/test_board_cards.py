"""The Board Game, rule by rule: the action cards, the magnets, and the windows."""

import kaboodle
from tests.board import board, done, hand, part, passes, play, refused, space, view, waits, whats


def test_bg_26_a_magnet_is_hidden_anywhere_in_secret() -> None:
    table = board("A: add-magnet | B: skip | C: skip | discs: move-1 move-2 leapfrog")
    play(table, "A", "add-magnet")
    assert waits(table) == "place A"
    assert list(table.legal("A")) == ["hide@0", "hide@1", "hide@2", "hide@3"]
    refused(table, "A", "hide@4", r"only 4 places.* \(BG-26\)")
    table.play("A", "hide@2")
    assert part(table, "discs") == "move-1 move-2 magnet leapfrog"
    assert part(table, "magnets") == "9"
    assert [(event.what, event.place) for event in table.seen_by("B")] == [("magnet", None)]
    assert [(event.what, event.place) for event in table.seen_by("A")] == [("magnet", 2)]
    assert waits(table) == "turn A"


def test_bg_26_nobody_else_can_tell_where() -> None:
    tables = []
    for place in (0, 1):
        table = board("A: add-magnet | B: skip | C: skip | discs: move-1 move-2")
        play(table, "A", "add-magnet")
        table.play("A", f"hide@{place}")
        tables.append(table)
    for seat in ("B", "C", None):
        assert tables[0].stream(seat) == tables[1].stream(seat)
        assert tables[0].view(seat) == tables[1].view(seat)
    assert tables[0].view("A") != tables[1].view("A")
    assert waits(tables[0]) == "turn A"


def test_bg_27_b_82_a_magnet_just_before_anothers_disc() -> None:
    table = board("A: skip (space 5) | B: add-magnet | C: skip | discs: move-1 move-2")
    table.play("A", "done")
    assert waits(table) == "now B C"
    table.play("B", "add-magnet")
    assert waits(table) == "window A C"
    passes(table)
    assert waits(table) == "place B"
    table.play("B", "hide@top")
    assert waits(table) == "now B C"
    passes(table)
    assert space(table, "A") == 8
    assert waits(table) == "face A"


def test_b_82_everybody_is_asked_whatever_they_hold_and_done_is_final() -> None:
    seen = []
    for cards, other in (("add-magnet", "skip"), ("skip", "add-magnet")):
        table = board(f"A: flip nope | B: {cards} | C: skip | D: nope | draw: {other} | discs: move-1 move-2")
        table.play("A", "done")
        refused(table, "A", "flip", r"that’s final.* \(B-82\)")
        seen.append((table.view("C"), table.view("D"), table.stream("A")))
        assert waits(table) == "now B C D"
    assert seen[0] == seen[1]
    refused(table, "D", "nope", r"only say add-magnet or pass \(B-82\)")
    assert waits(table) == "now B C D"


def test_b_82_a_pass_is_nobody_elses_business() -> None:
    table = board("A: skip | B: skip | C: skip | discs: move-1")
    table.play("A", "done")
    before = (table.ask_id, table.view("A"), table.view("C"), len(table.stream("A")))
    table.play("B", "pass")
    assert (table.ask_id, table.view("A"), table.view("C"), len(table.stream("A"))) == before
    refused(table, "B", "pass", r"already let it happen \(B-18\)")
    assert waits(table) == "now C"


def test_b_82_a_noped_magnet_reopens_the_window() -> None:
    table = board("A: nope | B: add-magnet*2 | C: skip | discs: move-1 move-2")
    table.play("A", "done")
    table.play("B", "add-magnet")
    table.play("A", "nope")
    assert waits(table) == "window B C"
    passes(table)
    assert (hand(table, "B"), part(table, "magnets"), part(table, "discs")) == ("add-magnet", "10", "move-1 move-2")
    assert waits(table) == "now B C"
    table.play("B", "add-magnet")
    passes(table)
    assert waits(table) == "place B"


def test_b_82_an_answer_to_a_window_that_is_gone_is_stale() -> None:
    table = board("A: skip | B: add-magnet | C: add-magnet | discs: move-1 move-2")
    table.play("A", "done")
    asked = table.ask_id
    table.play("B", "add-magnet", ask=asked)
    try:
        table.play("C", "add-magnet", ask=asked)
    except kaboodle.StaleMove:
        pass
    else:
        raise AssertionError("a second magnet aimed at the same moment must be stale")
    assert hand(table, "C") == "add-magnet"
    assert waits(table) == "window A C"


def test_b_82_draw_from_the_bottom_opens_the_window_too() -> None:
    table = board("A: draw-from-the-bottom flip | B: add-magnet | discs: move-1 move-2 move-3")
    play(table, "A", "draw-from-the-bottom")
    assert waits(table) == "now B"
    passes(table)
    assert (space(table, "A"), part(table, "discs"), part(table, "used")) == (3, "move-1 move-2", "move-3")
    assert waits(table) == "turn B"


def test_b_82_a_noped_draw_from_the_bottom_leaves_the_turn() -> None:
    table = board("A: draw-from-the-bottom flip | B: nope | discs: move-1 move-2 move-3")
    table.play("A", "draw-from-the-bottom")
    table.play("B", "nope")
    passes(table)
    assert waits(table) == "turn A"


def test_b_82_an_empty_movement_deck_is_renewed_before_the_window() -> None:
    table = board("A: skip | B: add-magnet | used: move-1 move-2 leapfrog")
    table.play("A", "done")
    assert len(part(table, "discs").split()) == 3
    assert waits(table) == "now B"


def test_b_81_without_a_magnet_the_card_cannot_be_played() -> None:
    table = board("A: add-magnet | B: add-magnet | discs: move-1 move-2 | magnets: 0")
    refused(table, "A", "add-magnet", r"no magnet left to add \(B-81\)")
    table.play("A", "done")
    assert space(table, "A") == 1
    assert waits(table) == "turn B"


def test_b_89_a_super_move_onto_the_bow_wins_at_once() -> None:
    table = board("A: super-move-2 (space 17) | B: skip | discs: move-1")
    play(table, "A", "super-move-2")
    assert waits(table) == "over A"


def test_b_89_a_noped_super_move_does_not_win() -> None:
    table = board("A: super-move-2 (space 17) | B: nope | draw: flip | discs: move-1")
    table.play("A", "super-move-2")
    table.play("B", "nope")
    passes(table)
    assert (space(table, "A"), part(table, "discard")) == (17, "nope super-move-2")
    assert waits(table) == "turn A"


def test_b_77_a_super_move_triggers_nothing_and_jumps() -> None:
    table = board("A: super-move-1 (space 3) | B: skip (space 4) | draw: nope*2 | discs: leapfrog")
    play(table, "A", "super-move-1")
    assert (space(table, "A"), hand(table, "A")) == (5, "")
    table = board("A: super-move-1 (space 3) | B: skip | discs: leapfrog")
    play(table, "A", "super-move-1")
    assert space(table, "A") == 4  # a Kitten, in mid-turn
    done(table, "A")
    assert space(table, "A") == 4
    assert waits(table) == "turn B"


def test_b_82_skip_ends_the_turn_without_a_disc_or_a_window() -> None:
    table = board("A: skip (space 5) | B: add-magnet | discs: move-1")
    play(table, "A", "skip")
    assert part(table, "discs") == "move-1"
    assert waits(table) == "turn B"


def test_see_the_future_is_for_one_pair_of_eyes() -> None:
    table = board("A: see-the-future | B: skip | C: skip | discs: move-1 move-2 leapfrog move-3")
    play(table, "A", "see-the-future")
    cards = {seat: [event.card for event in table.stream(seat) if event.what == "peek"] for seat in "AB"}
    assert cards == {"A": ["move-1", "move-2", "leapfrog"], "B": [None, None, None]}
    assert [known.card for known in view(table, "A").discs_known] == ["move-1", "move-2", "leapfrog"]
    assert part(table, "discs") == "move-1 move-2 leapfrog move-3"
    assert waits(table) == "turn A"


def test_reveal_the_future_is_for_all() -> None:
    table = board("A: reveal-the-future | B: skip | discs: move-1 move-2")
    play(table, "A", "reveal-the-future")
    for seat in ("A", "B", None):
        assert [event.card for event in table.stream(seat) if event.what == "peek"] == ["move-1", "move-2"]
    assert waits(table) == "turn A"


def test_alter_the_future_puts_three_discs_back_in_any_order() -> None:
    table = board(
        "A: alter-the-future | B: reveal-the-future | C: skip | discs: move-1 move-2 leapfrog move-3 | turn: B"
    )
    play(table, "B", "reveal-the-future")
    table.play("B", "done")
    passes(table)  # move-1 is gone, everybody knows the next two
    play(table, "C", "skip")
    play(table, "A", "alter-the-future")
    assert waits(table) == "order A"
    assert len(list(table.legal("A"))) == 6
    table.play("A", "order 3 1 2")
    assert part(table, "discs") == "move-3 move-2 leapfrog"
    assert [event.what for event in table.seen_by("B")] == ["order"]
    known = view(table, "B").discs_known
    assert [(it.card, it.first, it.last) for it in known] == [("move-2", 0, 2), ("leapfrog", 0, 2)]
    assert waits(table) == "turn A"


def test_alter_the_future_with_two_discs_and_with_one() -> None:
    table = board("A: alter-the-future | B: skip | discs: move-1 leapfrog")
    play(table, "A", "alter-the-future")
    assert list(table.legal("A")) == ["order 1 2", "order 2 1"]
    refused(table, "A", "order 3 1 2", "put back 2 discs")
    table.play("A", "order 2 1")
    assert part(table, "discs") == "leapfrog move-1"
    table = board("A: alter-the-future | B: skip | discs: move-1")
    play(table, "A", "alter-the-future")
    assert waits(table) == "turn A"


def test_shuffle_makes_everybody_forget() -> None:
    table = board("A: see-the-future shuffle | B: skip | discs: move-1 move-2 leapfrog")
    play(table, "A", "see-the-future")
    play(table, "A", "shuffle")
    assert view(table, "A").discs_known == ()
    assert waits(table) == "turn A"


def test_b_25_pickpocket_takes_a_random_card_that_only_two_see() -> None:
    taken = set()
    for seed in range(40):
        table = board("A: pickpocket | B: nope flip | C: skip | D: | discs: move-1", seed=seed)
        assert list(table.legal("A")) == ["done", "pickpocket>B", "pickpocket>C"]
        refused(table, "A", "pickpocket>D", r"D has no cards \(B-25\)")
        refused(table, "A", "pickpocket", r">B or >C \(B-25\)")
        play(table, "A", "pickpocket>B")
        taken.add(hand(table, "A"))
        assert [event.card for event in table.stream("C") if event.what == "steal"] == [None]
        assert [event.card for event in table.stream("B") if event.what == "steal"] == [hand(table, "A")]
    assert taken == {"nope", "flip"}
    assert waits(table) == "turn A"


def test_b_25_an_empty_pocket_can_be_picked_by_option() -> None:
    table = board("A: pickpocket flip | B: | discs: move-1")
    refused(table, "A", "pickpocket", r"nobody has a card to steal \(B-25\)")
    table = board("A: pickpocket flip | B: | discs: move-1", empty_target="allow_no_effect")
    play(table, "A", "pickpocket>B")
    assert "none" in whats(table.stream("B"))
    assert hand(table, "A") == "flip"
    assert waits(table) == "turn A"


def test_b_18_b_20_a_nope_can_itself_be_noped() -> None:
    table = board("A: flip nope | B: nope | C: nope | discs: move-1")
    table.play("A", "flip")
    assert waits(table) == "window B C"
    table.play("C", "nope")
    assert waits(table) == "window A B"
    table.play("B", "nope")
    assert waits(table) == "window A C"
    passes(table)
    assert part(table, "side") == "chaos"
    assert waits(table) == "turn A"


def test_b_92_what_silence_means_on_the_board() -> None:
    silent = {
        "A: flip | B: skip | discs: move-1": "done",
        "A: nope (space 8) | B: skip | discs: move-1 | ask: face": "explode",
        "A: defuse (space 8) | B: skip | discs: move-1 | ask: face": "defuse",
        "A: | B: skip | used: move-or-flip-1 | ask: either move-or-flip-1": "move",
        "A: | B: skip | discs: move-1 move-2 leapfrog | ask: order": "order 1 2 3",
        "A: (space 8) | B: (space 4) | C: | D: | turn: A | ask: swap": "swap>C",
        "A: pickpocket | B: | C: skip | D: skip | discs: move-1 | ask: target": "pickpocket>C",
    }
    for text, move in silent.items():
        assert board(text).default("A") == move
    assert board("A: flip | B: nope | ask: window flip").default("B") == "pass"
    assert board("A: flip | B: add-magnet | discs: move-1 | ask: now").default("B") == "pass"
    places = {board("A: | B: | discs: move-1 leapfrog | ask: place", seed=seed).default("A") for seed in range(40)}
    assert places == {"hide@0", "hide@1", "hide@2"}
    text = "A: flip nope skip shuffle (space 8) | B: | ask: discard"
    cards = {board(text, seed=seed).default("A") for seed in range(60)}
    assert cards == {"discard flip", "discard nope", "discard skip", "discard shuffle"}
    assert waits(board(text)) == "discard A"
