"""Checks the database file of a running server: its pages once at the start, its place in the folder every second."""

import asyncio

from kaboodle.server.log import note
from kaboodle.server.store.base import Store, StoreError
from kaboodle.server.store.damage import Damage, find_damage
from kaboodle.server.store.postgres_schema import is_postgres

EVERY = 1.0  # seconds between two looks at the file's place
DAMAGED = "the database file is damaged; `kaboodle admin check` says what can be saved"
NAMED = 200  # rooms that one line of the log names


class StorageHealth:
    """What is known about the database file."""

    def __init__(self, store: Store, database: str) -> None:
        self.damage = Damage()
        self._store = store
        self._database = database
        self._lost = False

    @property
    def fault(self) -> str | None:
        """What is wrong with the file, in a few words."""
        return (
            "the database file is damaged; `kaboodle admin check` says what can be saved" if self.damage.found else None
        )

    async def run(self) -> None:
        """Check the pages once, then the file's place for ever."""
        if self._database == ":memory:" or is_postgres(self._database):
            return
        await self.check_pages()
        while True:
            self.check_place()
            await asyncio.sleep(EVERY)

    async def check_pages(self) -> None:
        """Read every page of the file in a thread; name the rooms that a damaged one touches."""
        try:
            self.damage = await asyncio.to_thread(find_damage, self._database)
        except StoreError as error:
            self.damage = Damage(faults=(str(error),))
        if self.damage.found:
            codes = [room.code for room in self.damage.rooms]
            note("damaged", faults=len(self.damage.faults), first=self.damage.faults[0][:200], count=len(codes))
            for first in range(0, len(codes), NAMED):
                note("damaged rooms", rooms=codes[first : first + NAMED])

    def check_place(self) -> None:
        """Log once that the file is gone, and once that it is back."""
        error = self._store.check_file()
        if (error is not None) != self._lost:
            self._lost = error is not None
            note("database gone" if self._lost else "database back", why=None if error is None else str(error))
