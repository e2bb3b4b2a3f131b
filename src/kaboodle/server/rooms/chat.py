"""Chat and emotes: who may talk, how much, and who receives it."""

from collections.abc import Iterable

from kaboodle.server import wire
from kaboodle.server.names import check_free
from kaboodle.server.rooms.change_limits import ChangeLimits
from kaboodle.server.rooms.connection import Connection
from kaboodle.server.rooms.presence import Presence
from kaboodle.server.rooms.state import SPECTATORS, RoomState
from kaboodle.server.wire import Code, Refusal


def relay(
    state: RoomState,
    connections: Iterable[Connection],
    sender: Connection,
    message: wire.SayRequest | wire.EmoteRequest,
    limits: ChangeLimits,
) -> wire.SaidMessage | wire.EmotedMessage | None:
    """Send a line of chat or an emote to everybody who has not muted its sender; what was said, if anything."""
    said = spoken(state, sender, message, limits)
    if said is None:
        return None
    raw, speakers = wire.encode(said), speakers_of(sender)
    for connection in connections:
        if not speakers & connection.muted:
            connection.send_raw(raw)
    return said


def spoken(
    state: RoomState, sender: Connection, message: wire.SayRequest | wire.EmoteRequest, limits: ChangeLimits
) -> wire.SaidMessage | wire.EmotedMessage | None:
    """The message for the others; None for a line without visible text; Refusal if its sender may not talk."""
    if speakers_of(sender) & state.silenced:
        raise Refusal(Code.BARRED, "the host has silenced you")
    limits.check_chat(sender.identity)
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


def nudge(state: RoomState, connections: Iterable[Connection], sender: Connection, now: int) -> None:
    """Remind the person whom the game waits for, on all their devices; not in a window, where nobody may know that."""
    table, seat = state.table, sender.seat
    if seat is None:
        raise Refusal(Code.NOT_SEATED, "you have no seat here")
    if speakers_of(sender) & state.silenced:
        raise Refusal(Code.BARRED, "the host has silenced you")
    if table is None or table.over or table.is_window or state.paused:
        raise Refusal(Code.NOT_NOW, "the game waits for nobody in particular")
    asked = table.waiting[0]
    if asked == seat or not state.seats[asked].played_by_person:
        raise Refusal(Code.NOT_NOW, "the game waits for no other person")
    if not sender.allow("nudge", now):
        raise Refusal(Code.SLOW_DOWN, "you have just reminded somebody; wait a little")
    for connection in connections:
        if connection.seat == asked and not speakers_of(sender) & connection.muted:
            connection.send(wire.NudgedMessage(seat=seat))


def mute(state: RoomState, presence: Presence, connection: Connection, message: wire.MuteRequest) -> None:
    """Mute somebody for one person, or unmute them. It holds on all devices, and when the person comes back."""
    who = {state.speaker_at(message.seat)}
    muted = connection.muted | who if message.on else connection.muted - who
    presence.set_muted(connection.identity, muted)


def speakers_of(connection: Connection) -> set[str]:
    """The ids by which a connection is muted or silenced: its person's, and all spectators' if it watches."""
    return {connection.identity} | ({SPECTATORS} if connection.seat is None else set())
