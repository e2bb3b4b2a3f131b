"""What a message asks for: lines for the log, or a refusal. Nothing is changed here."""

from collections.abc import Callable

import msgspec

from kaboodle.errors import IllegalMove, InvalidMove, MoveError, StaleMove
from kaboodle.reasons import reason_of
from kaboodle.server import wire
from kaboodle.server.changing import changed
from kaboodle.server.entries import (
    Added,
    Barred,
    Entry,
    Handed,
    Hosted,
    Left,
    Named,
    Paused,
    Returned,
    Sat,
    Sealed,
    Seated,
    Silenced,
    Stood,
    Swapped,
)
from kaboodle.server.guests import tidy_name
from kaboodle.server.ledger import Ledger
from kaboodle.server.talking import listener
from kaboodle.server.wire import Code, Refusal

STAND_IN = "cat"  # the bot that takes over a seat
CODES = {InvalidMove: Code.INVALID, IllegalMove: Code.ILLEGAL, StaleMove: Code.STALE}


class Who(msgspec.Struct, frozen=True, kw_only=True):
    """Whoever sent a message."""

    guest: str
    name: str
    seat: str | None


def lines_for(ledger: Ledger, who: Who, message: wire.FromClient, secret: Callable[[], bytes]) -> list[Entry]:
    """The lines that a request about seats, host or start leads to."""
    match message:
        case wire.Start():
            return start(ledger, who, message, secret())
        case wire.Entropy():
            return add(ledger, who, message)
        case wire.Change():
            must_host(ledger, who)
            return [changed(ledger, message)]
        case wire.Pause():
            return pause(ledger, who, message)
        case wire.Sit():
            return sit(ledger, who, message.seat, "")
        case wire.Rename():
            name = tidy_name(message.name)
            return [] if who.seat is None else [Named(seat=who.seat, name=name)]
        case wire.Standing():
            return [Left(seat=seated(who.seat), answer=message.answer)]
        case wire.Silence():
            must_host(ledger, who)
            return [Silenced(guest=listener(ledger, message.seat), on=message.on)]
        case wire.Bot():
            return seat_bot(ledger, who, message)
        case wire.Leave():
            return empty(ledger, seated(who.seat))
        case wire.Remove():
            return remove(ledger, who, message)
        case wire.Back():
            return take_back(ledger, who)
        case wire.Host():
            must_host(ledger, who)
            guest = ledger.chairs.get(message.seat)
            if guest is None or guest.guest is None:
                raise Refusal(Code.NOT_SEATED, f"nobody sits at {message.seat} who could be the host")
            return [Hosted(guest=guest.guest)]
    raise Refusal(Code.NOT_NOW, "one says hello only once")


def sit(ledger: Ledger, who: Who, wish: str | None, key_hash: str) -> list[Entry]:
    """Take a free seat, the first one unless a wish is given; a seat of one's own gets a new key, or is changed."""
    own = ledger.seat_of(who.guest, None)
    if own is not None and wish in (None, own):
        return [Sat(seat=own, guest=who.guest, name=who.name, key=key_hash)]
    if who.guest in ledger.barred:
        raise Refusal(Code.BARRED, "the host has removed you from this room")
    if ledger.stage in ("sealed", "playing"):
        raise Refusal(Code.NOT_NOW, "a game is going on; seats can be taken before and after it")
    free = [seat for seat, chair in ledger.chairs.items() if chair.free]
    if wish is not None and wish not in free:
        raise Refusal(Code.TAKEN, f"seat {wish} is not free; free: {' '.join(free) or 'none'}")
    if not free:
        raise Refusal(Code.FULL, "every seat is taken")
    seat = wish or free[0]
    moved: list[Entry] = [] if own is None else [Swapped(seat=own, other=seat)]
    return [*moved, Sat(seat=seat, guest=who.guest, name=who.name, key=key_hash)]


def pause(ledger: Ledger, who: Who, message: wire.Pause) -> list[Entry]:
    """Stop a game, or let it go on."""
    must_host(ledger, who)
    if ledger.stage != "playing" or ledger.paused == message.on:
        raise Refusal(Code.NOT_NOW, "there is no game to stop" if message.on else "the game is not stopped")
    return [Paused(on=message.on)]


