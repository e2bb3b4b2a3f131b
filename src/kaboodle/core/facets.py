"""Values that a family provides for the command line and for the files generated for the browser."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from kaboodle.words import Words


@dataclass(frozen=True)
class FileOption:
    """A table option whose value comes from a file: `--KEY FILE` on the command line."""

    key: str
    help: str
    read: Callable[[str], str]  # the option's value from the text of the file; OptionError says what is wrong


@dataclass(frozen=True)
class FileCommand:
    """A command of one game about a file: `kaboodle GAME NAME FILE`."""

    name: str
    help: str
    argument: str  # what the file is called in the help
    argument_help: str
    run: Callable[[str, str, Words], tuple[int, list[str]]]  # from path, text and words: the exit code, lines to print


WordKind = Literal["card", "colour", "event", "ask"]  # in the order in which the generated file has them


class WordList(NamedTuple):
    """A closed list of words of one game, exported to TypeScript as a constant and a type."""

    kind: WordKind
    type_name: str
    constant: str
    words: Iterable[str]


class CardFacts(NamedTuple):
    """A card as the browser shows it: the rules it comes from, and its copies by edition."""

    rules: list[str]
    copies: dict[str, int]


@dataclass(frozen=True)
class Lesson:
    """A guided first game: a position, and a script of moves and messages of the coach.

    A line of the script is `say ID`, `A MOVE ID` (a move that is taught, with a message) or `B MOVE`.
    """

    edition: str
    position: str
    script: str


class BatchKernel(NamedTuple):
    """What a batch of games is made of, in the kernel of a game; engine/batch.py says what each is."""

    buffers: Callable[[], Any]  # Any, here and below: the kernel's own types
    new_row: Callable[[Any, Any, Any, Any], Any]
    run_rows: Callable[[Any, Any], None]
    restart_rows: Callable[[Any, Any, Any], None]
