"""Puzzles: one move far ahead, positions that can be read, no two alike, and nothing of the true cards."""

from pathlib import Path

import msgspec
import pytest

import kaboodle
from kaboodle.cli.main import main
from kaboodle.core.errors import PositionError
from kaboodle.study.decisions import candidates_of
from kaboodle.study.puzzles import AHEAD, Puzzle, PuzzleFile, chosen, is_right, leading, puzzles_of
from kaboodle.study.self_play import self_play
from kaboodle.study.trials import Position


@pytest.fixture(scope="module")
def made() -> list[Puzzle]:
    """The puzzles of a few games."""
    return [puzzle for number in range(8) for puzzle in puzzles_of(self_play("two-player", 2, number))]


def test_the_best_move_is_far_ahead_also_on_a_fresh_seed(made: list[Puzzle]) -> None:
    assert len(made) > 5
    again = []
    for puzzle in made:
        assert len(puzzle.moves) >= 3 and puzzle.lead > AHEAD and puzzle.lead > 3 * puzzle.error
        assert puzzle.moves[0].move == puzzle.best and puzzle.why.text and puzzle.theme
        table = kaboodle.read(puzzle.position, puzzle.edition, options=puzzle.options)
        observation = table.observation(puzzle.seat)
        candidates, own = candidates_of(observation, puzzle.best)
        best, lead = leading(Position(observation, 999), candidates, 3_000)
        again.append(best is own and lead.value > AHEAD / 2)
    assert sum(again) >= 0.9 * len(again)


def test_a_position_shows_the_solver_its_own_seat_and_asks_for_the_move(made: list[Puzzle]) -> None:
    for puzzle in made:
        table = kaboodle.read(puzzle.position, puzzle.edition, options=puzzle.options)
        assert puzzle.seat in table.waiting and table.question == puzzle.question
        assert {it.move for it in puzzle.moves} <= set(table.legal(puzzle.seat)) and puzzle.cat in table.legal(
            puzzle.seat
        )


def test_the_chosen_puzzles_are_not_alike_and_cat_is_wrong_in_half_of_them(made: list[Puzzle]) -> None:
    kept = chosen([*made, *made], 100)
    assert len({it.id for it in kept}) == len(kept) > 3
    assert 2 * sum(not is_right(it, it.cat) for it in kept) >= len(kept)
    assert len(chosen(made, 2)) == 2


def test_a_running_game_has_no_puzzles() -> None:
    record = self_play("two-player", 2, 1)
    with pytest.raises(PositionError, match="not over"):
        next(puzzles_of(msgspec.structs.replace(record, winners=(), moves=record.moves[:3])))


def test_the_command_writes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "puzzles.json"
    assert main(["puzzles", "two-player", "--count", "2", "--games", "8", "--out", str(path)]) == 0
    assert capsys.readouterr().out.startswith("2 puzzles in ")
    assert len(msgspec.json.decode(path.read_bytes(), type=PuzzleFile).puzzles) == 2
    assert main(["puzzles", "two-player", "--count", "0", "--out", str(path)]) == 2
    assert main(["puzzles", "chess", "--out", str(path)]) == 2
