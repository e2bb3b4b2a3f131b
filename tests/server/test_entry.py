"""Who may enter a room: bans with an end, people kept out, locked rooms, passwords, and a host who lets people in."""

import asyncio
import contextlib
import json
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from kaboodle.cli.main import main
from kaboodle.client import Client, RequestRefused
from kaboodle.server import wire
from kaboodle.server.admin import DatabaseAdmin, now
from kaboodle.server.bans import Ban, BanList
from kaboodle.server.passwords import hash_password, is_password
from kaboodle.server.wire import Code
from tests.server.manual_clock import open_room, run
from tests.server.process import serving
from tests.server.test_admin import admin, until
from tests.server.test_hostile import ask, open_socket


class Visits(contextlib.AsyncExitStack):
    """Connections to a server that are closed at the end of a test."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url

    async def enter(self, guest: Client, room: str, **hello: object) -> ClientConnection:
        """Connect and say hello."""
        link = await open_socket(self.url, guest)
        self.push_async_callback(link.close)
        await link.send(json.dumps({"type": "hello", "room": room, **hello}))
        return link


async def hear(link: ClientConnection, kind: type) -> wire.FromServer:
    """Listen until a message of a type comes."""
    while True:
        for message in wire.FRAME_DECODER.decode(await asyncio.wait_for(link.recv(), 60)):
            if isinstance(message, kind):
                return message


async def refusal(link: ClientConnection) -> str:
    found = await hear(link, wire.RefusedMessage | wire.WelcomeMessage)  # type: ignore[arg-type]  # a union of types
    return str(found.code) if isinstance(found, wire.RefusedMessage) else "welcome"


def test_a_ban_of_a_network_ends_when_it_should() -> None:
    bans = BanList(
        [Ban("address", "10.1.0.0/16", 0, 500), Ban("guest", "eve", 0, 700), Ban("address", "2001:db8::/32", 0)]
    )
    assert bans.has_address("10.1.2.3", 499) and not bans.has_address("10.1.2.3", 500)
    assert not bans.has_address("10.2.2.3", 499) and not bans.has_address("?", 499)
    assert bans.has_guest("eve", 699) and not bans.has_guest("eve", 700) and not bans.has_guest("ann", 0)
    assert bans.has_address("2001:db8:1:2::/64", 10**15) and not bans.has_address("2001:db9:1:2::/64", 0)


def test_a_running_server_obeys_bans_of_networks_and_bans_with_an_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path, trusted_proxies="127.0.0.0/8") as served:
        eve = asyncio.run(Client.new(served.url, "eve"))
        headers = {"X-Forwarded-For": "10.1.2.3", "Authorization": f"Bearer {eve.token}"}
        assert admin(served, "ban", "10.1.0.0/16", "--for", "7d") == 0
        until(served, "/healthz", 403, **headers)
        assert ask(served, "GET", "/healthz", **{"X-Forwarded-For": "10.2.2.3"})[0] == 200
        capsys.readouterr()
        assert admin(served, "bans") == 0
        assert "address 10.1.0.0/16" in (listed := capsys.readouterr().out) and "until" in listed
        assert admin(served, "unban", "10.1.0.0/16") == 0
        until(served, "/healthz", 200, **headers)
        assert admin(served, "ban", "127.0.0.0/16") == 2, "it has a trusted proxy"
        for wrong in (["--for", "soon"], ["--until", "1999-01-01"], ["--until", "never"]):
            assert main(["admin", "ban", "eve", *wrong, "--database", str(served.database)]) == 2
        database = DatabaseAdmin(str(served.database))
        database.ban("address", "10.9.9.9", now() + 3_000)
        database.close()
        until(served, "/healthz", 403, **{"X-Forwarded-For": "10.9.9.9"})
        until(served, "/healthz", 200, **{"X-Forwarded-For": "10.9.9.9"})  # by itself


def test_who_is_kept_out_does_not_come_back_with_another_identity(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        async with Visits(url) as visits:
            ann, eve = [await Client.new(url, name) for name in ("Ann", "Eve")]
            room = await ann.create("mantis", 2)
            for guest in (ann, eve):
                await guest.sit(room)
            host, link = await visits.enter(ann, room), await visits.enter(eve, room)
            await hear(link, wire.WelcomeMessage)
            await host.send('{"type":"remove","seat":"B","keep_out":true}')
            assert await refusal(link) in ("welcome", "kept-out"), "told that the seat is gone, then refused"
            assert await refusal(await visits.enter(eve, room)) == "kept-out"
            assert await refusal(await visits.enter(eve, room, watch=True)) == "kept-out"
            with pytest.raises(RequestRefused, match="kept-out"):
                await eve.sit(room)
            again = await Client.new(url, "Somebody")
            assert await refusal(await visits.enter(again, room)) == "kept-out", "the address is kept out too"
            with pytest.raises(RequestRefused, match="kept-out"):
                await again.sit(room)
            assert await refusal(await visits.enter(ann, room)) == "welcome", "the host has the same address"

    with serving(tmp_path) as served:
        asyncio.run(test(served.url))
        served.stop()
        dump = served.database.read_bytes()
        assert b"kept-out" in dump and b"127.0.0.1" not in dump, "the log has no address"
        served.start()
        assert "bug" not in served.log.read_text()


def test_a_room_is_locked_and_a_password_opens_it_but_not_by_guessing(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        async with Visits(url) as visits:
            ann, ben, eve = [await Client.new(url, name) for name in ("Ann", "Ben", "Eve")]
            room = await ann.create("mantis", 3, public=True)
            await ben.sit(room)
            host = await visits.enter(ann, room)
            await hear(host, wire.WelcomeMessage)
            await host.send('{"type":"entry","rule":"locked"}')
            await hear(host, wire.RoomMessage)
            assert await refusal(await visits.enter(eve, room)) == "locked"
            with pytest.raises(RequestRefused, match="locked"):
                await eve.sit(room)
            assert await refusal(await visits.enter(ben, room)) == "welcome", "who has a seat comes back"
            assert await eve.request("GET", "/api/rooms") == []
            await host.send('{"type":"entry","rule":"password"}')
            assert await refusal(host) == "option"
            await host.send('{"type":"entry","rule":"password","password":"swordfish"}')
            await hear(host, wire.RoomMessage)
            assert await refusal(await visits.enter(eve, room)) == "password"
            tried = [await refusal(await visits.enter(eve, room, password=f"guess {n}")) for n in range(8)]
            assert tried[0] == "password" and tried[-1] == "slow-down" and set(tried) == {"password", "slow-down"}

    with serving(tmp_path) as served:
        asyncio.run(test(served.url))
        assert b"swordfish" not in b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert "bug" not in served.log.read_text()


def test_the_right_password_opens_a_room_for_socket_and_seat(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        async with Visits(url) as visits:
            ann, ben, cat = [await Client.new(url, name) for name in ("Ann", "Ben", "Cat")]
            room = await ann.create("mantis", 3)
            host = await visits.enter(ann, room)
            await host.send('{"type":"entry","rule":"password","password":"swordfish"}')
            await hear(host, wire.RoomMessage)
            with pytest.raises(RequestRefused, match="password"):
                await cat.sit(room)
            assert await refusal(await visits.enter(ben, room, password="swordfish")) == "welcome"
            assert (await ben.sit(room))[0] == "A", "once inside, no password is needed"
            found = await cat.request("POST", f"/api/rooms/{room}/seat", {"password": "swordfish"})
            assert found["seat"] == "B"

    with serving(tmp_path) as served:
        asyncio.run(test(served.url))


def test_the_host_lets_people_in_one_by_one(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        async with Visits(url) as visits:
            ann, ben, eve = [await Client.new(url, name) for name in ("Ann", "Ben", "Eve")]
            room = await ann.create("mantis", 2)
            host = await visits.enter(ann, room)
            await host.send('{"type":"entry","rule":"ask"}')
            await hear(host, wire.RoomMessage)
            with pytest.raises(RequestRefused, match="knock"):
                await ben.sit(room)
            link = await visits.enter(ben, room)
            await hear(link, wire.WaitingMessage)
            await link.send('{"type":"say","text":"let me in"}')
            assert await refusal(link) == "not-now", "nothing is said through the door"
            knock = await hear(host, wire.KnockMessage)
            assert isinstance(knock, wire.KnockMessage) and knock.name == "Ben"
            await link.send(f'{{"type":"admit","id":{knock.id}}}')
            assert await refusal(link) == "not-now", "nobody lets themselves in"
            await host.send(f'{{"type":"admit","id":{knock.id}}}')
            await hear(link, wire.WelcomeMessage)
            await ben.sit(room)
            other = await visits.enter(eve, room)
            await hear(other, wire.WaitingMessage)
            second = await hear(host, wire.KnockMessage)
            while isinstance(second, wire.KnockMessage) and (second.gone or second.name != "Eve"):
                second = await hear(host, wire.KnockMessage)
            assert isinstance(second, wire.KnockMessage)
            await host.send(f'{{"type":"admit","id":{second.id},"on":false}}')
            assert await refusal(other) == "knock"
            assert await refusal(await visits.enter(eve, room)) == "knock", "not again at once"

    with serving(tmp_path) as served:
        asyncio.run(test(served.url))
        assert "bug" not in served.log.read_text()


def test_who_is_silenced_stays_silent_while_watching() -> None:
    async def test() -> None:
        driver = await open_room("mantis", 3)
        for name in ("ann", "ben", "cat"):
            await driver.sit(name)
        await driver.say("ann", wire.SilenceRequest(seat="B"))
        await driver.say("cat", wire.MuteRequest(seat="A"))
        await driver.leave("ben")
        await driver.enter("ben", watch=True)
        await driver.say("ben", wire.SayRequest(text="I watch now"))
        assert driver.last("ben", wire.RefusedMessage).code == Code.BARRED
        await driver.leave("cat")
        await driver.enter("cat")
        await driver.say("ann", wire.LeaveRequest())
        await driver.say("ann", wire.SayRequest(text="hello"))
        assert not driver.all("cat", wire.SaidMessage), "a mute follows who was muted, and who has muted"
        assert len(driver.all("ann", wire.SaidMessage)) == 1

    run(test())


def test_knockers_are_judged_by_a_new_rule_and_told_when_the_room_sleeps() -> None:
    async def test() -> None:
        driver = await open_room("mantis", 3)
        await driver.sit("ann")
        await driver.say("ann", wire.EntryRequest(rule="ask"))
        await driver.enter("ben")
        assert driver.all("ben", wire.WaitingMessage) and not driver.all("ben", wire.WelcomeMessage)
        await driver.say("ann", wire.EntryRequest(rule="open"))
        await driver.settle()
        assert len(driver.all("ben", wire.WelcomeMessage)) == 1
        assert not driver.room.entrance.waiting

    run(test())


def test_a_password_takes_as_long_whether_it_is_right_or_wrong() -> None:
    stored = hash_password("swordfish")
    assert is_password(stored, "swordfish") and not is_password(stored, "swordfisH")
    assert "swordfish" not in stored and stored != hash_password("swordfish")

    def fastest(given: str) -> float:
        times = []
        for _ in range(5):
            began = time.perf_counter()
            is_password(stored, given)
            times.append(time.perf_counter() - began)
        return min(times)

    assert fastest("s") > fastest("swordfish") / 3
