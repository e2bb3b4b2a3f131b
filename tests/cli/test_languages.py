"""The terminal in four languages: whole games, refusals and odds without a sentence of another language."""

import re
from html import unescape
from pathlib import Path
from random import Random

import pytest

import kaboodle
from kaboodle.cli.main import main
from kaboodle.cli.terminal import Terminal
from kaboodle.words import ENGLISH, LANGUAGES, Words, catalogues, entries, language_of, sources

FOREIGN = [language for language in LANGUAGES if language != ENGLISH]
COMMANDS = [
    "hand",
    "table",
    "log",
    "help",
    "rules",
    "rules nope",
    "rules frob",
    "frob",
    "nope",
    "steal>Z",
    "a+b+c",
    "!",
]
GAMES = [("original", 3), ("good-vs-evil", 4), ("two-player", 2), ("board", 3), ("mantis", 3)]


def stretches(source: str) -> set[str]:
    """The literal texts of a message that are long enough to be told from another language, without its variables."""
    lines = re.sub(r"^[\w-]+ =|^\s+\.[a-z]+ =|^\s+\*?\[\w+\]|^#.*$", "\n", source, flags=re.MULTILINE).splitlines()
    parts = [part.strip() for line in lines for part in re.split(r"\{[^}]*\}", line.replace("->", ""))]
    return {part for part in parts if len(re.findall(r"[^\W\d_]{2,}", part)) >= 3}


def english_only(language: str) -> set[str]:
    """English stretches of text that no message of a language has."""
    native = "\n".join(sources(language).values())
    return {part for source in sources(ENGLISH).values() for part in stretches(source) if part not in native}


