"""A room on a manual clock: time passes when a test says so, bots answer at once, nothing sleeps."""

import asyncio
import heapq
import itertools
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, TypeVar

import msgspec

from kaboodle.bots.levels import bot_of
from kaboodle.core.fairness import entropy_commitment_of
from kaboodle.core.observation import Observation
from kaboodle.core.registry import EDITIONS
from kaboodle.core.setup import read
from kaboodle.core.table import LETTERS, Table
from kaboodle.server import wire
from kaboodle.server.bot_pool import BotPool
from kaboodle.server.guests import Guest
from kaboodle.server.metrics import Metrics
from kaboodle.server.rooms.commands import Sender
from kaboodle.server.rooms.connection import Connection
from kaboodle.server.rooms.deals import Dealer, DealParameters, deal_table
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.inbox import ClientMessage, Connected, Disconnected, InboxItem, SeatRequest
from kaboodle.server.rooms.log import RoomHeader
from kaboodle.server.rooms.room import Room
from kaboodle.server.rooms.state import RoomState, hash_key
from kaboodle.server.settings import Settings
from kaboodle.server.store.base import Store
from kaboodle.server.store.sqlite import SqliteStore
from kaboodle.server.wire import ClockRule, FromClient, FromServer

T = TypeVar("T")
SECRET = bytes(range(32))


class ManualTimer:
    """A timer of the manual clock."""

    def __init__(self, what: Callable[[], object]) -> None:
        self.what: Callable[[], object] | None = what

    def cancel(self) -> None:
        """Cancel it."""
        self.what = None


class ManualClock:
    """Time that a test moves by hand."""

    def __init__(self) -> None:
        self.time = 1_000_000
        self._heap: list[tuple[int, int, ManualTimer]] = []
        self._count = itertools.count()

    def now(self) -> int:
        """The time now."""
        return self.time

    def call_at(self, when: int, what: Callable[[], object]) -> ManualTimer:
        """Call something when the clock gets there."""
        alarm = ManualTimer(what)
        heapq.heappush(self._heap, (max(when, self.time), next(self._count), alarm))
        return alarm

    def next(self) -> int | None:
        """The time of the next timer."""
        while self._heap and self._heap[0][2].what is None:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def pass_to(self, when: int) -> None:
        """Advance to the time of a timer and run it."""
        self.time = when
        while (due := self.next()) is not None and due <= when:
            alarm = heapq.heappop(self._heap)[2]
            if alarm.what is not None:
                alarm.what()


class InstantBotPool:
    """Bots that answer at once."""

    async def choose(self, room: str, level: str, observation: Observation, seed: int) -> str:
        """A bot's move."""
        return bot_of(level).choose(observation, Random(seed))

    async def run(self, room: str, what: Callable[[], T]) -> T:
        """Anything else."""
        return what()


class RecordingChannel:
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write(self, frame: bytes) -> None:
        """One more frame."""
        self.frames.append(frame)

    def done(self) -> None:
        """Nothing waits here."""

    def refuse(self, refusal: wire.Refusal) -> None:
        """Nothing to close."""

    def shutdown(self) -> None:
        """Nothing to close."""


