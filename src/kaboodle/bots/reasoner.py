"""Finds what speaks for each move of a seat, in every game."""

from kaboodle.bots.why import Why, kittens_why, mantis_why, say
from kaboodle.bots.why_board import board_why
from kaboodle.odds import BoardOdds, KittensOdds, MantisOdds, Odds, odds
from kaboodle.views import BoardView, KittensView, View


class Reasoner:
    """Finds reasons from what a seat knows; the odds are counted once for all moves."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.odds: Odds = odds(view)

    def why(self, move: str) -> Why:
        """What speaks for a move."""
        if isinstance(self.view, KittensView) and isinstance(self.odds, KittensOdds):
            return kittens_why(self.view, self.odds, move)
        if isinstance(self.view, BoardView) and isinstance(self.odds, BoardOdds):
            return board_why(self.view, self.odds, move)
        return mantis_why(self.odds, move) if isinstance(self.odds, MantisOdds) else say("plain")
