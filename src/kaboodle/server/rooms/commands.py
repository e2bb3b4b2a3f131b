"""The log entries that a request about seats, host, settings or start leads to, or its refusal. Changes nothing."""

from collections.abc import Callable, Mapping

import msgspec

from kaboodle.core.errors import IllegalMove, InvalidMove, MoveError, StaleMove
from kaboodle.core.fairness import entropy_commitment_of
from kaboodle.core.reasons import reason_of
from kaboodle.server import wire
from kaboodle.server.names import check_free
from kaboodle.server.rooms.log import (
    AskWhenAbleSet,
    Barred,
    BotSeated,
    DealSealed,
    DealVoided,
    EntropyAdded,
    EntropyCommitted,
    HostChanged,
    KeptOut,
    LogEntry,
    Paused,
    Renamed,
    SeatFreed,
    SeatHandedToBot,
    SeatReclaimed,
    SeatsSwapped,
    SeatTaken,
    Silenced,
    StandingAnswerSet,
)
from kaboodle.server.rooms.room_settings import changed_room
from kaboodle.server.rooms.state import RoomState
from kaboodle.server.wire import Code, Refusal

STAND_IN = "cat"  # the level of the bot that takes over a seat
CODES = {InvalidMove: Code.INVALID, IllegalMove: Code.ILLEGAL, StaleMove: Code.STALE}


class Sender(msgspec.Struct, frozen=True, kw_only=True):
    """The sender of a request."""

    guest: str
    name: str
    seat: str | None
    address: str = ""  # its keyed hash
    knows_password: bool = False


def entries_for(
    state: RoomState,
    sender: Sender,
    request: wire.FromClient,
    secret: Callable[[], bytes],
    addresses: Mapping[str, str],
) -> list[LogEntry]:
    """The entries that a request leads to; Refusal if it may not be done. `addresses` are those of guests."""
    match request:
        case wire.StartRequest():
            return start(state, sender, request, secret())
        case wire.CommitRequest():
            return commit_entropy(state, sender, request)
        case wire.EntropyRequest():
            return add_entropy(state, sender, request)
        case wire.ChangeRequest():
            require_host(state, sender)
            return [changed_room(state, request)]
        case wire.PauseRequest():
            return pause(state, sender, request)
        case wire.SitRequest():
            return sit(state, sender, request.seat, "")
        case wire.RenameRequest():
            check_free(request.name, state.names_but(sender.guest))
            return [] if sender.seat is None else [Renamed(seat=sender.seat, name=request.name)]
        case wire.StandingRequest():
            return [StandingAnswerSet(seat=require_seat(sender.seat), answer=request.answer)]
        case wire.AskWhenAbleRequest():
            return [AskWhenAbleSet(seat=require_seat(sender.seat), on=request.on)]
        case wire.SilenceRequest():
            require_host(state, sender)
            return [Silenced(guest=state.speaker_at(request.seat), on=request.on)]
        case wire.BotRequest():
            return seat_bot(state, sender, request)
        case wire.LeaveRequest():
            return vacate(state, require_seat(sender.seat))
        case wire.RemoveRequest():
            return remove(state, sender, request, addresses)
        case wire.HandOverRequest():
            return hand_over(state, sender, request)
        case wire.ReclaimRequest():
            return reclaim(state, sender)
        case wire.HostRequest():
            return change_host(state, sender, request)
    raise Refusal(Code.NOT_NOW, "one says hello only once")


def sit(state: RoomState, sender: Sender, choice: str | None, key_hash: str) -> list[LogEntry]:
    """Take a free seat, the first one unless one is chosen. Whoever has a seat gets a new key for it, or changes it."""
    own = state.seat_of(sender.guest, None)
    if own is not None and choice in (None, own):
        return [SeatTaken(seat=own, guest=sender.guest, name=state.seats[own].name or sender.name, key=key_hash)]
    if sender.guest in state.barred:
        raise Refusal(Code.BARRED, "the host has removed you from this room")
    if state.stage in ("sealed", "playing"):
        raise Refusal(Code.NOT_NOW, "a game is going on; seats can be taken before and after it")
    free = [seat for seat, holder in state.seats.items() if holder.free]
    if choice is not None and choice not in free:
        raise Refusal(Code.TAKEN, f"seat {choice} is not free; free: {' '.join(free) or 'none'}")
    if not free:
        raise Refusal(Code.FULL, "every seat is taken")
    check_free(sender.name, state.names_but(sender.guest))
    seat = choice or free[0]
    moved: list[LogEntry] = [] if own is None else [SeatsSwapped(seat=own, other=seat)]
    return [*moved, SeatTaken(seat=seat, guest=sender.guest, name=sender.name, key=key_hash)]


