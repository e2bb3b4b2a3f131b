"""What is wrong with a content pack, every fault in a sentence."""

from collections.abc import Iterator, Mapping

from kaboodle.rules.board.discs import FORMS, PLAIN
from kaboodle.rules.board.kinds import BY_SLUG
from kaboodle.rules.board.what import CARDS, DISCS, HAND, MOST_DRAWN, MOST_STEPS, SEATS, SPACES

PARTS = {"id", "note", "track", "start-side", "discs", "cards"}
TRACK = {"goal", "loop-back", "calm", "chaos"}
SIDES = ("calm", "chaos")
LONGEST_ID = 40
LONGEST_NOTE = 400
TIMINGS = {"own-turn", "aimed", "now", "answer"}


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
    return faults


def strangers(where: str, table: Mapping[object, object], known: set[str]) -> Iterator[str]:
    """Parts that nobody knows."""
    for name in table:
        if name not in known:
            yield f"{where} has a part {quoted(name)} that is not one of {', '.join(sorted(known))}."


def quoted(value: object) -> str:
    """A quotation of what somebody wrote, short and printable."""
    text = ascii(value)
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
    for place, space in enumerate(side, 1):
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
    for stranger in set(row) - {"disc", "spaces", "count"}:
        return f"A disc has a part {quoted(stranger)} that is not one of disc, spaces, count."
    if name in FORMS and not is_number(row.get("spaces"), 1, MOST_STEPS):
        return f"The disc {name} moves 1 to {MOST_STEPS} spaces, not {quoted(row.get('spaces'))}."
    if name in PLAIN and "spaces" in row:
        return f"The disc {name} has no number of spaces."
    if not is_number(row.get("count"), 1, DISCS):
        return f"The disc {name} has a count from 1 to {DISCS}, not {quoted(row.get('count'))}."
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
    if total > CARDS:
        yield f"There are {total} action cards, more than the {CARDS} there is room for."
    if total < HAND * SEATS:
        yield f"There are {total} action cards; {SEATS} players need {HAND * SEATS} for the first deal (BG-07)."


def card_row_fault(row: object) -> str:
    """What is wrong with one row of cards, if anything."""
    if not isinstance(row, Mapping):
        return f"A card is a row with card and count, not {quoted(row)}."
    name = row.get("card")
    if name not in BY_SLUG:
        return f"There is no card with the effect {quoted(name)}; there are {', '.join(BY_SLUG)}."
    for stranger in set(row) - {"card", "count"}:
        return f"The card {name} has a part {quoted(stranger)} that is not one of card, count."
    if not is_number(row.get("count"), 1, CARDS):
        return f"The card {name} has a count from 1 to {CARDS}, not {quoted(row.get('count'))}."
    return ""
