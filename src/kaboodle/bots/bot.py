"""The interface of a bot, and how several bots answer one question independently."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Protocol

from kaboodle.core.observation import Observation
from kaboodle.core.table import Table


class Bot(Protocol):
    """A bot chooses a move from an observation. The same observation and random state give the same move."""

    def choose(self, observation: Observation, rng: Random) -> str: ...


def answers(table: Table, bots: Mapping[str, Bot], rng: Random) -> dict[str, str]:
    """The moves of all asked bots, each chosen without knowledge of the others."""
    return {seat: bots[seat].choose(table.observation(seat), rng) for seat in table.waiting if seat in bots}


def play_fairly(table: Table, chosen: Mapping[str, str]) -> None:
    """Play answers of all waiting seats: the first card clockwise from the current player, or all passes.  B-18 B-82"""
    order = clockwise(table, list(chosen))
    playing = [seat for seat in order if chosen[seat] != "pass"]
    for seat in playing[:1] if playing and table.is_window else order:
        table.play(seat, chosen[seat])


def clockwise(table: Table, seats: Sequence[str]) -> list[str]:
    """The seats in order, starting at the left of the player on turn."""
    after = table.game.current + 1
    return sorted(seats, key=lambda seat: (table.seats.index(seat) - after) % len(table.seats))


def play_out(table: Table, bots: Mapping[str, Bot], rng: Random) -> None:
    """Play a game to its end with bots in all seats."""
    while not table.over:
        play_fairly(table, answers(table, bots, rng))
