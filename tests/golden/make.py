"""One whole game of an edition and player count as text, one column per seat; run it to write the files again.

The left column is what everybody saw. A seat's column has `=` if it saw the same, the card or place that it saw
in addition, or nothing if it saw nothing. A line that only one seat saw is in that seat's column.
"""

from pathlib import Path
from random import Random
from textwrap import wrap

import kaboodle
from kaboodle.core.events import Seen
from kaboodle.core.table import Table
from tests.playing import BOOK, play_on

FOLDER = Path(__file__).parent / "games"
TRIES = 60
LEFT, COLUMN = 48, 8


def path_of(slug: str, players: int) -> Path:
    """The path of the golden game of a table."""
    return FOLDER / f"{slug}-{players}.txt"


def golden(slug: str, players: int) -> str:
    """The text of a game: of several seeds the one with the most different cards played, the shorter first."""
    games = []
    for seed in range(TRIES):
        table = kaboodle.new(slug, players, seed)
        play_on(table, Random(seed))
        happened = {(event.what, *event.cards, event.note) for event in table.history}
        games.append((-len(happened) * 12 + len(table.history), seed, table))
    _, seed, table = min(games, key=lambda game: game[:2])
    return written(table, seed)


def again(slug: str, players: int, kept: str) -> str:
    """The game of a golden file, played again with the seed in its first line."""
    seed = int(kept.partition("\n")[0].rpartition(" ")[2])
    table = kaboodle.new(slug, players, seed)
    play_on(table, Random(seed))
    return written(table, seed)


def written(table: Table, seed: int) -> str:
    """A finished game: its deal, what each seat saw, and the moves."""
    width = max(COLUMN, 10 if table.edition == "mantis" else 0)
    rows = [f"{table.edition}, {len(table.seats)} players, seed {seed}", "", table.start, ""]
    for columns in [["everybody", *table.seats], *merged(event_rows(table))]:
        rows.append((f"{columns[0]:<{LEFT}}" + "".join(f"{text:<{width}}" for text in columns[1:])).rstrip())
    moves = ", ".join(f"{seat} {move}" for seat, move in table.moves)
    return "\n".join([*rows, "", "moves", *wrap(moves, 118), ""])


def event_rows(table: Table) -> list[list[str]]:
    """One row for each event: what a spectator saw, then what each seat saw in addition."""
    streams = {seat: list(table.stream(seat)) for seat in table.seats}
    public = list(table.stream(None))
    rows = []
    for event in table.history:
        whole = public.pop(0) if event.told else None
        row = [words(whole) if whole else ""]
        for seat in table.seats:
            mine = streams[seat][0] if streams[seat] else None
            if mine is None or (whole is None and (mine.what, mine.seat) != (event.what, event.seat)):
                row.append("")
                continue
            streams[seat].pop(0)
            row.append(besides(mine, whole))
        rows.append(row)
    assert not public and not any(streams.values()), "somebody saw more than happened"
    return rows


def words(item: Seen) -> str:
    """A `Seen` in one line."""
    parts = [item.what, item.seat, item.other and f">{item.other}", "+".join(item.cards), item.card]
    parts += [item.named and f":{item.named}", item.note, None if item.count is None else f"({item.count})"]
    if item.place is not None and item.what != "future":
        parts.append(f"@{item.place}")
    return " ".join(part for part in parts if part)


def besides(mine: Seen, whole: Seen | None) -> str:
    """What a seat saw of an event, given what everybody saw of it."""
    if whole is None:
        return mine.what
    secret = [mine.card or ""] if mine.card != whole.card else []
    if mine.place != whole.place and mine.what != "future":
        secret = [f"@{mine.place}"]
    shared = all(getattr(mine, name) == getattr(whole, name) for name in ("what", "seat", "other", "cards", "count"))
    if not shared:
        return words(mine)
    return " ".join(secret)[: COLUMN - 1] or "="


def merged(rows: list[list[str]]) -> list[list[str]]:
    """Put consecutive passes, which only the passing seats see, on one line."""
    found: list[list[str]] = []
    for row in rows:
        if not row[0] and found and not found[-1][0]:
            found[-1] = [above or below for above, below in zip(found[-1], row, strict=True)]
        else:
            found.append(row)
    return found


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for table in BOOK:
        text = golden(*table)
        changed = not path_of(*table).exists() or path_of(*table).read_text() != text
        path_of(*table).write_text(text)
        print(f"{path_of(*table).name}: {len(text)} characters{', changed: read the diff' if changed else ''}")
