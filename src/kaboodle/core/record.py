"""A game as a value: enough to play it again and to check every deal and shuffle."""

import re
from typing import Any

import msgspec

from kaboodle.core.decoding_faults import fault_of
from kaboodle.core.errors import MoveError, OptionError, PositionError
from kaboodle.core.fairness import commitment_of, entropy_commitments
from kaboodle.core.registry import EDITIONS
from kaboodle.core.setup import new, read
from kaboodle.core.table import LETTERS, Table
from kaboodle.words import Phrase, phrase

FORMAT = "kaboodle-game-2"
FORMER = "kaboodle-game-1"  # players did not commit to their entropy; its records are still read
FORMATS = (FORMAT, FORMER)
SEEDS = range(-(2**63), 2**64)
NUMBERS, WORDS = ("rules", "players", "seed"), ("edition", "starter", "secret", "commitment")  # lines of the text form
NUMBER = re.compile("-?[0-9]{1,20}")
LONGEST = 4_000_000  # characters of a record; a game of nine has about 50,000


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished or running game. The record of a running sealed game leaves out everything that reveals cards."""

    format: str = FORMAT
    rules: int = 1  # the version of the edition's rules
    edition: str
    players: int
    options: dict[str, str]
    starter: str | None = None  # the seat that begins, where chance does not decide it
    seed: int | None = None
    secret: str | None = None  # in hex
    commitment: str | None = None
    entropy: tuple[str, ...] = ()
    entropy_commitments: tuple[str, ...] = ()  # published before any entropy was revealed; empty for a seat without
    withheld: tuple[str, ...] = ()  # seats that voided a deal before this one: they committed and did not reveal
    dealt: bool = True  # False: the game began from the position in `deal`
    deal: str | None = None  # the position before the first move
    shuffles: tuple[str, ...] | None = None  # the draw pile after each shuffle, top first
    moves: tuple[str, ...] = ()  # "A favor>B"
    winners: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse invalid fields, so that every record can be written as lines."""
        lines = [self.format, self.edition, *self.options, *self.options.values(), *self.winners, *self.moves]
        lines += [*self.entropy_commitments, *self.withheld]
        lines += [
            self.starter or "A",
            self.secret or "",
            self.commitment or "",
            self.deal or "",
            *(self.shuffles or ()),
        ]
        if not all(line.isascii() and line.isprintable() for line in lines):
            raise PositionError("record-fault-letters")
        words = [*self.options, *self.options.values(), *self.winners, *self.withheld, self.starter or "A"]
        if not all(word and " " not in word and "=" not in word for word in words):
            raise PositionError("record-fault-words")
        if any(move.strip() != move or " " not in move for move in self.moves):
            raise PositionError("record-fault-move")

    def __str__(self) -> str:
        """The plain text that `read_record` reads: a line for each fact, then a line for each move."""
        lines = [self.format, f"rules: {self.rules}", f"edition: {self.edition}", f"players: {self.players}"]
        lines += [f"option: {key}={value}" for key, value in self.options.items()]
        for name in ("starter", "seed", "secret", "commitment"):
            if getattr(self, name) is not None:
                lines.append(f"{name}: {getattr(self, name)}")
        lines += [f"entropy: {msgspec.json.encode(text).decode()}" for text in self.entropy]
        lines += [f"entropy-commitment: {msgspec.json.encode(text).decode()}" for text in self.entropy_commitments]
        lines += [f"withheld: {seat}" for seat in self.withheld]
        if self.deal is not None:
            lines.append(f"{'deal' if self.dealt else 'position'}: {self.deal}")
        if self.shuffles is not None:
            lines += ["shuffles: the draw pile after each, top first", *[f"shuffle: {pile}" for pile in self.shuffles]]
        lines += [f"winner: {seat}" for seat in self.winners]
        return "\n".join([*lines, "", *self.moves]) + "\n"


