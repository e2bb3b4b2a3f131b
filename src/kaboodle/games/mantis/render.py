"""Text for the terminal: a view, and the rules in short."""

from kaboodle.core.render import card_list, percent_text
from kaboodle.games.mantis.odds import MantisOdds
from kaboodle.games.mantis.view import MantisView

QUESTIONS = {"turn": "It is your turn."}
RULES = [
    "score: flip the top card into your own Tank. If its colour matches cards there, all of that colour are scored, "
    "the new one too; if not, it stays in your Tank (MA-16, MA-17).",
    "steal>B: flip the top card into B's Tank. If its colour matches cards there, all of that colour go to your Tank, "
    "the new one too; if not, it stays with B (MA-18, MA-19).",
    "The front of a card is one of the three colours on its back (MA-05). There are 105 cards, 15 of each of 7 colours "
    "(MA-02).",
]


def view_lines(view: MantisView) -> list[str]:
    """A view in plain lines."""
    lines = []
    for seat in view.seats:
        who = "You" if seat.seat == view.seat else seat.seat
        lines.append(f"{who}: scored {seat.score} of {view.goal}, Tank {card_list(seat.tank) or 'empty'}.")
    lines.append(
        f"Draw pile: {view.pile} cards"
        + (f", the top one is {', '.join(view.top[:2])} or {view.top[2]}." if view.top else ".")
    )
    return lines


def odds_lines(odds: MantisOdds) -> list[str]:
    """Odds in plain lines."""
    colours = [f"  the top card is {colour:<8} {percent_text(chance)}" for colour, chance in odds.colours.items()]
    return colours + [
        f"  {hit.move:<10} matches {percent_text(hit.chance)}, {hit.cards:.2f} cards on average" for hit in odds.hits
    ]
