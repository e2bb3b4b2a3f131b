"""How much at once: a bucket that fills at a steady rate."""

from collections import OrderedDict
from collections.abc import Callable


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
