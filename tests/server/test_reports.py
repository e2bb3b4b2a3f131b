"""Reports: a player reports a seat, the chat around it is kept, and moderators see it behind a key."""

import asyncio
import json
from pathlib import Path
from urllib.parse import urlencode

import pytest

from kaboodle.client import Client
from kaboodle.server import wire
from kaboodle.server.rooms.reports import CHAT_LINES
from kaboodle.server.store.schema import open_database
from kaboodle.server.store.sqlite import SqliteStore
from tests.server.manual_clock import open_room, run
from tests.server.process import Served, serving
from tests.server.test_admin import admin, until
from tests.server.test_entry import Visits, hear, refusal
from tests.server.test_hostile import ask

FORM = {"Content-Type": "application/x-www-form-urlencoded"}
RUDE = "<script>you are all fools</script>"


async def report_somebody(url: str) -> tuple[str, str]:
    """Eve is rude, Ann reports her: the room, and Eve's token."""
    async with Visits(url) as visits:
        ann, eve = [await Client.new(url, name) for name in ("Ann", "Eve")]
        room = await ann.create("original", 2)
        for guest in (ann, eve):
            await guest.sit(room)
        host, link = await visits.enter(ann, room), await visits.enter(eve, room)
        for connection in (host, link):
            await hear(connection, wire.WelcomeMessage)
        await host.send('{"type":"start"}')
        for connection in (host, link):
            await hear(connection, wire.SealedMessage)
            await connection.send('{"type":"entropy","game":1,"text":"mine"}')
            await hear(connection, wire.DealtMessage)
        await link.send(json.dumps({"type": "say", "text": RUDE}))
        await hear(host, wire.SaidMessage)
        for seat in ("A", "C"):
            await host.send(f'{{"type":"report","seat":"{seat}"}}')
            assert await refusal(host) == "not-seated", "neither oneself nor nobody"
        await host.send('{"type":"report","seat":"B","text":"She shouts."}')
        await hear(host, wire.ReportedMessage)
        for _ in range(4):
            await host.send('{"type":"report","seat":"B"}')
        assert await refusal(host) == "slow-down"
        watcher = await visits.enter(await Client.new(url, "Cat"), room)
        await hear(watcher, wire.WelcomeMessage)
        await watcher.send('{"type":"report","seat":"B"}')
        assert await refusal(watcher) == "not-seated", "only players report"
        return room, eve.token


def stored_hands(server: Served) -> list[str]:
    """The secret of the running game, which tells every card."""
    db = open_database(str(server.database))
    sql = "SELECT entry FROM log WHERE CAST(entry AS TEXT) LIKE '%deal-sealed%'"
    found = [json.loads(entry)["secret"] for (entry,) in db.execute(sql)]
    db.close()
    return found


def test_chat_is_stored_with_a_report_only_and_deleted_with_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path) as server:
        room, token = asyncio.run(report_somebody(server.url))
        capsys.readouterr()
        assert admin(server, "reports", "--json") == 0
        first, *_ = found = json.loads(capsys.readouterr().out)
        assert first["room"] == room and first["report"]["name"] == "Eve" and first["report"]["text"] == "She shouts."
        assert [line["text"] for line in first["report"]["chat"]] == [RUDE]
        assert admin(server, "reports") == 0 and "She shouts." in capsys.readouterr().out
        asyncio.run(Client(server.url, token).request("POST", "/api/guest/delete", {}))
        assert admin(server, "reports") == 0 and "Eve" not in capsys.readouterr().out, "who is deleted is so here too"
        for one in found:
            assert admin(server, "reports", "--done", str(one["id"])) == 0
        assert admin(server, "reports", "--done", "99") == 2
        assert admin(server, "reports") == 0 and "There are no reports" in capsys.readouterr().out


