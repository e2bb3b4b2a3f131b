"""What a person may do at the terminal, and why some cards cannot be played now."""

from collections.abc import Sequence

from kaboodle.core.errors import NotNow, Unreadable
from kaboodle.core.table import Table
from kaboodle.core.views import Ask


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
    hand = table.family.hand(table.view(seat)) or {}
    plain = [move for move in moves if move.count("+") < 4]  # five different use almost any card
    used = {word for move in plain for word in move.replace(" ", "+").replace("=", "+").split(">")[0].split("+")}
    return [f"Not {card} now: {why_not(table, seat, card)}." for card in hand if card not in used]


def why_not(table: Table, seat: str, move: str) -> str:
    """Why a move is not legal now, with the rule's id."""
    try:
        table.family.parse_move(table.game, table.seats.index(seat), move)
    except (Unreadable, NotNow) as trouble:
        return str(trouble)
    return "it is legal"
