"""A room on a clock of wax: time passes when a test says so, bots think at once, nothing sleeps."""

import asyncio
import heapq
import itertools
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, TypeVar

import msgspec

from kaboodle.bots.levels import bot_of
from kaboodle.games import EDITIONS
from kaboodle.opening import read
from kaboodle.server import wire
from kaboodle.server.connection import Connection
from kaboodle.server.desk import Who
from kaboodle.server.entries import Header
from kaboodle.server.guests import Guest
from kaboodle.server.inbox import Arrived, Gone, Item, Rules, Sent, Wish
from kaboodle.server.ledger import Deal, Dealer, Ledger, deal_sealed, hash_of
from kaboodle.server.metrics import Meter
from kaboodle.server.room import Room
from kaboodle.server.settings import Settings
from kaboodle.server.sqlite import SqliteStore
from kaboodle.server.store import Store
from kaboodle.server.thinking import Thinker
from kaboodle.server.wire import ClockRule, FromClient, FromServer
from kaboodle.sight import Sight
from kaboodle.table import Table

T = TypeVar("T")
SECRET = bytes(range(32))


class WaxAlarm:
    """Something that will happen on a clock of wax."""

    def __init__(self, what: Callable[[], object]) -> None:
        self.what: Callable[[], object] | None = what

    def cancel(self) -> None:
        """Not any more."""
        self.what = None


class WaxClock:
    """Time that a test moves by hand."""

    def __init__(self) -> None:
        self.time = 1_000_000
        self._heap: list[tuple[int, int, WaxAlarm]] = []
        self._count = itertools.count()

    def now(self) -> int:
        """The time now."""
        return self.time

    def ring_at(self, when: int, what: Callable[[], object]) -> WaxAlarm:
        """Call something when the clock gets there."""
        alarm = WaxAlarm(what)
        heapq.heappush(self._heap, (max(when, self.time), next(self._count), alarm))
        return alarm

    def next(self) -> int | None:
        """When something happens next."""
        while self._heap and self._heap[0][2].what is None:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def pass_to(self, when: int) -> None:
        """Let time pass up to a moment at which something rings, and let it ring."""
        self.time = when
        while (due := self.next()) is not None and due <= when:
            alarm = heapq.heappop(self._heap)[2]
            if alarm.what is not None:
                alarm.what()


class QuickThinker:
    """Bots that know at once."""

    async def think(self, level: str, sight: Sight, seed: int) -> str:
        """A bot's move."""
        return bot_of(level).choose(sight, Random(seed))

    async def work_out(self, what: Callable[[], T]) -> T:
        """Anything else."""
        return what()


class WaxLine:
    """Keeps what is written to it."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write(self, frame: bytes) -> None:
        """One more frame."""
        self.frames.append(frame)

    def done(self) -> None:
        """Nothing waits here."""

    def refuse(self, refusal: wire.Refusal) -> None:
        """Nobody is here to be closed."""


class WaxRoom:
    """A room whose time and people a test controls."""

    def __init__(self, room: Room, clock: WaxClock, store: Store) -> None:
        self.room = room
        self.clock = clock
        self.store = store
        self.links: dict[str, Connection] = {}
        self.heard: dict[str, list[FromServer]] = {}

    @property
    def table(self) -> Table:
        """The game in progress."""
        assert self.room.ledger.table is not None
        return self.room.ledger.table

    async def do(self, item: Item) -> None:
        """Put something into the inbox, and let the room see to it."""
        self.room.post(item)
        await self.settle()

    async def settle(self) -> None:
        """Let the room see to everything in its inbox, and let its bots think."""
        while self.room.botting.tasks or not self.room.inbox.empty() or self.room.inbox.held:
            await self.written()
            if self.room.botting.tasks:
                await asyncio.gather(*self.room.botting.tasks)
            while not self.room.inbox.empty() and not self.room.asleep:
                await self.room.step()
        for name, link in self.links.items():
            assert isinstance(link.line, WaxLine)
            self.heard[name] += [message for frame in link.line.frames for message in wire.READER.decode(frame)]
            link.line.frames.clear()

    async def written(self) -> None:
        """Let the store's thread write what was moved."""
        while self.room.inbox.held:
            await asyncio.sleep(0)

    async def pass_time(self, millis: int) -> None:
        """Let time pass, and everything happen that is due."""
        end = self.clock.time + millis
        while (due := self.clock.next()) is not None and due <= end:
            self.clock.pass_to(due)
            await self.settle()
        self.clock.pass_to(end)
        await self.settle()

    async def sit(self, name: str, seat: str | None = None) -> None:
        """A guest sits down and connects."""
        await self.do(Wish(Who(guest=name, name=name, seat=None), seat, f"key-of-{name}"))
        await self.enter(name)

    async def enter(self, name: str, **hello: Any) -> None:  # Any: fields of Hello
        """A guest connects."""
        greeting = wire.Hello(room=self.room.code, **hello)
        key = hash_of(greeting.key) if greeting.key else None
        link = Connection(Guest(id=name, name=name), greeting, key, WaxLine())
        self.links[name] = link
        self.heard.setdefault(name, [])
        await self.do(Arrived(link))

    async def leave(self, name: str) -> None:
        """A guest's connection breaks."""
        await self.do(Gone(self.links.pop(name)))

    async def say(self, name: str, message: FromClient) -> None:
        """A guest sends a message."""
        await self.do(Sent(self.links[name], message))

    async def move(self, name: str, move: str, *, id: str = "", ask: int | None = None) -> None:
        """A guest makes a move, answering what is open unless told otherwise."""
        asked = self.table.ask if ask is None else ask
        text = id or f"{name}-{self.room.ledger.lines}"
        await self.say(name, wire.Move(id=text, game=self.room.ledger.game, ask=asked, move=move))

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
    thinker: Thinker | None = None,
    **options: str,
) -> WaxRoom:
    """A room that its host 'ann' has made; with a position every deal gives that one."""
    time = WaxClock()
    kept = store or SqliteStore(":memory:")
    header = Header(
        code="waxroom",
        edition=edition,
        players=players,
        options=EDITIONS[edition].choose(players, options),
        clock=clock,
        host="ann",
    )
    await kept.create(header.code, msgspec.json.encode(header), time.now())
    return live(Ledger(header, deal_sealed if position is None else always(position)), time, kept, thinker)


def live(ledger: Ledger, clock: WaxClock, store: Store, thinker: Thinker | None = None) -> WaxRoom:
    """A room, alive on a clock of wax."""
    rules = Rules(store, clock, thinker or QuickThinker(), Meter(), Settings(), lambda: SECRET)
    room = Room(ledger, rules, lambda room: None)
    room.go_on()
    return WaxRoom(room, clock, store)


def always(position: str) -> Dealer:
    """A dealer who always deals one position."""

    def dealer(deal: Deal) -> Table:
        table = read(position, deal.edition, options=deal.options)
        table.secret, table.seed = deal.secret, None
        return table

    return dealer


def run(test: Coroutine[Any, Any, T]) -> T:
    """Run a test that waits."""
    return asyncio.run(test)


async def begin(wax: WaxRoom, *names: str) -> None:
    """Everybody sits, bots fill up, the host starts, everybody adds to the deal."""
    for name in names:
        await wax.sit(name)
    for seat, chair in wax.room.ledger.chairs.items():
        if chair.free:
            await wax.say("ann", wire.Bot(seat=seat))
    await wax.say("ann", wire.Start())
    for name in names:
        await wax.say(name, wire.Entropy(game=wax.room.ledger.game, text=f"chance-of-{name}"))