def pause(state: RoomState, sender: Sender, request: wire.PauseRequest) -> list[LogEntry]:
    """Pause a game, or resume it."""
    require_host(state, sender)
    if state.stage != "playing" or state.paused == request.on:
        raise Refusal(Code.NOT_NOW, "there is no game to stop" if request.on else "the game is not stopped")
    return [Paused(on=request.on)]


def start(state: RoomState, sender: Sender, request: wire.StartRequest, secret: bytes) -> list[LogEntry]:
    """Start a game: the secret is fixed now, and the deal waits for the players' entropy."""
    require_host(state, sender)
    if state.stage in ("sealed", "playing"):
        raise Refusal(Code.NOT_NOW, "a game is going on")
    free = [seat for seat, holder in state.seats.items() if holder.free]
    if free:
        raise Refusal(Code.NOT_NOW, f"seats are free: {' '.join(free)}; somebody must sit there, or a bot")
    if request.starter is not None and request.starter not in state.seats:
        raise Refusal(Code.OPTION, f"there is no seat {request.starter}", "B-91")
    return [DealSealed(secret=secret.hex(), starter=state.starter(request.starter))]


def commit_entropy(state: RoomState, sender: Sender, request: wire.CommitRequest) -> list[LogEntry]:
    """Commit a player to entropy for the deal, once; the same commitment again changes nothing."""
    seat = contributor(state, sender, request.game)
    if state.committed.get(seat) == request.hash:
        return []
    if state.revealing or state.adds_alone or seat in state.committed or seat in state.entropy:
        raise Refusal(Code.NOT_NOW, "a player commits to entropy once, between `sealed` and `committed`")
    return [EntropyCommitted(seat=seat, hash=request.hash)]


def add_entropy(state: RoomState, sender: Sender, request: wire.EntropyRequest) -> list[LogEntry]:
    """Add a player's entropy to the deal, once: what they have committed to, unless nobody else adds any."""
    seat = contributor(state, sender, request.game)
    if state.entropy.get(seat) == request.text:
        return []
    if seat in state.entropy:
        raise Refusal(Code.NOT_NOW, "entropy is added once to a deal")
    if seat not in state.committed and state.adds_alone and not state.revealing:
        return [EntropyAdded(seat=seat, text=request.text)]
    if not state.revealing or seat not in state.committed:
        raise Refusal(Code.NOT_NOW, "entropy is committed to with `commit` first and revealed after `committed`")
    position = list(state.seats).index(seat)
    if entropy_commitment_of(request.text, position, state.commitment) != state.committed[seat]:
        raise Refusal(Code.INVALID, "this is not the entropy that was committed to")
    return [EntropyAdded(seat=seat, text=request.text)]


def contributor(state: RoomState, sender: Sender, game: int) -> str:
    """The sender's seat if it may add entropy to the deal of a game; else Refusal."""
    seat = require_seat(sender.seat)
    if state.stage != "sealed" or game != state.game or seat not in state.contributors:
        raise Refusal(Code.NOT_NOW, "entropy is added between `sealed` and the deal, by the seats that `sealed` names")
    return seat


def void_deal(state: RoomState, secret: bytes) -> list[LogEntry]:
    """Void a deal from which entropy was withheld, and seal another one without those seats."""
    assert state.sealed_deal is not None
    before, withheld = state.sealed_deal, state.withheld
    sealed = DealSealed(secret=secret.hex(), starter=before.starter, without=(*before.without, *withheld))
    return [DealVoided(withheld=withheld), sealed]


