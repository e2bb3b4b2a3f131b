"""Plays games of bots and counts their events for a balance study."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from kaboodle.bots.bot import play_fairly
from kaboodle.core.events import Event
from kaboodle.core.game_counts import Blast
from kaboodle.core.setup import new
from kaboodle.core.table import Table
from kaboodle.lab.arena.entrants import player_of
from kaboodle.lab.arena.plan import Contest
from kaboodle.lab.arena.referee import Referee


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """The counts of one game; seats by number."""

    number: int  # of the deal
    starter: int
    payoffs: tuple[float, ...]
    turns: int
    blasts: tuple[Blast, ...]
    trials: tuple[tuple[int, bool], ...]  # cards or discs left before each draw, and whether the draw was bad
    dealt: tuple[dict[str, int], ...]  # by seat: its first hand
    played: tuple[dict[str, int], ...]  # by seat: what it played, how often
    noped: int  # plays that were cancelled in the end
    faults: int  # verdicts on bots


def watch_game(contest: Contest, number: int) -> Facts:
    """Play one deal; the bots rotate by one seat from game to game."""
    players = [player_of(name, contest.limit) for name in contest.bots]
    table = new(contest.edition, len(contest.bots), contest.deal_seed(number), options=contest.options)
    try:
        return follow_game(table, number, Referee(contest, table, number, number % len(contest.bots), players))
    finally:
        for player in players:
            player.close()


def follow_game(table: Table, number: int, referee: Referee) -> Facts:
    """Play a game to its end and count its events."""
    begun, counts = table.history, table.family.counts_type(table)
    while not table.over:
        left, before = counts.left(), len(table.history)
        play_fairly(table, {seat: referee.answer(seat) for seat in table.waiting})
        for event in table.history[before:]:
            counts.add(event, left)
    return Facts(
        number=number,
        starter=next(table.seats.index(event.seat) for event in begun if event.what == "first" and event.seat),
        payoffs=tuple(table.payoffs.values()),
        turns=int(table.game.turns),
        blasts=tuple(counts.blasts),
        trials=tuple(counts.trials),
        dealt=tuple(first_hand(begun, seat) for seat in table.seats),
        played=tuple(dict(played) for played in counts.played),
        noped=counts.noped,
        faults=len(referee.verdicts),
    )


def first_hand(events: Sequence[Event], seat: str) -> dict[str, int]:
    """The first hand of a seat."""
    cards = [event.card for event in events if event.what == "dealt" and event.seat == seat and event.card]
    return dict(Counter(card.partition("/")[0] for card in cards))
