"""Rate limits and memory budgets."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

KIB, MIB = 1024, 1024 * 1024
PROCESS = 160 * MIB  # the program, its static files, the store, and bots that search
ROOM = 432 * KIB  # six seats of the heaviest game at its end; a room of four mostly needs a quarter of it
SOCKET = 32 * KIB  # with what is written to it before its reader counts as slow
HTTP_CONNECTION = 96 * KIB  # with the whole of a request that is not read yet
UNSENT = 16 * KIB  # bytes that wait for a reader before it counts as slow


class TokenBucket:
    """A rate and a burst. Time is passed in, in milliseconds."""

    __slots__ = ("_burst", "_rate", "_tokens", "_when")

    def __init__(self, rate: float, burst: float, now: int) -> None:
        self._rate = rate / 1000
        self._burst = burst
        self._tokens = burst
        self._when = now

    def take(self, now: int) -> bool:
        """Take a token if there is one; whether there was."""
        self._tokens = min(self._burst, self._tokens + (now - self._when) * self._rate)
        self._when = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class RateLimiter:
    """A token bucket for each address; the addresses not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float, now: Callable[[], int], most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._most = most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token of this address if there is one; whether there was."""
        now = self._now()
        bucket = self._buckets.pop(address, None) or TokenBucket(self._rate, self._burst, now)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(now)


class MemoryBudget:
    """Memory in use, counted as if each thing were the heaviest of its kind."""

    def __init__(self, most: int, outboxes: int) -> None:
        self._free = most - PROCESS - outboxes

    def has(self, weight: int) -> bool:
        """Whether this much is free."""
        return weight <= self._free

    def add(self, weight: int) -> None:
        """Count something in; a negative weight counts it out."""
        self._free -= weight


class BufferedTransport(Protocol):
    """The part of a transport that a budget needs."""

    def get_write_buffer_size(self) -> int: ...
    def abort(self) -> None: ...


class OutboxBudget:
    """Bytes that wait for slow readers, all together. Beyond the limit the connections slow for longest are aborted."""

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._held = 0
        self._slow: dict[BufferedTransport, int] = {}  # in the order in which they became slow

    def mark_slow(self, transport: BufferedTransport) -> int:
        """Count a reader that does not keep up; how many were aborted to make room."""
        self.mark_fast(transport)
        self._slow[transport] = max(self._each, transport.get_write_buffer_size())
        self._held += self._slow[transport]
        aborted = 0
        while self._held > self._most:
            longest = next(iter(self._slow))
            self.mark_fast(longest)
            longest.abort()
            aborted += 1
        return aborted

    def mark_fast(self, transport: BufferedTransport) -> None:
        """Stop counting a reader that has caught up or disconnected."""
        self._held -= self._slow.pop(transport, 0)
