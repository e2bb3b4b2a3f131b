"""What a person may do at the terminal, and why some cards cannot be played now."""

from collections.abc import Sequence

from kaboodle.core.errors import NotNow, Unreadable
from kaboodle.core.table import Table
from kaboodle.words import Words

FIVE = 4  # signs `+` in a play of five different cards


def place_range(moves: Sequence[str], words: Words) -> str:
    """Places to hide something at, from the first to the last; empty if the moves are others."""
    if len(moves) < 2 or not all(move.startswith("hide@") for move in moves):
        return ""
    return words.text("terminal-places", first=moves[0], last=moves[-1])


def legal_lines(moves: Sequence[str], words: Words) -> list[str]:
    """The legal moves, those that differ only in target or title gathered in one line."""
    if places := place_range(moves, words):
        return [places]
    fives = [move for move in moves if move.count("+") == FIVE]
    named = {move.partition(":")[0] for move in moves if ":" in move and not move.startswith("lay")}
    aims: dict[str, list[str]] = {}
    for move in moves:
        if move not in fives:
            text = move.partition(":")[0] if move.partition(":")[0] in named else move
            texts = aims.setdefault(move.partition(">")[0], [])
            if text not in texts:
                texts.append(text)
    lines = [words.text("terminal-list")]
    for texts in aims.values():
        either = words.one_of(texts)
        lines.append(f"  {words.text('terminal-naming', moves=either) if texts[0] in named else either}")
    if fives:
        lines.append(f"  {words.text('terminal-five', count=len(fives), move=fives[0])}")
    return lines


def unplayable_lines(table: Table, seat: str, moves: Sequence[str], words: Words) -> list[str]:
    """For each card in hand that no legal move uses: why not."""
    hand = table.family.hand(table.view(seat)) or {}
    plain = [move for move in moves if move.count("+") < FIVE]  # five different use almost any card
    used = {word for move in plain for word in move.replace(" ", "+").replace("=", "+").split(">")[0].split("+")}
    lines = []
    for card in hand:
        if card not in used and (why := why_not(table, seat, card, words)):
            lines.append(words.text("terminal-not-now", card=table.family.title(card), why=why))
    return lines


def why_not(table: Table, seat: str, move: str, words: Words) -> str:
    """Why a move is not legal now, with the rule's id; empty if it is."""
    try:
        table.family.parse_move(table.game, table.seats.index(seat), move)
    except (Unreadable, NotNow) as trouble:
        return trouble.text(words)
    return ""
