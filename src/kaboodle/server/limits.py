"""How much at once: so many a second, and so much in memory."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

KIB, MIB = 1024, 1024 * 1024
PROCESS = 160 * MIB  # the program, its pages, the store, and bots that think
ROOM = 432 * KIB  # six seats of the board at the end of a long game; a room of four in the Original has a quarter of it
SOCKET = 32 * KIB  # with what is written to it before it counts as slow
VISIT = 96 * KIB  # an HTTP connection, with all of a request that is not read yet
UNSENT = 16 * KIB  # bytes that wait for a reader before it counts as slow


class Bucket:
    """So many a second, and a burst; time is passed in, in milliseconds."""

    __slots__ = ("_burst", "_full", "_rate", "_when")

    def __init__(self, rate: float, burst: float, now: int) -> None:
        self._rate = rate / 1000
        self._burst = burst
        self._full = burst
        self._when = now

    def take(self, now: int) -> bool:
        """Whether one more is allowed; if so it is counted."""
        self._full = min(self._burst, self._full + (now - self._when) * self._rate)
        self._when = now
        if self._full < 1:
            return False
        self._full -= 1
        return True


class Buckets:
    """A bucket for each address; of the addresses not seen for longest none is kept."""

    def __init__(self, rate: float, burst: float, now: Callable[[], int], most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may go on."""
        now = self._now()
        bucket = self._of.pop(address, None) or Bucket(self._rate, self._burst, now)
        self._of[address] = bucket
        if len(self._of) > self._most:
            self._of.popitem(last=False)
        return bucket.take(now)


class Scales:
    """What the server holds in memory, reckoned as if each thing were the heaviest of its kind."""

    def __init__(self, most: int, outboxes: int) -> None:
        self._free = most - PROCESS - outboxes

    def takes(self, weight: int) -> bool:
        """Whether there is memory for something more."""
        return weight <= self._free

    def add(self, weight: int) -> None:
        """Something has come; a negative weight: has gone."""
        self._free -= weight


class Reader(Protocol):
    """What is written to: a transport."""

    def get_write_buffer_size(self) -> int: ...
    def abort(self) -> None: ...


class Outboxes:
    """What waits for slow readers, all together; when that is too much, those go that have been slow for longest."""

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._held = 0
        self._slow: dict[Reader, int] = {}  # in the order in which they became slow

    def slow(self, reader: Reader) -> int:
        """Somebody does not keep up; how many had to go for it."""
        self.quick(reader)
        self._slow[reader] = max(self._each, reader.get_write_buffer_size())
        self._held += self._slow[reader]
        gone = 0
        while self._held > self._most:
            longest = next(iter(self._slow))
            self.quick(longest)
            longest.abort()
            gone += 1
        return gone

    def quick(self, reader: Reader) -> None:
        """Somebody keeps up again, or is gone."""
        self._held -= self._slow.pop(reader, 0)