def test_moderators_need_the_key_and_see_reports_rooms_and_bans_but_no_card(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path) as server:
        room, token = asyncio.run(report_somebody(server.url))
        assert ask(server, "GET", "/admin")[0] == 404, "off by default"
        assert ask(server, "POST", "/admin/login", "key=", **FORM)[0] == 404
        capsys.readouterr()
        assert admin(server, "key") == 0
        key = capsys.readouterr().out.split()[0]
        assert key.encode() not in server.database.read_bytes(), "only its hash is stored"
        status, _, body = ask(server, "GET", "/admin")
        assert status == 401 and b"Eve" not in body and room.encode() not in body
        assert ask(server, "GET", "/admin", Cookie="kaboodle-admin=forged.token.here")[0] == 401
        assert ask(server, "POST", "/admin/do", "do=done&id=1", **FORM)[0] == 401
        status, headers, _ = ask(server, "POST", "/admin/login", urlencode({"key": key}), **FORM)
        assert status == 303
        kept = headers["set-cookie"].lower()
        assert "httponly" in kept and "samesite=strict" in kept and "path=/admin" in kept
        session = {"Cookie": headers["set-cookie"].partition(";")[0]}
        status, headers, body = ask(server, "GET", "/admin", **session)
        shown = body.decode()
        assert status == 200 and "She shouts." in shown and room in shown and "database works" in shown
        assert RUDE not in shown and "&lt;script&gt;" in shown, "what people write is text"
        assert "unsafe-inline" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
        assert headers["cache-control"] == "no-store"
        secrets = stored_hands(server)
        assert secrets and not any(secret in shown for secret in secrets)
        assert not any(card in shown for card in ("defuse", "nope", "attack", "skip", "favor"))
        elsewhere = session | FORM | {"Origin": "https://evil.example"}
        assert ask(server, "POST", "/admin/do", "do=done&id=1", **elsewhere)[0] == 403
        guest = json.loads(ask(server, "GET", "/api/guest/data", Authorization=f"Bearer {token}")[2])["id"]
        form = session | FORM
        assert ask(server, "POST", "/admin/do", urlencode({"do": "ban", "who": guest}), **form)[0] == 303
        until(server, "/api/games", 403, Authorization=f"Bearer {token}")
        assert ask(server, "POST", "/admin/do", "do=unban&kind=guest&who=" + guest, **form)[0] == 303
        assert ask(server, "POST", "/admin/do", "do=done&id=1", **form)[0] == 303
        assert ask(server, "POST", "/admin/do", "do=what", **form)[0] == 409
        assert b"She shouts." not in ask(server, "GET", "/admin", **session)[2]
        tried = [ask(server, "POST", "/admin/login", "key=guess", **FORM)[0] for _ in range(6)]
        assert tried[0] == 403 and tried[-1] == 429, "keys are not guessed"
        assert admin(server, "key") == 0
        assert ask(server, "GET", "/admin", **session)[0] == 401, "another key ends all sessions"
        assert admin(server, "key", "--off") == 0
        assert ask(server, "GET", "/admin")[0] == 404
        assert "bug" not in server.log.read_text()


def test_a_room_remembers_only_the_last_lines_of_chat() -> None:
    async def test() -> list[str]:
        driver = await open_room("mantis", 2)
        for name in ("ann", "eve"):
            await driver.sit(name)
        for n in range(CHAT_LINES + 5):
            await driver.pass_time(1_000)
            await driver.say("eve", wire.SayRequest(text=f"line {n}"))
        await driver.say("ann", wire.ReportRequest(seat="B"))
        assert driver.last("ann", wire.ReportedMessage).seat == "B"
        assert isinstance(driver.store, SqliteStore)
        sql = "SELECT body FROM report"
        (body,) = await driver.store._do(lambda db: [row[0] for row in db.execute(sql)])
        return [line["text"] for line in json.loads(body)["chat"]]

    assert run(test()) == [f"line {n}" for n in range(5, CHAT_LINES + 5)]
