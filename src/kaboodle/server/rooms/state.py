"""The state of a room as a fold over its log: seats, host, the game in progress. The same log gives the same state."""

import asyncio
import hashlib
import hmac

import msgspec
from msgspec.structs import replace

from kaboodle.core.fairness import commitment_of
from kaboodle.core.table import LETTERS, Table
from kaboodle.server.rooms.deals import Dealer, DealParameters, deal_table
from kaboodle.server.rooms.log import (
    DECODER,
    HEADER,
    AskWhenAbleSet,
    Barred,
    BotSeated,
    CommitmentsClosed,
    DealCancelled,
    DealMade,
    DealSealed,
    DealVoided,
    EntropyAdded,
    EntropyCommitted,
    EntryChanged,
    HostChanged,
    KeptOut,
    LogEntry,
    Moved,
    OwnerChanged,
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
from kaboodle.server.rooms.rules_version import check_rules
from kaboodle.server.store.base import SavedRoom, SavedSnapshot
from kaboodle.server.wire import Code, Refusal, Stage
from kaboodle.server.wire_types import EntryRule, StandingAnswer

BOT = "bot:"  # and the seat: stands for a bot, where it is muted or silenced; no guest has such an id
SPECTATORS = ""  # stands for all spectators, where guests are muted or silenced
SNAPSHOT_EVERY = 256  # entries after which a snapshot is worth its space
LONG = 64  # rows that take less than a few milliseconds to apply
KEYS = 8  # keys of a seat that are valid at once, the newest ones


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """The holder of a seat, and the bot that plays it if there is one."""

    guest: str | None = None
    name: str | None = None
    keys: tuple[str, ...] = ()  # hashes
    bot: str | None = None
    standing: StandingAnswer = "ask"  # its holder's standing answer to reaction windows
    when_able: bool | None = None  # asked in reaction windows only when able to answer; None: against bots alone

    @property
    def free(self) -> bool:
        """Whether anybody may sit down here."""
        return self.guest is None and self.bot is None

    @property
    def own_bot(self) -> str | None:
        """The level of a bot that holds this seat itself; None for a person, also while a bot stands in."""
        return self.bot if self.guest is None and self.name is None else None

    @property
    def played_by_person(self) -> bool:
        """Whether a person plays this seat."""
        return self.guest is not None and self.bot is None

    @property
    def answers_in_person(self) -> bool:
        """Whether a person plays this seat and has set no standing answer."""
        return self.played_by_person and self.standing == "ask"


class RoomSnapshot(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a room between games, without the game that is over. It is stored, so fields are only added."""

    length: int
    header: RoomHeader
    seats: dict[str, SeatState]
    host: str
    barred: tuple[str, ...]
    silenced: tuple[str, ...]
    paused: bool
    game: int
    last_starter: str | None
    changes: int
    kept_out: tuple[str, ...] = ()
    entry: EntryRule = "open"
    password_hash: str = ""


class RoomState:
    """The state of a room."""

    def __init__(self, header: RoomHeader, dealer: Dealer = deal_table) -> None:
        self.header = header
        self.dealer = dealer
        self.length = 0  # entries of the log that are applied
        self.changes = 0  # those of them that are no moves
        self.changes_before = 0  # those of them that came before this game
        self.snapshot_length = 0  # entries that the newest snapshot has
        self.worth_storing: SavedSnapshot | None = None  # found while the room was rebuilt from a long log
        self.seats: dict[str, SeatState] = {seat: SeatState() for seat in LETTERS[: header.players]}
        self.host = header.host
        self.barred: set[str] = set()
        self.silenced: set[str] = set()
        self.kept_out: set[str] = set()  # ids of guests, and hashes of addresses
        self.entry: EntryRule = "open"
        self.password_hash = ""
        self.paused = False
        self.game = 0
        self.sealed_deal: DealSealed | None = None
        self.contributors: tuple[str, ...] = ()  # seats that may add entropy to the deal
        self.committed: dict[str, str] = {}  # their commitments
        self.revealing = False  # whether the commitments are closed
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
    def snapshot_due(self) -> bool:
        """Whether the log has become long since the newest snapshot."""
        return self.length - self.snapshot_length >= SNAPSHOT_EVERY

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

    @property
    def commitments_by_seat(self) -> tuple[str, ...]:
        """The players' commitments in the order of the seats."""
        return tuple(self.committed.get(seat, "") for seat in self.seats)

    @property
    def withheld(self) -> tuple[str, ...]:
        """The seats that have committed to entropy and not revealed it."""
        return tuple(seat for seat in self.committed if seat not in self.entropy)

    @property
    def adds_alone(self) -> bool:
        """Whether only one player can add entropy. Nobody could wait for theirs, so they reveal it at once."""
        return len(self.contributors) <= 1

    def seat_of(self, guest: str, key: str | None) -> str | None:
        """The seat whose key has this hash, or else the guest's own seat."""
        found = None
        for seat, holder in self.seats.items():
            if key and any(hmac.compare_digest(key, own) for own in holder.keys):
                return seat
            if holder.guest == guest:
                found = seat
        return found

    @property
    def people(self) -> int:
        """How many seats belong to people, also while a bot stands in."""
        return sum([holder.guest is not None for holder in self.seats.values()])

    def wants_when_able(self, seat: str) -> bool:
        """Whether a seat's holder wants to be asked in reaction windows only when able to answer."""
        chosen = self.seats[seat].when_able
        return self.people == 1 if chosen is None else chosen

    def asked_when_able(self, seat: str) -> bool:
        """Whether a seat is played by a person who wants that."""
        return self.seats[seat].answers_in_person and self.wants_when_able(seat)

    @property
    def full_windows(self) -> bool:
        """Whether reaction windows last their full time: a person is asked only when able, and others could notice."""
        return self.people > 1 and any([self.asked_when_able(seat) for seat in self.seats])

    def names_but(self, guest: str) -> list[str | None]:
        """The names at the seats of everybody else."""
        return [holder.name for holder in self.seats.values() if holder.guest != guest]

    def speaker_at(self, seat: str | None) -> str:
        """The id by which the holder of a seat, or every spectator, is muted or silenced; Refusal if there is none."""
        if seat is None:
            return SPECTATORS
        holder = self.seats.get(seat)
        if holder is not None and holder.own_bot is not None:
            return BOT + seat
        if holder is None or holder.guest is None:
            raise Refusal(Code.NOT_SEATED, f"nobody sits at {seat} who could talk")
        return holder.guest

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
        if type(entry) is OwnerChanged:  # nobody's change: a room is the same in every process
            self.length += 1
            return
        match entry:
            case HostChanged(guest=guest):
                self.host = guest
            case Barred(guest=guest):
                self.barred.add(guest)
            case KeptOut(guest=guest, address=address):
                self.kept_out |= {guest, address} - {""}
            case EntryChanged(rule=rule, password=password):
                self.entry, self.password_hash = rule, password
            case Silenced(guest=guest, on=on):
                self.silenced = self.silenced | {guest} if on else self.silenced - {guest}
            case RoomChanged():
                self._change(entry)
            case Paused(on=on):
                self.paused = on
            case EntropyCommitted(seat=seat, hash=hash):
                self.committed[seat] = hash
            case CommitmentsClosed():
                self.revealing = True
            case EntropyAdded(seat=seat, text=text):
                self.entropy[seat] = text
            case DealSealed():
                self._seal(entry)
            case DealMade():
                self._deal()
            case DealCancelled() | DealVoided():
                self.sealed_deal = None
            case _:
                self._apply_to_seat(entry)
        self.length += 1
        self.changes += 1
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
            case AskWhenAbleSet(seat=seat, on=on):
                seats[seat] = replace(seats[seat], when_able=on)

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
        self.changes_before = self.changes
        self.paused = False
        self.sealed_deal = entry
        self.starting_clock = self.header.clock
        self.entropy, self.committed, self.revealing = {}, {}, False
        people = [seat for seat, holder in self.seats.items() if holder.played_by_person]
        self.contributors = tuple(seat for seat in people if seat not in entry.without)
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
                position=self.sealed_deal.position,
            )
        )
        self.table.withheld = self.sealed_deal.without
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
    state = begin_state(saved, dealer)
    entries = [DECODER.decode(row.entry) for row in saved.rows]
    games = [n for n, entry in enumerate(entries) if type(entry) is DealSealed]
    wanted = min(until_game - state.game if until_game else len(games), len(games))
    first = games[wanted - 1] if games else 0
    check_rules(state.header, entries, first)
    for n, entry in enumerate(entries):
        if n < first and type(entry) is Moved:
            state.length += 1  # nothing after an earlier game depends on its moves
            continue
        if n == first and type(entry) is DealSealed and state.snapshot_due:
            state.worth_storing = take_snapshot(state)
        state.apply(entry)
        if state.game == until_game and state.stage == "over":
            break
    if state.stage == "open" and state.snapshot_due:
        state.worth_storing = take_snapshot(state)
    return state


