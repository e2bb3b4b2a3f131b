"""Check the shipped puzzles again: on a fresh seed, with four times the playouts of the first check.

python bench/puzzles.py [EDITION...]

For each edition: how many puzzles there are, by theme; in how many the solution is still ahead of every other move by
more than 10 points and 3 standard errors, and by any certain lead; how many `cat` solves; the CPU time.
"""

import sys
import time
from collections import Counter

import kaboodle
from kaboodle.study.decisions import candidates_of
from kaboodle.study.puzzle_files import shipped_puzzles
from kaboodle.study.puzzles import AHEAD, MORE, TABLES, Puzzle, is_right, leading
from kaboodle.study.trials import Position

FRESH = 505  # a seed that nothing else uses


def main() -> None:
    """Print a line for each edition."""
    for edition in sys.argv[1:] or kaboodle.EDITIONS:
        begun = time.process_time()
        puzzles = shipped_puzzles(edition)
        leads = [lead_of(puzzle) for puzzle in puzzles]
        far, ahead = sum(lead > AHEAD for lead in leads), sum(lead > 0 for lead in leads)
        easy = sum(is_right(it, it.cat) for it in puzzles)
        themes = ", ".join(f"{theme} {count}" for theme, count in Counter(it.theme for it in puzzles).most_common())
        print(
            f"{edition}: {len(puzzles)} puzzles ({themes}); still more than {AHEAD:.0f} points ahead {far}, "
            f"ahead {ahead}; cat solves {easy}; {time.process_time() - begun:.0f} s of CPU",
            flush=True,
        )


def lead_of(puzzle: Puzzle) -> float:
    """The certain lead of the solution in points; 0 if another move is ahead, or if it is not certain."""
    observation = kaboodle.read(puzzle.position, puzzle.edition, options=puzzle.options).observation(puzzle.seat)
    candidates, own = candidates_of(observation, puzzle.best)
    best, lead = leading(Position(observation, FRESH), candidates, MORE * TABLES)
    return lead.value if best is own else 0.0


if __name__ == "__main__":
    main()
