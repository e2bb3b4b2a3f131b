"""A proxy that simulates a bad network: it delays, splits, loses, resets and half-closes connections."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from random import Random

FAULTS = {"reset": 0.01, "half-close": 0.005, "drop": 0.005, "delay": 0.08, "fragment": 0.2}  # for each piece of data
LOST = 0.3  # seconds in which a line that loses everything is still open
LATE = 0.02  # seconds, at most


class FaultProxy:
    """Forwards TCP to a port with faults. `done` counts the faults."""

    def __init__(self, port: int, seed: int, faults: Mapping[str, float] = FAULTS) -> None:
        self.target = port
        self.dice = Random(seed)
        self.done: Counter[str] = Counter()
        self.faults = faults
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        ends = [writer]
        try:
            onward_reader, onward_writer = await asyncio.open_connection("127.0.0.1", self.target)
            ends.append(onward_writer)
            pumps = (self._pump(reader, onward_writer), self._pump(onward_reader, writer))
            await asyncio.gather(*pumps, return_exceptions=True)
        except (asyncio.CancelledError, OSError):
            pass  # the lines are cut, or nobody listens there
        finally:  # also when the lines are cut: nothing may outlive the loop
            for end in ends:
                end.transport.abort()
            self._tasks.discard(task)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward one direction, in pieces, with delays and faults."""
        while data := await reader.read(4096):
            fate = self._fate()
            match fate:
                case "reset":  # in the middle of a message
                    writer.write(data[: len(data) // 2])
                    writer.transport.abort()
                    raise ConnectionResetError
                case "half-close":  # one side hears the end, the other does not
                    writer.write_eof()
                    raise ConnectionResetError
                case "drop":  # nobody hears anything, until the line is given up
                    await asyncio.sleep(LOST)
                    writer.transport.abort()
                    raise ConnectionResetError
                case "delay":
                    await asyncio.sleep(self.dice.uniform(0, LATE))
            middle = self.dice.randrange(len(data)) if fate == "fragment" else len(data)
            for piece in (data[:middle], data[middle:]):
                if piece:
                    writer.write(piece)
                    await writer.drain()
                    await asyncio.sleep(0)
        writer.write_eof()

    def _fate(self) -> str:
        """The fault for a piece of data; mostly none."""
        chance = self.dice.random()
        for fault, share in self.faults.items():
            if chance < share:
                self.done[fault] += 1
                return fault
            chance -= share
        return ""

    async def close(self) -> None:
        """Cut every line."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.sleep(0)  # in which aborted lines are closed


@contextlib.asynccontextmanager
async def bad_network(
    port: int, seed: int, faults: Mapping[str, float] = FAULTS
) -> AsyncIterator[tuple[str, FaultProxy]]:
    """An address behind which a port is reached badly."""
    proxy = FaultProxy(port, seed, faults)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", proxy
    finally:
        server.close()
        await proxy.close()
