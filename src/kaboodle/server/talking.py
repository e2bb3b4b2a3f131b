"""Chat and emotes: who may talk, how much, and who hears it."""

from collections.abc import Iterable

from kaboodle.server import wire
from kaboodle.server.connection import Connection
from kaboodle.server.ledger import Ledger
from kaboodle.server.wire import Code, Refusal

WATCHING = ""  # stands for everybody who only watches, where guests are muted or silenced


def speaker(connection: Connection) -> str:
    """Whom to mute to hear no more of a connection."""
    return WATCHING if connection.seat is None else connection.person


def listener(ledger: Ledger, seat: str | None) -> str:
    """Whom a mute or a silence is about; Refusal if nobody sits there."""
    if seat is None:
        return WATCHING
    chair = ledger.chairs.get(seat)
    if chair is None or chair.guest is None:
        raise Refusal(Code.NOT_SEATED, f"nobody sits at {seat} who could talk")
    return chair.guest


def talk(
    ledger: Ledger, everybody: Iterable[Connection], connection: Connection, message: wire.Say | wire.Emote, now: int
) -> None:
    """Pass on a line or a sign, to everybody in the room who wants to hear it."""
    uttered = utter(ledger, connection, message, now)
    for other in everybody:
        if uttered is not None and speaker(connection) not in other.muted:
            other.send(uttered)


def utter(
    ledger: Ledger, connection: Connection, message: wire.Say | wire.Emote, now: int
) -> wire.Said | wire.Emoted | None:
    """A line or a sign as others get it; nothing for a line of which nothing can be seen; Refusal if it may not be."""
    if speaker(connection) in ledger.silenced:
        raise Refusal(Code.BARRED, "the host has silenced you")
    if not connection.may("chat", now):
        raise Refusal(Code.SLOW_DOWN, "that is more than a person can say")
    seat = connection.seat
    name = (ledger.chairs[seat].name if seat is not None else None) or connection.guest.name
    if isinstance(message, wire.Emote):
        if message.emote not in wire.EMOTES:
            raise Refusal(Code.UNREADABLE, f"there is no such emote; there are {' '.join(wire.EMOTES)}")
        return wire.Emoted(name=name, seat=seat, emote=message.emote)
    text = "".join(letter for letter in message.text if letter.isprintable()).strip()
    return wire.Said(name=name, seat=seat, text=text) if text else None


def mute(ledger: Ledger, connection: Connection, message: wire.Mute) -> None:
    """Let a connection hear somebody no more, or again."""
    who = {listener(ledger, message.seat)}
    connection.muted = connection.muted | who if message.on else connection.muted - who
