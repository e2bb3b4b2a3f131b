"""Runs a contest of bots on paired deals; games of the journal are not played again."""

from collections.abc import Callable

from kaboodle.lab.arena.journal import Journal
from kaboodle.lab.arena.plan import Contest, Played
from kaboodle.lab.arena.referee import play_game
from kaboodle.lab.workers import Runner, here

Progress = Callable[[int, int], None]  # games done, games in all


class Arena:
    """A running contest. It keeps the scores of games; the journal has the full games."""

    def __init__(self, contest: Contest, deals: int, journal: Journal | None = None) -> None:
        self.contest = contest
        self.deals = deals
        self.journal = journal
        before = journal.played if journal else []
        self.played = {(it.deal, it.rotation): it for it in before if it.deal < deals}
        self.resumed = len(self.played)

    @property
    def games(self) -> int:
        """The number of games of the contest."""
        return self.deals * len(self.contest.bots)

    def play(self, runner: Runner[Played] = here, progress: Progress = lambda done, games: None) -> None:
        """Play the missing games. If it is interrupted, finished games are kept."""
        progress(len(self.played), self.games)
        missing = [(self.contest, *game) for game in self.contest.games(self.deals) if game not in self.played]
        for it in runner(play_game, missing):
            if self.journal:
                self.journal.add(it)
            self.played[it.deal, it.rotation] = it.score
            progress(len(self.played), self.games)
