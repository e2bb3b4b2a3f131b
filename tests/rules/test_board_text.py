"""Moves and positions of the board game as text: round trips, good and bad texts, and a fuzz."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kaboodle
from kaboodle.core.record import from_json, read_record, record_of, to_json, verify
from kaboodle.core.render import view_lines
from kaboodle.games.board.text.discs import DISC_CODE
from kaboodle.games.board.text.words import KIND
from kaboodle.words import english
from tests.board import IDS, TABLES, board, dealt, waits
from tests.playing import as_read

PIECES = [*KIND, *DISC_CODE, *"ABCDEF", *"|:>+@*()", " | ", ": ", " ", "0", "3", "77", "\0", "\u00e9"]
PIECES += ["done", "pass", "hide@", "order ", "discard ", "swap>", "move", "flip-it", "explode", "(space ", ")"]
PIECES += ["A: ", "| B: ", "| C: ", "| draw: ", "| discs: ", "| used: ", "| magnets: ", "| side: ", "| turn: "]
PIECES += ["| over: ", "| ask: ", "window ", "asked ", "noped ", "now ", "place ", "face"]
PIECES += ["| A knows: ", "discs=", "discs*2="]
TEXTS = st.one_of(st.text(max_size=200), st.lists(st.sampled_from(PIECES), max_size=14).map("".join))


def known(table: kaboodle.Table, seat: str) -> list[int]:
    """What a seat knows as numbers, without the last events, which a position does not tell."""
    return table.observe(seat)[: kaboodle.observation("board")["history-event"].start]


@pytest.mark.parametrize(("players", "chosen"), TABLES, ids=IDS)
def test_every_moment_of_a_game_round_trips(players: int, chosen: dict[str, str]) -> None:
    for seed in range(3 if players < 4 else 1):
        table, rng = dealt(players, seed, **chosen), Random(seed)
        while True:
            again = kaboodle.read(table.position, "board", options=chosen)
            assert again.position == table.position, f"seed {seed}"
            for seat in table.seats:
                assert as_read(again.view(seat)) == as_read(table.view(seat)), f"seed {seed}: {table.position}"
                assert known(again, seat) == known(table, seat), f"seed {seed}: {table.position}"
                moves = list(table.legal(seat))
                assert list(again.legal(seat)) == moves
                assert all(move in table.legal(seat) for move in moves)
            if table.over:
                break
            seat = rng.choice(table.waiting)
            table.play(seat, rng.choice(list(table.legal(seat))))
            assert table.moves[-1][0] == seat


def test_a_position_that_was_read_plays_on_alike() -> None:
    for seed in range(20):
        table, rng = dealt(2 + seed % 5, seed), Random(seed)
        for _ in range(rng.randrange(60)):
            if not table.over:
                seat = rng.choice(table.waiting)
                table.play(seat, rng.choice(list(table.legal(seat))))
        again = board(table.position)
        again.game.rng = table.game.rng
        while not table.over:
            seat = rng.choice(table.waiting)
            move = rng.choice(list(table.legal(seat)))
            table.play(seat, move)
            again.play(seat, move)
            assert again.game.fingerprint() == table.game.fingerprint(), f"seed {seed}: {table.position}"


@pytest.mark.parametrize(("players", "chosen"), TABLES, ids=IDS)
def test_a_game_can_be_recorded_told_and_drawn(players: int, chosen: dict[str, str]) -> None:
    table, rng = kaboodle.new("board", players, options=chosen, secret=bytes(range(32))), Random(players)
    while not table.over:
        seat = rng.choice(table.waiting)
        table.play(seat, rng.choice(list(table.legal(seat))))
        assert all(line.isprintable() for line in (*view_lines(table.view(seat)), *str(table).splitlines()))
    for name in (*table.seats, None):
        assert all(sentence.isprintable() for sentence in table.family.tell(table.stream(name), name, english()))
    record = record_of(table)
    assert verify(from_json(to_json(record))) == []
    assert verify(read_record(str(record))) == []


CANONICAL = [
    ("a: SKIP nope | B:", "A: nope skip | B: | draw: | discs: | magnets: 10 | side: calm | turn: A"),
    (
        "A: flip flip (space 3) | b: | discs: move-1*2 magnet | side: chaos | turn: b",
        "A: flip*2 (space 3) | B: | draw: | discs: move-1 move-1 magnet | magnets: 9 | side: chaos | turn: B",
    ),
    (
        "A: | B: | ask: window flip",
        "A: | B: | draw: | discs: | magnets: 10 | side: calm | turn: A | ask: window flip from A top A asked B",
    ),
    (
        "A: | B: | C: | ask: now bottom asked c",
        "A: | B: | C: | draw: | discs: | magnets: 10 | side: calm | turn: A | ask: now bottom asked C",
    ),
    ("A: | B: | over: B", "A: | B: (space 19) | draw: | discs: | magnets: 10 | side: calm | turn: A | over: B"),
    (
        "A: | B: | over: B A | turns: 500",
        "A: | B: | draw: | discs: | magnets: 10 | side: calm | turn: A | over: A B | turns: 500",
    ),
]


@pytest.mark.parametrize(("text", "canonical"), CANONICAL)
def test_b_93_a_partial_position_takes_its_natural_values(text: str, canonical: str) -> None:
    assert board(text).position == canonical
    assert board(canonical).position == canonical


NO_POSITION = [
    ("", "empty text"),
    ("A: skip", "2 to 6 seats, not 1"),
    ("A skip | B:", "a name, a colon"),
    ("A: | A: | B:", "A: this part is there twice"),
    ("A: | C:", "seat B is missing"),
    ("A: | B: | G:", "there is no part 'g'"),
    ("A: skp | B:", "A: there is no card 'skp'"),
    ("A: skip*0 | B:", "A: expected a number from 1"),
    ("A: skip*7 | B:", "7 Skip cards, more than the 6 of the pack"),
    ("A: skip*121 | B:", "A: expected a number from 1 to 120"),
    ("A: | B: | draw: " + "skip*120 " * 900, "draw: more than the 120 cards"),
    ("A: | B: | discard: " + "skip " * 121, "discard: more than the 120 cards"),
    ("A: " + "skip*120 " * 900 + "| B:", "A: more than the 120 cards"),
    ("A: | B: | discs: " + "magnet*120 " * 600, "discs: more than the 60 discs"),
    ("A: | B: | used: " + "move-1 " * 61, "used: more than the 60 discs"),
    ("A: super-move-3 | B:", "1 Super Move 3 cards, more than the 0"),
    ("A: (space 19) | B:", "spaces from 0 to 18"),
    ("A: (space 4) | B: (space 4)", r"stands on space 4 already (BG-31)"),
    ("A: | B: | discs: move-9", "discs: there is no disc 'move-9'"),
    ("A: | B: | discs: move-3*2", "2 Move 3 discs, more than the 1"),
    ("A: | B: | discs: magnet*11", "11 Danger Magnets, more than the 10"),
    ("A: | B: | magnets: 11", "magnets: expected a number from 0 to 10"),
    ("A: | B: | side: blue", "side: expected calm or chaos"),
    ("A: | B: | turn: C", "turn: there is no seat 'c'"),
    ("A: | B: | turns: 501", "turns: expected a number"),
    ("A: | B: | over:", "over: say who won"),
    ("A: | B: | over: A B", "only shared when the game is called off"),
    ("A: (space 19) | B: | over: B", "A is on the Bow"),
    ("A: | B: | over: A | ask: now", "the game is over"),
    ("A: | B: | ask: sing", "ask: expected one of"),
    ("A: | B: | ask: window", "an empty text isn’t a move"),
    ("A: | B: | ask: window nope", "a card that can be Noped"),
    ("A: | B: | ask: window pickpocket", "aimed at another player"),
    ("A: | B: | ask: window pickpocket>A", "aimed at another player"),
    ("A: | B: | ask: window flip noped", "say who Noped it"),
    ("A: | B: | ask: window flip from B", r"only after done (B-82)"),
    ("A: | B: | ask: window flip from B done", "only Add a Magnet NOW"),
    ("A: | B: | magnets: 0 | ask: window add-magnet", r"no magnet left to add (B-81)"),
    ("A: | B: | ask: window flip asked", "the window is closed"),
    ("A: | B: | ask: window flip asked A", r"A is not asked (B-19)"),
    ("A: | B: | ask: window flip loudly", "'loudly' was not expected"),
    ("A: | B: | magnets: 0 | ask: now", r"no magnet left to add (B-81)"),
    ("A: | B: | ask: order", "fewer than 2 discs"),
    ("A: | B: | ask: either move-1", "move-1 leaves no choice"),
    ("A: | B: | ask: face", "A is not on a Kitten"),
    ("A: (space 4) | B: | ask: swap", "several others are in last place"),
    ("A: | B: | ask: discard", r"no card too many (BG-35)"),
    ("A: | B: | ask: target", "can’t have started"),
    ("A: pickpocket | B: skip | ask: target", "only one pocket"),
    ("A: | B: | A knows: B+skip", "B holds 0 cards"),
    ("A: | B: | A knows: A+skip", "A is not another seat"),
    ("A: | B: | A knows: discs=magnet", "the movement deck has 0 discs"),
    ("A: | B: skip | A knows: B+nope", "B doesn’t hold these cards"),
    ("A: | B: skip | A knows: B~1-skip", "the unknown cards of B are not as told"),
    ("A: | B: skip | A knows: nope?B1000", "in none of the hands"),
    ("A: | B: | discs: move-1 leapfrog | A knows: discs=leapfrog", "the movement deck is not as told"),
    ("A: | B: | discs: move-1 leapfrog | A knows: discs=move-1,?,?", "the movement deck has 2 discs"),
    ("A: | B: | discs: move-1 leapfrog | A knows: discs=magnet", "not so many discs of a kind"),
    ("A: | B: | discs: move-1 leapfrog | A knows: discs=move-1,fly", "there is no disc 'fly'"),
    ("A: | B: | discs: move-1 leapfrog | A knows: discs*0=move-1", "with weights from 1 on"),
    ("A: | B: | discs: move-1 leapfrog | A knows: discs=? discs*9999999999=move-1", "with weights from 1 on"),
    ("A: | B: | discs: move-1 leapfrog | A knows: discs=? discs*2=?", "is told twice"),
    ("A: | B: skip | A knows: B~120 B~120 B~17", "B holds 1 cards, not as told"),
    ("A: | B: | A knows: fish", "can’t read 'fish'"),
    ("A: | B: | G knows: discs=?", "there is no such seat"),
    ("A: | B: | draw: skip\0", "plain letters"),
    ("A: " + "skip " * 3000 + "| B:", "at most 10000 characters"),
]


@pytest.mark.parametrize(("text", "reason"), NO_POSITION)
def test_what_is_no_position_says_which_part_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(kaboodle.PositionError) as trouble:
        board(text)
    assert reason in str(trouble.value)
    assert str(trouble.value).isprintable()


NO_MOVE = [
    ("", "an empty text"),
    ("dance", "there is no card 'dance'"),
    ("pickpocket>Z", "there is no seat 'z'"),
    ("hide@x", "how many discs"),
    ("order 1 1 2", "order 3 1 2"),
    ("order 4", "order 3 1 2"),
    ("discard skip+", "a card is missing"),
    ("flip\u00e9", "plain letters"),
    ("flip" * 200, "at most 400 characters"),
]


@pytest.mark.parametrize(("move", "reason"), NO_MOVE)
def test_what_is_no_move_says_why(move: str, reason: str) -> None:
    table = board("A: flip | B: skip | discs: move-1")
    with pytest.raises(kaboodle.InvalidMove, match=reason):
        table.play("A", move)
    assert waits(table) == "turn A"


@given(start=st.sampled_from(["", "A: | B: ", *[text for text, _ in CANONICAL]]), text=TEXTS)
def test_any_text_is_a_position_that_can_be_played_or_an_error(start: str, text: str) -> None:
    try:
        table = board(start + text)
    except kaboodle.PositionError:
        return
    assert board(table.position).position == table.position
    rng = Random(0)
    for _ in range(40):
        if table.over:
            return
        seat = rng.choice(table.waiting)
        table.play(seat, rng.choice(list(table.legal(seat))))


@given(TEXTS)
def test_any_text_is_a_move_or_an_error(text: str) -> None:
    table = board("A: flip pickpocket | B: skip | C: nope | discs: move-1 move-2")
    try:
        table.play("A", text)
    except kaboodle.MoveError:
        assert not table.moves
    else:
        assert len(table.moves) == 1
