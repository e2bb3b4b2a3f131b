"""Write the guided first games: `python -m tools.lessons`, or `--check` to compare only.

A lesson is a position and a script, played on the real engine and recorded as the learner in seat A sees it: for every
move the events, the view and what is asked, and at each stop what the coach says and which move is taught. The words
are messages of the client.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

import kaboodle
from kaboodle.core.table import Table
from kaboodle.games.mantis.cards import CARDS, card_text

GAMES = Path(__file__).resolve().parent.parent / "web/src/games"
LEARNER = "A"
SEEDS = 2_000  # chances to look through for one in which the script can be played


@dataclass(frozen=True)
class Lesson:
    """A scripted deal. A line is `say ID`, `A MOVE ID` (taught, with what the coach says) or `B MOVE`."""

    family: str
    edition: str
    position: str
    script: str


KITTENS = Lesson(
    family="kittens",
    edition="original",
    position=(
        "A: see-the-future attack*2 shuffle defuse loaf*2 | B: nope favor moon cactus | C: skip noodle drizzle moon"
        " | draw: kitten noodle cactus nope skip kitten drizzle | turn: A"
    ),
    script="""
        say hello
        A see-the-future future
        say kitten-on-top
        A attack attack
        B nope
        A pass noped
        A shuffle shuffle
        A draw draw
        B favor>A
        A nope nope
        B draw
        C skip
        A pass let-it-happen
        A loaf+loaf>B pair
        A draw risk
        A defuse defuse
        A hide@0 hide
        B draw
        say boom
        C draw
        A attack attack-again
        C draw
        C draw
        say won
    """,
)

SCRIPTED = (
    "red/red-blue-pink green/orange-green-purple pink/yellow-purple-pink blue/red-blue-purple"
    " yellow/orange-yellow-pink green/green-purple-pink blue/orange-green-blue red/red-orange-green"
)
SEEN = (  # the cards that lie in the Tanks and the score piles, one of each of these backs
    "red/red-orange-yellow red/red-yellow-green blue/yellow-green-blue green/red-yellow-green"
    " yellow/orange-yellow-green yellow/yellow-green-purple pink/orange-blue-pink orange/orange-yellow-blue"
    " purple/yellow-blue-purple green/red-green-blue green/yellow-green-pink blue/red-yellow-blue"
    " pink/red-yellow-pink orange/red-orange-pink purple/red-orange-purple yellow/yellow-blue-pink red/red-green-purple"
)
REST = [text for text in map(card_text, range(CARDS)) if text not in f"{SCRIPTED} {SEEN}".split()]

MANTIS = Lesson(
    family="mantis",
    edition="mantis",
    position=(
        "A: red red blue green (score 3) | B: yellow yellow pink orange (score 2) | C: purple green green blue"
        f" | draw: {SCRIPTED} {' '.join(REST)} | turn: A"
    ),
    script="""
        say hello
        say tank
        A score score
        say scored
        B steal>A
        say robbed
        C score
        say stays
        A steal>C steal
        say stolen
        B score
        C score
        A score again
        say won
    """,
)

BOARD = Lesson(
    family="board",
    edition="board",
    position=(
        "A: see-the-future flip add-magnet defuse super-move-1 (space 10) | B: skip pickpocket*2 (space 13)"
        " | draw: skip shuffle nope see-the-future defuse skip nope flip"
        " | discs: move-2 move-4 move-3 leapfrog move-1 move-2 | turn: A"
    ),
    script="""
        say hello
        say spaces
        A see-the-future future
        say kitten-ahead
        A flip flip
        A done disc
        say drawn
        B done
        A add-magnet magnet
        A hide@0 hide
        A pass turn-it
        B explode
        say swapped
        A done again
        A defuse defuse
        B done
        A pass let-it-turn
        A super-move-1 bow
        say won
    """,
)

LESSONS = (KITTENS, MANTIS, BOARD)


class Misfit(Exception):
    """The script cannot be played with this chance."""


def main(arguments: Sequence[str]) -> int:
    """Write every lesson, or with --check say which ones are stale."""
    stale = []
    for path, text in generated():
        if path.exists() and path.read_text() == text:
            continue
        stale.append(f"{path.parent.name}/{path.name}")
        if "--check" not in arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            print(f"wrote {path.parent.name}/{path.name}")
    if "--check" in arguments and stale:
        print("stale, run `python -m tools.lessons`:", *stale)
        return 1
    return 0


def generated() -> list[tuple[Path, str]]:
    """Every lesson's file with the text it should have."""
    return [(GAMES / lesson.family / "lesson.json", text_of(lesson)) for lesson in LESSONS]


