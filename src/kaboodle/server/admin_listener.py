"""Receives orders from `kaboodle admin` over the bus while the server runs."""

import asyncio

import msgspec

from kaboodle.server.admin import TOPIC, AdminOrder
from kaboodle.server.context import ServerContext
from kaboodle.server.log import note
from kaboodle.server.rooms.inbox import ReloadRequested
from kaboodle.server.store.base import StoreError
from kaboodle.server.store.bus import Bus
from kaboodle.server.wire import Code, Refusal

EVERY = 0.5  # seconds between two looks at the bus


class AdminListener:
    """Receives orders and carries them out."""

    def __init__(self, context: ServerContext, bus: Bus) -> None:
        self._context = context
        self._bus = bus
        self._orders: list[AdminOrder] = []
        bus.subscribe(TOPIC, lambda body: self._orders.append(msgspec.json.decode(body, type=AdminOrder)))

    async def process(self) -> None:
        """Carry out the orders that have come."""
        await asyncio.to_thread(self._bus.deliver)
        orders, self._orders = self._orders, []
        registry = self._context.registry
        for order in orders:
            note("order", order=order.what, room=order.room)
            if order.what == "reread" and order.room in registry.awake:
                registry.awake[order.room].post(ReloadRequested())
            elif order.what == "close" and order.room is not None:
                registry.close(order.room, Refusal(Code.NO_ROOM, "the room was closed by the server's keeper"))
        if any(order.what == "bans" for order in orders):
            self._context.access.set_bans(await self._context.store.bans())

    async def run(self) -> None:
        """Process orders for ever; a bus that cannot be read now may be readable later."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.process()
            except StoreError as error:
                note("orders", why=str(error))
