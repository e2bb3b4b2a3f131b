"""A game as a value: what is needed to play it again, and to check every deal and shuffle of it."""

import re
from typing import Any

import msgspec

from kaboodle.deal import commitment_of
from kaboodle.errors import MoveError, PositionError
from kaboodle.games import EDITIONS
from kaboodle.opening import new, read
from kaboodle.rules.options import OptionError
from kaboodle.table import LETTERS, Table

FORMAT = "kaboodle-game-1"
RULES = 1  # goes up when the same moves could mean something else
SEEDS = range(-(2**63), 2**64)
NUMBERS, WORDS = ("rules", "players", "seed"), ("edition", "starter", "secret", "commitment")  # lines of the text form
NUMBER = re.compile("-?[0-9]{1,20}")
LONGEST = 4_000_000  # characters of a record; a game of nine has about 50,000


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished or running game. While a sealed game runs, what would tell its cards is left out."""

    format: str = FORMAT
    rules: int = RULES
    edition: str
    players: int
    options: dict[str, str]
    starter: str | None = None  # the seat that begins, where chance does not decide it
    seed: int | None = None
    secret: str | None = None  # in hex
    commitment: str | None = None
    entropy: tuple[str, ...] = ()
    dealt: bool = True  # False: the game began from the position in `deal`
    deal: str | None = None  # the position before the first move
    shuffles: tuple[str, ...] | None = None  # the draw pile after each shuffle, top first
    moves: tuple[str, ...] = ()  # "A favor>B"
    winners: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what no game has, so that every record can be written as lines."""
        lines = [self.format, self.edition, *self.options, *self.options.values(), *self.winners, *self.moves]
        lines += [
            self.starter or "A",
            self.secret or "",
            self.commitment or "",
            self.deal or "",
            *(self.shuffles or ()),
        ]
        if not all(line.isascii() and line.isprintable() for line in lines):
            raise ValueError("only the entropy of a record may hold other than plain printable letters")
        words = [*self.options, *self.options.values(), *self.winners, self.starter or "A"]
        if not all(word and " " not in word and "=" not in word for word in words):
            raise ValueError("options, winners and the starter are words")
        if any(move.strip() != move or " " not in move for move in self.moves):
            raise ValueError("a move of a record is a seat and what it played, as in 'A favor>B'")

    def __str__(self) -> str:
        """The plain text that `read_record` reads: a line for each fact, then a line for each move."""
        lines = [self.format, f"rules: {self.rules}", f"edition: {self.edition}", f"players: {self.players}"]
        lines += [f"option: {key}={value}" for key, value in self.options.items()]
        for name in ("starter", "seed", "secret", "commitment"):
            if getattr(self, name) is not None:
                lines.append(f"{name}: {getattr(self, name)}")
        lines += [f"entropy: {msgspec.json.encode(text).decode()}" for text in self.entropy]
        if self.deal is not None:
            lines.append(f"{'deal' if self.dealt else 'position'}: {self.deal}")
        if self.shuffles is not None:
            lines += ["shuffles: the draw pile after each, top first", *[f"shuffle: {pile}" for pile in self.shuffles]]
        lines += [f"winner: {seat}" for seat in self.winners]
        return "\n".join([*lines, "", *self.moves]) + "\n"


def record_of(table: Table) -> Record:
    """The record of a table; an unfinished sealed game keeps its secret, its deal and its shuffles to itself."""
    if not table.start:
        raise PositionError("a clone or a redealt table has no beginning that could be recorded")
    sealed = table.secret is not None and not table.over
    return Record(
        edition=table.edition,
        players=len(table.seats),
        options=dict(table.options),
        starter=None if table.starter < 0 else LETTERS[table.starter],
        seed=table.seed,
        secret=None if sealed or table.secret is None else table.secret.hex(),
        commitment=table.commitment,
        entropy=table.entropy,
        dealt=any(event.what == "first" for event in table.history),
        deal=None if sealed else table.start,
        shuffles=None if sealed else tuple(table.shuffles),
        moves=tuple(f"{seat} {move}" for seat, move in table.moves),
        winners=table.winners,
    )


