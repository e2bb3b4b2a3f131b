"""Games watched from beginning to end: what happened in each of them, for a study of the rules."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from kaboodle.bots.bot import play_fairly
from kaboodle.happenings import Event
from kaboodle.lab.contest import Contest
from kaboodle.lab.entrants import player_of
from kaboodle.lab.referee import Bench
from kaboodle.opening import new
from kaboodle.table import Table


class Blast(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody exploded."""

    seat: int
    turn: int
    left: int  # cards of the draw pile, or discs of the movement deck


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What a study wants to know of one game; seats by number."""

    number: int  # of the deal
    starter: int
    payoffs: tuple[float, ...]
    turns: int
    blasts: tuple[Blast, ...]
    trials: tuple[tuple[int, bool], ...]  # cards or discs left before each draw, and whether it was the bad one
    dealt: tuple[dict[str, int], ...]  # by seat: its first hand
    played: tuple[dict[str, int], ...]  # by seat: what it played, how often
    noped: int  # plays that were cancelled in the end
    faults: int  # verdicts on bots


def watch_game(contest: Contest, number: int) -> Facts:
    """One deal, with the bots moved on by one seat from game to game."""
    players = [player_of(name, contest.limit) for name in contest.bots]
    table = new(contest.edition, len(contest.bots), contest.deal_seed(number), options=contest.options)
    try:
        return Watcher(table, number).watch(Bench(contest, table, number, number % len(contest.bots), players))
    finally:
        for player in players:
            player.close()


class Watcher:
    """Sits at a table and writes down what a study wants to know."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.deal = number
        self.number = {seat: index for index, seat in enumerate(table.seats)}
        self.blasts: list[Blast] = []
        self.trials: list[tuple[int, bool]] = []
        self.played: list[Counter[str]] = [Counter() for _ in table.seats]
        self.noped = 0
        self.turned = False  # whether this turn's disc has been turned over

    def watch(self, bench: Bench) -> Facts:
        """Until the game is over."""
        table = self.table
        begun = table.history
        while not table.over:
            left, before = cards_left(table), len(table.history)
            play_fairly(table, {seat: bench.answer(seat) for seat in table.waiting})
            for event in table.history[before:]:
                self.note(event, left)
        return Facts(
            number=self.deal,
            starter=next(self.number[event.seat] for event in begun if event.what == "first" and event.seat),
            payoffs=tuple(table.payoffs.values()),
            turns=int(table.game.turns),
            blasts=tuple(self.blasts),
            trials=tuple(self.trials),
            dealt=tuple(first_hand(begun, seat) for seat in table.seats),
            played=tuple(dict(counts) for counts in self.played),
            noped=self.noped,
            faults=len(bench.verdicts),
        )

    def note(self, event: Event, left: int) -> None:
        """Take in what happened; `left` is how many cards there were before it."""
        seat = self.number[event.seat] if event.seat else -1
        match event.what:
            case "play":
                self.played[seat][what_played(event)] += 1
            case "nope" | "defuse":
                self.played[seat][event.card or event.what] += 1
            case "noped":
                self.noped += 1
            case "explode":
                self.blasts.append(Blast(seat=seat, turn=int(self.table.game.turns), left=left))
            case "draw" if self.table.edition != "board":
                self.trials.append((left, False))
            case "kitten" if event.note == "top":
                self.trials.append((left, True))
            case "score" | "steal" if self.table.edition == "mantis":
                self.played[seat][event.what] += 1
                self.played[seat][f"{event.what}, a match"] += bool(event.count)
                self.trials.append((left, not event.count))
            case "disc":
                self.trials.append((left, False))
                self.turned = True
            case "turn":
                self.turned = False
            case "trap" if self.turned:  # not by a Super Move
                self.trials[-1] = (self.trials[-1][0], True)


def what_played(event: Event) -> str:
    """A card by its name, a combo by its size: of which cards it was made matters little."""
    if event.note:
        return f"{event.cards[0]} as {event.note}"
    return (
        event.cards[0] if len(event.cards) == 1 else {2: "a pair", 3: "a triple", 5: "five different"}[len(event.cards)]
    )


def cards_left(table: Table) -> int:
    """The pile that a turn ends with: discs on the board, cards elsewhere."""
    return int(table.game.disc_count if table.edition == "board" else table.game.pile_size)


def first_hand(events: Sequence[Event], seat: str) -> dict[str, int]:
    """What a seat was dealt."""
    cards = [event.card for event in events if event.what == "dealt" and event.seat == seat and event.card]
    return dict(Counter(card.partition("/")[0] for card in cards))
