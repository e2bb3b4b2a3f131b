"""Plays one game of an arena to its end, whatever the bots do."""

from collections.abc import Sequence
from itertools import islice

from kaboodle.bots.bot import play_fairly
from kaboodle.bots.program import Misbehaved
from kaboodle.core.record import record_of
from kaboodle.core.setup import new
from kaboodle.core.table import Table
from kaboodle.lab.arena.entrants import Player, player_of
from kaboodle.lab.arena.plan import Contest, Played, Verdict

PATIENCE = 3  # faults in one game after which a player is no longer asked


def play_game(contest: Contest, deal: int, rotation: int) -> Played:
    """Play one game with new players, so that it does not depend on other games."""
    players = [player_of(name, contest.limit) for name in contest.bots]
    try:
        return refereed(contest, deal, rotation, players)
    finally:
        for player in players:
            player.close()


def refereed(contest: Contest, deal: int, rotation: int, players: Sequence[Player]) -> Played:
    """Play to the end; the default move replaces the move of a player at fault."""
    table = new(contest.edition, len(contest.bots), contest.deal_seed(deal), options=contest.options)
    referee = Referee(contest, table, deal, rotation, players)
    while not table.over:
        play_fairly(table, {seat: referee.answer(seat) for seat in table.waiting})
    for player in referee.at.values():
        player.end(table.winners)
    return Played(
        deal=deal,
        rotation=rotation,
        bots=contest.seating(rotation),
        payoffs=tuple(table.payoffs.values()),
        turns=int(table.game.turns),
        micros=tuple(tuple(referee.micros[seat]) for seat in table.seats),
        verdicts=tuple(referee.verdicts),
        record=record_of(table),
    )


class Referee:
    """Asks the players of one game for moves, and records their times and their faults."""

    def __init__(self, contest: Contest, table: Table, deal: int, rotation: int, players: Sequence[Player]) -> None:
        seating = contest.seating(rotation)
        self.table = table
        self.at = {seat: players[seating[index]] for index, seat in enumerate(table.seats)}
        self.micros: dict[str, list[int]] = {seat: [] for seat in table.seats}
        self.verdicts: list[Verdict] = []
        self.faults = dict.fromkeys(table.seats, 0)
        for index, seat in enumerate(table.seats):
            try:
                chance = contest.chance(deal, rotation, index)
                self.at[seat].begin(contest.edition, len(table.seats), seat, chance)
            except Misbehaved as fault:
                self.blame(seat, fault)

    def answer(self, seat: str) -> str:
        """A legal move of a seat. A seat with one legal move is not asked."""
        only = list(islice(self.table.legal(seat), 2))
        if len(only) == 1:
            return only[0]
        if self.faults[seat] >= PATIENCE:
            return self.table.default(seat)
        try:
            move, micros = self.at[seat].choose(self.table.observation(seat))
            if move not in self.table.legal(seat):
                raise Misbehaved("illegal", f"{move} when asked for {self.table.question}")
        except Misbehaved as fault:
            self.blame(seat, fault)
            return self.table.default(seat)
        self.micros[seat].append(micros)
        return move

    def blame(self, seat: str, fault: Misbehaved) -> None:
        """Record a verdict. A player with too many faults is not asked again in this game."""
        self.verdicts.append(Verdict(bot=self.at[seat].name, seat=seat, kind=fault.kind, said=fault.said))
        self.faults[seat] += PATIENCE if fault.lasting else 1
        if fault.lasting:
            self.at[seat].close()
