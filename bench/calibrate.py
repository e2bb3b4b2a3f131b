"""Fit the calibration of reviews on self-play games, and the spread of luck in them.

python bench/calibrate.py --games 2000 --luck-games 300 original/4 mantis/2

Without tables all of them are fitted. The file src/kaboodle/study/calibration.json is updated after every table; games
are numbered from 30,000,000 and used for nothing else (bench/review.py uses others).
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

import kaboodle
from kaboodle.study import calibration
from kaboodle.study.calibration import Calibration, Fitted, isotonic
from kaboodle.study.review import review
from kaboodle.study.self_play import sampled_chances, self_play

FILE = Path(calibration.__file__).with_name(calibration.DATA)
FIRST, FIRST_LUCK = 30_000_000, 31_000_000
SAMPLES, TABLES = 2, 500  # moments of each seat, and playouts of each
CORNERS = 8  # of the fitted line, at most
QUANTILES = 20
LUCK_BUDGET = 0.2  # of a review


def main() -> None:
    """Fit tables and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--luck-games", type=int, default=300, help="0: the spread of luck stays as it is")
    parser.add_argument("tables", nargs="*", metavar="EDITION/PLAYERS")
    parsed = parser.parse_args()
    for name in parsed.tables or list(all_tables()):
        edition, _, players = name.partition("/")
        began = time.process_time()
        fit = fit_chances(edition, int(players), parsed.games)
        known = calibration.shipped().tables.get(edition, {}).get(int(players), fit)
        fit = msgspec.structs.replace(fit, luck=known.luck, luck_games=known.luck_games)
        write(edition, int(players), fit)
        if parsed.luck_games:
            luck = spread_of_luck(edition, int(players), parsed.luck_games)
            write(edition, int(players), msgspec.structs.replace(fit, luck=luck, luck_games=parsed.luck_games))
        print(f"{name}: {time.process_time() - began:.0f} s of CPU", flush=True)


def all_tables() -> Iterator[str]:
    """Every edition with every number of players."""
    return (f"{slug}/{players}" for slug, edition in kaboodle.EDITIONS.items() for players in edition.seats)


def fit_chances(edition: str, players: int, games: int) -> Fitted:
    """Fit what came of the chances that playouts gave."""
    pairs: list[tuple[float, float]] = []
    for number in range(FIRST, FIRST + games):
        pairs += sampled_chances(self_play(edition, players, number), number, SAMPLES, TABLES)
    raw, won = isotonic(pairs, max(len(pairs) // CORNERS, 1))
    return Fitted(games=games, raw=raw, won=won)


def spread_of_luck(edition: str, players: int, games: int) -> tuple[float, ...]:
    """Quantiles of the luck of one seat a game."""
    luck = []
    for number in range(FIRST_LUCK, FIRST_LUCK + games):
        seat = "ABCDEFGHI"[number % players]
        made = review(self_play(edition, players, number), seat, budget=LUCK_BUDGET, hindsight=False)
        luck.append(made.causes.luck.points)
    luck.sort()
    return tuple(round(luck[round(place * (games - 1) / QUANTILES)], 1) for place in range(QUANTILES + 1))


def write(edition: str, players: int, fit: Fitted) -> None:
    """Put one fit into the file."""
    old = msgspec.json.decode(FILE.read_bytes(), type=Calibration, strict=False)
    tables = {slug: dict(fits) for slug, fits in old.tables.items()}
    tables.setdefault(edition, {})[players] = fit
    new = Calibration(version=old.version, players="cat", tables=tables)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(new), indent=0) + b"\n")
    calibration.shipped.cache_clear()


if __name__ == "__main__":
    main()
