"""Tables and views as plain lines of text."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import msgspec

from kaboodle.core.odds_counting import SeatOdds
from kaboodle.core.registry import family_of
from kaboodle.core.views import View

if TYPE_CHECKING:
    from kaboodle.core.table import Table

COMMON = ("edition", "options", "ask", "winners")  # fields of a view that are said elsewhere


def picture(table: "Table") -> str:
    """Everything on a table, one line for each place."""
    title = f"{table.family.editions[table.edition].title}, {len(table.seats)} players"
    lines = [title, "-" * len(title)]
    for part in table.family.position_text(table.game, []).split(" | "):
        name, _, cards = part.partition(":")
        lines.append(f"{name:>10}  {cards.strip() or '-'}")
    if table.over:
        lines.append(f"{'winner':>10}  {' and '.join(table.winners)}")
    else:
        lines.append(f"{'waits for':>10}  {' '.join(table.waiting)} ({table.question})")
    return "\n".join(lines)


def view_lines(view: View) -> list[str]:
    """One seat's view in plain lines, good for a screen reader."""
    return family_of(view.edition).view_lines(view)


def plain_lines(view: View) -> list[str]:
    """Any view, a line for each field: for a game that does not describe its view itself."""
    fields: dict[str, object] = msgspec.to_builtins(view)
    return [
        f"{name.replace('_', ' ').capitalize()}: {plain_text(value)}."
        for name, value in fields.items()
        if name not in COMMON and name != view.__struct_config__.tag_field
    ]


def plain_text(value: object) -> str:
    """A value of a view in words."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain_text(item)}" for key, item in value.items()) or "nothing"
    if isinstance(value, list | tuple):
        nested = any(isinstance(item, list | tuple) for item in value)
        return ("; " if nested else ", ").join(plain_text(item) for item in value) or "nothing"
    return "nobody" if value is None else str(value)


def card_list(counts: dict[str, int]) -> str:
    """Cards and how many of each."""
    return ", ".join(f"{count} {slug}" if count > 1 else slug for slug, count in counts.items())


def card_help(word: str, lines: Mapping[str, str], titles: Mapping[str, str]) -> list[str]:
    """The line about a card that is named by its slug or title; else which cards there are."""
    wanted = "-".join(word.lower().split())
    for slug, line in lines.items():
        if wanted in (slug, "-".join(titles[slug].lower().split())):
            return [line]
    names = ", ".join(lines)
    return [f"Type rules and the name of a card: {names}."] if not word else [f"There is no card {word!r}: {names}."]


def hand_odds_lines(nope: float, seats: Iterable[SeatOdds]) -> list[str]:
    """What the other seats may hold."""
    lines = [f"  anybody else holds a Nope        {percent_text(nope)}"]
    return lines + [
        f"  {it.seat} holds a Nope {percent_text(it.nope)}, a Defuse {percent_text(it.defuse)}" for it in seats
    ]


def percent_text(chance: float) -> str:
    """A chance with one decimal, 0 and 100 only when it is certain."""
    if chance in (0, 1):
        return f"{chance * 100:5.0f}%"
    return f"{min(max(chance * 100, 0.1), 99.9):5.1f}%"
