"""A queue of computations that gives every room its share of the processor."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any

MAX_PER_ROOM = 32  # computations of one room that wait
MAX_WAITING = 4_096  # computations of all rooms that wait
MAX_AHEAD = 5.0  # seconds of use that count against a room, at most


class QueueFull(Exception):
    """A computation was not accepted, or was dropped for one of a room that has asked for less."""


class Job:
    """A computation that waits. `work` is given the milliseconds it may take."""

    __slots__ = ("done", "room", "urgent", "work")

    def __init__(
        self,
        room: str,
        work: Callable[[int], Any],  # Any: each computation has its own result
        done: "asyncio.Future[Any]",
        *,
        urgent: bool,
    ) -> None:
        self.room = room
        self.work = work
        self.done = done
        self.urgent = urgent


class FairQueue:
    """Serves the room that has used the least processor time among those that wait.

    A room's use counts from the moment it begins to wait: being idle saves up nothing, and a room that asks for much
    waits behind every room that asks for less. Within a room a person's question comes before the bots.
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()
        self._used: dict[str, float] = {}  # seconds, on the scale of `_now`
        self._now = 0.0  # the use of the room that was served last
        self._count = 0

    def __len__(self) -> int:
        return self._count

    @property
    def rooms(self) -> int:
        """How many rooms wait."""
        return len(self._waiting)

    def waiting_for(self, room: str) -> int:
        """How many computations of a room wait."""
        return len(self._waiting.get(room, ()))

    def add(self, job: Job) -> None:
        """Let a computation wait; QueueFull if its room has too many, or if all have and this one is the greediest."""
        jobs = self._waiting.get(job.room)
        if jobs is not None and len(jobs) >= MAX_PER_ROOM:
            raise QueueFull
        self._used[job.room] = max(self._used.get(job.room, 0.0), self._now)
        if self._count >= MAX_WAITING:
            self._drop_greediest(job.room)
        if jobs is None:
            jobs = self._waiting[job.room] = deque()
        if job.urgent:
            jobs.appendleft(job)
        else:
            jobs.append(job)
        self._count += 1

    def pop(self) -> Job | None:
        """Remove and return the computation that is next."""
        if not self._waiting:
            return None
        room = min(self._waiting, key=self._used.__getitem__)
        self._now = max(self._now, self._used[room])
        jobs = self._waiting[room]
        job = jobs.popleft()
        self._count -= 1
        if jobs:
            self._waiting.move_to_end(room)  # of rooms that have used the same, the one served last comes last
        else:
            del self._waiting[room]
        return job

    def remove(self, job: Job) -> None:
        """Remove a computation that nobody waits for any more, if it has not begun."""
        jobs = self._waiting.get(job.room)
        if jobs is None or job not in jobs:
            return
        jobs.remove(job)
        self._count -= 1
        if not jobs:
            del self._waiting[job.room]

    def charge(self, room: str, seconds: float) -> None:
        """Count processor time that a room has used; negative: that it was charged too much."""
        self._used[room] = min(self._used.get(room, self._now) + seconds, self._now + MAX_AHEAD)

    def trim(self, most: int) -> None:
        """Forget rooms that do not wait and have used no more than the others, if more than this many are known."""
        if len(self._used) > most:
            waiting = self._waiting
            self._used = {room: used for room, used in self._used.items() if room in waiting or used > self._now}

    def _drop_greediest(self, newcomer: str) -> None:
        """Drop the last computation of the room that has used most."""
        greediest = max(self._waiting, key=self._used.__getitem__)
        if self._used[newcomer] >= self._used[greediest]:
            raise QueueFull
        job = self._waiting[greediest][-1]
        self.remove(job)
        if not job.done.done():
            job.done.set_exception(QueueFull())