def start(ledger: Ledger, who: Who, message: wire.Start, secret: bytes) -> list[Entry]:
    """Begin a game: the secret is fixed now, and the deal waits for what the players add."""
    must_host(ledger, who)
    if ledger.stage in ("sealed", "playing"):
        raise Refusal(Code.NOT_NOW, "a game is going on")
    free = [seat for seat, chair in ledger.chairs.items() if chair.free]
    if free:
        raise Refusal(Code.NOT_NOW, f"seats are free: {' '.join(free)}; somebody must sit there, or a bot")
    if message.starter is not None and message.starter not in ledger.chairs:
        raise Refusal(Code.OPTION, f"there is no seat {message.starter}", "B-91")
    return [Sealed(secret=secret.hex(), starter=ledger.starter(message.starter))]


def add(ledger: Ledger, who: Who, message: wire.Entropy) -> list[Entry]:
    """A player's own chance, once."""
    seat = seated(who.seat)
    if ledger.stage != "sealed" or message.game != ledger.game or seat in ledger.entropy:
        raise Refusal(Code.NOT_NOW, "entropy is added once, between `sealed` and the deal")
    return [Added(seat=seat, text=message.text)]


def seat_bot(ledger: Ledger, who: Who, message: wire.Bot) -> list[Entry]:
    """A bot on a free seat, or in place of another bot that is nobody's stand-in."""
    must_host(ledger, who)
    chair = ledger.chairs.get(message.seat)
    if chair is None or chair.guest is not None:
        raise Refusal(Code.TAKEN, f"seat {message.seat} is not free for a bot")
    if ledger.stage in ("sealed", "playing"):
        raise Refusal(Code.NOT_NOW, "bots sit down before a game")
    return [Seated(seat=message.seat, level=message.level)]


def remove(ledger: Ledger, who: Who, message: wire.Remove) -> list[Entry]:
    """The host wants a seat empty, and its holder not back."""
    must_host(ledger, who)
    chair = ledger.chairs.get(message.seat)
    if chair is None or chair.free:
        raise Refusal(Code.NOT_SEATED, f"nobody sits at {message.seat}")
    if chair.guest == who.guest:
        raise Refusal(Code.NOT_NOW, "the host leaves with `leave`")
    bar: list[Entry] = [] if chair.guest is None else [Barred(guest=chair.guest)]
    return [*empty(ledger, message.seat), *bar]


def empty(ledger: Ledger, seat: str) -> list[Entry]:
    """A seat is given up: free before and after a game, a bot's during one; another becomes the host if need be."""
    chair = ledger.chairs[seat]
    playing = ledger.stage in ("sealed", "playing")
    lines: list[Entry] = [Handed(seat=seat, level=STAND_IN, left=True) if playing else Stood(seat=seat)]
    others = [other.guest for other in ledger.chairs.values() if other.guest and other.guest != chair.guest]
    if chair.guest == ledger.host and others:
        lines.append(Hosted(guest=others[0]))
    return lines


def take_back(ledger: Ledger, who: Who) -> list[Entry]:
    """One's own seat from the bot that stood in."""
    seat = seated(who.seat)
    if ledger.chairs[seat].bot is None:
        raise Refusal(Code.NOT_NOW, f"no bot stands in for {seat}")
    return [Returned(seat=seat)]


def seated(seat: str | None) -> str:
    """The seat of whoever asks."""
    if seat is None:
        raise Refusal(Code.NOT_SEATED, "you have no seat here")
    return seat


def must_host(ledger: Ledger, who: Who) -> None:
    """Refuse anybody but the host."""
    if who.guest != ledger.host:
        raise Refusal(Code.NOT_HOST, "only the host may do that")


def refusal_of(trouble: MoveError) -> Refusal:
    """A refused move in words that tell nothing of who has answered and who has not: a pass is a private fact."""
    reason = reason_of(str(trouble).partition("; open is ")[0])
    return Refusal(CODES[type(trouble)], reason.text, reason.rule)


def refused(message: wire.FromClient, refusal: Refusal) -> wire.Refused:
    """What is told to whoever sent a message that was refused."""
    id = message.id if isinstance(message, wire.Move) else None
    about = wire.word(type(message).__name__)
    return wire.Refused(code=refusal.code, text=refusal.text, about=about, id=id, rule=refusal.rule)
