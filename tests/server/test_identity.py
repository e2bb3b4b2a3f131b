"""Identities: no script reads them, they expire and are renewed, and their owners can end, export and delete them."""

import asyncio
import json
import urllib.request
from pathlib import Path

import pytest

from kaboodle.client import Client, RequestRefused
from kaboodle.server import wire
from kaboodle.server.guests import LIFETIME, RENEWED, Guest, GuestSigner
from kaboodle.server.rooms.deals import deal_table
from kaboodle.server.rooms.erasure import GONE
from kaboodle.server.store.schema import open_database
from tests.server.manual_clock import ManualClock
from tests.server.process import Served, serving, whole_game
from tests.server.test_entry import Visits, hear, refusal
from tests.server.test_hostile import ask
from tests.server.test_leak import served

PAGE = {"Sec-Fetch-Site": "same-origin"}  # what a browser adds, and no script can take away


def test_no_script_of_a_page_gets_a_token_to_read(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        status, headers, body = ask(server, "POST", "/api/guest", '{"name":"Ann"}', **PAGE)
        assert status == 200 and json.loads(body)["token"] == ""
        assert "httponly" in headers["set-cookie"].lower()
        cookie = headers["set-cookie"].partition(";")[0]
        token = cookie.partition("=")[2]
        for method, path, sent in (
            ("GET", "/api/guest", ""),
            ("POST", "/api/guest", '{"name":"Ann"}'),
            ("POST", "/api/play", '{"edition":"mantis"}'),
            ("POST", "/api/guest/sign-out", "{}"),
        ):
            for more in (PAGE, {}, {"Origin": server.url}):  # old browsers say nothing, but have the cookie
                said = ask(server, method, path, sent, Cookie=cookie, **more)
                assert said[0] in (200, 201), said
                assert json.loads(said[2])["token"] == "" and token not in said[2].decode()
                cookie = said[1].get("set-cookie", cookie).partition(";")[0]
        program = asyncio.run(Client.new(server.url, "Bob"))
        assert program.token and asyncio.run(program.request("GET", "/api/guest"))["token"]


def test_a_token_is_renewed_while_it_is_used_and_expires_when_it_is_not() -> None:
    async def test() -> None:
        clock = ManualClock()
        async with served(deal_table, clock=clock) as url:
            ann, idle = [await Client.new(url, name) for name in ("Ann", "Idle")]
            first = ann.token
            await ann.request("GET", "/api/games")
            assert ann.token == first, "a young token stays"
            clock.time += RENEWED + 1
            await ann.request("GET", "/api/games")
            assert ann.token != first, "the client has taken the new one"
            clock.time += LIFETIME - RENEWED
            assert await ann.request("GET", "/api/games") == []
            for token in (first, idle.token):
                with pytest.raises(RequestRefused, match="not used for too long"):
                    await Client(url, token).request("GET", "/api/games")
            old = GuestSigner(b"k" * 32)
            untimed = old.sign(Guest(id="somebody", name="Old"), 0)  # as versions before have signed it
            with pytest.raises(RequestRefused, match="who"):
                await Client(url, untimed).request("GET", "/api/games")

    asyncio.run(test())


def test_a_cookie_is_renewed_too() -> None:
    async def test() -> None:
        clock = ManualClock()

        def cookie_after(url: str, cookie: str) -> str | None:
            asked = urllib.request.Request(f"{url}/api/rooms", headers={"Cookie": cookie, **PAGE})
            with urllib.request.urlopen(asked, timeout=30) as answer:
                found: str | None = answer.headers.get("set-cookie")
                return found

        async with served(deal_table, clock=clock) as url:
            ann = await Client.new(url, "Ann")
            cookie = f"kaboodle={ann.token}"
            assert await asyncio.to_thread(cookie_after, url, cookie) is None
            clock.time += RENEWED
            renewed = await asyncio.to_thread(cookie_after, url, cookie)
            assert renewed is not None and "HttpOnly" in renewed and ann.token not in renewed

    asyncio.run(test())


def test_signing_out_ends_stolen_tokens_keys_and_connections_for_good(tmp_path: Path) -> None:
    async def test(url: str) -> tuple[str, str]:
        async with Visits(url) as visits:
            ann = await Client.new(url, "Ann")
            thief, other = Client(url, ann.token), await Client.new(url, "Eve")
            room = await ann.create("mantis", 2)
            _, key = await ann.sit(room)
            stolen = await visits.enter(thief, room)
            by_key = await visits.enter(other, room, key=key)
            welcome = await hear(by_key, wire.WelcomeMessage)
            assert isinstance(welcome, wire.WelcomeMessage) and welcome.seat == "A"
            await hear(stolen, wire.WelcomeMessage)
            ann.token = (await ann.request("POST", "/api/guest/sign-out", {}))["token"]
            assert await refusal(stolen) == "who" and await refusal(by_key) == "who"
            with pytest.raises(RequestRefused, match="who"):
                await thief.request("GET", "/api/games")
            again = await hear(await visits.enter(other, room, key=key), wire.WelcomeMessage)
            assert isinstance(again, wire.WelcomeMessage) and again.seat is None, "the key opens nothing any more"
            mine = await hear(await visits.enter(ann, room), wire.WelcomeMessage)
            assert isinstance(mine, wire.WelcomeMessage) and mine.seat == "A" and mine.host
            return thief.token, ann.token

    with serving(tmp_path) as server:
        ended, valid = asyncio.run(test(server.url))
        server.stop()
        server.start()
        assert ask(server, "GET", "/api/games", Authorization=f"Bearer {ended}")[0] == 401, "also after a restart"
        assert ask(server, "GET", "/api/games", Authorization=f"Bearer {valid}")[0] == 200
        assert "bug" not in server.log.read_text()


def test_people_export_and_delete_what_is_stored_about_them(tmp_path: Path) -> None:
    async def test(server: Served) -> str:
        ann, ben = [await Client.new(server.url, name) for name in ("Agathe", "Barnabas")]
        room = await ann.create("mantis", 2)
        await whole_game([ann, ben], room, 1)
        found = await ben.request("GET", "/api/guest/data")
        assert found["name"] == "Barnabas" and [game["room"] for game in found["games"]] == [room]
        assert {seat["room"] for seat in found["rooms"]} == {room}
        assert (await ben.request("POST", "/api/guest/delete", {}))["places"] > 0
        for path in ("/api/guest", "/api/games", "/api/guest/data"):
            with pytest.raises(RequestRefused, match="who"):
                await ben.request("GET", path)
        while True:  # the room is read again within a second
            names = [seat.get("name") for seat in (await ann.request("GET", f"/api/rooms/{room}"))["seats"]]
            if "Barnabas" not in names:
                return str(found["id"])

    with serving(tmp_path) as server:
        gone = asyncio.run(test(server))
        assert "bug" not in server.log.read_text()
    db = open_database(str(server.database))
    db.execute("DELETE FROM signed_out")  # so long as a token of theirs could be valid, their random id stays here
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    stored = repr([row for table in tables for row in db.execute(f"SELECT * FROM {table}")])
    db.close()
    assert gone not in stored and "Barnabas" not in stored and "Agathe" in stored and GONE in stored
