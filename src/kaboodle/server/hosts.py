"""The names under which a server may be asked, against DNS rebinding, and the pages that may ask it."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from kaboodle.server.addresses import parse_address
from kaboodle.server.log import note_rarely
from kaboodle.server.wire import Code, Refusal

ANY = "*"
LOOPBACK = "localhost"


class AllowedHosts:
    """The names of a server. Loopback names and the address that a connection came in on are always among them.

    Without names every numeric address is allowed: no name has to be resolved for it, so none can be rebound.
    """

    def __init__(self, names: Iterable[str], origins: Iterable[str]) -> None:
        self._names = {name.strip().lower().rstrip(".") for name in names}
        self._origins = frozenset(origins)

    def check_host(self, connection: HTTPConnection) -> None:
        """Refuse a request for a foreign name."""
        hosts = connection.headers.getlist("host")
        if len(hosts) > 1 or not all(self._allows(host, local_address(connection)) for host in hosts):
            raise Refusal(Code.HOST, "this server does not answer to this name; its keeper sets its names with --hosts")

    def check_origin(self, connection: HTTPConnection) -> None:
        """Refuse a request from a page of another site."""
        origin = connection.headers.get("origin")
        if origin and origin not in self._origins and site_of(origin) != connection.headers.get("host"):
            raise Refusal(Code.ORIGIN, "pages of other sites may not use this server")

    def _allows(self, host: str, local: str | None) -> bool:
        """Whether this is a name of this server; the port is ignored."""
        name = name_of(host)
        if name is None:
            return False
        if ANY in self._names or name in self._names or name == LOOPBACK or name.endswith(f".{LOOPBACK}"):
            return True
        address = parse_address(name)
        if address is None:
            return False
        return not self._names or address.is_loopback or (local is not None and address == parse_address(local))


def local_address(connection: HTTPConnection) -> str | None:
    """The address of this machine that a connection came in on."""
    server = connection.scope.get("server")
    return server[0] if server else None


def name_of(host: str) -> str | None:
    """The name in a Host header, without port and final dot; None if it cannot be read."""
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return None
    return name.rstrip(".") if name else None


def site_of(origin: str) -> str | None:
    """The host and port of an Origin header; None if it cannot be read."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        note_rarely("origin", origin=origin[:80])
        return None
