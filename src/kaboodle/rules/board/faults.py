"""What is wrong with a content pack, every fault in a sentence."""

from collections.abc import Iterator, Mapping
from typing import Any

from kaboodle.rules.board.deck import Card
from kaboodle.rules.board.discs import FORMS, PLAIN
from kaboodle.rules.board.reach import unreachable
from kaboodle.rules.board.what import DISCS, HAND, MOST_DRAWN, MOST_STEPS, SEATS, SPACES
from kaboodle.rules.board.wording import ROW
from kaboodle.rules.zones import PILE

PARTS = {"id", "note", "track", "start-side", "discs", "cards"}
TRACK = {"start", "goal", "loop-back", "calm", "chaos"}
SIDES = ("calm", "chaos")
LONGEST_ID = 40
LONGEST_NOTE = 400
DISC_PARTS = {"disc", "spaces", "count", "supply"}
CARD_PARTS = {"card", "count", "timing", "nopeable", "ends-turn"}


def faults_of(data: object) -> list[str]:
    """All faults; empty if the pack can be played."""
    if not isinstance(data, Mapping):
        return ["A pack is a table of named parts: id, track, discs and cards."]
    faults = [*strangers("The pack", data, PARTS), *names_of(data)]
    track = data.get("track")
    if not isinstance(track, Mapping):
        faults.append("The pack has no track: it needs goal, loop-back, and the sides calm and chaos.")
    else:
        faults += [*strangers("The track", track, TRACK), *track_faults(track)]
    faults += disc_faults(data.get("discs"))
    faults += card_faults(data.get("cards"))
    return faults or list(reach_faults(data))


def reach_faults(data: Mapping[str, Any]) -> Iterator[str]:  # Any: everything in it has been checked
    """Whether the Bow of a pack that is otherwise sound can be reached at all."""
    steps = {row["spaces"] for row in data["discs"] if row["disc"] in FORMS}
    cards = {row["card"] for row in data["cards"]}
    steps |= {number for number in range(1, MOST_STEPS + 1) if f"super-move-{number}" in cards}
    magnets = "add-magnet" in cards and any(row["disc"] == "magnet" for row in data["discs"])
    if unreachable(data["track"], steps, magnets=magnets):
        yield (
            f"The Bow on {data['track']['goal']} can never be reached: no row of moves by "
            f"{', '.join(map(str, sorted(steps)))} from the Litter Box lands on it exactly (BG-43)."
        )


def strangers(where: str, table: Mapping[object, object], known: set[str]) -> Iterator[str]:
    """Parts that nobody knows."""
    for name in table:
        if name not in known:
            yield f"{where} has a part {quoted(name)} that is not one of {', '.join(sorted(known))}."


def quoted(value: object) -> str:
    """A quotation of what somebody wrote, short and printable."""
    try:
        text = ascii(value)
    except (ValueError, RecursionError):  # a number of very many digits, or a list of lists of lists
        return "what is written there"
    return text if len(text) <= 40 else text[:37] + "..."


