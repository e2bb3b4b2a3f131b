"""Hashes of the environments: 100 seeded games of each name. `python -m tests.envs.episodes` writes them anew."""

import hashlib
import json
from array import array
from pathlib import Path
from random import Random

from kaboodle.envs.episode import Setting
from kaboodle.envs.ids import ids

FILE = Path(__file__).parent / "episodes.json"
GAMES = 100


def names() -> dict[str, tuple[str, int]]:
    """Every name, with its edition and players."""
    return {str(known): (known.edition, known.players) for known in ids()}


def hash_of(slug: str, players: int) -> str:
    """The tables of numbers, then games at random: what the deciding seat sees, may do and does, and what is paid.

    Information states are hashed at the end of every tenth game.
    """
    setting, digest = Setting(slug, players), hashlib.sha256()
    digest.update(repr([action.name for action in setting.space]).encode())
    digest.update(repr(setting.layout.fields).encode())
    numbers, mask = array("h", [0] * setting.layout.size), bytearray(setting.space.size)
    for seed in range(GAMES):
        dice, episode = Random(seed), setting.deal(seed)
        while episode.seat >= 0:
            episode.observe(episode.seat, numbers)
            episode.mask(episode.seat, mask)
            action = dice.choice([number for number, legal in enumerate(mask) if legal])
            digest.update(numbers.tobytes() + mask + bytes((episode.seat, action)))
            episode.act(action)
        digest.update(repr(episode.rewards).encode())
        if seed % 10 == 0:
            for seat in range(players):
                digest.update(episode.information_state(seat).text.encode())
    return digest.hexdigest()


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: hash_of(*table) for name, table in names().items()}, indent=2) + "\n")
