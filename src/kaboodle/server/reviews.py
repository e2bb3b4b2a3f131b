"""Reviews of finished games: made one at a time in a thread of low priority, and stored with the game."""

import asyncio
import contextlib
import os
import threading
import zlib
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

import msgspec

from kaboodle.core.errors import PositionError
from kaboodle.core.record import Record
from kaboodle.server.clock import Clock
from kaboodle.server.http.archive_queries import ArchiveQueries
from kaboodle.server.http.schemas import ReviewStatus
from kaboodle.server.log import log_bug, note_rarely
from kaboodle.server.store.base import Store, StoreError
from kaboodle.server.wire import Code, Refusal
from kaboodle.study.moments import check
from kaboodle.study.results import METHOD, Review
from kaboodle.study.review import review

NICE = 10  # of the thread, on systems that have this for threads: rooms and bots come first
MOST_WAITING = 64  # reviews that wait, of all people
MOST_OF_ADDRESS = 4  # reviews of one address that wait or are being made


class QueueClosed(Exception):
    """The server stops: the review in progress is given up."""


class ReviewJob:
    """A review that waits or is being made."""

    def __init__(self, id: str, seat: str, record: Record, person: str, address: str) -> None:
        self.key = (id, seat)
        self.record = record
        self.person = person
        self.address = address
        self.progress = 0.0  # written by the thread
        self.given_up = False

    def make(self, budget: float) -> Review:
        """The review; QueueClosed if it is given up."""
        return review(self.record, self.key[1], budget=budget, progress=self.report)

    def report(self, progress: float) -> None:
        """Take note of how much is done."""
        if self.given_up:
            raise QueueClosed
        self.progress = progress


class ReviewQueue:
    """Makes reviews in the order in which they were asked for, one at a time, and stores them.

    Only finished games are archived, and who knows the id of a replay may see it from every seat: the same people get
    its reviews. A person has one review in progress at a time.
    """

    def __init__(self, store: Store, archive: ArchiveQueries, clock: Clock, budget: float = 1.0) -> None:
        self._store = store
        self._archive = archive
        self._clock = clock
        self._budget = budget  # 1 is the usual one
        self._jobs: OrderedDict[tuple[str, str], ReviewJob] = OrderedDict()  # the first one is being made
        self._task: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="review", initializer=lower_priority)

    async def status(self, id: str, seat: str) -> ReviewStatus:
        """How far the review of a seat is; the review itself if it is stored. Refusal if there is no such game."""
        if (job := self._jobs.get((id, seat))) is not None:
            return self._progress(job)
        stored = await self._stored(id, seat)
        if stored is not None:
            return ReviewStatus(state="ready", progress=1.0, review=stored)
        await self._check(id, seat)
        return ReviewStatus(state="none")

    async def request(self, id: str, seat: str, person: str, address: str) -> ReviewStatus:
        """Make the review of a seat, unless it is stored or on its way; Refusal if that cannot be done now."""
        known = await self.status(id, seat)
        if known.state != "none":
            return known
        record = await self._check(id, seat)
        if (job := self._jobs.get((id, seat))) is not None:  # somebody else was faster
            return self._progress(job)
        self._admit(person, address)
        job = ReviewJob(id, seat, record, person, address)
        self._jobs[job.key] = job
        if self._task is None:
            self._task = asyncio.ensure_future(self._run())
        return self._progress(job)

    async def close(self) -> None:
        """Give up what is in progress."""
        for job in self._jobs.values():
            job.given_up = True
        if self._task is not None:
            await self._task
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _progress(self, job: ReviewJob) -> ReviewStatus:
        ahead = list(self._jobs).index(job.key)
        return ReviewStatus(state="waiting" if ahead else "working", progress=round(job.progress, 2), ahead=ahead)

    def _admit(self, person: str, address: str) -> None:
        """Refuse a second review of one person, and too many of an address or in all."""
        jobs = self._jobs.values()
        if any(job.person == person for job in jobs):
            raise Refusal(Code.SLOW_DOWN, "one review at a time; wait for the one that is being made")
        if sum(job.address == address for job in jobs) >= MOST_OF_ADDRESS or len(jobs) > MOST_WAITING:
            raise Refusal(Code.SLOW_DOWN, "too many reviews are being made; wait a little")

    async def _check(self, id: str, seat: str) -> Record:
        """The record of a game whose seat can be reviewed; Refusal says why not."""
        archived = await self._archive.find(id)
        try:
            await asyncio.to_thread(check, archived.record, seat)
        except PositionError as error:
            raise Refusal(Code.OPTION, str(error)) from None
        return archived.record

    async def _stored(self, id: str, seat: str) -> Review | None:
        """The stored review of a seat; None if there is none, or one of an older method."""
        packed = await self._store.stored_review(id, seat, METHOD)
        return None if packed is None else msgspec.json.decode(zlib.decompress(packed), type=Review)

    async def _run(self) -> None:
        """Make reviews until none waits."""
        loop = asyncio.get_running_loop()
        while self._jobs:
            job = next(iter(self._jobs.values()))
            try:
                made = await loop.run_in_executor(self._thread, job.make, self._budget)
                packed = zlib.compress(msgspec.json.encode(made), 6)
                await self._store.add_review(*job.key, made.method, self._clock.now(), packed)
            except QueueClosed:
                pass
            except StoreError as error:
                note_rarely("not kept", why=str(error))
            except Exception as error:  # a bug in one review must not stop the others
                log_bug("review", error)
            del self._jobs[job.key]
        self._task = None


def lower_priority() -> None:
    """Give this thread less of the processor than the others, where threads have a priority of their own."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