class RoomDriver:
    """A room whose time and people a test controls."""

    def __init__(self, room: Room, clock: ManualClock, store: Store) -> None:
        self.room = room
        self.clock = clock
        self.store = store
        self.links: dict[str, Connection] = {}
        self.heard: dict[str, list[FromServer]] = {}

    @property
    def table(self) -> Table:
        """The game in progress."""
        assert self.room.state.table is not None
        return self.room.state.table

    async def do(self, item: InboxItem) -> None:
        """Put an item into the inbox, and let the room handle it."""
        self.room.post(item)
        await self.settle()

    async def settle(self) -> None:
        """Let the room handle its inbox, and let its bots answer."""
        while self.room.bots.tasks or not self.room.inbox.empty() or self.room.inbox.held:
            await self.written()
            if self.room.bots.tasks:
                await asyncio.gather(*self.room.bots.tasks, return_exceptions=True)
            while not self.room.inbox.empty() and not self.room.inbox.held and not self.room.asleep:
                await self.room.step()
        for name, link in self.links.items():
            assert isinstance(link.channel, RecordingChannel)
            self.heard[name] += [
                message for frame in link.channel.frames for message in wire.FRAME_DECODER.decode(frame)
            ]
            link.channel.frames.clear()

    async def written(self) -> None:
        """Let the store's thread write what was moved."""
        while self.room.inbox.held:
            await asyncio.sleep(0)

    async def pass_time(self, millis: int) -> None:
        """Let time pass, and run all timers that are due."""
        end = self.clock.time + millis
        while (due := self.clock.next()) is not None and due <= end:
            self.clock.pass_to(due)
            await self.settle()
        self.clock.pass_to(end)
        await self.settle()

    async def sit(self, name: str, seat: str | None = None) -> None:
        """A guest sits down and connects."""
        await self.do(SeatRequest(Sender(guest=name, name=name, seat=None), seat, f"key-of-{name}"))
        await self.enter(name)

    async def enter(self, name: str, **hello: Any) -> None:  # Any: fields of Hello
        """A guest connects."""
        greeting = wire.HelloRequest(room=self.room.code, **hello)
        key = hash_key(greeting.key) if greeting.key else None
        link = Connection(Guest(id=name, name=name), greeting, key, RecordingChannel())
        self.links[name] = link
        self.heard.setdefault(name, [])
        await self.do(Connected(link))

    async def leave(self, name: str) -> None:
        """A guest's connection breaks."""
        await self.do(Disconnected(self.links.pop(name)))

    async def say(self, name: str, message: FromClient) -> None:
        """A guest sends a message."""
        await self.do(ClientMessage(self.links[name], message))

    async def move(self, name: str, move: str, *, id: str = "", ask: int | None = None) -> None:
        """A guest makes a move, answering what is open unless told otherwise."""
        asked = self.table.ask_id if ask is None else ask
        text = id or f"{name}-{self.room.state.length}"
        await self.say(name, wire.MoveRequest(id=text, game=self.room.state.game, ask=asked, move=move))

    def last(self, name: str, kind: type[T]) -> T:
        """The last message of a kind that a guest got."""
        return [message for message in self.heard[name] if isinstance(message, kind)][-1]

    def all(self, name: str, kind: type[T]) -> list[T]:
        """All messages of a kind that a guest got."""
        return [message for message in self.heard[name] if isinstance(message, kind)]


async def open_room(
    edition: str = "original",
    players: int = 3,
    *,
    clock: ClockRule = ClockRule(),  # noqa: B008  # frozen
    position: str | None = None,
    store: Store | None = None,
    bot_pool: BotPool | None = None,
    settings: Settings = Settings(),  # noqa: B008  # frozen
    **options: str,
) -> RoomDriver:
    """A room that its host 'ann' has made; with a position every deal gives that one."""
    time = ManualClock()
    kept = store or SqliteStore(":memory:")
    header = RoomHeader(
        code="testroom",
        edition=edition,
        players=players,
        options=EDITIONS[edition].choose(players, options),
        clock=clock,
        host="ann",
        rules=EDITIONS[edition].rules_version,
    )
    await kept.create_room(header.code, msgspec.json.encode(header), time.now())
    state = RoomState(header, deal_table if position is None else always(position))
    return live(state, time, kept, bot_pool, settings)


def live(
    state: RoomState,
    clock: ManualClock,
    store: Store,
    bot_pool: BotPool | None = None,
    settings: Settings = Settings(),  # noqa: B008  # frozen
) -> RoomDriver:
    """A running room on a manual clock."""
    deps = RoomDeps(store, clock, bot_pool or InstantBotPool(), Metrics(), settings, lambda: SECRET)
    room = Room(state, deps, lambda room: None)
    room.restart()
    return RoomDriver(room, clock, store)


def always(position: str) -> Dealer:
    """A dealer who always deals one position."""

    def dealer(deal: DealParameters) -> Table:
        table = read(position, deal.edition, options=deal.options)
        table.secret, table.seed = deal.secret, None
        return table

    return dealer


def run(test: Coroutine[Any, Any, T]) -> T:
    """Run a test that waits."""
    return asyncio.run(test)


async def begin(driver: RoomDriver, *names: str) -> None:
    """Everybody sits, bots fill up, the host starts, everybody adds to the deal."""
    for name in names:
        await driver.sit(name)
    for seat, seat_state in driver.room.state.seats.items():
        if seat_state.free:
            await driver.say("ann", wire.BotRequest(seat=seat))
    await driver.say("ann", wire.StartRequest())
    await add_entropy(driver, *names)


async def add_entropy(driver: RoomDriver, *names: str) -> None:
    """Everybody commits to entropy, and then reveals it."""
    state = driver.room.state
    texts = {name: f"chance-of-{name}-{state.game}" for name in names}
    if not state.adds_alone:
        for name, text in texts.items():
            await driver.say(name, wire.CommitRequest(game=state.game, hash=hash_of(driver, name, text)))
    for name, text in texts.items():
        await driver.say(name, wire.EntropyRequest(game=state.game, text=text))


def hash_of(driver: RoomDriver, name: str, text: str) -> str:
    """The commitment of a guest to entropy for the deal."""
    seat = driver.links[name].seat
    assert seat is not None
    return entropy_commitment_of(text, LETTERS.index(seat), driver.room.state.commitment)
