"""What HTTP requests do in a room, in whichever process the room lives."""

import asyncio
from typing import Literal

import msgspec

from kaboodle.server import wire
from kaboodle.server.cluster.peers import Preface
from kaboodle.server.context import AGAIN, TRIES, ServerContext
from kaboodle.server.guests import Guest, new_seat_key
from kaboodle.server.http.schemas import AssignedSeat, SeatChoice
from kaboodle.server.rooms.broadcast import public_room
from kaboodle.server.rooms.commands import Sender
from kaboodle.server.rooms.inbox import SeatRequest
from kaboodle.server.rooms.ownership import LivesElsewhere, RoomMoved
from kaboodle.server.rooms.room import Room
from kaboodle.server.wire import Code, Refusal


class RoomCall(msgspec.Struct, frozen=True, kw_only=True):
    """A request about one room."""

    what: Literal["show", "sit"]
    room: str
    choice: SeatChoice = SeatChoice()
    guest: Guest | None = None
    address: str = ""


class CallAnswer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The answer of another process: what the client gets, a refusal, or neither if the room has moved on."""

    body: str = ""
    refused: wire.RefusedMessage | None = None


class RoomCalls:
    """Carries out requests in rooms, here or in the process that has the room."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context

    async def run(self, call: RoomCall) -> bytes:
        """The body of the response; Refusal if there is no such room, or if it refuses."""
        for _ in range(TRIES):
            try:
                return await self._run_here(call)
            except RoomMoved:
                answer = CallAnswer()
            except LivesElsewhere as elsewhere:
                assert self._context.peers is not None
                preface = Preface(call="room", body=wire.ENCODER.encode(call).decode())
                try:
                    answer = msgspec.json.decode(
                        await self._context.peers.call(elsewhere.peer, preface), type=CallAnswer
                    )
                except OSError:
                    answer = CallAnswer()
                    await self._context.registry.deps.ownership.suspect(elsewhere.peer)
            if answer.refused is not None:
                found = answer.refused
                raise Refusal(found.code, found.text, found.rule, found.phrase)
            if answer.body:
                return answer.body.encode()
            await asyncio.sleep(AGAIN)
        raise Refusal(Code.STORAGE, "the process that has this room does not answer")

    async def answer(self, preface: Preface) -> bytes:
        """The answer to a call of another process."""
        try:
            body = await self._run_here(msgspec.json.decode(preface.body, type=RoomCall))
            answer = CallAnswer(body=body.decode())
        except (LivesElsewhere, RoomMoved):
            answer = CallAnswer()
        except Refusal as refusal:
            answer = CallAnswer(refused=wire.refused_message(refusal))
        return wire.ENCODER.encode(answer)

    async def _run_here(self, call: RoomCall) -> bytes:
        room = await self._context.find_room(call.room)
        if call.what == "show" or call.guest is None:
            return wire.ENCODER.encode(room_body(room))
        key = new_seat_key(self._context.clock.now())
        address, knows = await self._context.check_visitor(room, call.address, call.choice.password)
        guest = call.guest
        who = Sender(guest=guest.id, name=guest.name, seat=None, address=address, knows_password=knows)
        seat = await room.ask(SeatRequest(who, call.choice.seat, key))
        return wire.ENCODER.encode(AssignedSeat(seat=seat or "", key=key))


def room_body(room: Room) -> wire.PublicRoom:
    """A room as everybody sees it."""
    return public_room(room.state, room.presence.seats_here())
