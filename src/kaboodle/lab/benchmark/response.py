"""The best-response test: a responder is trained against the frozen agent with a fixed budget, then plays it.

What the responder wins above par bounds from below how far the agent can be exploited. The responder keeps the mean
result of every move in every situation (Monte Carlo control). On a tiny instance a situation is the whole information
state, and the exact exploitability says how much of it the budget finds. In a whole game a situation is the
open question with the responder's own cards and how full the pile is.
"""

from collections import defaultdict
from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import fmean, stdev

import msgspec

from kaboodle.bots.bot import play_fairly
from kaboodle.bots.program import Misbehaved
from kaboodle.core.setup import new
from kaboodle.core.table import Table
from kaboodle.core.tiny import TinyInstance
from kaboodle.lab.arena.entrants import Player, player_of
from kaboodle.lab.arena.standings import Z

TRAINING, TESTING = 4_000, 1_000  # games: the fixed budget
EXPLORING = 0.2  # share of random moves while training
PILE_STEP = 4  # sizes of the pile that are one situation

Situation = Callable[[Table, str], str]
Dealer = Callable[[int], Table]


class ResponseResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a trained responder wins against the agent."""

    training: int
    testing: int
    seed: int
    situations: int
    gain: float  # above par, as a share of the victory
    error: float  # half of the 95 % interval


def coarse(table: Table, seat: str) -> str:
    """A situation of a whole game."""
    view = table.view(seat)
    hand = sorted((table.family.hand(view) or {}).items())
    return f"{table.question} {hand} {len(table.pile) // PILE_STEP}"


def exact(table: Table, seat: str) -> str:
    """A situation of a tiny instance."""
    return table.information_state(seat).text


class Responder:
    """Plays what has won most in a situation."""

    def __init__(self, situation: Situation, seed: int) -> None:
        self.situation = situation
        self.dice = Random(seed)
        self.results: dict[str, dict[str, list[float]]] = defaultdict(dict)  # by situation and move: games, sum

    def choose(self, table: Table, seat: str, exploring: float) -> tuple[str, str]:
        """A move, and the situation it was chosen in."""
        key, moves = self.situation(table, seat), list(table.legal(seat))
        known = self.results.get(key, {})
        fresh = [move for move in moves if move not in known]
        if exploring and (fresh or self.dice.random() < exploring):
            return self.dice.choice(fresh or moves), key
        best = max((known[move][1] / known[move][0] for move in moves if move in known), default=None)
        if best is None:
            return self.dice.choice(moves), key
        return self.dice.choice([it for it in moves if it in known and known[it][1] / known[it][0] == best]), key

    def learn(self, made: list[tuple[str, str]], payoff: float) -> None:
        """Take in the result of a game."""
        for key, move in made:
            counts = self.results[key].setdefault(move, [0.0, 0.0])
            counts[0] += 1
            counts[1] += payoff


def respond(
    agent: str,
    deal: Dealer,
    situation: Situation,
    seed: int,
    training: int = TRAINING,
    testing: int = TESTING,
    limit: float = 10.0,
) -> ResponseResult:
    """Train, then test on other deals; the responder sits in every seat in turn, the agent in all others."""
    responder = Responder(situation, seed)
    for number in range(training):
        play_against(agent, deal(seed + number), number, responder, limit, learning=True)
    won = []
    for number in range(testing):
        table = deal(seed + training + number)
        won.append(play_against(agent, table, number, responder, limit, learning=False) - 1 / len(table.seats))
    error = Z * stdev(won) / sqrt(len(won)) if len(won) > 1 else 1.0
    return ResponseResult(
        training=training, testing=testing, seed=seed, situations=len(responder.results), gain=fmean(won), error=error
    )


def play_against(agent: str, table: Table, number: int, responder: Responder, limit: float, *, learning: bool) -> float:
    """One game; what the responder wins."""
    own = table.seats[number % len(table.seats)]
    players = {seat: player_of(agent, limit) for seat in table.seats if seat != own}
    made: list[tuple[str, str]] = []
    try:
        for seat, player in players.items():
            player.begin(table.edition, len(table.seats), seat, Random(f"{number}/{seat}"))
        while not table.over:
            answers = {}
            for seat in table.waiting:
                if seat != own:
                    answers[seat] = answer_of(players[seat], table, seat)
                    continue
                answers[seat], key = responder.choose(table, seat, EXPLORING if learning else 0.0)
                made.append((key, answers[seat]))
            play_fairly(table, answers)
    finally:
        for player in players.values():
            player.close()
    payoff = table.payoffs[own]
    if learning:
        responder.learn(made, payoff)
    return payoff


def answer_of(player: Player, table: Table, seat: str) -> str:
    """The agent's move; the default move in place of one that cannot be used."""
    try:
        move = player.choose(table.observation(seat))[0]
    except Misbehaved:
        return table.default(seat)
    return move if move in table.legal(seat) else table.default(seat)


def dealer_of(edition: str, players: int, options: dict[str, str]) -> Dealer:
    """Deals of an edition."""
    return lambda seed: new(edition, players, seed, options=options)


def tiny_dealer(tiny: TinyInstance) -> Dealer:
    """Deals of a tiny instance, each as likely as it is."""
    positions = [position for position, _ in tiny.deals]
    weights = [share for _, share in tiny.deals]
    return lambda seed: tiny.table(Random(seed).choices(positions, weights)[0])
