"""What the keeper of a server wants of it while it runs, heard over the bus."""

import asyncio
from typing import Literal

import msgspec

from kaboodle.server.bus import Bus
from kaboodle.server.hall import Hall
from kaboodle.server.inbox import Reread
from kaboodle.server.logs import note
from kaboodle.server.store import StoreError
from kaboodle.server.wire import Code, Refusal

TOPIC = "keeper"
EVERY = 0.5  # seconds between two looks at the bus


class Order(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One order: a room is closed, or its log was changed, or the list of those banned."""

    what: Literal["close", "reread", "bans"]
    room: str | None = None


class Obedience:
    """Hears orders and carries them out."""

    def __init__(self, hall: Hall, bus: Bus) -> None:
        self._hall = hall
        self._bus = bus
        self._orders: list[Order] = []
        bus.subscribe(TOPIC, lambda body: self._orders.append(msgspec.json.decode(body, type=Order)))

    async def obey(self) -> None:
        """Carry out what has come."""
        self._bus.deliver()
        orders, self._orders = self._orders, []
        for order in orders:
            note("order", order=order.what, room=order.room)
            if order.what == "reread" and order.room in self._hall.house.rooms:
                self._hall.house.rooms[order.room].post(Reread())
            elif order.what == "close" and order.room is not None:
                self._hall.house.close(order.room, Refusal(Code.NO_ROOM, "the room was closed by the server's keeper"))
        if any(order.what == "bans" for order in orders):
            self._hall.ban(await self._hall.store.banned())

    async def run(self) -> None:
        """Obey for ever; a bus that cannot be read now may be read later."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.obey()
            except StoreError as trouble:
                note("orders", why=str(trouble))