def seat_bot(state: RoomState, sender: Sender, request: wire.BotRequest) -> list[LogEntry]:
    """Put a bot on a free seat, or replace a bot that stands in for nobody."""
    require_host(state, sender)
    holder = state.seats.get(request.seat)
    if holder is None or holder.guest is not None:
        raise Refusal(Code.TAKEN, f"seat {request.seat} is not free for a bot")
    if state.stage in ("sealed", "playing"):
        raise Refusal(Code.NOT_NOW, "bots sit down before a game")
    return [BotSeated(seat=request.seat, level=request.level)]


def remove(
    state: RoomState, sender: Sender, request: wire.RemoveRequest, addresses: Mapping[str, str]
) -> list[LogEntry]:
    """Empty a seat for the host, and bar its holder; or keep them out of the room, with the address they had."""
    require_host(state, sender)
    holder = state.seats.get(request.seat)
    if holder is None or holder.free:
        raise Refusal(Code.NOT_SEATED, f"nobody sits at {request.seat}")
    if holder.guest == sender.guest:
        raise Refusal(Code.NOT_NOW, "the host leaves with `leave`")
    entries = vacate(state, request.seat)
    if holder.guest is not None:
        entries.append(Barred(guest=holder.guest))
        if request.keep_out:
            entries.append(KeptOut(guest=holder.guest, address=addresses.get(holder.guest, "")))
    return entries


def vacate(state: RoomState, seat: str) -> list[LogEntry]:
    """Give up a seat: free between games, a bot's during one. If it was the host's, another player becomes the host."""
    holder = state.seats[seat]
    playing = state.stage in ("sealed", "playing")
    entries: list[LogEntry] = [
        SeatHandedToBot(seat=seat, level=STAND_IN, left=True) if playing else SeatFreed(seat=seat)
    ]
    others = [other.guest for other in state.seats.values() if other.guest and other.guest != holder.guest]
    if holder.guest == state.host and others:
        entries.append(HostChanged(guest=others[0]))
    return entries


def hand_over(state: RoomState, sender: Sender, request: wire.HandOverRequest) -> list[LogEntry]:
    """Hand the seat of somebody who is away to a bot before the time is up."""
    require_host(state, sender)
    holder = state.seats.get(request.seat)
    if holder is None or not holder.played_by_person:
        raise Refusal(Code.NOT_SEATED, f"nobody plays at {request.seat} for whom a bot could stand in")
    if state.stage != "playing":
        raise Refusal(Code.NOT_NOW, "a bot stands in only during a game")
    return [SeatHandedToBot(seat=request.seat, level=STAND_IN)]


def reclaim(state: RoomState, sender: Sender) -> list[LogEntry]:
    """Take one's own seat back from the bot that stands in."""
    seat = require_seat(sender.seat)
    if state.seats[seat].bot is None:
        raise Refusal(Code.NOT_NOW, f"no bot stands in for {seat}")
    return [SeatReclaimed(seat=seat)]


def change_host(state: RoomState, sender: Sender, request: wire.HostRequest) -> list[LogEntry]:
    """Make another player the host."""
    require_host(state, sender)
    holder = state.seats.get(request.seat)
    if holder is None or holder.guest is None:
        raise Refusal(Code.NOT_SEATED, f"nobody sits at {request.seat} who could be the host")
    return [HostChanged(guest=holder.guest)]


def require_seat(seat: str | None) -> str:
    """The sender's seat; Refusal without one."""
    if seat is None:
        raise Refusal(Code.NOT_SEATED, "you have no seat here")
    return seat


def require_host(state: RoomState, sender: Sender) -> None:
    """Refusal unless the sender is the host."""
    if sender.guest != state.host:
        raise Refusal(Code.NOT_HOST, "only the host may do that")


def refusal_of(error: MoveError) -> Refusal:
    """The refusal of a move. It does not tell who has answered and who has not: a pass is a private fact."""
    reason = reason_of(error.reason)
    return Refusal(CODES[type(error)], reason.text, reason.rule, reason.phrase)
