"""Bots against each other on paired deals; what was played before is not played again."""

from collections.abc import Callable

from kaboodle.lab.arena.journal import Journal
from kaboodle.lab.arena.plan import Contest, Played
from kaboodle.lab.arena.referee import play_game
from kaboodle.lab.workers import Runner, here

Progress = Callable[[int, int], None]  # games done, games in all


class Arena:
    """A contest under way. What has been played is kept as scores; the games in full go into the journal."""

    def __init__(self, contest: Contest, deals: int, journal: Journal | None = None) -> None:
        self.contest = contest
        self.deals = deals
        self.journal = journal
        before = journal.played if journal else []
        self.played = {(it.deal, it.rotation): it for it in before if it.deal < deals}
        self.resumed = len(self.played)

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return self.deals * len(self.contest.bots)

    def play(self, runner: Runner[Played] = here, progress: Progress = lambda done, games: None) -> None:
        """Play what is missing. It can be interrupted at any time: what has ended by then is kept."""
        progress(len(self.played), self.games)
        missing = [(self.contest, *game) for game in self.contest.games(self.deals) if game not in self.played]
        for it in runner(play_game, missing):
            if self.journal:
                self.journal.add(it)
            self.played[it.deal, it.rotation] = it.score
            progress(len(self.played), self.games)
