"""A budget for everything that is no move: chat, views, help, changes, requests and pages wait for each other."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable

from kaboodle.server import wire
from kaboodle.server.log import log_bug

TICK = 0.005  # seconds between two rounds
BURST = 60  # ticks that are saved up while nothing waits
CHANGE, CHAT, LISTENERS, LOOK, REQUEST, PAGE = 2, 1, 8, 3, 4, 65_536  # weights; LISTENERS and PAGE: so many cost one


class WorkBudget:
    """Admits so many units of work a second, each of about a tenth of a millisecond, fairly by address.

    Work runs at once while the budget lasts. Beyond it, work waits: in each round every address that waits has a turn.
    A round that comes late, because the event loop is busy, admits no more than any other, so moves come first.
    """

    def __init__(self, units: int) -> None:
        self._each = max(1.0, units * TICK)
        self._left = self._each * BURST
        self._waiting: OrderedDict[str, deque[tuple[int, Callable[[], object]]]] = OrderedDict()
        self._timer: asyncio.TimerHandle | None = None

    def admit(self, address: str, weight: int, work: Callable[[], object]) -> None:
        """Run some work, now or when its turn comes."""
        if not self._waiting and self._left > 0:
            self._left -= weight
            work()
        else:
            self._waiting.setdefault(address, deque()).append((weight, work))
        if self._timer is None:
            self._set_timer()

    async def turn(self, address: str, weight: int) -> None:
        """Wait for the turn of a request."""
        if not self._waiting and self._left > 0:
            self.admit(address, weight, lambda: None)
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.admit(address, weight, lambda: release(mine))
        await mine

    def _round(self) -> None:
        """Admit work for one tick."""
        self._timer = None
        self._left = min(self._left + self._each, self._each * (1 if self._waiting else BURST))
        while self._waiting and self._left > 0:
            address, works = next(iter(self._waiting.items()))
            weight, work = works.popleft()
            if works:
                self._waiting.move_to_end(address)
            else:
                del self._waiting[address]
            self._left -= weight
            try:
                work()
            except Exception as error:  # a bug in one request must not keep the others waiting
                log_bug("work", error)
        if self._waiting or self._left < self._each * BURST:
            self._set_timer()

    def _set_timer(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(TICK, self._round)


def release(waiting: "asyncio.Future[None]") -> None:
    """Let a request go on, if it still waits."""
    if not waiting.done():
        waiting.set_result(None)


def weight_of(message: wire.FromClient, connections: int) -> int:
    """What a message costs in a room with so many connections."""
    match message:
        case wire.SayRequest() | wire.EmoteRequest():
            return CHAT + connections // LISTENERS
        case wire.LookRequest() | wire.WhyRequest() | wire.OddsRequest() | wire.HintRequest():
            return LOOK
        case wire.EntropyRequest() | wire.MuteRequest():
            return CHAT
    return CHANGE + connections // LISTENERS
