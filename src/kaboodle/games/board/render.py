"""Text for the terminal: a view, the open question, and what a card does."""

from kaboodle.core.render import card_help, card_list, hand_odds_lines, percent_text
from kaboodle.games.board.cards import CARD_ROWS
from kaboodle.games.board.odds import BoardOdds
from kaboodle.games.board.view import BoardView

QUESTIONS = {
    "turn": "It is your turn: play cards, then say done.",
    "target": "Whose pocket do you pick?",
    "window": "Do you Nope it?",
    "now": "The disc is about to be turned. Do you add a magnet?",
    "place": "How many discs shall lie above the magnet? Type hide@0 for the top.",
    "order": "In which order do the discs go back? order 3 1 2 puts the third on top.",
    "either": "Do you move, or flip the board? Type move or flip-it.",
    "face": "You are on an Exploding Kitten.",
    "swap": "With whom do you swap?",
    "discard": "Which cards do you discard? You keep 3. Several at once: discard skip+flip.",
}


def view_lines(view: BoardView) -> list[str]:
    """A view in plain lines."""
    lines = []
    spaces = view.calm if view.side == "calm" else view.chaos
    for seat in view.seats:
        who = "You" if seat.seat == view.seat else seat.seat
        where = (
            "on the Bow" if seat.space == view.goal else f"space {seat.space}" if seat.space else "in the Litter Box"
        )
        facts = [f"{who}: {where}, {seat.cards} card{'s' if seat.cards != 1 else ''}"]
        if seat.known:
            facts.append("you know " + card_list(seat.known))
        if seat.lacks:
            facts.append("no " + ", no ".join(seat.lacks) + " among the rest")
        lines.append(", ".join(facts) + ".")
    track = " ".join("K" if space == "kitten" else space for space in spaces[1:])
    lines.append(f"The {view.side} side from space 1: {track}, then the Bow on {view.goal}, back to {view.loop_back}.")
    top = f", last {view.used[0]}" if view.used else ""
    lines.append(f"Movement deck: {card_list(view.discs_left) or 'empty'}. Used discs: {len(view.used)}{top}.")
    lines.append(f"Magnets left: {view.magnets}. Action deck: {view.draw} cards, discarded {len(view.discard)}.")
    for known in view.discs_known:
        place = f"{known.first + 1}" if known.first == known.last else f"{known.first + 1} to {known.last + 1}"
        lines.append(f"You know: {known.card} at place {place} of the movement deck.")
    for maybe in view.maybe:
        lines.append(f"You know: {maybe.card} is with {' or '.join(maybe.where)}.")
    lines.append("Your hand: " + (card_list(view.hand) or "empty") + ".")
    return lines


def card_rules(word: str) -> list[str]:
    """What an action card does; without a card, which cards there are."""
    lines = {row.slug: f"{row.title} ({row.slug}): {row.text} Rules: {row.rules}." for row in CARD_ROWS}
    return card_help(word, lines, {row.slug: row.title for row in CARD_ROWS})


def odds_lines(odds: BoardOdds) -> list[str]:
    """Odds in plain lines."""
    discs = [f"  the next disc is {disc:<16} {percent_text(chance)}" for disc, chance in odds.discs.items()]
    return discs + hand_odds_lines(odds.nope, odds.seats)
