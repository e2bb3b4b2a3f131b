"""Measures the length of games of `cat` and who wins: `python -m tools.lengths EDITION 400` plays 400 games a count."""

import sys
from collections import Counter
from random import Random

import kaboodle
from kaboodle.bots.bot import play_out
from kaboodle.bots.cat import CatBot

SECONDS_A_TURN = 45
HEADINGS = ("players", "median turns (10 %-90 %)", "longest", "minutes", "explosions", "flips", "wins in order of play")


def main(edition: str, games: int) -> None:
    """Print a row for each number of players."""
    print(f"| {' | '.join(HEADINGS)} |", f"|{' --- |' * len(HEADINGS)}", sep="\n")
    for players in kaboodle.EDITIONS[edition].seats:
        print(row(edition, players, games), flush=True)


def row(edition: str, players: int, games: int) -> str:
    """The figures of one number of players; game i is dealt from seed i."""
    turns, wins, happened = [], Counter[int](), Counter[str]()
    for seed in range(games):
        table = kaboodle.new(edition, players, seed=seed)
        play_out(table, {seat: CatBot() for seat in table.seats}, Random(seed))
        whats = Counter(event.what for event in table.history)
        first = next(event.seat for event in table.history if event.what == "first")
        turns.append(whats["turn"])
        happened += whats
        for winner in table.winners:
            wins[(table.seats.index(winner) - table.seats.index(str(first))) % players] += 1
    turns.sort()
    tenth, median, rest = (turns[games * part // 10] for part in (1, 5, 9))
    shares = ", ".join(f"{wins[place] / games:.0%}" for place in range(players))
    minutes = median * SECONDS_A_TURN / 60
    explosions, flips = happened["explode"] / games, happened["flip"] / games
    return (
        f"| {players} | {median} ({tenth}-{rest}) | {turns[-1]} | {minutes:.0f} | {explosions:.1f} | {flips:.1f} "
        f"| {shares} |"
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
