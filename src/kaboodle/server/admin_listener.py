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
            elif order.what == "sign-out" and order.guest is not None:
                self._sign_out(order.guest, order.at)
        if any(order.what == "bans" for order in orders):
            self._context.access.set_bans(await self._context.store.bans())

    def _sign_out(self, guest: str, at: int) -> None:
        """A guest has signed out in another process: tokens and keys until then are void here too."""
        access = self._context.access
        if access.signed_out_at(guest) < at:
            access.sign_out(guest, at)
            self._context.close_connections(guest, Refusal(Code.WHO, "this identity was signed out on all devices"))

    async def run(self) -> None:
        """Process orders for ever; a bus that cannot be read now may be readable later."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.process()
            except StoreError as error:
                note("orders", why=str(error))
