"""A proxy that a bad network lives in: it delays, breaks up, cuts and half-closes what goes through it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from random import Random


class FaultProxy:
    """Passes TCP on to a port, badly. `cuts` says how often it did its worst."""

    def __init__(self, port: int, seed: int) -> None:
        self.target = port
        self.dice = Random(seed)
        self.calm = False
        self.cuts = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            onward_reader, onward_writer = await asyncio.open_connection("127.0.0.1", self.target)
            ends = (self._pump(reader, onward_writer), self._pump(onward_reader, writer))
            await asyncio.gather(*ends, return_exceptions=True)
            for end in (writer, onward_writer):
                end.transport.abort()
        finally:
            self._tasks.discard(task)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on one direction, in pieces, late, and not for ever."""
        while data := await reader.read(4096):
            fate = 1.0 if self.calm else self.dice.random()
            if fate < 0.01:  # cut the line in the middle of a message
                self.cuts += 1
                writer.write(data[: len(data) // 2])
                writer.transport.abort()
                raise ConnectionResetError
            if fate < 0.015:  # one side hears the end, the other does not
                self.cuts += 1
                writer.write_eof()
                raise ConnectionResetError
            if fate < 0.1:
                await asyncio.sleep(self.dice.uniform(0, 0.02))
            middle = self.dice.randrange(len(data)) if fate < 0.3 else len(data)
            for piece in (data[:middle], data[middle:]):
                if piece:
                    writer.write(piece)
                    await writer.drain()
                    await asyncio.sleep(0)
        writer.write_eof()

    async def close(self) -> None:
        """Cut every line."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@contextlib.asynccontextmanager
async def bad_network(port: int, seed: int) -> AsyncIterator[tuple[str, FaultProxy]]:
    """An address behind which a port is reached badly."""
    proxy = FaultProxy(port, seed)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", proxy
    finally:
        server.close()
        await proxy.close()
