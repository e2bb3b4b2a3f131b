"""`kaboodle odds`."""

import json

import pytest

from kaboodle.cli.main import main

POSITION = "A: skip | B: nope loaf | draw: kitten nope attack"


def test_odds_of_a_position_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", POSITION]) == 0
    out = capsys.readouterr().out
    assert "  The next card is a Kitten         33.3%" in out and "Might have (B): Nope 83.3%, Defuse 0%" in out
    assert "equally likely" in out


def test_odds_for_a_program_and_from_another_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", POSITION, "--seat", "B", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["type"] == "kittens" and found["draw"] == pytest.approx(1 / 3) and found["exact"]


def test_odds_of_mantis_and_the_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "A: red | B: blue | draw: red/red-blue-pink pink/red-blue-pink", "--edition", "mantis"]) == 0
    assert "  The top card is Pink              50.0%" in capsys.readouterr().out
    assert main(["odds", "A: nope | B: skip | discs: move-3 magnet", "--edition", "board"]) == 0
    assert "Next disc: Danger Magnet" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [["A: skip"], ["A: skip | B: unicorn"], [POSITION, "--seat", "Z"], [POSITION, "--edition", "chess"]],
)
def test_what_cannot_be_counted_is_refused_in_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", *words]) == 2
    assert capsys.readouterr().err.startswith("kaboodle: ")
