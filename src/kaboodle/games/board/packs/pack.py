"""A content pack: the track with its two sides, the discs, the magnets and the action cards, as data."""

from collections.abc import Mapping
from dataclasses import dataclass

from kaboodle.core.errors import PlayerError
from kaboodle.games.board.card_ids import BY_SLUG
from kaboodle.games.board.codes import KITTEN, MAGNET
from kaboodle.games.board.packs.faults import faults_of
from kaboodle.games.board.text.discs import DISC_CODE, DISC_SLUG, FORMS, PLAIN
from kaboodle.words import Phrase, phrase


class PackError(PlayerError):
    """A pack with faults; the message lists all of them."""


@dataclass(frozen=True)
class Pack:
    """What is in the box. Counts are by kind of card and by code of disc; a side is from space 1 to the last."""

    id: str
    note: str
    goal: int
    loop_back: int
    calm: tuple[int, ...]
    chaos: tuple[int, ...]
    start_side: str
    cards: tuple[tuple[int, int], ...]
    discs: tuple[tuple[int, int], ...]

    def cards_of(self, kind: int) -> int:
        """How many action cards of a kind."""
        return dict(self.cards).get(kind, 0)

    def discs_of(self, code: int) -> int:
        """How many discs of a code."""
        return dict(self.discs).get(code, 0)

    @property
    def magnets(self) -> int:
        """How many Danger Magnets."""
        return self.discs_of(MAGNET)


def check(data: object) -> list[Phrase]:
    """Every fault of a pack that was read from JSON or TOML; empty if it can be played."""
    try:
        return faults_of(data)
    except RecursionError:
        return [phrase("pack-nested")]


def read_pack(data: object) -> Pack:
    """A pack from plain data; PackError lists every fault."""
    faults = check(data)
    if faults or not isinstance(data, Mapping):
        raise PackError("pack-faulty", faults=tuple(faults))
    track = data["track"]
    return Pack(
        id=data["id"],
        note=data.get("note", ""),
        goal=track["goal"],
        loop_back=track["loop-back"],
        calm=read_side(track["calm"]),
        chaos=read_side(track["chaos"]),
        start_side=data.get("start-side", "calm"),
        cards=tuple(sorted((BY_SLUG[row["card"]], row["count"]) for row in data["cards"])),
        discs=tuple((DISC_CODE[disc_name(row)], row["count"]) for row in data["discs"]),
    )


def read_side(side: list[object]) -> tuple[int, ...]:
    """The spaces of a side in the codes of the kernel."""
    return tuple(space if isinstance(space, int) else KITTEN for space in side)


def disc_name(row: Mapping[str, object]) -> str:
    """The slug of a disc."""
    return f"{row['disc']}-{row['spaces']}" if row["disc"] in FORMS else str(row["disc"])


def plain(pack: Pack) -> dict[str, object]:
    """A pack as plain data, which `read_pack` reads again."""
    slugs = {kind: slug for slug, kind in BY_SLUG.items()}
    sides = {
        name: [space if space != KITTEN else "K" for space in side]
        for name, side in (("calm", pack.calm), ("chaos", pack.chaos))
    }
    return {
        "id": pack.id,
        "note": pack.note,
        "track": {"goal": pack.goal, "loop-back": pack.loop_back, **sides},
        "start-side": pack.start_side,
        "discs": [{**disc_fields(code), "count": count} for code, count in pack.discs],
        "cards": [{"card": slugs[kind], "count": count} for kind, count in pack.cards],
    }


def disc_fields(code: int) -> dict[str, object]:
    """A disc as it is written in a pack."""
    slug = DISC_SLUG[code]
    if slug in PLAIN:
        return {"disc": slug}
    form, _, spaces = slug.rpartition("-")
    return {"disc": form, "spaces": int(spaces)}
