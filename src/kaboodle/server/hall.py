"""The hall: whom the server lets in, and how many."""

from collections import Counter
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from kaboodle.server.connection import Line
from kaboodle.server.guests import Guest, Guests
from kaboodle.server.house import House
from kaboodle.server.limits import SOCKET, VISIT, Buckets, Outboxes
from kaboodle.server.metrics import Meter
from kaboodle.server.outgoing import Outgoing
from kaboodle.server.pulse import Pulse
from kaboodle.server.room import Room
from kaboodle.server.settings import Settings
from kaboodle.server.shelf import Shelf
from kaboodle.server.store import Store
from kaboodle.server.wire import Code, Refusal

COOKIE = "kaboodle"
BANNED = Refusal(Code.BARRED, "the keeper of this server does not let you in")


class Hall:
    """What every request and every socket passes through."""

    def __init__(self, house: House, guests: Guests) -> None:
        self.house = house
        self.guests = guests
        self.settings: Settings = house.rules.settings
        self.store: Store = house.rules.store
        self.meter: Meter = house.rules.meter
        self.shelf = Shelf(house)
        self.connected: Counter[str] = Counter()  # sockets by address
        self.visiting: Counter[str] = Counter()  # HTTP connections by address
        self.outboxes = Outboxes(self.settings.outboxes, self.settings.outbox)
        self.lines: dict[Line, tuple[str, str]] = {}  # open sockets: whose they are, and from where
        self.pulse = Pulse()
        self.outgoing = Outgoing()
        self._banned: set[tuple[str, str]] = set()
        rate, rooms = self.settings.requests_per_second, self.settings.rooms_per_minute
        self._requests = Buckets(rate, rate * 4, house.rules.clock.now)
        replays = self.settings.replays_per_minute
        self._replays = Buckets(replays / 60, replays, house.rules.clock.now)
        self._rooms = Buckets(rooms / 60, rooms, house.rules.clock.now)

    def admit(self, connection: HTTPConnection) -> None:
        """Refuse pages of other sites, and addresses that ask too much at once."""
        origin = connection.headers.get("origin")
        if origin and urlsplit(origin).netloc != connection.headers.get("host") and origin not in self.settings.origins:
            raise Refusal(Code.ORIGIN, "pages of other sites may not use this server")
        if ("address", address_of(connection)) in self._banned:
            raise BANNED
        if not self._requests.take(address_of(connection)):
            raise Refusal(Code.SLOW_DOWN, "too many requests; wait a little")

    def admit_room(self, connection: HTTPConnection) -> None:
        """Refuse an address that makes rooms faster than people do, under whatever names."""
        if not self._rooms.take(address_of(connection)):
            raise Refusal(Code.SLOW_DOWN, "too many rooms at once; wait a little")

    def admit_replay(self, connection: HTTPConnection) -> None:
        """Refuse an address that lets the server work out more than people look at."""
        if not self._replays.take(address_of(connection)):
            raise Refusal(Code.SLOW_DOWN, "too many games are looked at at once; wait a little")

    def enter(self, connection: HTTPConnection) -> str:
        """Count a socket in; its address. Refusal if there are too many."""
        address = address_of(connection)
        if self.meter.connections >= self.settings.connections or not self.house.scales.takes(SOCKET):
            raise Refusal(Code.FULL, "the server has all the connections it can bear")
        if self.connected[address] >= self.settings.connections_per_address:
            raise Refusal(Code.SLOW_DOWN, "too many connections from one address")
        self.connected[address] += 1
        self.meter.connections += 1
        self.house.scales.add(SOCKET)
        return address

    def leave(self, address: str) -> None:
        """Count a socket out."""
        self.meter.connections -= 1
        self.house.scales.add(-SOCKET)
        self.connected[address] -= 1
        if not self.connected[address]:
            del self.connected[address]

    def visit(self, address: str) -> bool:
        """Count an HTTP connection in, unless there are too many: one address may have as many as it may sockets."""
        busy = self.meter.visits >= self.settings.connections or not self.house.scales.takes(VISIT)
        if busy or self.visiting[address] >= self.settings.connections_per_address:
            return False
        self.visiting[address] += 1
        self.meter.visits += 1
        self.house.scales.add(VISIT)
        return True

    def depart(self, address: str) -> None:
        """Count an HTTP connection out."""
        self.meter.visits -= 1
        self.house.scales.add(-VISIT)
        self.visiting[address] -= 1
        if not self.visiting[address]:
            del self.visiting[address]

    def guest(self, connection: HTTPConnection) -> Guest:
        """Who it is; Refusal without an identity of this server."""
        token = token_of(connection)
        if not token:
            raise Refusal(Code.WHO, "say who you are first: POST /api/guest gives a cookie and a token")
        guest = self.guests.read(token)
        if ("guest", guest.id) in self._banned:
            raise BANNED
        return guest

    def ban(self, banned: set[tuple[str, str]]) -> None:
        """Let these in no more; those who are in go."""
        self._banned = banned
        for line, (guest, address) in list(self.lines.items()):
            if ("guest", guest) in banned or ("address", address) in banned:
                line.refuse(BANNED)

    async def find(self, code: str) -> Room:
        """A room; Refusal if there is none."""
        room = await self.house.find(code) if code.isalnum() and len(code) <= 12 else None
        if room is None:
            raise Refusal(Code.NO_ROOM, "there is no such room")
        return room


def address_of(connection: HTTPConnection) -> str:
    """Where a connection comes from."""
    return connection.client.host if connection.client else "?"


def token_of(connection: HTTPConnection) -> str | None:
    """The identity that a request or a socket brings: a bearer token, else the cookie. Never the address."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else connection.cookies.get(COOKIE)
