"""What guests may do with their own data: end all sessions, export it, delete it."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from starlette.background import BackgroundTask
from starlette.responses import Response

from kaboodle.server.admin import AdminOrder, DatabaseAdmin
from kaboodle.server.context import ServerContext
from kaboodle.server.guests import Guest
from kaboodle.server.http.schemas import GuestData, StoredRecord, StoredSeat
from kaboodle.server.wire import Code, Refusal

T = TypeVar("T")


class Account:
    """The sessions and the stored data of guests."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._one = asyncio.Lock()  # one deletion or export at a time: each reads every log

    async def sign_out(self, guest: Guest, respond: Callable[[], Response]) -> Response:
        """End every token and seat key of a guest; a response with a new token, after which connections are closed."""
        await self._end(guest.id)
        response = respond()
        why = Refusal(Code.WHO, "this identity was signed out on all devices")
        response.background = BackgroundTask(self._close_connections, guest.id, why)
        return response

    async def export(self, guest: Guest) -> GuestData:
        """Everything that is stored about a guest."""
        games = await self._context.archive.games_of(guest.id)
        async with self._one:
            seats = await asyncio.to_thread(self._on_database, lambda admin: admin.seats_of(guest.id))
            records = await asyncio.to_thread(self._on_database, lambda admin: admin.records_of(guest.id))
        rooms = tuple(StoredSeat(room=room, seat=seat, name=name, at=at) for room, seat, name, at in seats)
        own = tuple(StoredRecord(kind=it.kind, name=it.name, at=it.at, body=it.body.decode()) for it in records)
        return GuestData(id=guest.id, name=guest.name, games=tuple(games), rooms=rooms, records=own)

    async def delete(self, guest: Guest) -> int:
        """Delete a guest everywhere and end the identity; in how many places they were."""
        await self._end(guest.id)
        self._context.close_connections(guest.id, Refusal(Code.WHO, "this identity was deleted"))
        async with self._one:
            return await asyncio.to_thread(self._on_database, lambda admin: admin.forget(guest.id))

    async def _end(self, guest: str) -> None:
        """Make every token of a guest void; stored before it counts."""
        now = self._context.clock.now()
        await self._context.store.sign_out(guest, now)
        self._context.access.sign_out(guest, now)
        if not self._context.registry.deps.ownership.alone:
            order = AdminOrder(what="sign-out", guest=guest, at=now)
            await asyncio.to_thread(self._on_database, lambda admin: admin.publish(order))

    async def _close_connections(self, guest: str, why: Refusal) -> None:
        self._context.close_connections(guest, why)

    def _on_database(self, work: Callable[[DatabaseAdmin], T]) -> T:
        """Work on a connection of its own, in a thread; the running rooms learn of it over the bus."""
        admin = DatabaseAdmin(self._context.settings.database)
        try:
            return work(admin)
        finally:
            admin.close()