def record_of(table: Table) -> Record:
    """The record of a table; that of an unfinished sealed game has no secret, deal or shuffles."""
    if not table.start:
        raise PositionError("record-no-beginning")
    sealed = table.secret is not None and not table.over
    return Record(
        rules=EDITIONS[table.edition].rules_version,
        edition=table.edition,
        players=len(table.seats),
        options=dict(table.options),
        starter=None if table.starter < 0 else LETTERS[table.starter],
        seed=table.seed,
        secret=None if sealed or table.secret is None else table.secret.hex(),
        commitment=table.commitment,
        entropy=table.entropy,
        entropy_commitments=() if table.commitment is None else entropy_commitments(table.entropy, table.commitment),
        withheld=table.withheld,
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
        raise PositionError("record-long", most=LONGEST, count=len(text))
    try:
        return msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as trouble:
        raise PositionError("record-unreadable", why=fault_of(trouble)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as trouble:
        raise PositionError("record-not-json", why=fault_of(trouble)) from None


def read_record(text: str) -> Record:
    """A record from the plain text that `str` writes; PositionError names the line."""
    if len(text) > LONGEST:
        raise PositionError("record-long", most=LONGEST, count=len(text))
    head, _, moves = text.replace("\r\n", "\n").partition("\n\n")
    first, *lines = head.split("\n")
    if first not in FORMATS:
        raise PositionError("record-first-line", format=FORMAT, word=repr(first[:40]))
    fields: dict[str, Any] = {
        "format": first,
        "options": {},
        "moves": moves.split("\n"),
    }  # Any: msgspec checks the types below
    if fields["moves"][-1] == "":
        fields["moves"].pop()
    for number, line in enumerate(lines, 2):
        name, colon, value = line.partition(": ")
        if not colon or not take_line(fields, name, value):
            raise PositionError("record-line", number=number, word=repr(line[:60]))
    try:
        return msgspec.convert(fields, Record)
    except msgspec.ValidationError as trouble:
        raise PositionError("record-unreadable", why=fault_of(trouble)) from None


def take_line(fields: dict[str, Any], name: str, value: str) -> bool:
    """Add one line of the header. Returns whether it can be read and is not a duplicate."""
    lists = {"entropy": "entropy", "entropy-commitment": "entropy_commitments", "withheld": "withheld"}
    lists |= {"shuffle": "shuffles", "winner": "winners"}
    if name in lists and (name != "shuffle" or "shuffles" in fields):
        try:
            fields.setdefault(lists[name], []).append(
                msgspec.json.decode(value) if name.startswith("entropy") else value
            )
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
    if trouble is not None:
        raise PositionError(trouble)
    return table


def verify(record: Record) -> list[str]:
    """Recompute the deal, every shuffle, every move and the winner. Returns the differences as sentences."""
    return [str(found) for found in differences(record)]


def differences(record: Record) -> list[Phrase]:
    """The differences between a record and the game that it leads to."""
    try:
        table = set_out(record)
    except PositionError as error:
        return [error.phrase]
    found = []
    if record.secret is not None and record.commitment != commitment_of(bytes.fromhex(record.secret)):
        found.append(phrase("record-commitment", recorded=str(record.commitment), recomputed=str(table.commitment)))
    if record.secret is None and record.commitment is not None:
        found.append(phrase("record-needless-commitment"))
    found += different_entropy(record)
    if record.deal != table.start:
        found.append(phrase("record-deal", recorded=repr(record.deal), recomputed=repr(table.start)))
    trouble = play_on(table, record.moves)
    if trouble is not None:
        return [*found, trouble]
    found += different_shuffles(record.shuffles, tuple(table.shuffles))
    if record.winners != table.winners:
        recorded, recomputed = winners_of(record.winners), winners_of(table.winners)
        found.append(phrase("record-winner", recorded=recorded, recomputed=recomputed))
    if record.secret is not None and not table.over:
        found.append(phrase("record-revealed"))
    return found


def different_entropy(record: Record) -> list[Phrase]:
    """What is wrong with the players' commitments to their entropy. The former format has none."""
    if record.secret is None or record.format == FORMER:
        needless = record.entropy_commitments or record.withheld
        return [phrase("record-needless-entropy-commitments")] if needless else []
    found = []
    recomputed = entropy_commitments(record.entropy, str(record.commitment))
    if record.entropy_commitments != recomputed:
        recorded = " ".join(record.entropy_commitments)
        found.append(phrase("record-entropy-commitments", recorded=recorded, recomputed=" ".join(recomputed)))
    added = {LETTERS[n] for n, text in enumerate(record.entropy[: len(LETTERS)]) if text}
    found += [phrase("record-withheld", seat=seat) for seat in record.withheld if seat in added]
    return found


def winners_of(seats: tuple[str, ...]) -> str | Phrase:
    """The winners of a game as text."""
    return " ".join(seats) or phrase("record-nobody")


def different_shuffles(recorded: tuple[str, ...] | None, recomputed: tuple[str, ...]) -> list[Phrase]:
    """The shuffles that differ from those of the game's random stream."""
    if recorded is None:
        return [phrase("record-no-shuffles")]
    found = []
    if len(recorded) != len(recomputed):
        found.append(phrase("record-shuffle-count", recorded=len(recorded), recomputed=len(recomputed)))
    for number, (pile, again) in enumerate(zip(recorded, recomputed, strict=False), 1):
        if pile != again:
            found.append(phrase("record-shuffle", number=number, recorded=repr(pile), recomputed=repr(again)))
    return found


def set_out(record: Record) -> Table:
    """The table of a record before its first move; PositionError if there is none."""
    if record.format not in FORMATS:
        raise PositionError("record-format", word=repr(record.format[:40]), format=FORMAT)
    edition = EDITIONS.get(record.edition)
    if edition is not None and record.rules != edition.rules_version:
        raise PositionError("record-rules", played=record.rules, current=edition.rules_version)
    if record.seed is None and record.secret is None:
        raise PositionError("record-sealed")
    if record.seed is not None and record.seed not in SEEDS:
        raise PositionError("record-seed", seed=str(record.seed))
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
        raise PositionError(trouble.phrase) from None


def set_out_position(record: Record) -> Table:
    """The table of a record that began from a position."""
    if record.secret is not None or record.seed is None or record.entropy or record.starter is not None:
        raise PositionError("record-position-start")
    table = read(record.deal or "", record.edition, options=record.options, seed=record.seed)
    if len(table.seats) != record.players or table.options != record.options:
        raise PositionError("record-position-differs", count=len(table.seats))
    return table


def complete(record: Record) -> dict[str, str]:
    """The options of a record, including defaults."""
    edition = EDITIONS.get(record.edition)
    missing = [option.key for option in edition.options if option.key not in record.options] if edition else []
    if missing:
        raise PositionError("record-options", options=", ".join(missing))
    return record.options


def secret_of(record: Record) -> bytes | None:
    """The secret's 32 bytes, if there is one."""
    if record.secret is None:
        return None
    digits = set("0123456789abcdef")
    if len(record.secret) != 64 or not set(record.secret) <= digits:
        raise PositionError("record-secret")
    return bytes.fromhex(record.secret)


def starter_said(record: Record) -> str | None:
    """The argument `starter` of `kaboodle.new`: the seat itself, or the one that began last time.  B-91"""
    if record.starter is None or record.options.get("first") != "next":
        return record.starter
    seats = LETTERS[: max(record.players, 0)]
    if len(record.starter) != 1 or record.starter not in seats:
        raise PositionError("record-starter", word=repr(record.starter[:20]))
    return seats[seats.index(record.starter) - 1]


def play_on(table: Table, moves: tuple[str, ...]) -> Phrase | None:
    """Play recorded moves. Returns what is wrong with the first refused one, or None."""
    for number, line in enumerate(moves, 1):
        seat, _, move = line.partition(" ")
        if table.over:
            return phrase("record-after-end", number=number, move=line[:60])
        try:
            table.play(seat, move)
        except MoveError as trouble:
            return phrase("record-refused", number=number, why=trouble.phrase)
        if table.moves[-1] != (seat, move):
            written = repr(table.moves[-1][1])
            return phrase("record-notation", number=number, move=repr(move[:60]), written=written)
    return None
