"""Tables and views as small HTML tables, for notebooks."""

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING

from kaboodle.core.registry import family_of
from kaboodle.core.render import view_lines
from kaboodle.core.views import View

if TYPE_CHECKING:
    from kaboodle.core.table import Table


def table_html(table: "Table") -> str:
    """Everything on a table, a row for each place."""
    title = f"{table.family.editions[table.edition].name}, {len(table.seats)} players"
    parts = [part.partition(":") for part in table.family.position_text(table.game, []).split(" | ")]
    rows = [(name.strip(), cards.strip() or "-") for name, _, cards in parts]
    if table.over:
        rows.append(("winner", " and ".join(table.winners)))
    else:
        rows.append(("waits for", f"{' '.join(table.waiting)} ({table.question})"))
    return html_of(title, rows)


def view_html(view: View) -> str:
    """One seat's view, a row for each line of it."""
    family = family_of(view.edition)
    seat = "a spectator" if view.seat is None else f"seat {view.seat}"
    return html_of(f"{family.editions[view.edition].name}, {seat}", [("", line) for line in view_lines(view)])


def html_of(title: str, rows: Iterable[tuple[str, str]]) -> str:
    """A caption and rows of a name and a text."""
    cells = "".join(
        f'<tr><th style="text-align:right;vertical-align:top">{escape(name)}</th>'
        f'<td style="text-align:left">{escape(text)}</td></tr>'
        for name, text in rows
    )
    return f'<table class="kaboodle"><caption style="text-align:left">{escape(title)}</caption>{cells}</table>'
