"""What a person may do, why some cards cannot be played now, and what a card does."""

from collections.abc import Sequence

from kaboodle.rules.board.deck import CARD_ROWS
from kaboodle.rules.kittens.deck import CARDS
from kaboodle.rules.kittens.editions import copies
from kaboodle.rules.trouble import NotNow, Unreadable
from kaboodle.table import Table
from kaboodle.views import Ask, BoardView, KittensView

ASKED = {
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
BOARD_ASKED = {
    "turn": "It is your turn: play cards, then say done.",
    "target": "Whose pocket do you pick?",
    "now": "The disc is about to be turned. Do you add a magnet?",
    "place": "How many discs shall lie above the magnet? Type hide@0 for the top.",
    "order": "In which order do the discs go back? order 3 1 2 puts the third on top.",
    "either": "Do you move, or flip the board? Type move or flip-it.",
    "face": "You are on an Exploding Kitten.",
    "swap": "With whom do you swap?",
    "discard": "Which cards do you discard? You keep 3. Several at once: discard skip+flip.",
}
PREFIXES = {"original": ("EK-", "B-"), "good-vs-evil": ("GE-", "B-"), "two-player": ("TP-", "B-")}
MANTIS_RULES = [
    "score: flip the top card into your own Tank. If its colour matches cards there, all of that colour are scored, "
    "the new one too; if not, it stays in your Tank (MA-16, MA-17).",
    "steal>B: flip the top card into B's Tank. If its colour matches cards there, all of that colour go to your Tank, "
    "the new one too; if not, it stays with B (MA-18, MA-19).",
    "The front of a card is one of the three colours on its back (MA-05). There are 105 cards, 15 of each of 7 colours "
    "(MA-02).",
]


def cards_text(ask: Ask) -> str:
    """The play that a window is about."""
    at = f" at {ask.target}" if ask.target else ""
    named = f" ({ask.named})" if ask.named else ""
    return f"{' + '.join(ask.cards)}{named}{at}"


def legal_lines(moves: Sequence[str]) -> list[str]:
    """The legal moves, those that differ only in target, title or place gathered in one line."""
    if len(moves) > 1 and all(move.startswith("hide@") for move in moves):
        return [f"You may: {moves[0]} (the top) to {moves[-1]} (the bottom)."]
    fives = [move for move in moves if move.count("+") == 4]
    aims: dict[str, list[str]] = {}
    for move in moves:
        if move not in fives:
            cards, _, aim = move.partition(">")
            seat = aim.partition(":")[0]
            if seat not in aims.setdefault(cards, []):
                aims[cards].append(seat)
    named = {move.partition(">")[0] for move in moves if ":" in move and not move.startswith("lay")}
    lines = ["You may:"]
    for cards, seats in aims.items():
        texts = [f"{cards}>{seat}" if seat else cards for seat in seats]
        title = ":CARD, naming the card you want" if cards in named else ""
        title = ":godcat or :devilcat" if cards == "lay" else title
        lines.append(f"  {' or '.join(texts)}{title}")
    if fives:
        lines.append(f"  five different cards, in {len(fives)} ways, as {fives[0]}")
    return lines


def unplayable_lines(table: Table, seat: str, moves: Sequence[str]) -> list[str]:
    """For each card in hand that no legal move uses: why not."""
    view = table.view(seat)
    if not isinstance(view, KittensView | BoardView):
        return []
    plain = [move for move in moves if move.count("+") < 4]  # five different use almost any card
    used = {word for move in plain for word in move.replace(" ", "+").replace("=", "+").split(">")[0].split("+")}
    return [f"Not {card} now: {why_not(table, seat, card)}." for card in view.hand if card not in used]


def why_not(table: Table, seat: str, move: str) -> str:
    """Why a move is not legal now, with the rule's id."""
    try:
        table.family.parse_move(table.game, table.seats.index(seat), move)
    except (Unreadable, NotNow) as trouble:
        return str(trouble)
    return "it is legal"


def card_rules(edition: str, word: str) -> list[str]:
    """What a card does in an edition; without a card, which cards there are."""
    if edition == "board":
        return board_rules(word)
    if edition not in PREFIXES:
        return MANTIS_RULES
    rows = [row for row in CARDS if copies(row, edition)]
    wanted = "-".join(word.lower().split())
    for row in rows:
        if wanted in (row.slug, "-".join(row.title.lower().split())):
            ids = [rule for rule in row.rules.split() if rule.startswith(PREFIXES[edition])]
            count = copies(row, edition)
            return [f"{row.title} ({row.slug}), {count} in a deck: {row.text} Rules: {' '.join(ids)}."]
    names = ", ".join(row.slug for row in rows)
    return [f"Type rules and the name of a card: {names}."] if not word else [f"There is no card {word!r}: {names}."]


def board_rules(word: str) -> list[str]:
    """What an action card of the board game does; without a card, which cards there are."""
    wanted = "-".join(word.lower().split())
    for row in CARD_ROWS:
        if wanted in (row.slug, "-".join(row.title.lower().split())):
            return [f"{row.title} ({row.slug}): {row.text} Rules: {row.rules}."]
    names = ", ".join(row.slug for row in CARD_ROWS)
    return [f"Type rules and the name of a card: {names}."] if not word else [f"There is no card {word!r}: {names}."]


def question_of(edition: str, what: str) -> str:
    """What is asked, in words."""
    return BOARD_ASKED.get(what, ASKED.get(what, "")) if edition == "board" else ASKED[what]
