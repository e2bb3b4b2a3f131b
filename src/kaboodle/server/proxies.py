"""The address of a client behind trusted proxies, from the headers that they add."""

import re
from collections.abc import Iterable, Sequence

from kaboodle.server.addresses import parse_address, parse_network
from kaboodle.server.wire import Code, Refusal

TOKEN = r"[!#$%&'*+.^_`|~0-9A-Za-z-]+"
PAIR = re.compile(rf'[ \t]*({TOKEN})=({TOKEN}|"(?:[^"\\]|\\.)*")[ \t]*([;,]|$)')  # of RFC 7239
WITH_PORT = re.compile(r"\[([^\]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+")


class TrustedProxies:
    """The proxies whose headers say which address a request comes from. Nobody else's headers are read."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [parse_network(network) for network in networks]

    def trusts(self, address: str) -> bool:
        """Whether this is the address of a trusted proxy."""
        if not self._networks:
            return False
        found = parse_address(address)
        return found is not None and any(found in network for network in self._networks)

    def client_of(self, peer: str, forwarded_for: Sequence[str], forwarded: Sequence[str]) -> str:
        """The client's address: the peer's, or the last one in a trusted proxy's headers that is no trusted proxy's.

        A proxy adds to one of the headers and passes the other on as the client has written it. So a request with
        both is refused unless both name the same client.
        """
        if not self.trusts(peer):
            return peer
        hops = [hop.strip() for line in forwarded_for for hop in line.split(",")]
        found = {self._last_untrusted(peer, hops)} if hops else set()
        if forwarded:
            found.add(self._last_untrusted(peer, [hop for line in forwarded for hop in forwarded_hops(line)]))
        if len(found) > 1:
            raise contradiction()
        return found.pop() if found else peer

    def _last_untrusted(self, peer: str, hops: Sequence[str]) -> str:
        """The last hop that is no trusted proxy; where a hop is hidden, the proxy that hides it."""
        last = peer
        for hop in reversed(hops):
            address = parse_address(without_port(hop))
            if address is None:
                return last
            last = str(address)
            if not self.trusts(last):
                return last
        return last


def forwarded_hops(line: str) -> list[str]:
    """The `for` of each element of a Forwarded header; Refusal if it is not well-formed: quotes could hide hops."""
    hops, element, at = [], "", 0
    while at < len(line):
        pair = PAIR.match(line, at)
        if pair is None:
            raise contradiction()
        if pair[1].lower() == "for":
            element = pair[2].strip('"')
        at = pair.end()
        if pair[3] != ";":
            hops.append(element)
            element = ""
    return hops


def contradiction() -> Refusal:
    """The refusal of headers that do not say who the client is."""
    return Refusal(Code.UNREADABLE, "X-Forwarded-For and Forwarded name different clients, or cannot be read")


def without_port(hop: str) -> str:
    """An address without brackets and port."""
    found = WITH_PORT.fullmatch(hop)
    return hop if found is None else found[1] or found[2] or ""
