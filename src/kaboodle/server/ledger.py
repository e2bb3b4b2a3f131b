"""What a room's log adds up to: its seats, its host, the game in progress. The same log gives the same room."""

import hashlib
import hmac
from collections.abc import Callable, Mapping, Sequence

import msgspec

import kaboodle
from kaboodle.deal import commitment_of
from kaboodle.record import RULES
from kaboodle.server.entries import (
    DECODER,
    HEADER,
    Added,
    Barred,
    Changed,
    Dealt,
    Entry,
    Handed,
    Header,
    Hosted,
    Left,
    Moved,
    Named,
    Paused,
    Returned,
    Sat,
    Sealed,
    Seated,
    Silenced,
    Stood,
    Swapped,
    Undealt,
)
from kaboodle.server.states import Answer
from kaboodle.server.store import Saved, StoreError
from kaboodle.server.wire import Stage
from kaboodle.table import LETTERS, WINDOWS, Table

KEYS = 8  # of one seat that open it


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a deal follows from."""

    edition: str
    players: int
    options: Mapping[str, str]
    secret: bytes
    entropy: Sequence[str]
    starter: str | None


Dealer = Callable[[Deal], Table]


def deal_sealed(deal: Deal) -> Table:
    """The table of a deal."""
    return kaboodle.new(
        deal.edition,
        deal.players,
        options=deal.options,
        starter=deal.starter,
        secret=deal.secret,
        entropy=deal.entropy,
    )


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """Who has a seat, and which bot plays it if one does."""

    guest: str | None = None
    name: str | None = None
    keys: tuple[str, ...] = ()  # hashes of the newest few
    bot: str | None = None
    standing: Answer = "ask"  # what its holder has left word for

    @property
    def free(self) -> bool:
        """Whether anybody may sit down here."""
        return self.guest is None and self.bot is None

    @property
    def asked_first(self) -> bool:
        """Whether a person answers here and has left no word."""
        return self.manned and self.standing == "ask"

    @property
    def manned(self) -> bool:
        """Whether a person plays here."""
        return self.guest is not None and self.bot is None


class Ledger:
    """A room, as far as its log tells."""

    def __init__(self, header: Header, dealer: Dealer = deal_sealed) -> None:
        self.header = header
        self.dealer = dealer
        self.lines = 0
        self.chairs: dict[str, Chair] = {seat: Chair() for seat in LETTERS[: header.players]}
        self.host = header.host
        self.barred: set[str] = set()
        self.silenced: set[str] = set()
        self.paused = False
        self.game = 0
        self.sealed: Sealed | None = None
        self.entropy: dict[str, str] = {}
        self.table: Table | None = None
        self.began: str | None = None  # who began the last game
        self.pace = header.clock  # with which the game began
        self.banks: dict[str, int] = {}
        self.missed: dict[str, int] = {}  # decisions in a row that a seat let pass
        self.ids: set[str] = set()  # of moves made in this game, each with its seat before it
        self.attended = False  # whether people answer on all seats, and have left no word

    @property
    def stage(self) -> Stage:
        """Where the room stands."""
        if self.table is not None:
            return "over" if self.table.over else "playing"
        return "open" if self.sealed is None else "sealed"

    @property
    def secret(self) -> bytes:
        """The secret behind this game's deal."""
        assert self.sealed is not None
        return bytes.fromhex(self.sealed.secret)

    @property
    def commitment(self) -> str:
        """What the server is bound to."""
        return commitment_of(self.secret)

    @property
    def entropies(self) -> tuple[str, ...]:
        """What was added to the deal, in the order of the seats."""
        return tuple(self.entropy.get(seat, "") for seat in self.chairs)

    def seat_of(self, guest: str, key: str | None) -> str | None:
        """The seat that a key opens, else the guest's own."""
        found = None
        for seat, chair in self.chairs.items():
            if key and any(hmac.compare_digest(key, own) for own in chair.keys):
                return seat
            if chair.guest == guest:
                found = seat
        return found

    def take(self, entry: Entry) -> None:
        """Let one line of the log happen; a MoveError leaves everything as it was."""
        match entry:
            case Moved():
                self._move(entry)
            case Sat(seat=seat, guest=guest, name=name, key=key):
                before = self.chairs[seat]
                mine = before if before.guest == guest else Chair(guest=guest, name=name)
                keys = (*mine.keys, *([key] if key else []))[-KEYS:]
                self.chairs[seat] = msgspec.structs.replace(mine, keys=keys, bot=None)
                self.missed.pop(seat, None)
            case Swapped(seat=seat, other=other):
                self.chairs[seat], self.chairs[other] = self.chairs[other], self.chairs[seat]
            case Named(seat=seat, name=name):
                self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], name=name)
            case Seated(seat=seat, level=level):
                self.chairs[seat] = Chair(bot=level)
            case Stood(seat=seat):
                self.chairs[seat] = Chair()
            case Handed(seat=seat, level=level, left=left):
                chair = Chair(name=self.chairs[seat].name) if left else self.chairs[seat]
                self.chairs[seat] = msgspec.structs.replace(chair, bot=level)
            case Returned(seat=seat):
                self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], bot=None)
                self.missed.pop(seat, None)
            case Left(seat=seat, answer=answer):
                self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], standing=answer)
            case Hosted(guest=guest):
                self.host = guest
            case Barred(guest=guest):
                self.barred.add(guest)
            case Silenced(guest=guest, on=on):
                self.silenced = self.silenced | {guest} if on else self.silenced - {guest}
            case Changed():
                self._change(entry)
            case Paused(on=on):
                self.paused = on
            case Added(seat=seat, text=text):
                self.entropy[seat] = text
            case Sealed():
                self._seal(entry)
            case Dealt():
                self._deal()
            case Undealt():
                self.sealed = None
        self.lines += 1
        if type(entry) is not Moved:
            self.attended = all([chair.asked_first for chair in self.chairs.values()])

    def starter(self, chosen: str | None) -> str | None:
        """What the deal must be told about who begins.  B-91"""
        match self.header.options.get("first"):
            case "host":
                return chosen or "A"
            case "next":
                return self.began if self.began in self.chairs else LETTERS[self.header.players - 1]
        return None

    def _change(self, entry: Changed) -> None:
        before, fields = self.header, msgspec.structs.asdict(entry)
        self.header = msgspec.structs.replace(before, **fields)
        if entry.clock.bank != before.clock.bank:
            self.banks = dict.fromkeys(self.banks, entry.clock.bank)
        if (entry.edition, entry.players, entry.options) == (before.edition, before.players, before.options):
            return
        self.table = self.sealed = None  # the last game is over, and this is for another one
        seats = LETTERS[: entry.players]
        beyond = [chair for seat, chair in self.chairs.items() if seat not in seats and chair.guest is not None]
        self.chairs = {seat: self.chairs.get(seat, Chair()) for seat in seats}
        for seat, chair in self.chairs.items():
            if beyond and chair.guest is None:
                self.chairs[seat] = beyond.pop(0)

    def _seal(self, entry: Sealed) -> None:
        self.game += 1
        self.paused = False
        self.sealed = entry
        self.pace = self.header.clock
        self.entropy = {}
        self.table = None
        self.missed = {}
        self.ids = set()

    def _deal(self) -> None:
        assert self.sealed is not None
        header = self.header
        self.table = self.dealer(
            Deal(
                edition=header.edition,
                players=header.players,
                options=header.options,
                secret=self.secret,
                entropy=self.entropies,
                starter=self.sealed.starter,
            )
        )
        self.banks = dict.fromkeys(self.chairs, header.clock.bank)
        self.began = None if self.table.starter < 0 else LETTERS[self.table.starter]

    def _move(self, entry: Moved) -> None:
        assert self.table is not None
        alone = self.table.asks not in WINDOWS
        self.table.play(entry.seat, entry.move)
        if entry.id:
            self.ids.add(entry.seat + entry.id)
        self.banks[entry.seat] -= entry.spent
        if alone:
            self.missed[entry.seat] = self.missed.get(entry.seat, 0) + 1 if entry.by == "clock" else 0


def rebuild(saved: Saved, dealer: Dealer = deal_sealed, *, until_game: int | None = None) -> Ledger:
    """A room from what was kept of it, at the end or at the end of one of its games."""
    header = HEADER.decode(saved.header)
    if header.rules != RULES:
        raise StoreError(f"room {header.code} was played by version {header.rules} of the rules; these are {RULES}")
    ledger = Ledger(header, dealer)
    entries = [DECODER.decode(row.entry) for row in saved.rows]
    games = [n for n, entry in enumerate(entries) if type(entry) is Sealed]
    wanted = min(until_game or len(games), len(games))
    begins = games[wanted - 1] if games else 0
    for n, entry in enumerate(entries):
        if n < begins and type(entry) is Moved:
            ledger.lines += 1  # a move of an earlier game, which nothing after it depends on
            continue
        ledger.take(entry)
        if ledger.game == until_game and ledger.stage == "over":
            break
    return ledger


def hash_of(key: str) -> str:
    """What is kept of a seat's key."""
    return hashlib.sha256(key.encode()).hexdigest()