def is_number(value: object, low: int, high: int) -> bool:
    """Whether a value is a whole number between two bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def names_of(data: Mapping[object, object]) -> Iterator[str]:
    """The id, the note and the side to start on."""
    name = data.get("id")
    letters = isinstance(name, str) and name.isascii() and name.replace("-", "").isalnum() and name == name.lower()
    if not letters or len(str(name)) > LONGEST_ID:
        yield f"The id is {LONGEST_ID} small letters, digits and hyphens at most, not {quoted(name)}."
    note = data.get("note", "")
    if not isinstance(note, str) or len(note) > LONGEST_NOTE:
        yield f"The note is a text of {LONGEST_NOTE} characters at most."
    if data.get("start-side", "calm") not in SIDES:
        yield f"The start-side is calm or chaos, not {quoted(data.get('start-side'))} (B-68)."


def track_faults(track: Mapping[object, object]) -> Iterator[str]:
    """The Bow, the arrow, and the sides."""
    if not is_number(track.get("start", 0), 0, 0):
        yield f"The start is space 0, the Litter Box, not {quoted(track.get('start'))} (BG-06)."
    goal = track.get("goal")
    if not is_number(goal, 3, SPACES - 1):
        yield f"The goal is the number of the Bow's space, 3 to {SPACES - 1}, not {quoted(goal)}."
        return
    assert isinstance(goal, int)
    loop = track.get("loop-back")
    if not is_number(loop, 1, goal - 2):
        yield (
            f"The loop-back arrow leads to a space from 1 to {goal - 2}, not {quoted(loop)}: behind the Bow, with a "
            "space left to walk on, or the Bow could never be missed and reached again (BG-43)."
        )
        loop = 1
    assert isinstance(loop, int)
    for name in SIDES:
        yield from side_faults(name, track.get(name), goal, loop)
    calm, chaos = track.get("calm"), track.get("chaos")
    if isinstance(calm, list) and isinstance(chaos, list) and len(calm) == len(chaos) == goal - 1:
        same = [str(space) for space in range(1, goal) if calm[space - 1] == chaos[space - 1]]
        if same:
            many = "s" if len(same) > 1 else ""
            yield f"Space{many} {', '.join(same)}: every space changes when the board is flipped (BG-40)."


def side_faults(name: str, side: object, goal: int, loop: int) -> Iterator[str]:
    """The spaces of one side, from 1 to the last before the Bow."""
    if not isinstance(side, list):
        yield f"The side {name} is a list of {goal - 1} spaces."
        return
    if len(side) != goal - 1:
        yield f"The side {name} has {len(side)} spaces; with the Bow on {goal} it needs {goal - 1}."
    for place, space in enumerate(side[: goal - 1], 1):
        if space != "K" and not is_number(space, 0, MOST_DRAWN):
            yield f"Space {place} of {name} is K for a Kitten or a number from 0 to {MOST_DRAWN}, not {quoted(space)}."
    if "K" not in side[loop - 1 :]:
        yield f"The side {name} has no Kitten from the arrow's target {loop} on, so a magnet leads nowhere (BG-23)."


def disc_faults(rows: object) -> Iterator[str]:
    """The movement discs, magnets among them."""
    if not isinstance(rows, list) or not rows:
        yield "The pack has no discs: each row needs disc and count, and spaces where the disc moves."
        return
    seen: set[tuple[object, object]] = set()
    total = others = stepping = 0
    for row in rows:
        fault = disc_row_fault(row)
        if fault:
            yield fault
            continue
        key = (row["disc"], row.get("spaces"))
        if key in seen:
            yield f"The disc {row['disc']} ({row.get('spaces', 'no')} spaces) is there twice; add the counts."
        seen.add(key)
        total += row["count"]
        others += row["count"] if row["disc"] != "magnet" else 0
        stepping += row["count"] if row["disc"] in FORMS else 0
    if total > DISCS:
        yield f"There are {total} discs, more than the {DISCS} there is room for."
    if not others:
        yield "At the start no magnet is in the movement deck, so there must be other discs (BG-25)."
    elif not stepping:
        yield "No disc moves by a number of spaces, so the Bow can never be reached (BG-17)."


def disc_row_fault(row: object) -> str:
    """What is wrong with one row of discs, if anything."""
    if not isinstance(row, Mapping):
        return f"A disc is a row with disc and count, not {quoted(row)}."
    name = row.get("disc")
    if name not in (*FORMS, *PLAIN):
        return f"There is no disc {quoted(name)}; there are {', '.join((*FORMS, *PLAIN))}."
    for stranger in strangers(f"The disc {name}", row, DISC_PARTS):
        return stranger
    if name in FORMS and not is_number(row.get("spaces"), 1, MOST_STEPS):
        return f"The disc {name} moves 1 to {MOST_STEPS} spaces, not {quoted(row.get('spaces'))}."
    if name in PLAIN and "spaces" in row:
        return f"The disc {name} has no number of spaces."
    if not is_number(row.get("count"), 1, DISCS):
        return f"The disc {name} has a count from 1 to {DISCS}, not {quoted(row.get('count'))}."
    if row.get("supply", name == "magnet") is not (name == "magnet"):
        return (
            f"At the start the magnets, and no other discs, are in the supply (BG-09); the disc {name} says otherwise."
        )
    return ""


def card_faults(rows: object) -> Iterator[str]:
    """The action cards."""
    if not isinstance(rows, list) or not rows:
        yield "The pack has no cards: each row needs card and count."
        return
    seen: set[object] = set()
    total = 0
    for row in rows:
        fault = card_row_fault(row)
        if fault:
            yield fault
            continue
        if row["card"] in seen:
            yield f"The card {row['card']} is there twice; add the counts."
        seen.add(row["card"])
        total += row["count"]
    if total > PILE:
        yield f"There are {total} action cards, more than the {PILE} there is room for."
    if total < HAND * SEATS:
        yield f"There are {total} action cards; {SEATS} players need {HAND * SEATS} for the first deal (BG-07)."


def card_row_fault(row: object) -> str:
    """What is wrong with one row of cards, if anything."""
    if not isinstance(row, Mapping):
        return f"A card is a row with card and count, not {quoted(row)}."
    name = row.get("card")
    if not isinstance(name, str) or name not in ROW:
        return f"There is no card with the effect {quoted(name)}; there are {', '.join(ROW)}."
    for stranger in strangers(f"The card {name}", row, CARD_PARTS):
        return stranger
    if not is_number(row.get("count"), 1, PILE):
        return f"The card {name} has a count from 1 to {PILE}, not {quoted(row.get('count'))}."
    return next(habit_faults(ROW[name], row), "")


def habit_faults(card: Card, row: Mapping[object, object]) -> Iterator[str]:
    """What a row may repeat of what every card of the title does anyway, but not change."""
    if row.get("timing", card.timing) != card.timing:
        yield f"The card {card.slug} has the timing {card.timing}, not {quoted(row.get('timing'))}."
    for part, habit in (("nopeable", card.nopeable), ("ends-turn", card.ends_turn)):
        if row.get(part, habit) is not habit:
            yield f"The card {card.slug} has {part} {str(habit).lower()}, not {quoted(row.get(part))}."
