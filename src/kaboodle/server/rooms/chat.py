"""Chat and emotes: who may talk, how much, and who receives it."""

from collections.abc import Iterable

from kaboodle.server import wire
from kaboodle.server.names import check_free
from kaboodle.server.rooms.connection import Connection
from kaboodle.server.rooms.state import RoomState
from kaboodle.server.wire import Code, Refusal

SPECTATORS = ""  # stands for all spectators, where guests are muted or silenced


def relay(
    state: RoomState,
    connections: Iterable[Connection],
    sender: Connection,
    message: wire.SayRequest | wire.EmoteRequest,
    now: int,
) -> None:
    """Send a line of chat or an emote to everybody who has not muted its sender."""
    said = spoken(state, sender, message, now)
    for connection in connections:
        if said is not None and speaker_of(sender) not in connection.muted:
            connection.send(said)


def spoken(
    state: RoomState, sender: Connection, message: wire.SayRequest | wire.EmoteRequest, now: int
) -> wire.SaidMessage | wire.EmotedMessage | None:
    """The message for the others; None for a line without visible text; Refusal if its sender may not talk."""
    if speaker_of(sender) in state.silenced:
        raise Refusal(Code.BARRED, "the host has silenced you")
    if not sender.allow("chat", now):
        raise Refusal(Code.SLOW_DOWN, "that is more than a person can say")
    seat = sender.seat
    if seat is None:
        check_free(sender.guest.name, state.names_but(sender.identity))
    name = (state.seats[seat].name if seat is not None else None) or sender.guest.name
    if isinstance(message, wire.EmoteRequest):
        if message.emote not in wire.EMOTES:
            raise Refusal(Code.UNREADABLE, f"there is no such emote; there are {' '.join(wire.EMOTES)}")
        return wire.EmotedMessage(name=name, seat=seat, emote=message.emote)
    text = "".join(letter for letter in message.text if letter.isprintable()).strip()
    return wire.SaidMessage(name=name, seat=seat, text=text) if text else None


def mute(state: RoomState, connection: Connection, message: wire.MuteRequest) -> None:
    """Mute somebody for one connection, or unmute them."""
    who = {speaker_at(state, message.seat)}
    connection.muted = connection.muted | who if message.on else connection.muted - who


def speaker_of(connection: Connection) -> str:
    """The id by which a connection is muted or silenced."""
    return SPECTATORS if connection.seat is None else connection.identity


def speaker_at(state: RoomState, seat: str | None) -> str:
    """The id by which the holder of a seat is muted or silenced; Refusal if nobody sits there."""
    if seat is None:
        return SPECTATORS
    holder = state.seats.get(seat)
    if holder is None or holder.guest is None:
        raise Refusal(Code.NOT_SEATED, f"nobody sits at {seat} who could talk")
    return holder.guest
