"""Hashes of environments: their tables of actions and observations, and seeded games; `make` writes the golden file.

Usage: python -m tests.envs.games [GAMES [ID ...]] prints them as JSON; `make` as the only word writes golden.json.
"""

import hashlib
import json
import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kaboodle.envs import Batch, Id, ids, parse_id

GOLDEN = Path(__file__).parent / "golden.json"
GAMES = 100
MIXER = 0x9E3779B97F4A7C15


def chosen(batch: Batch, turn: int) -> npt.NDArray[np.int64]:
    """A legal action in every row: which one depends on the seed of its game and the number of the step."""
    mixed = batch.seeds * np.uint64(31) + np.uint64(turn * MIXER & (2**64 - 1))
    counts = np.maximum(batch.masks.sum(1), 1).astype(np.uint64)
    which = (mixed >> np.uint64(33)) % counts
    found: npt.NDArray[np.int64] = (np.cumsum(batch.masks, axis=1) > which[:, None].astype(np.int64)).argmax(1)
    return found


def tables_of(known: Id) -> str:
    """A hash of the actions and the fields of observations."""
    batch = Batch(known.edition, known.players)
    fields = [(field.name, field.start, field.stop, field.low, field.high, field.kind) for field in batch.layout.fields]
    actions = [(action.number, action.name) for action in batch.space]
    return hashlib.sha256(repr((fields, actions)).encode()).hexdigest()[:16]


def games_of(known: Id, games: int) -> str:
    """A hash of everything that is written in seeded games."""
    batch = Batch(known.edition, known.players, games, seed=1, autoreset="disabled")
    digest, turn = hashlib.sha256(), 0
    while (batch.seats >= 0).any():
        for array in (batch.observations, batch.masks, batch.seats, batch.rewards, batch.ends, batch.seeds):
            digest.update(array.tobytes())
        batch.step(chosen(batch, turn))
        turn += 1
    digest.update(batch.observations.tobytes())
    return digest.hexdigest()[:16]


def golden_of(known: Id) -> dict[str, str]:
    """What must not change while the id is the same."""
    return {"tables": tables_of(known), "games": games_of(known, GAMES)}


def main(words: list[str]) -> None:
    """Print, or write the golden file."""
    if words == ["make"]:
        GOLDEN.write_text(json.dumps({str(known): golden_of(known) for known in ids()}, indent=1) + "\n")
        return
    wanted = [parse_id(word) for word in words[1:]] or ids()
    print(json.dumps({str(known): games_of(known, int(words[0])) for known in wanted}))


if __name__ == "__main__":
    main(sys.argv[1:])