def to_json(record: Record) -> str:
    """A record as JSON, a line for each field."""
    return msgspec.json.format(msgspec.json.encode(record), indent=2).decode()


def from_json(text: str | bytes) -> Record:
    """A record from JSON; PositionError says what is wrong with it."""
    if len(text) > LONGEST:
        raise PositionError(f"a record has at most {LONGEST} characters, not {len(text)}")
    try:
        return msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as trouble:
        raise PositionError(f"this is no record of a game: {trouble}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as trouble:
        raise PositionError(f"this is not JSON: {trouble}") from None


def read_record(text: str) -> Record:
    """A record from the plain text that `str` writes; PositionError names the line."""
    if len(text) > LONGEST:
        raise PositionError(f"a record has at most {LONGEST} characters, not {len(text)}")
    head, _, moves = text.replace("\r\n", "\n").partition("\n\n")
    first, *lines = head.split("\n")
    if first != FORMAT:
        raise PositionError(f"a record begins with {FORMAT}, not {first[:40]!r}")
    fields: dict[str, Any] = {"options": {}, "moves": moves.split("\n")}  # Any: msgspec checks the types below
    if fields["moves"][-1] == "":
        fields["moves"].pop()
    for number, line in enumerate(lines, 2):
        name, colon, value = line.partition(": ")
        if not colon or not take_line(fields, name, value):
            raise PositionError(f"line {number} of the record cannot be read: {line[:60]!r}")
    try:
        return msgspec.convert(fields, Record)
    except msgspec.ValidationError as trouble:
        raise PositionError(f"this is no record of a game: {trouble}") from None


def take_line(fields: dict[str, Any], name: str, value: str) -> bool:
    """Add what one line of the header says; whether it can be read and comes only once."""
    lists = {"entropy": "entropy", "shuffle": "shuffles", "winner": "winners"}
    if name in lists and (name != "shuffle" or "shuffles" in fields):
        try:
            fields.setdefault(lists[name], []).append(msgspec.json.decode(value) if name == "entropy" else value)
        except msgspec.DecodeError:
            return False
        return True
    key, _, chosen = value.partition("=")
    if name == "option" and key not in fields["options"]:
        fields["options"][key] = chosen
        return True
    if name in ("deal", "position") and "deal" not in fields:
        fields["deal"], fields["dealt"] = value, name == "deal"
        return True
    if name in fields or name not in (*NUMBERS, *WORDS, "shuffles"):
        return False
    if name in NUMBERS and not NUMBER.fullmatch(value):
        return False
    fields[name] = int(value) if name in NUMBERS else value if name in WORDS else []
    return True


def replay(record: Record) -> Table:
    """The table that the record leads to; PositionError if it cannot be played again."""
    table = set_out(record)
    trouble = play_on(table, record.moves)
    if trouble:
        raise PositionError(trouble)
    return table


def verify(record: Record) -> list[str]:
    """Recompute the deal, every shuffle, every move and the winner; what differs, in sentences. Empty: all is well."""
    try:
        table = set_out(record)
    except PositionError as error:
        return [str(error)]
    found = []
    if record.secret is not None and record.commitment != commitment_of(bytes.fromhex(record.secret)):
        found.append(f"the commitment is {record.commitment}, but the secret's hash is {table.commitment}")
    if record.secret is None and record.commitment is not None:
        found.append("there is a commitment, but the game was dealt from a seed")
    if record.deal != table.start:
        found.append(f"the deal differs: recorded is {record.deal!r}, recomputed {table.start!r}")
    trouble = play_on(table, record.moves)
    if trouble:
        return [*found, trouble]
    found += different_shuffles(record.shuffles, tuple(table.shuffles))
    if record.winners != table.winners:
        recorded, recomputed = (" and ".join(winners) or "nobody" for winners in (record.winners, table.winners))
        found.append(f"recorded as winner is {recorded}, but by the moves it is {recomputed}")
    if record.secret is not None and not table.over:
        found.append("the secret is revealed, but the game is not over")
    return found


def different_shuffles(recorded: tuple[str, ...] | None, recomputed: tuple[str, ...]) -> list[str]:
    """Which shuffles are not the ones that the chance of the game gives."""
    if recorded is None:
        return ["the shuffles are missing"]
    found = []
    if len(recorded) != len(recomputed):
        found.append(f"{len(recorded)} shuffles are recorded, but there were {len(recomputed)}")
    for number, (pile, again) in enumerate(zip(recorded, recomputed, strict=False), 1):
        if pile != again:
            found.append(f"shuffle {number} differs: recorded is {pile!r}, recomputed {again!r}")
    return found


def set_out(record: Record) -> Table:
    """The table of a record before its first move; PositionError if there is none."""
    if record.format != FORMAT:
        raise PositionError(f"the format is {record.format[:40]!r}, not {FORMAT}")
    if record.rules != RULES:
        raise PositionError(f"the game was played by version {record.rules} of the rules; these are version {RULES}")
    if record.seed is None and record.secret is None:
        raise PositionError("the secret is not revealed, so nothing can be recomputed; it is, once the game is over")
    if record.seed is not None and record.seed not in SEEDS:
        raise PositionError(f"a seed has 64 bits, {record.seed} has more")
    try:
        if not record.dealt:
            return set_out_position(record)
        return new(
            record.edition,
            record.players,
            record.seed,
            options=complete(record),
            starter=starter_said(record),
            secret=secret_of(record),
            entropy=record.entropy,
        )
    except OptionError as trouble:
        raise PositionError(str(trouble)) from None


def set_out_position(record: Record) -> Table:
    """The table of a record that began from a position."""
    if record.secret is not None or record.seed is None or record.entropy or record.starter is not None:
        raise PositionError("a game that began from a position has a seed, but no secret, entropy or starter")
    table = read(record.deal or "", record.edition, options=record.options, seed=record.seed)
    if len(table.seats) != record.players or table.options != record.options:
        raise PositionError(f"the position has {len(table.seats)} players, or other options than are recorded")
    return table


def complete(record: Record) -> dict[str, str]:
    """The options of a record, all of them written out."""
    edition = EDITIONS.get(record.edition)
    missing = [option.key for option in edition.options if option.key not in record.options] if edition else []
    if missing:
        raise PositionError(f"the record does not say which option was chosen: {', '.join(missing)}")
    return record.options


def secret_of(record: Record) -> bytes | None:
    """The secret's 32 bytes, if there is one."""
    if record.secret is None:
        return None
    digits = set("0123456789abcdef")
    if len(record.secret) != 64 or not set(record.secret) <= digits:
        raise PositionError("a secret is 64 digits of 0-9 and a-f")
    return bytes.fromhex(record.secret)


def starter_said(record: Record) -> str | None:
    """What `kaboodle.new` was told: the seat itself, or the one that began last time.  B-91"""
    if record.starter is None or record.options.get("first") != "next":
        return record.starter
    seats = LETTERS[: max(record.players, 0)]
    if len(record.starter) != 1 or record.starter not in seats:
        raise PositionError(f"there is no seat {record.starter[:20]!r} that could begin")
    return seats[seats.index(record.starter) - 1]


def play_on(table: Table, moves: tuple[str, ...]) -> str:
    """Play recorded moves; a sentence about the first that is refused, or nothing."""
    for number, line in enumerate(moves, 1):
        seat, _, move = line.partition(" ")
        if table.over:
            return f"move {number} ({line[:60]}) comes after the end of the game"
        try:
            table.play(seat, move)
        except MoveError as trouble:
            return f"move {number} is refused: {trouble}"
        if table.moves[-1] != (seat, move):
            return f"move {number} is written {move[:60]!r}; in the notation it is {table.moves[-1][1]!r}"
    return ""
