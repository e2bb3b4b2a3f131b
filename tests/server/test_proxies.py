"""Behind a proxy: the address of a client is what a trusted proxy says, and nobody else's word counts."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from kaboodle.client import Client
from kaboodle.server import wire
from kaboodle.server.addresses import group_of
from kaboodle.server.proxies import TrustedProxies
from kaboodle.server.wire import Refusal
from tests.server.process import Served, serving
from tests.server.test_hostile import answers, ask, open_socket

PROXIES = TrustedProxies(["127.0.0.1", "10.0.0.0/8", "fd00::/8"])


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that trusts the proxy on its own machine."""
    limits = {"requests_per_second": "1", "connections_per_address": "3"}
    with serving(tmp_path_factory.mktemp("behind"), trusted_proxies="127.0.0.1, 10.0.0.0/8", **limits) as served:
        yield served


@pytest.mark.parametrize(
    ("forwarded_for", "forwarded", "client"),
    [
        ([], [], "127.0.0.1"),
        (["203.0.113.7"], [], "203.0.113.7"),
        (["198.51.100.1, 203.0.113.7"], [], "203.0.113.7"),
        (["198.51.100.1", "203.0.113.7, 10.1.2.3"], [], "203.0.113.7"),
        (["203.0.113.7:4711"], [], "203.0.113.7"),
        (["[2001:db8::7]:443"], [], "2001:db8::7"),
        (["::ffff:203.0.113.7"], [], "203.0.113.7"),
        (["10.1.2.3"], [], "10.1.2.3"),
        (["203.0.113.7, unknown, 10.1.2.3"], [], "10.1.2.3"),
        ([], ["for=198.51.100.1, for=203.0.113.7;proto=https;by=10.0.0.1"], "203.0.113.7"),
        ([], ['For="[2001:db8::7]:4711"'], "2001:db8::7"),
        ([], ['for="198.51.100.1;x,y"', "for=203.0.113.7"], "203.0.113.7"),
        (["203.0.113.7"], ["for=203.0.113.7"], "203.0.113.7"),
    ],
)
def test_the_last_hop_that_is_no_trusted_proxy_is_the_client(
    forwarded_for: list[str], forwarded: list[str], client: str
) -> None:
    assert PROXIES.client_of("127.0.0.1", forwarded_for, forwarded) == client
    assert PROXIES.client_of("198.51.100.9", forwarded_for, forwarded) == "198.51.100.9"


@pytest.mark.parametrize(
    ("forwarded_for", "forwarded"),
    [
        (["203.0.113.7"], ["for=198.51.100.1"]),
        ([], ['for="198.51.100.1, for=203.0.113.7']),
        ([], ['for="a, for="203.0.113.7"']),
        ([], ["for=203.0.113.7 for=1"]),
    ],
)
def test_headers_with_which_a_client_could_hide_what_its_proxy_says_are_refused(
    forwarded_for: list[str], forwarded: list[str]
) -> None:
    with pytest.raises(Refusal):
        PROXIES.client_of("127.0.0.1", forwarded_for, forwarded)


def test_a_customer_with_a_network_of_addresses_counts_once() -> None:
    assert group_of("2001:db8:1:2:3::4") == group_of("2001:db8:1:2:ffff::") == "2001:db8:1:2::/64"
    assert group_of("2001:db8:1:3::4") != group_of("2001:db8:1:2::4")
    assert group_of("203.0.113.7") == group_of("::ffff:203.0.113.7") == "203.0.113.7"


def hammer(served: Served, address: str, header: str = "X-Forwarded-For") -> set[int]:
    """The answers to more requests than one address may send."""
    return {ask(served, "GET", "/api/rooms", **{header: address})[0] for _ in range(8)}


def test_limits_are_those_of_the_client_and_not_of_the_proxy(behind: Served) -> None:
    assert hammer(behind, "203.0.113.20") == {200, 429}
    assert ask(behind, "GET", "/api/rooms", **{"X-Forwarded-For": "203.0.113.21"})[0] == 200
    assert ask(behind, "GET", "/api/rooms", **{"X-Forwarded-For": "203.0.113.21, 203.0.113.20"})[0] == 429
    assert hammer(behind, "for=203.0.113.22", "Forwarded") == {200, 429}
    assert hammer(behind, "2001:db8:5::1") == {200, 429}
    assert ask(behind, "GET", "/api/rooms", **{"X-Forwarded-For": "2001:db8:5::ffff:2"})[0] == 429
    assert ask(behind, "GET", "/api/rooms", **{"X-Forwarded-For": "203.0.113.23", "Forwarded": "for=1.2.3.4"})[0] == 400


def test_sockets_are_counted_by_the_client_too(behind: Served) -> None:
    async def test() -> None:
        guest = Client(behind.url, token)
        for address in ("203.0.113.30", "203.0.113.31"):
            links = [await open_socket(behind.url, guest, **{"X-Forwarded-For": address}) for _ in range(4)]
            heard = await answers(links[3], until=wire.RefusedMessage)
            assert [m.text for m in heard if isinstance(m, wire.RefusedMessage)] == [
                "too many connections from one address"
            ]
            for link in links:
                await link.close()

    from_elsewhere = {"X-Forwarded-For": "203.0.113.32"}
    token = msgspec.json.decode(ask(behind, "POST", "/api/guest", '{"name":"ann"}', **from_elsewhere)[2])["token"]
    asyncio.run(test())


def admin(served: Served, *words: str) -> tuple[int, str]:
    """A command of the server's keeper; its status and what it says."""
    command = [sys.executable, "-m", "kaboodle", "admin", *words, "--database", str(served.database)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_a_client_is_banned_by_its_own_address_and_a_proxy_cannot_be(behind: Served) -> None:
    status, said = admin(behind, "ban", "127.0.0.1")
    assert status != 0 and "127.0.0.1 is a trusted proxy: everybody behind it would be banned" in said
    assert admin(behind, "ban", "2001:db8:9::1")[0] == 0
    fresh = (n % 65_536 for n in range(200_000))  # a quick machine asks thousands of times in that second

    def status_of(host: str) -> int:
        return ask(behind, "GET", "/api/rooms", **{"X-Forwarded-For": host})[0]

    while status_of(f"2001:db8:9::{next(fresh):x}") != 403:  # the server obeys within a second
        pass
    assert status_of("203.0.113.40") == 200
    assert "2001:db8:9::/64" in admin(behind, "bans")[1]
    assert admin(behind, "unban", "2001:db8:9::/64")[0] == 0


def test_without_trusted_proxies_nobody_is_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")  # uvicorn's own setting, which is not ours
    with serving(tmp_path, requests_per_second="1") as served:
        found = [ask(served, "GET", "/api/rooms", **{"X-Forwarded-For": f"203.0.113.{n}"})[0] for n in range(8)]
    assert found[0] == 200 and found[-1] == 429
