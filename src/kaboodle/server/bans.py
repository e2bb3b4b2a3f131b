"""Bans of guests, addresses and networks, for good or until some time."""

import ipaddress
from collections.abc import Iterable

import msgspec

from kaboodle.server.addresses import Network, group_of, parse_network


class Ban(msgspec.Struct, frozen=True):
    """Who is banned: a guest's id, or an address or network; since when, and until when (None: for good)."""

    kind: str
    who: str
    at: int
    until: int | None = None

    def holds(self, now: int) -> bool:
        """Whether it has not ended."""
        return self.until is None or now < self.until


class BanList:
    """The bans of a server, by what a request is recognised by."""

    def __init__(self, bans: Iterable[Ban] = ()) -> None:
        self._guests: dict[str, Ban] = {}
        self._addresses: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []
        for ban in bans:
            if ban.kind == "guest":
                self._guests[ban.who] = ban
            elif "/" in ban.who and group_of(ban.who.partition("/")[0]) != ban.who:
                self._networks.append((parse_network(ban.who), ban))
            else:
                self._addresses[group_of(ban.who.partition("/")[0])] = ban

    def has_guest(self, guest: str, now: int) -> bool:
        """Whether a guest is banned."""
        ban = self._guests.get(guest)
        return ban is not None and ban.holds(now)

    def has_address(self, group: str, now: int) -> bool:
        """Whether a group of addresses is banned, alone or with a network that it belongs to."""
        ban = self._addresses.get(group)
        if ban is not None and ban.holds(now):
            return True
        return bool(self._networks) and any(ban.holds(now) and covers(net, group) for net, ban in self._networks)


def ban_target(who: str) -> str:
    """An address or network as it is banned: an IPv6 address stands for its /64 network."""
    address, slash, _ = who.partition("/")
    return str(parse_network(who)) if slash else group_of(address)


def covers(network: Network, group: str) -> bool:
    """Whether a network contains any of a group of addresses."""
    try:
        return network.overlaps(ipaddress.ip_network(group))
    except ValueError:  # a client without an address
        return False
