"""A tiny game of another package gets everything for free: table, text, views, records, bots, arena, server."""

import copy
import json
import pickle
import subprocess
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import kaboodle
from kaboodle.bots.levels import LEVELS, bot_of
from kaboodle.core.errors import NotProvided
from kaboodle.core.registry import family_of
from kaboodle.core.replay import steps_of
from kaboodle.words import english
from tests.tiny_game.joined import FOLDER, SNATCH, environment, joined

ROOT = Path(__file__).parents[2]
GAME = Path(FOLDER) / "snatch.py"
WINDOW = (
    'players: 3 | turns: 4 | question: "window" | asked: [1,2] | opened: [1,2] | ask: 7 | '
    'hands: [["1","2"],["9","3"],["12"]] | scored: [["4"],["5"],["6"]] | '
    'draw_pile: ["7","10","11","13","14","15"] | laid: ["8"]'
)


@pytest.fixture(autouse=True)
def snatch() -> Iterator[None]:
    """Snatch has joined."""
    with joined():
        yield


def command(*words: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own that knows Snatch."""
    return subprocess.run(
        [sys.executable, "-m", "kaboodle", *words], cwd=ROOT, env=environment(), capture_output=True, text=True
    )


def test_the_game_is_short_and_plain() -> None:
    text = GAME.read_text()
    assert len(text.splitlines()) < 200
    assert "cython" not in text and {path.suffix for path in Path(FOLDER).iterdir()} <= {".py", ".dist-info", ""}


def test_without_its_entry_point_it_is_not_there() -> None:
    sys.path.remove(FOLDER)
    try:
        with joined():
            assert SNATCH in kaboodle.EDITIONS
        with pytest.raises(kaboodle.OptionError, match="there is no edition 'snatch'"):
            kaboodle.new(SNATCH, 2)
    finally:
        sys.path.insert(0, FOLDER)


def test_a_window_asks_all_others_and_the_first_to_snatch_has_it() -> None:
    table = kaboodle.read(WINDOW, SNATCH)
    assert table.is_window and table.waiting == ("B", "C") and table.position == WINDOW
    assert list(table.legal("B")) == ["pass", "snatch 9"] and list(table.legal("C")) == ["pass", "snatch 12"]
    with pytest.raises(
        kaboodle.IllegalMove, match=r"one of your moves \(did you mean snatch 9\?\); it’s time to Nope or pass"
    ):
        table.play("B", "snatch 3")
    with pytest.raises(kaboodle.InvalidMove, match="plain letters"):
        table.play("B", "snätch 9")
    with pytest.raises(kaboodle.StaleMove):
        table.play("B", "pass", ask=6)
    table.play("B", "pass", ask=7)
    assert (table.ask_id, " ".join(table.waiting)) == (7, "C"), "a pass keeps the ask open"
    table.play("C", "snatch 12")
    assert [event.what for event in table.events] == ["snatch", "draw", "score", "draw", "turn"]
    assert table.view("A").turn == "B" and table.question == "turn"


def test_nobody_learns_who_else_has_passed_or_what_others_hold() -> None:
    table = kaboodle.read(WINDOW, SNATCH)
    before = [table.view(seat) for seat in ("A", "C", None)], table.observe("C")
    table.play("B", "pass")
    assert ([table.view(seat) for seat in ("A", "C", None)], table.observe("C")) == before
    assert [len(table.seen_by(seat)) for seat in ("A", "B", "C", None)] == [0, 1, 0, 0]
    deals = {table.redeal("C", seed).position for seed in range(20)}
    assert len(deals) > 15 and all('"12"' in deal.partition("scored")[0] for deal in deals)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "there is no part ''"),
        ("players: 9", "Snatch has 2-4 seats, not 9"),
        ("players: 2 | hands: 3", "hands: Expected `array`"),
        ("players: 2 | cards: 3", "there is no part 'cards'"),
        ("players: 2 | asked: [5]", "there are only seats 0 to 1"),
        ("players: 2", "seats are asked until the game is over"),
        ('players: 2 | question: "turn" | asked: [0] | opened: [0]', "can be played"),
        (WINDOW.replace('"15"', '"1"'), "the cards are not those of the deck"),
        (WINDOW.replace("[", "[" * 5_000, 1), "hands|asked"),
    ],
)
def test_a_position_that_cannot_be_read_names_the_part(text: str, fault: str) -> None:
    with pytest.raises(kaboodle.PositionError, match=fault):
        kaboodle.read(text, SNATCH)


def test_a_replay_shows_hands_and_pile() -> None:
    table, rng = kaboodle.new(SNATCH, 2, seed=1), Random(1)
    while not table.over:
        seat = rng.choice(table.waiting)
        table.play(seat, rng.choice(list(table.legal(seat))))
    first, *rest = steps_of(kaboodle.record_of(table), "all")
    assert sorted(first.hands) == ["A", "B"] and all(len(hand) == 3 for hand in first.hands.values())
    assert len(first.pile) == 9 and len(rest) == len(table.moves)
    assert len([*steps_of(kaboodle.record_of(table), "watch")]) <= len(table.moves) + 1


def test_what_it_does_not_provide_is_absent_with_a_sentence() -> None:
    family = family_of(SNATCH)
    with pytest.raises(NotProvided, match="Snatch has no odds"):
        kaboodle.odds(kaboodle.new(SNATCH, 2, seed=1).view("A"))
    assert not family.has_heuristic and family.lesson is None
    assert family.card_rules(SNATCH, "7", english()) == ["Snatch has no cards to look up."]


def test_a_search_snatches_what_wins_the_game() -> None:
    table = kaboodle.read(
        'players: 2 | turns: 9 | question: "window" | asked: [1] | opened: [1] | ask: 30 | '
        'hands: [[],["15"]] | scored: [["6","7","8","9","10"],["1","2","3","4","5","12","13"]] | laid: ["14"] | '
        'draw_pile: ["11"]',
        SNATCH,
    )
    assert {bot_of(level).choose(table.observation("B"), Random(2)) for level in LEVELS[1:]} == {"snatch 15"}


def test_the_command_line_knows_it() -> None:
    done = command("simulate", SNATCH, "--players", "3", "--games", "20")
    assert done.returncode == 0 and "snatch, 3 players" in done.stdout and "games: 20" in done.stdout
    done = command("arena", SNATCH, "--bots", "cat,random", "--games", "2", "--json")
    assert done.returncode == 0 and json.loads(done.stdout)["games"] == 2
    assert "Snatch has no heuristic: cat searches for a moment instead." in done.stderr
    done = command("odds", WINDOW, "--edition", SNATCH)
    assert (done.returncode, done.stderr) == (2, "kaboodle: Snatch has no odds.\n")
    assert "Snatch: plain Python, nothing to compile" in command("doctor").stdout


def test_a_room_on_a_real_server_is_played_by_the_client(tmp_path: Path) -> None:
    script = [sys.executable, "-m", "tests.tiny_game.on_server", str(tmp_path)]
    done = subprocess.run(script, cwd=ROOT, env=environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3_000:]
    assert json.loads(done.stdout) == {
        "faults": [],
        "winners": True,
        "streams": True,
        "sealed": True,
        "view": "SnatchView",
        "steps": True,
        "odds": {"odds": "Snatch has no odds", "hint": "a move"},
    }


def test_a_plain_game_has_values_and_says_what_it_lacks() -> None:
    table = kaboodle.new(SNATCH, 3, seed=1)
    for lacking in (lambda: kaboodle.space(SNATCH), lambda: kaboodle.observation(SNATCH), lambda: table.actions("A")):
        with pytest.raises(kaboodle.NotProvided, match="Snatch has no"):
            lacking()
    with pytest.raises(kaboodle.NotProvided, match="are text"):
        _ = table.information_state("A").numbers
    play = table.waiting[0], next(iter(table.legal(table.waiting[0])))
    start = table.clone(history=True)
    table.play(*play)
    assert pickle.loads(pickle.dumps(table)) == copy.deepcopy(table) == table != start
    assert table.pass_all() and table.information_state("A").text
    table.undo()
    imagined = table.observation("A").table(1)
    assert imagined.view("A") == table.view("A") and sum(imagined.playout(3).values()) == pytest.approx(1)
    numbers = array("h", [0] * len(table.observe("A")))
    table.observe("A", out=numbers)
    assert list(numbers) == table.observe("A") and "<table" in table._repr_html_()
