"""Admission control: authentication, bans, rate limits and connection limits."""

from collections import Counter
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from kaboodle.server.clock import Clock
from kaboodle.server.guests import Guest, GuestSigner
from kaboodle.server.limits import HTTP_CONNECTION, SOCKET, MemoryBudget, RateLimiter
from kaboodle.server.metrics import Metrics
from kaboodle.server.rooms.connection import Channel
from kaboodle.server.settings import Settings
from kaboodle.server.wire import Code, Refusal

COOKIE = "kaboodle"
BANNED = Refusal(Code.BARRED, "the keeper of this server does not let you in")


class AccessControl:
    """Decides which requests and connections are admitted."""

    def __init__(
        self, settings: Settings, guests: GuestSigner, clock: Clock, metrics: Metrics, memory: MemoryBudget
    ) -> None:
        self._settings = settings
        self._guests = guests
        self._metrics = metrics
        self._memory = memory
        self._sockets: Counter[str] = Counter()  # by address
        self._http_connections: Counter[str] = Counter()  # by address
        self._channels: dict[Channel, tuple[str, str]] = {}  # guest and address of each open socket
        self._banned: set[tuple[str, str]] = set()
        rate, rooms, replays = settings.requests_per_second, settings.rooms_per_minute, settings.replays_per_minute
        self._request_limiter = RateLimiter(rate, rate * 4, clock.now)
        self._replay_limiter = RateLimiter(replays / 60, replays, clock.now)
        self._room_limiter = RateLimiter(rooms / 60, rooms, clock.now)

    def check_request(self, connection: HTTPConnection) -> None:
        """Refuse pages of other sites, banned addresses, and addresses that send too many requests."""
        origin = connection.headers.get("origin")
        own = connection.headers.get("host")
        if origin and urlsplit(origin).netloc != own and origin not in self._settings.origins:
            raise Refusal(Code.ORIGIN, "pages of other sites may not use this server")
        if ("address", address_of(connection)) in self._banned:
            raise BANNED
        if not self._request_limiter.take(address_of(connection)):
            raise Refusal(Code.SLOW_DOWN, "too many requests; wait a little")

    def check_room_rate(self, connection: HTTPConnection) -> None:
        """Refuse an address that creates rooms too fast, under whatever names."""
        if not self._room_limiter.take(address_of(connection)):
            raise Refusal(Code.SLOW_DOWN, "too many rooms at once; wait a little")

    def check_replay_rate(self, connection: HTTPConnection) -> None:
        """Refuse an address that requests too many replays and records."""
        if not self._replay_limiter.take(address_of(connection)):
            raise Refusal(Code.SLOW_DOWN, "too many games are looked at at once; wait a little")

    def identify(self, connection: HTTPConnection) -> Guest:
        """The guest who sends a request; Refusal without an identity of this server, or if the guest is banned."""
        token = token_of(connection)
        if not token:
            raise Refusal(Code.WHO, "say who you are first: POST /api/guest gives a cookie and a token")
        guest = self._guests.read(token)
        if ("guest", guest.id) in self._banned:
            raise BANNED
        return guest

    def add_socket(self, connection: HTTPConnection) -> str:
        """Count a WebSocket in; its address. Refusal if there are too many."""
        address = address_of(connection)
        if self._metrics.connections >= self._settings.connections or not self._memory.has(SOCKET):
            raise Refusal(Code.FULL, "the server has all the connections it can bear")
        if self._sockets[address] >= self._settings.connections_per_address:
            raise Refusal(Code.SLOW_DOWN, "too many connections from one address")
        self._sockets[address] += 1
        self._metrics.connections += 1
        self._memory.add(SOCKET)
        return address

    def remove_socket(self, address: str) -> None:
        """Count a WebSocket out."""
        self._metrics.connections -= 1
        self._memory.add(-SOCKET)
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def add_http_connection(self, address: str) -> bool:
        """Count an HTTP connection in; False if there are too many in all or from this address."""
        full = self._metrics.http_connections >= self._settings.connections or not self._memory.has(HTTP_CONNECTION)
        if full or self._http_connections[address] >= self._settings.connections_per_address:
            return False
        self._http_connections[address] += 1
        self._metrics.http_connections += 1
        self._memory.add(HTTP_CONNECTION)
        return True

    def remove_http_connection(self, address: str) -> None:
        """Count an HTTP connection out."""
        self._metrics.http_connections -= 1
        self._memory.add(-HTTP_CONNECTION)
        self._http_connections[address] -= 1
        if not self._http_connections[address]:
            del self._http_connections[address]

    def register(self, channel: Channel, guest: str, address: str) -> None:
        """Remember who an open socket belongs to, so that a ban closes it."""
        self._channels[channel] = (guest, address)

    def unregister(self, channel: Channel) -> None:
        """Forget a socket that is closed."""
        self._channels.pop(channel, None)

    def set_bans(self, banned: set[tuple[str, str]]) -> None:
        """Replace the list of bans, and close the connections of everybody on it."""
        self._banned = banned
        for channel, (guest, address) in list(self._channels.items()):
            if ("guest", guest) in banned or ("address", address) in banned:
                channel.refuse(BANNED)


def address_of(connection: HTTPConnection) -> str:
    """The address a connection comes from."""
    return connection.client.host if connection.client else "?"


def token_of(connection: HTTPConnection) -> str | None:
    """The identity that a request carries: a bearer token, or else the cookie. Never the address."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else connection.cookies.get(COOKIE)
