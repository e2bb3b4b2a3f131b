"""IP addresses and networks, and the group of addresses that limits and bans count as one."""

import functools
import ipaddress

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

UNKNOWN = "?"  # the address of a client that has none
PREFIX = 64  # bits of an IPv6 address that a provider gives to one customer


def parse_address(text: str) -> Address | None:
    """An address, IPv4 where IPv6 only carries it; None if it is none."""
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def parse_network(text: str) -> Network:
    """An address or a network; ValueError names what is neither."""
    try:
        return ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise ValueError(f"{text} is no address and no network, such as 10.0.0.0/8") from None


@functools.lru_cache(maxsize=4096)
def group_of(address: str) -> str:
    """What limits and bans count as one: an IPv4 address, or the /64 network of an IPv6 address."""
    found = parse_address(address)
    if found is None or found.version == 4:
        return address if found is None else str(found)
    return str(ipaddress.IPv6Network((int(found), PREFIX), strict=False))
