"""Puzzles over HTTP: what comes next, what an answer is worth, and that nothing of hidden cards is sent."""

import asyncio
import json
from pathlib import Path

import pytest

import kaboodle
from kaboodle.client import Client, RequestRefused
from kaboodle.server.puzzles import BATCH, body_of
from kaboodle.server.rooms.deals import deal_table
from kaboodle.server.store.guest_records import GuestRecord
from kaboodle.server.store.sqlite import SqliteStore
from kaboodle.server.wire import ENCODER
from kaboodle.study.puzzle_files import all_puzzles, shipped_puzzles
from tests.server.manual_clock import ManualClock
from tests.server.process import serving
from tests.server.test_hostile import ask
from tests.server.test_leak import served

DAY = 86_400_000
EDITION = "original"


def wrong_move(id: str) -> str:
    """A move that is not the best one."""
    return all_puzzles()[id].moves[-1].move


def test_an_answer_moves_both_ratings_once_and_the_puzzle_does_not_come_again() -> None:
    async def test() -> None:
        clock = ManualClock()
        async with served(deal_table, clock=clock) as url:
            ann, bob = [await Client.new(url, name) for name in ("Ann", "Bob")]
            batch = await ann.request("GET", f"/api/puzzles?edition={EDITION}")
            assert len(batch["puzzles"]) == BATCH and batch["rating"]["value"] == 1500
            first, second = (it["id"] for it in batch["puzzles"][:2])
            found = await ann.request("POST", f"/api/puzzles/{first}", {"move": all_puzzles()[first].best})
            assert found["right"] and found["counted"] and found["change"] > 0 and found["tried"] == found["found"] == 1
            missed = await ann.request("POST", f"/api/puzzles/{second}", {"move": wrong_move(second)})
            assert not missed["right"] and missed["change"] < 0 and (missed["tried"], missed["found"]) == (1, 0)
            again = await ann.request("POST", f"/api/puzzles/{second}", {"move": all_puzzles()[second].best})
            assert again["right"] and not again["counted"] and again["change"] == 0
            assert again["rating"] == missed["rating"]
            more = await ann.request("GET", f"/api/puzzles?edition={EDITION}")
            assert {first, second}.isdisjoint(it["id"] for it in more["puzzles"])
            assert more["left"] == batch["left"] - 2 and more["rating"]["tried"] == 2 and more["rating"]["solved"] == 1
            clock.time += 100 * DAY
            hers = await bob.request("POST", f"/api/puzzles/{first}", {"move": all_puzzles()[first].best})
            assert (hers["tried"], hers["found"]) == (2, 2)

    asyncio.run(test())


def test_a_theme_and_an_edition_choose_the_puzzles_and_others_are_refused() -> None:
    async def test() -> None:
        async with served(deal_table) as url:
            ann = await Client.new(url, "Ann")
            for theme in {it.theme for it in shipped_puzzles(EDITION)}:
                batch = await ann.request("GET", f"/api/puzzles?edition={EDITION}&theme={theme}")
                assert batch["puzzles"] and {it["theme"] for it in batch["puzzles"]} == {theme}
                assert {it["edition"] for it in batch["puzzles"]} == {EDITION}
            with pytest.raises(RequestRefused, match="no such theme"):
                await ann.request("GET", "/api/puzzles?theme=none")
            with pytest.raises(RequestRefused, match="no such edition"):
                await ann.request("GET", "/api/puzzles?edition=chess")
            with pytest.raises(RequestRefused, match="no such puzzle"):
                await ann.request("GET", "/api/puzzles/abcdef")
            id = shipped_puzzles(EDITION)[0].id
            with pytest.raises(RequestRefused, match="not possible"):
                await ann.request("POST", f"/api/puzzles/{id}", {"move": "castle"})

    asyncio.run(test())


def test_the_daily_puzzle_is_one_for_all_and_another_tomorrow() -> None:
    async def test() -> None:
        clock = ManualClock()
        async with served(deal_table, clock=clock) as url:
            ann, bob = [await Client.new(url, name) for name in ("Ann", "Bob")]
            today, same = [await it.request("GET", "/api/puzzles/daily") for it in (ann, bob)]
            assert today["puzzle"]["id"] == same["puzzle"]["id"] and today["answered"] is None
            move = wrong_move(today["puzzle"]["id"])
            await ann.request("POST", f"/api/puzzles/{today['puzzle']['id']}", {"move": move})
            assert (await ann.request("GET", "/api/puzzles/daily"))["answered"] == move
            assert (await bob.request("GET", "/api/puzzles/daily"))["answered"] is None
            days = set()
            for _ in range(4):
                clock.time += DAY
                found = await ann.request("GET", "/api/puzzles/daily")
                days.add((found["day"], found["puzzle"]["id"]))
            assert len(days) == 4 and len({id for _, id in days}) > 1

    asyncio.run(test())


def test_somebody_new_gets_an_identity_with_the_first_answer(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        puzzle = shipped_puzzles(EDITION)[0]
        body = json.dumps({"move": puzzle.best, "name": "Zoë"})
        status, headers, said = ask(server, "POST", f"/api/puzzles/{puzzle.id}", body)
        assert status == 200 and json.loads(said)["counted"]
        cookie = headers["set-cookie"].partition(";")[0]
        _, _, said = ask(server, "POST", f"/api/puzzles/{puzzle.id}", body, Cookie=cookie)
        assert not json.loads(said)["counted"]
        data = json.loads(ask(server, "GET", "/api/guest/data", Cookie=cookie)[2])
        assert data["name"] == "Zoë" and {it["kind"] for it in data["records"]} == {"puzzle-answer", "puzzle-rating"}
        assert ask(server, "POST", "/api/guest/delete", "{}", Cookie=cookie)[0] == 200
        _, _, said = ask(server, "GET", f"/api/puzzles/{puzzle.id}")
        assert json.loads(said)["tried"] == 1, "the puzzle's own rating names nobody and stays"


def test_ratings_survive_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "kaboodle.db"
        records = [GuestRecord("puzzle-answer", "ann", "p1", 5, b"{}"), GuestRecord("puzzle-rating", "", "p1", 5, b"1")]
        store = SqliteStore(path)
        await store.put_records(records)
        await store.put_records([GuestRecord("puzzle-rating", "", "p1", 6, b"2")])
        await store.close()
        store = SqliteStore(path)
        assert await store.records_of("puzzle-answer", "ann") == records[:1]
        assert [it.body for it in await store.records_of("puzzle-rating", "")] == [b"2"]
        assert await store.records_of("puzzle-answer", "bob") == []
        await store.close()

    asyncio.run(test())


@pytest.mark.parametrize("edition", kaboodle.EDITIONS)
def test_what_is_sent_follows_from_what_the_seat_knows(edition: str) -> None:
    for puzzle in shipped_puzzles(edition)[::25]:
        table = kaboodle.read(puzzle.position, puzzle.edition, options=puzzle.options)
        sent = ENCODER.encode(body_of(puzzle.id))
        assert puzzle.position.encode() not in sent
        for seed in range(3):
            other = table.redeal(puzzle.seat, seed)
            assert ENCODER.encode(other.view(puzzle.seat)) in sent, "another deal of the hidden cards, the same bytes"
