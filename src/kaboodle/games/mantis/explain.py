"""Reasons for a move in Mantis: the chance of a match."""

from kaboodle.core.explain import Why, explain, explain_plainly, percent
from kaboodle.games.mantis.odds import MantisOdds

SENTENCES = {
    "match": "{percent} % chance of a match, {cards} cards on average",
}


def reason(chances: MantisOdds, move: str) -> Why:
    """The reason for scoring, or for stealing from somebody."""
    for hit in chances.hits:
        if hit.move == move:
            return explain(SENTENCES, "match", percent=percent(hit.chance), cards=round(hit.cards, 1))
    return explain_plainly(move)
