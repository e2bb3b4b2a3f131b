"""Measure the gain from reading opponents: a search that uses some clues, and the same search without clues.

python bench/inference.py original 4 --games 2000 --iterations 400 --against cat nothing hiding escape,look pass

Each word lists the clues that the search uses. All words use the same paired deals, so their differences are
meaningful. With --records a run can be stopped and continued, and a new word is compared with the games played before.
"""

import argparse
import json
from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from kaboodle import new
from kaboodle.bots.bot import Bot, play_fairly
from kaboodle.bots.levels import bot_of
from kaboodle.bots.search import SearchBot
from kaboodle.core.observation import Observation
from kaboodle.games.kittens.beliefs.clues import BY_ESCAPE, BY_HIDING, BY_LOOK, BY_PASS

CLUES = {"hiding": BY_HIDING, "escape": BY_ESCAPE, "pass": BY_PASS, "look": BY_LOOK}
ITSELF = "itself"  # half of the seats use the clues, the others are the same search without clues
PROGRESS = 100  # deals between two reports
Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


def main() -> None:
    """Print the win share for each word, and its gain over the first word."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("edition", choices=("original", "good-vs-evil", "two-player"))
    parser.add_argument("players", type=int)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--against", default="cat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--records", type=Path)
    parser.add_argument("clues", nargs="+")
    parsed = parser.parse_args()
    seatings = range(2 if parsed.against == ITSELF else parsed.players)
    deals = range(parsed.seed * 1_000_000, parsed.seed * 1_000_000 + max(parsed.games // len(seatings), 2))
    shares: dict[str, dict[int, float]] = {words: recorded(parsed, words) for words in parsed.clues}
    for count, deal in enumerate(deals, 1):
        for words in parsed.clues:
            if deal not in shares[words]:
                shares[words][deal] = fmean(play(parsed, words, deal, first) for first in seatings)
                record(parsed, words, deal, shares[words][deal])
        if count % PROGRESS == 0 or count == len(deals):
            report(shares, deals[:count], len(seatings))


def path_of(parsed: argparse.Namespace, words: str) -> Path:
    """Return the file with the results of a word."""
    name = f"{parsed.edition}-{parsed.players}-{parsed.iterations}-{parsed.against}-{parsed.seed}-{words}.jsonl"
    return Path(parsed.records) / name


def recorded(parsed: argparse.Namespace, words: str) -> dict[int, float]:
    """Return the results that are already on file."""
    if not parsed.records or not path_of(parsed, words).exists():
        return {}
    return dict(json.loads(line) for line in path_of(parsed, words).read_text().splitlines())


def record(parsed: argparse.Namespace, words: str, deal: int, share: float) -> None:
    """Append a result to the file of its word."""
    if parsed.records:
        with path_of(parsed, words).open("a") as file:
            print(json.dumps([deal, share]), file=file)


def report(shares: Mapping[str, Mapping[int, float]], deals: range, seatings: int) -> None:
    """Print the win share for each word, and its gain over the first word."""
    print(f"after {len(deals) * seatings} games each:")
    first = next(iter(shares.values()))
    for words, found in shares.items():
        gains = [found[deal] - first[deal] for deal in deals]
        print(f"  {words}: {with_error([found[deal] for deal in deals])}, gains {with_error(gains)}", flush=True)


def with_error(values: Sequence[float]) -> str:
    """Format a mean with its 95 % interval."""
    return f"{fmean(values):.1%} ± {Z * stdev(values) / sqrt(len(values)):.1%}"


class Reader(SearchBot):
    """A search that uses only the given clues."""

    def __init__(self, iterations: int, clues_used: int) -> None:
        super().__init__(iterations)
        self.clues_used = clues_used

    def choose(self, observation: Observation, rng: Random) -> str:
        """Return the most visited move."""
        observation.mind.clues_used = self.clues_used
        return super().choose(observation, rng)


def clues_of(words: str) -> int:
    """Return the clues by name as a bit set."""
    return 0 if words == "nothing" else sum(CLUES[word] for word in words.split(","))


def play(parsed: argparse.Namespace, words: str, deal: int, first: int) -> float:
    """Play one game with the search in its seats; return their payoff."""
    table = new(parsed.edition, parsed.players, seed=deal)
    reading = readers_of(parsed, table.seats, first)
    rival = Reader(parsed.iterations, 0) if parsed.against == ITSELF else bot_of(parsed.against)
    bots: dict[str, Bot] = dict.fromkeys(table.seats, rival) | dict.fromkeys(
        reading, Reader(parsed.iterations, clues_of(words))
    )
    chances = {seat: Random(f"{deal}/{first}/{seat}") for seat in table.seats}
    while not table.over:
        chosen = {}
        for seat in table.waiting:
            observation = table.observation(seat)
            chosen[seat] = (
                bots[seat].choose(observation, chances[seat]) if len(observation.moves) > 1 else observation.moves[0]
            )
        play_fairly(table, chosen)
    return sum(table.payoffs[seat] for seat in reading)


def readers_of(parsed: argparse.Namespace, seats: Sequence[str], first: int) -> list[str]:
    """Return the seats of the search that uses clues: one seat, or every other seat against itself."""
    if parsed.against != ITSELF:
        return [seats[first]]
    return [seat for index, seat in enumerate(seats) if (index + first) % 2]


if __name__ == "__main__":
    main()
