"""The shipped puzzles: enough of them, each as the conditions say, and their solutions hold on a fresh seed."""

from pathlib import Path
from random import Random

import pytest

import kaboodle
from kaboodle.core.errors import PositionError
from kaboodle.study.decisions import candidates_of
from kaboodle.study.puzzle_files import all_puzzles, read_puzzles, shipped_puzzles, write_puzzles
from kaboodle.study.puzzles import AHEAD, IN_A_WINDOW, LEAST_MOVES, Puzzle, is_right, leading, likeness
from kaboodle.study.results import SURE
from kaboodle.study.trials import Position

every_edition = pytest.mark.parametrize("edition", kaboodle.EDITIONS)
SAMPLE = 8  # puzzles of each edition that are played again
FRESH, TABLES = 404, 3_000


@every_edition
def test_every_puzzle_has_what_a_puzzle_needs(edition: str) -> None:
    puzzles = shipped_puzzles(edition)
    assert len({it.id for it in puzzles}) == len({likeness(it) for it in puzzles}) == len(puzzles)
    assert 2 * sum(not is_right(it, it.cat) for it in puzzles) >= len(puzzles)
    for puzzle in puzzles:
        assert puzzle.edition == edition and puzzle.theme and puzzle.why.text
        least = IN_A_WINDOW if puzzle.theme == "nope" else LEAST_MOVES
        assert len(puzzle.moves) >= least and puzzle.moves[0].move == puzzle.best
        assert puzzle.lead > AHEAD + puzzle.error - 0.1 and puzzle.lead > SURE * puzzle.error
        assert [it.n for it in puzzle.events] == sorted({it.n for it in puzzle.events})


@every_edition
def test_every_position_asks_the_seat_for_the_moves_of_the_puzzle(edition: str) -> None:
    for puzzle in shipped_puzzles(edition):
        try:
            table = kaboodle.read(puzzle.position, edition, options=puzzle.options)
        except PositionError as trouble:
            pytest.fail(f"{puzzle.id}: {trouble}")
        assert puzzle.seat in table.waiting and table.question == puzzle.question and len(table.seats) == puzzle.players
        legal = set(table.legal(puzzle.seat))
        assert {it.move for it in puzzle.moves} | {puzzle.cat} <= legal
        assert legal == {move for it in puzzle.moves for move in (it.move, *it.alike)}


def holds(puzzle: Puzzle) -> bool:
    """Whether the solution leads also on a fresh seed."""
    observation = kaboodle.read(puzzle.position, puzzle.edition, options=puzzle.options).observation(puzzle.seat)
    candidates, own = candidates_of(observation, puzzle.best)
    best, lead = leading(Position(observation, FRESH), candidates, TABLES)
    return best is own and lead.value > AHEAD / 2


@every_edition
@pytest.mark.long
def test_the_solutions_hold_on_a_fresh_seed(edition: str) -> None:
    puzzles = shipped_puzzles(edition)
    sample = Random(1).sample(puzzles, min(SAMPLE, len(puzzles)))
    assert sum(map(holds, sample)) >= len(sample) - 1


def test_a_file_is_read_as_it_was_written_and_another_version_is_refused(tmp_path: Path) -> None:
    puzzles = list(all_puzzles().values())[:3]
    for name in ("puzzles.json", "puzzles.json.gz"):
        write_puzzles(tmp_path / name, puzzles)
        first = (tmp_path / name).read_bytes()
        assert list(read_puzzles(first)) == puzzles
        write_puzzles(tmp_path / name, puzzles)
        assert (tmp_path / name).read_bytes() == first
    with pytest.raises(ValueError, match="version 1"):
        read_puzzles(b'{"version":1,"puzzles":[]}')
