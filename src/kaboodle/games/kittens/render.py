"""Text for the terminal: a view, the open question, and what a card does."""

from kaboodle.core.render import card_help, card_list, hand_odds_lines, percent_text
from kaboodle.games.kittens.cards import CARDS
from kaboodle.games.kittens.odds import KittensOdds
from kaboodle.games.kittens.view import KittensView

QUESTIONS = {
    "turn": "It is your turn.",
    "target": "At whom?",
    "name": "Which card do you name?",
    "five": "Which five cards?",
    "window": "Do you Nope it?",
    "give": "Which card do you give?",
    "pick": "Which card do you pick?",
    "take": "Which card do you take from the discard pile?",
    "face": "There is an Exploding Kitten before you.",
    "hide": "How many cards shall lie above the Kitten? Type hide@0 for the top.",
    "heck": "Do you keep it, or put it on top?",
    "lay": "Before whom do you lay which cat?",
    "swap": "Do you hold the card before you, or swap?",
    "devil": "Devilcat is before you.",
}
PREFIXES = {"original": ("EK-", "B-"), "good-vs-evil": ("GE-", "B-"), "two-player": ("TP-", "B-")}


def view_lines(view: KittensView) -> list[str]:
    """A view in plain lines."""
    lines = []
    for seat in view.seats:
        who = "You" if seat.seat == view.seat else seat.seat
        if not seat.alive:
            lines.append(f"{who}: exploded.")
            continue
        facts = [f"{who}: {seat.cards} card{'s' if seat.cards != 1 else ''}"]
        if seat.godcat and seat.seat != view.seat:
            facts.append("holds Godcat")
        if seat.known:
            facts.append("you know " + card_list(seat.known))
        if seat.lacks:
            facts.append("no " + ", no ".join(seat.lacks) + " among the rest")
        lines.append(", ".join(facts) + ".")
    kittens = f"{view.kittens} Kitten{'s' if view.kittens != 1 else ''}"
    top = f", on top {view.discard[0]}" if view.discard else ""
    lines.append(f"Draw pile: {view.pile} cards, {kittens} hidden. Discard pile: {len(view.discard)} cards{top}.")
    for known in view.pile_known:
        place = (
            f"place {known.first + 1}" if known.first == known.last else f"place {known.first + 1} to {known.last + 1}"
        )
        lines.append(f"You know: {known.card} at {place} of the draw pile.")
    for maybe in view.maybe:
        lines.append(f"You know: {maybe.card} is with {' or '.join(maybe.where)}.")
    if view.mat:
        lines.append(f"On the mat: {' and '.join(view.mat)}.")
    lines.append("Your hand: " + (card_list(view.hand) or "empty") + ".")
    return lines


def card_rules(edition: str, word: str) -> list[str]:
    """What a card does in an edition; without a card, which cards there are."""
    lines = {}
    for row in CARDS:
        count = row.copies.get(edition, 0)
        ids = [rule for rule in row.rules.split() if rule.startswith(PREFIXES[edition])]
        if count:
            lines[row.slug] = f"{row.title} ({row.slug}), {count} in a deck: {row.text} Rules: {' '.join(ids)}."
    return card_help(word, lines, {row.slug: row.title for row in CARDS})


def odds_lines(odds: KittensOdds) -> list[str]:
    """Odds in plain lines."""
    lines = [f"  the next card drawn is a Kitten  {percent_text(odds.draw)}"]
    if len(set(odds.places)) > 1:
        places = " ".join(percent_text(it).strip() for it in odds.places[:12])
        lines.append(f"  a Kitten at each place from the top  {places}")
    return lines + hand_odds_lines(odds.nope, odds.seats)
