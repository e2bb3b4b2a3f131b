"""Hashes of what the bots of the pool choose in seeded positions. `python -m tests.lab.pool_moves` writes them anew.

When a hash changes, the version of that bot in `kaboodle.lab.benchmark.pool` goes up, or results cannot be compared.
"""

import hashlib
import json
from pathlib import Path
from random import Random

import kaboodle
from kaboodle.lab.arena.entrants import TRAINED, bot_named
from kaboodle.lab.benchmark.pool import POOL, bot_name, pool_at

FILE = Path(__file__).parent / "pool_moves.json"
TABLES = (("original", 3), ("good-vs-evil", 2), ("two-player", 2), ("mantis", 4), ("board", 3))
DECISIONS = {"random": 60, "kitten": 60, "cat": 60, "tomcat": 20, "tiger": 6, "baseline": 60}  # of each table


def hash_of(opponent: str) -> str:
    """The choices of one bot of the pool at all tables that it plays at."""
    digest = hashlib.sha256()
    for edition, players in TABLES:
        if opponent in pool_at(edition, players):
            digest.update(f"{edition} {players} {choices(bot_name(opponent), edition, players)}".encode())
    return digest.hexdigest()[:16]


def choices(name: str, edition: str, players: int) -> list[str]:
    """What a bot chooses in positions of random games, each with more than one legal move."""
    found: list[str] = []
    seed = 0
    while len(found) < DECISIONS[name]:
        seed += 1
        table, dice = kaboodle.new(edition, players, seed=seed), Random(seed)
        for _ in range(dice.randrange(40)):
            if not table.over:
                seat = table.waiting[0]
                table.play(seat, dice.choice(list(table.legal(seat))))
        asked = [seat for seat in table.waiting if len(table.legal(seat)) > 1]
        if asked:
            found.append(bot_named(name).choose(table.observation(asked[0]), Random(seed)))
    return found


def measured(*, trained: bool) -> dict[str, str]:
    """The hash of every bot of the pool; the trained baseline needs NumPy."""
    return {name: hash_of(name) for name in POOL if trained or bot_name(name) != TRAINED}


if __name__ == "__main__":
    FILE.write_text(json.dumps(measured(trained=True), indent=1) + "\n")