def played(edition: str, players: int, seed: int, words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game by somebody who also types commands, wrong moves and nonsense."""
    rng, opened, first = Random(seed), list[Terminal](), [*COMMANDS]
    begin = Terminal.play

    def play(terminal: Terminal) -> int:
        opened.append(terminal)
        return begin(terminal)

    def choose(prompt: str) -> str:
        if first:
            return first.pop()
        moves = [move for move in opened[-1].table.legal(opened[-1].seat) if move != "explode"]
        return rng.choice(COMMANDS if rng.random() < 0.2 else moves or ["explode"])

    monkeypatch.setattr(Terminal, "play", play)
    monkeypatch.setattr("builtins.input", choose)
    assert main(["play", edition, "--seed", str(seed), "--players", str(players), *words]) == 0
    assert opened[-1].table.over


def test_the_stretches_of_a_message_are_found() -> None:
    assert english_only("de") >= {"You leave the game. See you!", "Show it! Defuse it, or you’re out."}
    source = (
        "a = { $me ->\n    [seat] You play the card { $x }.\n   *[none] Nobody plays it.\n}\n    .b = One of them\n"
    )
    assert stretches(source) == {"You play the card", "Nobody plays it.", "One of them"}


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_whole_game_has_no_english_line(
    edition: str, players: int, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    foreign = english_only(language)
    for seed in (1, 2):
        played(edition, players, seed, ["--lang", language], monkeypatch)
        found = capsys.readouterr()
        lines = found.out.splitlines()
        assert not found.err and len(lines) > 40 and all(line.isprintable() for line in lines)
        assert [(line, part) for line in lines for part in foreign if part in line] == []
        assert Words(language).text("terminal-left") not in lines
        assert any(line.startswith(Words(language).text("terminal-over", names="").rstrip(". ")) for line in lines)
        refused = Words(language).text("refusal-no-card", word="'frob'")
        assert any("'frob'" in line for line in lines) and (
            edition == "mantis" or any(refused in line for line in lines)
        )


def test_english_lines_would_be_noticed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    played("original", 3, 1, ["--lang", "en"], monkeypatch)
    lines, foreign = capsys.readouterr().out.splitlines(), english_only("de")
    assert len([line for line in lines if any(part in line for part in foreign)]) > len(lines) / 4


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "de_AT.UTF-8"}, "Du bist A."),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "es_MX.UTF-8"}, "Eres A."),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "pt_PT"}, "Você é A."),
        ({"LANG": "fr_FR.UTF-8"}, "You’re A."),
        ({"LC_ALL": "C.UTF-8"}, "You’re A."),
        ({}, "You’re A."),
    ],
)
def test_the_language_comes_from_the_environment(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    assert main(["play", "mantis", "--seed", "1"]) == 0
    assert expected in capsys.readouterr().out


def test_an_option_outranks_the_environment_and_takes_regions(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    assert main(["play", "mantis", "--seed", "1", "--lang", "pt"]) == 0
    assert "Você abandona a partida." in capsys.readouterr().out


def test_a_table_that_cannot_be_is_refused_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "original", "--players", "1", "--lang", "de"]) == 2
    assert capsys.readouterr().err == "kaboodle: Original ist für 2-9 Personen, nicht 1.\n"
    assert main(["odds", "A: skip | B: unicorn", "--lang", "es"]) == 2
    assert "no existe la carta 'unicorn'" in capsys.readouterr().err


@pytest.mark.parametrize("language", FOREIGN)
def test_odds_have_no_english_line(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    positions = {
        "original": "A: skip | B: nope loaf | draw: kitten nope attack | A knows: draw@1=nope",
        "board": "A: nope | B: skip | discs: move-3 magnet",
        "mantis": "A: red | B: blue | draw: red/red-blue-pink pink/red-blue-pink",
    }
    for edition, position in positions.items():
        assert main(["odds", position, "--edition", edition, "--lang", language]) == 0
        out = capsys.readouterr().out
        assert [part for part in english_only(language) if part in out] == []
        assert Words(language).text("odds-title") in out


@pytest.mark.parametrize("language", FOREIGN)
def test_reports_have_no_english_line(language: str, tmp_path: Path) -> None:
    path, foreign = tmp_path / "report.html", english_only(language)
    arena = ["arena", "mantis", "--bots", "random,random", "--games", "4"]
    study = [
        "simulate",
        "original",
        "--players",
        "2",
        "--bots",
        "random",
        "--games",
        "6",
        "--vary",
        "quick_game=off,on",
    ]
    for words, title in ((arena, "report-arena"), (study, "game-original")):
        assert main([*words, "--lang", language, "--report", str(path)]) == 0
        text = path.read_text()
        assert f'<html lang="{language}">' in text and f"<h1>{Words(language).text(title)}</h1>" in text
        assert [part for part in foreign if part in unescape(text)] == []
        assert main([*words, "--lang", "xx", "--report", str(path)]) == 2


def test_an_error_prints_in_english_whatever_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    table = kaboodle.read("A: skip | B: nope | draw: kitten loaf | turn: A", "original")
    with pytest.raises(kaboodle.IllegalMove, match="you don’t have Attack") as refused:
        table.play("A", "attack")
    assert "Angriff hast du nicht auf der Hand" in refused.value.text(Words("de"))
    assert language_of({"LC_ALL": "de_DE.UTF-8"}) == "de"


def test_a_card_can_be_looked_up_by_its_title_in_the_language() -> None:
    family = kaboodle.new("original", 2, seed=1).family
    (line,) = family.card_rules("original", "Blick in die Zukunft", Words("de"))
    assert line.startswith("Blick in die Zukunft (see-the-future)")


def test_the_catalogues_of_the_terminal_are_not_shipped_to_the_browser() -> None:
    plugin = (Path(__file__).parents[2] / "web/src/words/vite-plugin.ts").read_text()
    found = re.search(r"PYTHON_ONLY = /(.*)/$", plugin, re.MULTILINE)
    assert found is not None
    left_out = {name for name in catalogues(ENGLISH) if re.match(found[1], name)}
    assert {"terminal", "kittens-terminal", "board-terminal", "mantis-terminal"} <= left_out
    assert entries("a = b\nc-d = { $e ->\n   *[f] g\n}\n").keys() == {"a", "c-d"}
