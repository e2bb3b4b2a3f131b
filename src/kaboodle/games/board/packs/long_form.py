"""Converts the long form of a content pack, in which everything is spelled out, to the short one.

What cannot be converted is left unchanged; `faults_of` reports it in the words of the short form.
"""

from collections.abc import Mapping

PARTS = {"start_side": "start-side", "actions": "cards"}
DISC_PARTS = {"type": "disc", "n": "spaces"}
CARD_PARTS = {"id": "card", "ends_turn": "ends-turn"}
DISCS = {"danger_magnet": "magnet"}
CARDS = {
    "flip_board": "flip",
    "add_magnet_now": "add-magnet",
    "see_future_3": "see-the-future",
    "alter_future_3": "alter-the-future",
    "reveal_future_3": "reveal-the-future",
    "draw_from_bottom": "draw-from-the-bottom",
}
ROWS = {"discs": ("disc", DISC_PARTS, DISCS), "cards": ("card", CARD_PARTS, CARDS)}


def shortened(data: object) -> object:
    """A pack in the short form, from either form; a value that is not a pack is returned unchanged."""
    if not isinstance(data, Mapping):
        return data
    short = renamed(data, PARTS)
    track = short.get("track")
    if isinstance(track, Mapping):
        short["track"] = short_track(track)
    short |= {name: short_rows(short[name], *words) for name, words in ROWS.items() if name in short}
    return short


def renamed(table: Mapping[object, object], names: Mapping[str, str]) -> dict[object, object]:
    """A table with short names for its parts. A part under both names keeps both, which is a fault."""
    return {
        names[name] if isinstance(name, str) and name in names and names[name] not in table else name: value
        for name, value in table.items()
    }


def short_track(track: Mapping[object, object]) -> dict[object, object]:
    """The track: numbers for its marked spaces, the sides beside them."""
    short = renamed(track, {"loop_back": "loop-back"})
    for name in ("start", "goal"):
        place = short.get(name)
        if isinstance(place, Mapping) and "index" in place:
            short[name] = place["index"]
    arrow = short.get("loop-back")
    if isinstance(arrow, Mapping) and "to" in arrow and arrow.get("from", short.get("goal")) == short.get("goal"):
        short["loop-back"] = arrow["to"]
    sides = short.get("sides")
    if isinstance(sides, Mapping) and not set(sides) & set(short):
        del short["sides"]
        short |= sides
    return short


def short_rows(rows: object, title: str, parts: Mapping[str, str], names: Mapping[str, str]) -> object:
    """Rows of discs or cards, by the short names of their parts and of what they are."""
    if not isinstance(rows, list):
        return rows
    return [short_row(renamed(row, parts), title, names) if isinstance(row, Mapping) else row for row in rows]


def short_row(row: dict[object, object], title: str, names: Mapping[str, str]) -> dict[object, object]:
    """One row; a name or a timing in the long form has other words, or underscores for hyphens."""
    for part, short in ((title, names), ("timing", {})):
        word = row.get(part)
        if isinstance(word, str):
            row[part] = short.get(word, word).replace("_", "-")
    return row