async def rebuild_aside(saved: SavedRoom, dealer: Dealer = deal_table, *, until_game: int | None = None) -> RoomState:
    """The same, in a thread if the log is long: the event loop goes on."""
    if len(saved.rows) < LONG:
        return rebuild(saved, dealer, until_game=until_game)
    return await asyncio.to_thread(rebuild, saved, dealer, until_game=until_game)


def begin_state(saved: SavedRoom, dealer: Dealer) -> RoomState:
    """The state that the rows of a stored room begin with: a new room, or one of its snapshots."""
    if saved.snapshot is None:
        return RoomState(HEADER.decode(saved.header), dealer)
    snapshot = SNAPSHOT.decode(saved.snapshot.state)
    state = RoomState(snapshot.header, dealer)
    state.length = state.snapshot_length = snapshot.length
    state.changes = state.changes_before = snapshot.changes
    state.seats = snapshot.seats
    state.host = snapshot.host
    state.barred, state.silenced = set(snapshot.barred), set(snapshot.silenced)
    state.kept_out, state.entry, state.password_hash = set(snapshot.kept_out), snapshot.entry, snapshot.password_hash
    state.paused = snapshot.paused
    state.game = snapshot.game
    state.last_starter = snapshot.last_starter
    state.all_in_person = all([holder.answers_in_person for holder in state.seats.values()])
    return state


def take_snapshot(state: RoomState) -> SavedSnapshot:
    """A snapshot of a room before its next game."""
    snapshot = RoomSnapshot(
        length=state.length,
        header=state.header,
        seats=state.seats,
        host=state.host,
        barred=tuple(sorted(state.barred)),
        silenced=tuple(sorted(state.silenced)),
        paused=state.paused,
        game=state.game,
        last_starter=state.last_starter,
        changes=state.changes,
        kept_out=tuple(sorted(state.kept_out)),
        entry=state.entry,
        password_hash=state.password_hash,
    )
    return SavedSnapshot(game=state.game + 1, n=state.length, state=msgspec.json.encode(snapshot))


SNAPSHOT: msgspec.json.Decoder[RoomSnapshot] = msgspec.json.Decoder(RoomSnapshot)


def hash_key(key: str) -> str:
    """The hash of a seat's key, which is all that is stored of it."""
    return hashlib.sha256(key.encode()).hexdigest()
