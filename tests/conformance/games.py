"""Plays many games and prints a hash for each table, so that two kernels can be compared.

Usage: games.py GAMES WATCHED FIRST_SEED. Of each table GAMES games are played by the kernel alone, and WATCHED with
everything that is built upon it: events, views, minds, redealt tables and text.
"""

import hashlib
import json
import sys
from random import Random
from typing import Any

import kaboodle
from kaboodle.core.registry import family_of
from tests.playing import WITH_BOARD, mixed, name_of

MOST = 20_000
ITERATIONS = 12


def bare(slug: str, players: int, chosen: dict[str, str], seed: int) -> int:
    """Hash every state of a game played by the kernel alone."""
    family = family_of(slug)
    game: Any = family.set_up(slug, players, family.editions[slug].choose(players, chosen), -1)  # Any: kernel's type
    game.start_engine(seed, None)
    game.deal_cards()
    dice, value = Random(seed), 0
    for _ in range(MOST):
        value = (value * 31 + int(game.fingerprint())) % 2**61
        if game.over:
            return value
        seat = dice.choice(game.waiting)
        moves = game.legal(seat)
        value = (value * 31 + len(moves) + int(game.default(seat))) % 2**61
        game.apply(seat, dice.choice(moves[1:] if len(moves) > 1 and dice.random() < 0.6 else moves))
    raise AssertionError(f"{slug} for {players} from seed {seed} does not end")


def watched_game(slug: str, players: int, chosen: dict[str, str], seed: int) -> str:
    """Hash a game at a table, with everything that each seat saw and knew."""
    table = kaboodle.new(slug, players, seed, options=chosen)
    dice, digest = Random(seed), hashlib.sha256()
    while not table.over:
        table.play(*mixed(table, dice))
        if dice.random() < 0.1:
            seat = dice.choice(table.waiting or table.seats)
            if table.waiting:
                digest.update(table.redeal(seat, seed).position.encode())
                digest.update(repr(searched(table, seat, seed)).encode())
            digest.update(repr((table.position, table.view(seat), table.observe(seat))).encode())
    digest.update(repr([table.stream(seat) for seat in table.seats]).encode())
    return digest.hexdigest()


def searched(table: kaboodle.Table, seat: str, seed: int) -> list[tuple[int, int, int]]:
    """The statistics of a short search."""
    observation = table.observation(seat)
    searcher = observation.family.searcher(observation.blinded, observation.mind, observation.index, seed)
    if searcher is None:
        return []
    searcher.think(ITERATIONS)
    return [searcher.found(node) for node in range(searcher.nodes)]


def main(games: int, watched: int, first: int) -> None:
    """Print whether the kernels are compiled, and a hash for each table."""
    found: dict[str, object] = {"compiled": all(family_of(slug).compiled for slug in kaboodle.EDITIONS)}
    for table in WITH_BOARD:
        seeds = range(first, first + games)
        plays = [bare(*table, seed) for seed in seeds]
        looks = [watched_game(*table, seed) for seed in seeds[:watched]]
        found[name_of(*table)] = hashlib.sha256(repr((plays, looks)).encode()).hexdigest()
    print(json.dumps(found))


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:4]])