def text_of(lesson: Lesson) -> str:
    """A lesson as JSON, one frame in a line."""
    frames = ",\n".join(msgspec.json.encode(frame).decode() for frame in recorded(lesson))
    head = {"made": "generated by tools/lessons.py", "edition": lesson.edition, "seat": LEARNER}
    return msgspec.json.encode(head).decode()[:-1] + f',"frames":[\n{frames}\n]}}\n'


def recorded(lesson: Lesson) -> list[dict[str, Any]]:  # Any: JSON
    """The frames of a lesson, with the first chance that fits its script."""
    for seed in range(SEEDS):
        try:
            return Recording(lesson, seed).frames
        except Misfit:
            continue
    raise ValueError(f"no chance fits the script of {lesson.family}")


class Recording:
    """A script being played."""

    def __init__(self, lesson: Lesson, seed: int) -> None:
        self.table: Table = kaboodle.read(lesson.position, lesson.edition, seed=seed)
        self.told = 0
        self.frames: list[dict[str, Any]] = []
        self.look()
        for line in lesson.script.split("\n"):
            if line.strip():
                self.perform(line.split())
        if self.table.winners != (LEARNER,):
            raise Misfit("the learner does not win")

    def perform(self, words: list[str]) -> None:
        """One line of the script."""
        match words:
            case ["say", what]:
                self.go_on()
                self.stop(say=what)
            case ["A", move, what]:
                self.wait_for(LEARNER, move)
                moves = list(self.table.legal(LEARNER))
                ask = {"id": self.table.ask_id, "what": self.table.question, "moves": moves}
                self.stop(say=what, teach=move, ask=ask)
                self.play(LEARNER, move)
            case [seat, move]:
                self.wait_for(seat, move)
                self.play(seat, move)
            case _:
                raise ValueError(f"there is no line {' '.join(words)!r}")

    def wait_for(self, seat: str, move: str) -> None:
        """Let the others pass until this move can be made."""
        while move not in self.table.legal(seat):
            passing = self.passing()
            if not passing:
                raise Misfit(f"{seat} cannot {move}")
            self.play(passing[0], "pass")

    def go_on(self) -> None:
        """Let the others pass until the learner is asked, or nobody can."""
        while LEARNER not in self.table.waiting and self.passing():
            self.play(self.passing()[0], "pass")

    def passing(self) -> list[str]:
        """The others who may let it happen."""
        return [seat for seat in self.table.waiting if seat != LEARNER and "pass" in self.table.legal(seat)]

    def play(self, seat: str, move: str) -> None:
        """Make a move and keep what the learner sees of it."""
        self.table.play(seat, move)
        self.look()

    def look(self) -> None:
        """A frame of what is new to the learner; none if nothing is."""
        events = self.table.stream(LEARNER, self.told)
        self.told += len(events)
        view = msgspec.to_builtins(self.table.view(LEARNER))
        if not self.frames or events or view != self.frames[-1]["view"]:
            self.frames.append({"events": msgspec.to_builtins(events), "view": view})

    def stop(self, **said: Any) -> None:  # Any: JSON
        """The coach speaks, at the last frame; a second word there makes a frame of its own."""
        if "say" in self.frames[-1]:
            self.frames.append({"events": [], "view": self.frames[-1]["view"]})
        self.frames[-1].update(said)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
