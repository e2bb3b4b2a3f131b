"""Reports of players by players, with the chat around them. Without a report no chat is stored."""

from collections import deque

import msgspec

from kaboodle.server import wire
from kaboodle.server.limits import RateLimiter
from kaboodle.server.rooms.commands import require_seat
from kaboodle.server.rooms.connection import Connection
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.state import RoomState
from kaboodle.server.wire import Code, Refusal

CHAT_LINES = 40  # that a room remembers, and a report keeps
RATE = (1 / 120, 3)  # reports a second of one person or address, and the burst


class ChatLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of chat: when, by whom, from which seat."""

    at: int
    guest: str
    name: str
    text: str
    seat: str | None = None


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What is stored of a report: the seat and name it is about, the reporter's words, the chat before it."""

    seat: str
    name: str
    text: str
    chat: tuple[ChatLine, ...]


class RoomReports:
    """The last lines of a room's chat, in memory, and the reports that keep them."""

    def __init__(self, deps: RoomDeps) -> None:
        self._deps = deps
        self._chat: deque[ChatLine] = deque(maxlen=CHAT_LINES)
        self._limiter = RateLimiter(*RATE, deps.clock.now, most=256)

    def hear(self, sender: Connection, said: wire.SaidMessage) -> None:
        """Remember a line of chat."""
        now = self._deps.clock.now()
        self._chat.append(ChatLine(at=now, guest=sender.identity, name=said.name, text=said.text, seat=said.seat))

    async def file(self, state: RoomState, sender: Connection, request: wire.ReportRequest) -> None:
        """Store a player's report of another player; Refusal if there is nobody to report, or for too many."""
        holder = state.seats.get(request.seat)
        if require_seat(sender.seat) == request.seat or holder is None or holder.guest is None:
            raise Refusal(Code.NOT_SEATED, f"nobody sits at {request.seat} whom you could report")
        if not (self._limiter.take(sender.identity) and self._limiter.take(sender.address or sender.identity)):
            raise Refusal(Code.SLOW_DOWN, "that is enough reports for now")
        report = Report(seat=request.seat, name=holder.name or "", text=request.text, chat=tuple(self._chat))
        room, body = state.header.code, msgspec.json.encode(report)
        if not await self._deps.store.add_report(room, self._deps.clock.now(), sender.identity, holder.guest, body):
            raise Refusal(Code.FULL, "too many reports wait for the host of this server")
        sender.send(wire.ReportedMessage(seat=request.seat))
