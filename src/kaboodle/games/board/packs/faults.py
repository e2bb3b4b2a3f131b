"""Checks a content pack: a message of the catalogues for every fault."""

from collections.abc import Iterator, Mapping
from typing import Any

from kaboodle.games.board.cards import Card
from kaboodle.games.board.codes import DISCS, HAND, MOST_DRAWN, MOST_STEPS, PILE, SEATS, SPACES
from kaboodle.games.board.packs.reach import unreachable
from kaboodle.games.board.text.discs import FORMS, PLAIN
from kaboodle.games.board.text.words import ROW
from kaboodle.words import Argument, Phrase, phrase

PARTS = {"id", "note", "track", "start-side", "discs", "cards"}
TRACK = {"start", "goal", "loop-back", "calm", "chaos"}
SIDES = ("calm", "chaos")
LONGEST_ID = 40
LONGEST_NOTE = 400
DISC_PARTS = {"disc", "spaces", "count", "supply"}
CARD_PARTS = {"card", "count", "timing", "nopeable", "ends-turn"}


def faults_of(data: object) -> list[Phrase]:
    """All faults; empty if the pack can be played."""
    if not isinstance(data, Mapping):
        return [phrase("pack-table")]
    faults = [*strangers("pack-stranger", data, PARTS), *names_of(data)]
    track = data.get("track")
    if not isinstance(track, Mapping):
        faults.append(phrase("pack-no-track"))
    else:
        faults += [*strangers("pack-track-stranger", track, TRACK), *track_faults(track)]
    faults += disc_faults(data.get("discs"))
    faults += card_faults(data.get("cards"))
    return faults or list(reach_faults(data))


def reach_faults(data: Mapping[str, Any]) -> Iterator[Phrase]:  # Any: everything in it has been checked
    """Whether the Bow of an otherwise valid pack can be reached."""
    steps = {row["spaces"] for row in data["discs"] if row["disc"] in FORMS}
    cards = {row["card"] for row in data["cards"]}
    steps |= {number for number in range(1, MOST_STEPS + 1) if f"super-move-{number}" in cards}
    magnets = "add-magnet" in cards and any(row["disc"] == "magnet" for row in data["discs"])
    if unreachable(data["track"], steps, magnets=magnets):
        listed = ", ".join(map(str, sorted(steps)))
        yield phrase("pack-unreachable", "BG-43", goal=data["track"]["goal"], steps=listed)


def strangers(message: str, table: Mapping[object, object], known: set[str], **arguments: Argument) -> Iterator[Phrase]:
    """Unknown parts."""
    for name in table:
        if name not in known:
            yield Phrase(message, {**arguments, "word": quoted(name), "known": ", ".join(sorted(known))})


def quoted(value: object) -> str | Phrase:
    """A short, printable quotation of an input."""
    try:
        text = ascii(value)
    except (ValueError, RecursionError):  # a number of very many digits, or a list of lists of lists
        return phrase("pack-unprintable")
    return text if len(text) <= 40 else text[:37] + "..."


