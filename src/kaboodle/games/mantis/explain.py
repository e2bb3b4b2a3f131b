"""Reasons for a move in Mantis: the chance of a match."""

from kaboodle.core.explain import Why, explain, explain_plainly, percent
from kaboodle.games.mantis.odds import MantisOdds


def reason(chances: MantisOdds, move: str) -> Why:
    """The reason for scoring, or for stealing from somebody."""
    for hit in chances.hits:
        if hit.move == move:
            return explain("match", percent=percent(hit.chance), cards=round(hit.cards, 1))
    return explain_plainly(move)
