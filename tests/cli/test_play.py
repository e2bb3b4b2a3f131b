"""Whole games in the terminal with typed input: only one view is shown, and every line is plain text."""

import io
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import kaboodle
from kaboodle.cli.main import main
from kaboodle.cli.terminal import Terminal
from kaboodle.core.record import from_json, read_record, verify


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Use these lines as input."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def scripted(monkeypatch: pytest.MonkeyPatch, choose: Callable[[list[str]], str]) -> list[Terminal]:
    """Let a function answer for the player. Returns the terminals that were opened."""
    opened: list[Terminal] = []
    begin = Terminal.play

    def play(terminal: Terminal) -> int:
        opened.append(terminal)
        return begin(terminal)

    monkeypatch.setattr(Terminal, "play", play)
    monkeypatch.setattr("builtins.input", lambda prompt: choose(list(opened[0].table.legal(opened[0].seat))))
    return opened


@pytest.mark.parametrize("edition", kaboodle.EDITIONS)
@pytest.mark.parametrize("seed", [None, 1, 2, 3])
def test_a_whole_game_of_every_edition(
    edition: str, seed: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = Random(seed or 0)

    def choose(moves: list[str]) -> str:
        return rng.choice(["hand", "table", "log", "help", "rules", *[m for m in moves if m != "explode"] * 5])

    opened = scripted(monkeypatch, choose)
    path = tmp_path / "game.json"
    words = ["play", edition, "--save", str(path), *(["--seed", str(seed)] if seed is not None else [])]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "Game over. Winner: " in out
    assert all(line.isprintable() for line in out.splitlines())
    record = from_json(path.read_text())
    assert verify(record) == []
    assert record.moves == tuple(f"{seat} {move}" for seat, move in opened[0].table.moves)


def test_only_the_persons_own_view_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    scripted(monkeypatch, lambda moves: next(move for move in ("defuse", *moves) if move in moves))
    assert main(["play", "original", "--seed", "11", "--players", "4", "--seat", "C"]) == 0
    drawn = re.findall(r"^([ABD]) draws (?!a card|an Exploding Kitten)(.*)", capsys.readouterr().out, re.M)
    assert not drawn


def test_the_end_of_the_input_ends_the_game_politely(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    typed(monkeypatch)
    path = tmp_path / "game.txt"
    assert main(["play", "original", "--seed", "4", "--players", "3", "--save", str(path)]) == 0
    assert "You leave the game. See you!" in capsys.readouterr().out
    assert read_record(path.read_text()).moves == ()


def test_the_record_is_written_after_every_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    lengths = []

    def choose(moves: list[str]) -> str:
        lengths.append(len(read_record(path.read_text()).moves))
        if len(lengths) == 4:
            raise SystemExit("the window was closed")
        return moves[0]

    opened = scripted(monkeypatch, choose)
    with pytest.raises(SystemExit):
        main(["play", "original", "--seed", "4", "--players", "3", "--save", str(path)])
    assert lengths == sorted(lengths) and lengths[-1] == len(opened[0].table.moves) > 0


def test_control_c_ends_the_game_politely(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(moves: list[str]) -> str:
        raise KeyboardInterrupt

    scripted(monkeypatch, interrupt)
    assert main(["play", "mantis", "--seed", "4"]) == 130
    assert "You leave the game. See you!" in capsys.readouterr().out


def test_help_hand_table_log_rules_and_refusals(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["help", "hand", "table", "log", "rules see the future", "rules frob", "frob", "attack", "", "quit"]
    typed(monkeypatch, *lines)
    assert main(["play", "original", "--seed", "4", "--players", "3"]) == 0
    out = capsys.readouterr().out
    for expected in (
        "  favor>B or favor>C",
        "Not Nope now: ",
        "Not Cactus Cat now: ",
        "(EK-44)",
        "Your hand: Defuse (defuse), Nope (nope), Skip (skip),",
        "Draw pile: 2 Kittens in 30 cards.",
        "See the Future (see-the-future), 5 in the deck: Look at the top three cards",
        "(EK-43, B-48)",
        "There’s no card frob. There are kitten,",
        "A tried 'frob': there is no card 'frob'",
        "A tried 'attack': you don’t have Attack",
    ):
        assert expected in out


def test_declining_a_defuse_asks_again(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    table = kaboodle.read("A: defuse | B: loaf | draw: kitten moon | turn: A", "original")
    typed(monkeypatch, "draw", "explode", "no", "explode", "yes")
    assert Terminal(table, "A", Random(1)).play() == 0
    out = capsys.readouterr().out
    assert out.count("Really explode?") == 2
    assert table.moves == [("A", "draw"), ("A", "explode")]
    assert "Winner: B." in out


def test_a_window_is_answered_only_by_somebody_with_a_nope(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = kaboodle.read("A: skip nope | B: attack | C: loaf | draw: loaf moon kitten kitten | turn: B", "original")
    table.play("B", "attack")
    typed(monkeypatch, "pass", "skip")
    Terminal(table, "A", Random(1)).play()
    assert "Attack is on. Nope it? You can type pass, nope." in capsys.readouterr().out
    table = kaboodle.read("A: skip | B: attack | C: loaf | draw: loaf moon kitten kitten | turn: B", "original")
    table.play("B", "attack")
    typed(monkeypatch)
    Terminal(table, "A", Random(1)).play()
    assert "Nope it?" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["play", "chess"], "there is no edition 'chess'"),
        (["play", "original", "--players", "1"], "is for 2-9 players, not 1"),
        (["play", "original", "--players", "many"], "invalid int value: 'many'"),
        (["play", "original", "--seat", "Z"], "there is no seat 'Z'"),
        (["play", "original", "--seed", "-1"], "a seed is a whole number from 0"),
        (["play", "original", "--lang", "fr"], "there is no language 'fr'; there are en, es, pt-BR, de"),
        (["play", "original", "--option", "magic"], "an option is written KEY=VALUE, not 'magic'"),
        (["play", "original", "--option", "magic=on"], "has no option 'magic'"),
        (["play", "original", "--option", "decks=2", "--option", "decks=2"], "given twice"),
        (["play", "original", "--option", "first=host"], "needs starter="),
        (["play", "original", "--save", "/no/such/folder/game.json"], "cannot be written: No such file or directory"),
    ],
)
def test_wrong_arguments_are_refused_in_one_sentence(
    words: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(words)
    except SystemExit as stop:
        code = int(str(stop.code))
    found = capsys.readouterr()
    assert code == 2 and expected in found.err and found.err.count("\n") == 1 and not found.out


def test_through_a_pipe_and_python_m() -> None:
    command = [sys.executable, "-m", "kaboodle", "play", "mantis", "--seed", "1", "--players", "2"]
    done = subprocess.run(command, input="score\n" * 200, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and not done.stderr
    assert "Game over. Winner: " in done.stdout
