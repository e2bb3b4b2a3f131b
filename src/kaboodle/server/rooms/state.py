"""The state of a room as a fold over its log: seats, host, the game in progress. The same log gives the same state."""

import hashlib
import hmac
from collections.abc import Callable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

import kaboodle
from kaboodle.core.fairness import commitment_of
from kaboodle.core.registry import EDITIONS
from kaboodle.core.table import LETTERS, Table
from kaboodle.server.rooms.log import (
    DECODER,
    HEADER,
    Barred,
    BotSeated,
    DealCancelled,
    DealMade,
    DealSealed,
    EntropyAdded,
    HostChanged,
    LogEntry,
    Moved,
    Paused,
    Renamed,
    RoomChanged,
    RoomHeader,
    SeatFreed,
    SeatHandedToBot,
    SeatReclaimed,
    SeatsSwapped,
    SeatTaken,
    Silenced,
    StandingAnswerSet,
)
from kaboodle.server.store.base import SavedRoom, StoreError
from kaboodle.server.wire import Stage
from kaboodle.server.wire_types import StandingAnswer

KEYS = 8  # keys of a seat that are valid at once, the newest ones


class DealParameters(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a deal depends on."""

    edition: str
    players: int
    options: Mapping[str, str]
    secret: bytes
    entropy: Sequence[str]
    starter: str | None


Dealer = Callable[[DealParameters], Table]


def deal_table(deal: DealParameters) -> Table:
    """The table of a deal."""
    return kaboodle.new(
        deal.edition,
        deal.players,
        options=deal.options,
        starter=deal.starter,
        secret=deal.secret,
        entropy=deal.entropy,
    )


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """The holder of a seat, and the bot that plays it if there is one."""

    guest: str | None = None
    name: str | None = None
    keys: tuple[str, ...] = ()  # hashes
    bot: str | None = None
    standing: StandingAnswer = "ask"  # its holder's standing answer to reaction windows

    @property
    def free(self) -> bool:
        """Whether anybody may sit down here."""
        return self.guest is None and self.bot is None

    @property
    def played_by_person(self) -> bool:
        """Whether a person plays this seat."""
        return self.guest is not None and self.bot is None

    @property
    def answers_in_person(self) -> bool:
        """Whether a person plays this seat and has set no standing answer."""
        return self.played_by_person and self.standing == "ask"


class RoomState:
    """The state of a room."""

    def __init__(self, header: RoomHeader, dealer: Dealer = deal_table) -> None:
        self.header = header
        self.dealer = dealer
        self.length = 0  # entries of the log that are applied
        self.seats: dict[str, SeatState] = {seat: SeatState() for seat in LETTERS[: header.players]}
        self.host = header.host
        self.barred: set[str] = set()
        self.silenced: set[str] = set()
        self.paused = False
        self.game = 0
        self.sealed_deal: DealSealed | None = None
        self.entropy: dict[str, str] = {}
        self.table: Table | None = None
        self.last_starter: str | None = None  # the seat that began the last game
        self.starting_clock = header.clock  # the clock rule with which the game began
        self.banks: dict[str, int] = {}
        self.missed: dict[str, int] = {}  # decisions in a row that each seat has missed
        self.move_ids: set[str] = set()  # of the moves made in this game: seat and id
        self.all_in_person = False  # whether every seat is played by a person without a standing answer

    @property
    def stage(self) -> Stage:
        """The stage of the room."""
        if self.table is not None:
            return "over" if self.table.over else "playing"
        return "open" if self.sealed_deal is None else "sealed"

    @property
    def secret(self) -> bytes:
        """The secret behind this game's deal."""
        assert self.sealed_deal is not None
        return bytes.fromhex(self.sealed_deal.secret)

    @property
    def commitment(self) -> str:
        """The server's commitment to the secret."""
        return commitment_of(self.secret)

    @property
    def entropy_by_seat(self) -> tuple[str, ...]:
        """The players' entropy in the order of the seats."""
        return tuple(self.entropy.get(seat, "") for seat in self.seats)

    def seat_of(self, guest: str, key: str | None) -> str | None:
        """The seat whose key has this hash, or else the guest's own seat."""
        found = None
        for seat, holder in self.seats.items():
            if key and any(hmac.compare_digest(key, own) for own in holder.keys):
                return seat
            if holder.guest == guest:
                found = seat
        return found

    def names_but(self, guest: str) -> list[str | None]:
        """The names at the seats of everybody else."""
        return [holder.name for holder in self.seats.values() if holder.guest != guest]

    def starter(self, chosen: str | None) -> str | None:
        """The seat that the options say must begin the next game.  B-91"""
        match self.header.options.get("first"):
            case "host":
                return chosen or "A"
            case "next":
                return self.last_starter if self.last_starter in self.seats else LETTERS[self.header.players - 1]
        return None

    def apply(self, entry: LogEntry) -> None:
        """Apply one entry of the log; a MoveError or OptionError leaves everything unchanged."""
        if type(entry) is Moved:
            self._move(entry)
            self.length += 1
            return
        match entry:
            case HostChanged(guest=guest):
                self.host = guest
            case Barred(guest=guest):
                self.barred.add(guest)
            case Silenced(guest=guest, on=on):
                self.silenced = self.silenced | {guest} if on else self.silenced - {guest}
            case RoomChanged():
                self._change(entry)
            case Paused(on=on):
                self.paused = on
            case EntropyAdded(seat=seat, text=text):
                self.entropy[seat] = text
            case DealSealed():
                self._seal(entry)
            case DealMade():
                self._deal()
            case DealCancelled():
                self.sealed_deal = None
            case _:
                self._apply_to_seat(entry)
        self.length += 1
        self.all_in_person = all([holder.answers_in_person for holder in self.seats.values()])

    def _apply_to_seat(self, entry: LogEntry) -> None:
        """Apply an entry about the holder of a seat."""
        seats = self.seats
        match entry:
            case SeatTaken(seat=seat, guest=guest, name=name, key=key):
                before = seats[seat]
                holder = before if before.guest == guest else SeatState(guest=guest, name=name)
                keys = (*holder.keys, *([key] if key else []))[-KEYS:]
                seats[seat] = replace(holder, keys=keys, bot=None)
                self.missed.pop(seat, None)
            case SeatsSwapped(seat=seat, other=other):
                seats[seat], seats[other] = seats[other], seats[seat]
            case Renamed(seat=seat, name=name):
                seats[seat] = replace(seats[seat], name=name)
            case BotSeated(seat=seat, level=level):
                seats[seat] = SeatState(bot=level)
            case SeatFreed(seat=seat):
                seats[seat] = SeatState()
            case SeatHandedToBot(seat=seat, level=level, left=left):
                seats[seat] = replace(SeatState(name=seats[seat].name) if left else seats[seat], bot=level)
            case SeatReclaimed(seat=seat):
                seats[seat] = replace(seats[seat], bot=None)
                self.missed.pop(seat, None)
            case StandingAnswerSet(seat=seat, answer=answer):
                seats[seat] = replace(seats[seat], standing=answer)

    def _change(self, entry: RoomChanged) -> None:
        before, fields = self.header, msgspec.structs.asdict(entry)
        self.header = replace(before, **fields)
        if entry.clock.bank != before.clock.bank:
            self.banks = dict.fromkeys(self.banks, entry.clock.bank)
        if (entry.edition, entry.players, entry.options) == (before.edition, before.players, before.options):
            return
        self.table = self.sealed_deal = None  # the last game is over, and this is for another one
        seats = LETTERS[: entry.players]
        beyond = [holder for seat, holder in self.seats.items() if seat not in seats and holder.guest is not None]
        self.seats = {seat: self.seats.get(seat, SeatState()) for seat in seats}
        for seat, holder in self.seats.items():
            if beyond and holder.guest is None:
                self.seats[seat] = beyond.pop(0)

    def _seal(self, entry: DealSealed) -> None:
        self.game += 1
        self.paused = False
        self.sealed_deal = entry
        self.starting_clock = self.header.clock
        self.entropy = {}
        self.table = None
        self.missed = {}
        self.move_ids = set()

    def _deal(self) -> None:
        assert self.sealed_deal is not None
        header = self.header
        self.table = self.dealer(
            DealParameters(
                edition=header.edition,
                players=header.players,
                options=header.options,
                secret=self.secret,
                entropy=self.entropy_by_seat,
                starter=self.sealed_deal.starter,
            )
        )
        self.banks = dict.fromkeys(self.seats, header.clock.bank)
        self.last_starter = None if self.table.starter < 0 else LETTERS[self.table.starter]

    def _move(self, entry: Moved) -> None:
        assert self.table is not None
        alone = not self.table.is_window
        self.table.play(entry.seat, entry.move)
        if entry.id:
            self.move_ids.add(entry.seat + entry.id)
        self.banks[entry.seat] -= entry.spent
        if alone:
            self.missed[entry.seat] = self.missed.get(entry.seat, 0) + 1 if entry.by == "clock" else 0


def rebuild(saved: SavedRoom, dealer: Dealer = deal_table, *, until_game: int | None = None) -> RoomState:
    """The state of a stored room, at the end of its log or at the end of one of its games."""
    header = HEADER.decode(saved.header)
    state = RoomState(header, dealer)
    entries = [DECODER.decode(row.entry) for row in saved.rows]
    games = [n for n, entry in enumerate(entries) if type(entry) is DealSealed]
    wanted = min(until_game or len(games), len(games))
    first = games[wanted - 1] if games else 0
    check_rules(header, entries, first)
    for n, entry in enumerate(entries):
        if n < first and type(entry) is Moved:
            state.length += 1  # nothing after an earlier game depends on its moves
            continue
        state.apply(entry)
        if state.game == until_game and state.stage == "over":
            break
    return state


def check_rules(header: RoomHeader, entries: Sequence[LogEntry], begins: int) -> None:
    """Refuse a room whose game, or a later one, goes by other rules than these."""
    changes = [(n, entry) for n, entry in enumerate(entries) if type(entry) is RoomChanged]
    before = [(header.edition, header.rules), *[(entry.edition, entry.rules) for n, entry in changes if n < begins]]
    for slug, rules in (before[-1], *[(entry.edition, entry.rules) for n, entry in changes if n >= begins]):
        edition = EDITIONS.get(slug)
        if edition is not None and rules != edition.rules_version:
            these = f"these are {edition.rules_version}"
            raise StoreError(f"room {header.code} was played by version {rules} of the rules; {these}")


def hash_key(key: str) -> str:
    """The hash of a seat's key, which is all that is stored of it."""
    return hashlib.sha256(key.encode()).hexdigest()
