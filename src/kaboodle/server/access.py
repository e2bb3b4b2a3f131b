"""Admission control: authentication, bans, rate limits and connection limits."""

from collections import Counter
from collections.abc import Iterable

from starlette.requests import HTTPConnection

from kaboodle.server.addresses import UNKNOWN, group_of
from kaboodle.server.bans import Ban, BanList
from kaboodle.server.clock import Clock
from kaboodle.server.guests import LIFETIME, RENEWED, Guest, GuestSigner
from kaboodle.server.hosts import AllowedHosts
from kaboodle.server.limits import HTTP_CONNECTION, SOCKET, MemoryBudget, RateLimiter
from kaboodle.server.metrics import Metrics
from kaboodle.server.proxies import TrustedProxies
from kaboodle.server.rooms.connection import Channel
from kaboodle.server.settings import Settings
from kaboodle.server.wire import Code, Refusal

COOKIE = "kaboodle"
DELETIONS = (1 / 600, 3)  # a second from one address, and the burst
ANALYSES = (4, 40)  # likewise


class AccessControl:
    """Decides which requests and connections are admitted."""

    def __init__(
        self, settings: Settings, guests: GuestSigner, clock: Clock, metrics: Metrics, memory: MemoryBudget
    ) -> None:
        self._settings = settings
        self._guests = guests
        self._metrics = metrics
        self._memory = memory
        self._proxies = TrustedProxies(settings.trusted_proxies)
        self._hosts = AllowedHosts(settings.hosts, settings.origins)
        self._sockets: Counter[str] = Counter()  # by address
        self._http_connections: Counter[str] = Counter()  # by address
        self._channels: dict[Channel, tuple[str, str]] = {}  # guest and address of each open socket
        self._bans = BanList()
        self._signed_out: dict[str, int] = {}
        self.timed_since = clock.now()  # since when tokens expire
        self._now = clock.now
        rate, rooms, replays = settings.requests_per_second, settings.rooms_per_minute, settings.replays_per_minute
        self._request_limiter = RateLimiter(rate, rate * 4, clock.now)
        self._replay_limiter = RateLimiter(replays / 60, replays, clock.now)
        self._deletion_limiter = RateLimiter(*DELETIONS, clock.now)
        self._analysis_limiter = RateLimiter(*ANALYSES, clock.now)
        self._room_limiter = RateLimiter(rooms / 60, rooms, clock.now)

    def check_host(self, connection: HTTPConnection) -> None:
        """Refuse a request for a name that is none of this server's."""
        self._hosts.check_host(connection)

    def check_request(self, connection: HTTPConnection) -> None:
        """Refuse pages of other sites, banned addresses, and addresses that send too many requests."""
        self._hosts.check_origin(connection)
        address = self.address_of(connection)
        if self._bans.has_address(address, self._now()):
            raise banned()
        if not self._request_limiter.take(address):
            raise Refusal(Code.SLOW_DOWN, "too many requests; wait a little")

    def address_of(self, connection: HTTPConnection) -> str:
        """The address that a request is limited and banned by: the client's own, also behind a trusted proxy."""
        peer = connection.client.host if connection.client else UNKNOWN
        headers = connection.headers
        return group_of(self._proxies.client_of(peer, headers.getlist("x-forwarded-for"), headers.getlist("forwarded")))

    def check_room_rate(self, connection: HTTPConnection) -> None:
        """Refuse an address that creates rooms too fast, under whatever names."""
        if not self._room_limiter.take(self.address_of(connection)):
            raise Refusal(Code.SLOW_DOWN, "too many rooms at once; wait a little")

    def origin_of(self, connection: HTTPConnection) -> str:
        """The address of a connection, as it is stored with the rooms made there."""
        return self._guests.pseudonym(self.address_of(connection))

    def check_replay_rate(self, connection: HTTPConnection) -> None:
        """Refuse an address that requests too many replays and records."""
        if not self._replay_limiter.take(self.address_of(connection)):
            raise Refusal(Code.SLOW_DOWN, "too many games are looked at at once; wait a little")

    def check_analysis_rate(self, connection: HTTPConnection) -> None:
        """Refuse an address that has too many positions analysed."""
        if not self._analysis_limiter.take(self.address_of(connection)):
            raise Refusal(Code.SLOW_DOWN, "too many positions at once; wait a little")

    def identify(self, connection: HTTPConnection) -> Guest:
        """The guest who sends a request; Refusal without an identity of this server, or if the guest is banned."""
        token = token_of(connection)
        if not token:
            raise Refusal(Code.WHO, "say who you are first: POST /api/guest gives a cookie and a token")
        found, now = self._guests.read(token), self._now()
        if found.at <= self._signed_out.get(found.id, -1):
            raise Refusal(Code.WHO, "this identity was signed out on all devices")
        if now - (found.at or self.timed_since) > LIFETIME:
            raise Refusal(Code.WHO, "this identity was not used for too long")
        if self._bans.has_guest(found.id, now):
            raise banned()
        return found.guest

    def new_token(self, guest: Guest) -> str:
        """A token for a guest, valid from now on."""
        return self._guests.sign(guest, max(self._now(), self._signed_out.get(guest.id, -1) + 1))

    def renewed_token(self, connection: HTTPConnection) -> str | None:
        """A new token for a request whose token is valid and old; None if it has none or a young one."""
        token = token_of(connection)
        try:
            if not token or self._now() - self._guests.read(token).at < RENEWED:
                return None
            return self.new_token(self.identify(connection))
        except Refusal:
            return None

    def signed_out_at(self, guest: str) -> int:
        """When a guest has last signed out everywhere: tokens and keys of seats made until then are void."""
        return self._signed_out.get(guest, -1)

    def sign_out(self, guest: str, at: int) -> None:
        """End all tokens that a guest has until now."""
        self._signed_out[guest] = at

    def check_deletion_rate(self, connection: HTTPConnection) -> None:
        """Refuse an address that deletes identities too fast: each deletion reads every log."""
        if not self._deletion_limiter.take(self.address_of(connection)):
            raise Refusal(Code.SLOW_DOWN, "too many identities are deleted at once; wait a little")

    def add_socket(self, connection: HTTPConnection) -> str:
        """Count a WebSocket in; its address. Refusal if there are too many."""
        address = self.address_of(connection)
        self.add_socket_from(address)
        return address

    def add_socket_from(self, address: str) -> None:
        """Count a WebSocket of an address in; Refusal if there are too many."""
        if self._metrics.connections >= self._settings.connections or not self._memory.has(SOCKET):
            raise Refusal(Code.FULL, "the server has all the connections it can bear")
        if self._sockets[address] >= self._settings.connections_per_address:
            raise Refusal(Code.SLOW_DOWN, "too many connections from one address")
        self._sockets[address] += 1
        self._metrics.connections += 1
        self._memory.add(SOCKET)

    def remove_socket(self, address: str) -> None:
        """Count a WebSocket out."""
        self._metrics.connections -= 1
        self._memory.add(-SOCKET)
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def add_http_connection(self, peer: str) -> str | None:
        """Count an HTTP connection in; its address, or None if there are too many in all or from this address.

        The connections of a trusted proxy are those of many clients: only their number in all is limited.
        """
        address = group_of(peer)
        full = self._metrics.http_connections >= self._settings.connections or not self._memory.has(HTTP_CONNECTION)
        crowded = self._http_connections[address] >= self._settings.connections_per_address
        if full or (crowded and not self._proxies.trusts(peer)):
            return None
        self._http_connections[address] += 1
        self._metrics.http_connections += 1
        self._memory.add(HTTP_CONNECTION)
        return address

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

    def close_connections(self, guest: str, why: Refusal) -> None:
        """Close every connection that a guest has made."""
        for channel, (owner, _) in list(self._channels.items()):
            if owner == guest:
                channel.refuse(why)

    def set_bans(self, bans: Iterable[Ban]) -> None:
        """Replace the list of bans, and close the connections of everybody on it."""
        self._bans, now = BanList(bans), self._now()
        for channel, (guest, address) in list(self._channels.items()):
            if self._bans.has_guest(guest, now) or self._bans.has_address(address, now):
                channel.refuse(banned())


def banned() -> Refusal:
    """The refusal of somebody who is banned; a new one each time, since an exception keeps where it was raised."""
    return Refusal(Code.BARRED, "the keeper of this server does not let you in")


def token_of(connection: HTTPConnection) -> str | None:
    """The identity that a request carries: a bearer token, or else the cookie. Never the address."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else connection.cookies.get(COOKIE)