def is_number(value: object, low: int, high: int) -> bool:
    """Whether a value is a whole number between two bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def names_of(data: Mapping[object, object]) -> Iterator[Phrase]:
    """The id, the note and the side to start on."""
    name = data.get("id")
    letters = isinstance(name, str) and name.isascii() and name.replace("-", "").isalnum() and name == name.lower()
    if not letters or len(str(name)) > LONGEST_ID:
        yield phrase("pack-id", most=LONGEST_ID, word=quoted(name))
    note = data.get("note", "")
    if not isinstance(note, str) or len(note) > LONGEST_NOTE:
        yield phrase("pack-note", most=LONGEST_NOTE)
    if data.get("start-side", "calm") not in SIDES:
        yield phrase("pack-start-side", "B-68", word=quoted(data.get("start-side")))


def track_faults(track: Mapping[object, object]) -> Iterator[Phrase]:
    """The Bow, the arrow, and the sides."""
    if not is_number(track.get("start", 0), 0, 0):
        yield phrase("pack-start", "BG-06", word=quoted(track.get("start")))
    goal = track.get("goal")
    if not is_number(goal, 3, SPACES - 1):
        yield phrase("pack-goal", most=SPACES - 1, word=quoted(goal))
        return
    assert isinstance(goal, int)
    loop = track.get("loop-back")
    if not is_number(loop, 1, goal - 2):
        yield phrase("pack-loop", "BG-43", most=goal - 2, word=quoted(loop))
        loop = 1
    assert isinstance(loop, int)
    for name in SIDES:
        yield from side_faults(name, track.get(name), goal, loop)
    calm, chaos = track.get("calm"), track.get("chaos")
    if isinstance(calm, list) and isinstance(chaos, list) and len(calm) == len(chaos) == goal - 1:
        same = [str(space) for space in range(1, goal) if calm[space - 1] == chaos[space - 1]]
        if same:
            yield phrase("pack-same", "BG-40", count=len(same), spaces=", ".join(same))


def side_faults(name: str, side: object, goal: int, loop: int) -> Iterator[Phrase]:
    """The spaces of one side, from 1 to the last before the Bow."""
    if not isinstance(side, list):
        yield phrase("pack-side-list", side=name, count=goal - 1)
        return
    if len(side) != goal - 1:
        yield phrase("pack-side-length", side=name, count=len(side), goal=goal, needed=goal - 1)
    for place, space in enumerate(side[: goal - 1], 1):
        if space != "K" and not is_number(space, 0, MOST_DRAWN):
            yield phrase("pack-space", space=place, side=name, most=MOST_DRAWN, word=quoted(space))
    if "K" not in side[loop - 1 :]:
        yield phrase("pack-no-kitten", "BG-23", side=name, space=loop)


def disc_faults(rows: object) -> Iterator[Phrase]:
    """The movement discs, magnets among them."""
    if not isinstance(rows, list) or not rows:
        yield phrase("pack-no-discs")
        return
    seen: set[tuple[object, object]] = set()
    total = others = stepping = 0
    for row in rows:
        fault = disc_row_fault(row)
        if fault is not None:
            yield fault
            continue
        key = (row["disc"], row.get("spaces"))
        if key in seen:
            yield disc_twice(row["disc"], row.get("spaces"))
        seen.add(key)
        total += row["count"]
        others += row["count"] if row["disc"] != "magnet" else 0
        stepping += row["count"] if row["disc"] in FORMS else 0
    if total > DISCS:
        yield phrase("pack-most-discs", count=total, most=DISCS)
    if not others:
        yield phrase("pack-only-magnets", "BG-25")
    elif not stepping:
        yield phrase("pack-no-moves", "BG-17")


def disc_twice(name: str, spaces: int | None) -> Phrase:
    """Two rows for the same disc."""
    if spaces is None:
        return phrase("pack-disc-twice-plain", disc=name)
    return phrase("pack-disc-twice", disc=name, spaces=spaces)


def disc_row_fault(row: object) -> Phrase | None:
    """What is wrong with one row of discs, if anything."""
    if not isinstance(row, Mapping):
        return phrase("pack-disc-row", word=quoted(row))
    name = row.get("disc")
    if name not in (*FORMS, *PLAIN):
        return phrase("pack-no-disc", word=quoted(name), known=", ".join((*FORMS, *PLAIN)))
    for stranger in strangers("pack-disc-stranger", row, DISC_PARTS, disc=name):
        return stranger
    if name in FORMS and not is_number(row.get("spaces"), 1, MOST_STEPS):
        return phrase("pack-disc-spaces", disc=name, most=MOST_STEPS, word=quoted(row.get("spaces")))
    if name in PLAIN and "spaces" in row:
        return phrase("pack-disc-no-spaces", disc=name)
    if not is_number(row.get("count"), 1, DISCS):
        return phrase("pack-disc-count", disc=name, most=DISCS, word=quoted(row.get("count")))
    if row.get("supply", name == "magnet") is not (name == "magnet"):
        return phrase("pack-supply", "BG-09", disc=name)
    return None


def card_faults(rows: object) -> Iterator[Phrase]:
    """The action cards."""
    if not isinstance(rows, list) or not rows:
        yield phrase("pack-no-cards")
        return
    seen: set[object] = set()
    total = 0
    for row in rows:
        fault = card_row_fault(row)
        if fault is not None:
            yield fault
            continue
        if row["card"] in seen:
            yield phrase("pack-card-twice", card=row["card"])
        seen.add(row["card"])
        total += row["count"]
    if total > PILE:
        yield phrase("pack-most-cards", count=total, most=PILE)
    if total < HAND * SEATS:
        yield phrase("pack-few-cards", "BG-07", count=total, players=SEATS, needed=HAND * SEATS)


def card_row_fault(row: object) -> Phrase | None:
    """What is wrong with one row of cards, if anything."""
    if not isinstance(row, Mapping):
        return phrase("pack-card-row", word=quoted(row))
    name = row.get("card")
    if not isinstance(name, str) or name not in ROW:
        return phrase("pack-no-card", word=quoted(name), known=", ".join(ROW))
    for stranger in strangers("pack-card-stranger", row, CARD_PARTS, card=name):
        return stranger
    if not is_number(row.get("count"), 1, PILE):
        return phrase("pack-card-count", card=name, most=PILE, word=quoted(row.get("count")))
    return next(habit_faults(ROW[name], row), None)


def habit_faults(card: Card, row: Mapping[object, object]) -> Iterator[Phrase]:
    """Fields that a row may repeat but not change."""
    if row.get("timing", card.timing) != card.timing:
        yield phrase("pack-card-timing", card=card.slug, timing=card.timing, word=quoted(row.get("timing")))
    for part, habit in (("nopeable", card.nopeable), ("ends-turn", card.ends_turn)):
        if row.get(part, habit) is not habit:
            value = str(habit).lower()
            yield phrase("pack-card-habit", card=card.slug, part=part, value=value, word=quoted(row.get(part)))
