"""The daily deal over HTTP: the same for all, once for each, nothing of it before it is played, scored by duplicate."""

import asyncio
from datetime import date
from typing import Any

import pytest

from kaboodle.client import Client, RequestRefused
from kaboodle.core.registry import EDITIONS
from kaboodle.server.daily import Day, StoredGame, continued, rebuilt, streak_of
from kaboodle.server.rooms.deals import deal_table
from kaboodle.server.wire import ENCODER
from kaboodle.study.daily import commitment, day_key, deals_of
from tests.server.manual_clock import ManualClock
from tests.server.test_leak import served

DAY = 86_400_000
MOST = 600  # answers of a game
KEY = day_key(b"a secret of the server", "2026-11-18")
TODAY = Day(date=date(2026, 11, 18), key=KEY, deals=deals_of(KEY))


async def play(guest: Client, deal: int, choose: int = 0) -> dict[str, Any]:  # Any: JSON
    """Play a deal to its end; always the first legal move, or the last."""
    game = await guest.request("POST", f"/api/daily/{deal}", {})
    for _ in range(MOST):
        if game["won"] is not None:
            return dict(game)
        move = game["legal"][choose]
        game = await guest.request("POST", f"/api/daily/{deal}", {"answers": game["answers"], "move": move})
    raise AssertionError("the game does not end")


def test_the_same_moves_give_the_same_game_and_it_is_played_once() -> None:
    async def test() -> None:
        async with served(deal_table, clock=ManualClock()) as url:
            ann, bob = [await Client.new(url, name) for name in ("Ann", "Bob")]
            before = await ann.request("GET", "/api/daily")
            assert [it["edition"] for it in before["deals"]] == list(EDITIONS)
            assert not any(it["begun"] for it in before["deals"]) and before["points"] is None
            number = next(it["number"] for it in before["deals"] if it["players"] == 2)
            hers, his = await play(ann, number), await play(bob, number)
            assert hers == his
            with pytest.raises(RequestRefused, match="too late"):
                await ann.request("POST", f"/api/daily/{number}", {"answers": hers["answers"], "move": "draw"})
            again = await ann.request("POST", f"/api/daily/{number}", {})
            assert again["won"] == hers["won"] and again["legal"] == [] and again["answers"] == hers["answers"]
            after = (await ann.request("GET", "/api/daily"))["deals"][number]
            assert after["begun"] and after["won"] == hers["won"]
            assert after["points"] == pytest.approx(100 * after["won"] - after["others"], abs=0.11)
            with pytest.raises(RequestRefused, match="no such deal"):
                await ann.request("POST", "/api/daily/9", {})
            with pytest.raises(RequestRefused, match="was not begun"):
                await bob.request("POST", f"/api/daily/{(number + 1) % 5}", {"answers": 0, "move": "draw"})

    asyncio.run(test())


def test_a_game_goes_on_all_day_and_ends_with_it() -> None:
    async def test() -> None:
        clock = ManualClock()
        clock.time = 20_000 * DAY + 1000  # the beginning of a day
        async with served(deal_table, clock=clock) as url:
            ann = await Client.new(url, "Ann")
            game = await ann.request("POST", "/api/daily/0", {})
            with pytest.raises(RequestRefused, match="not possible"):
                await ann.request("POST", "/api/daily/0", {"answers": 0, "move": "castle"})
            body = {"answers": 0, "move": game["legal"][0]}
            await ann.request("POST", "/api/daily/0", body)
            with pytest.raises(RequestRefused, match="too late"):
                await ann.request("POST", "/api/daily/0", body)
            clock.time += DAY - 2000
            later = await ann.request("POST", "/api/daily/0", {})
            assert later["answers"] == 1 and (later["legal"] or later["won"] is not None)
            clock.time += 2000
            tomorrow = await ann.request("GET", "/api/daily")
            assert not any(it["begun"] for it in tomorrow["deals"])

    asyncio.run(test())


def test_a_day_is_committed_the_day_before_and_revealed_the_day_after() -> None:
    async def test() -> None:
        clock = ManualClock()
        async with served(deal_table, clock=clock) as url:
            ann = await Client.new(url, "Ann")
            days = []
            for _ in range(3):
                days.append(await ann.request("GET", "/api/daily"))
                clock.time += DAY
            assert days[0]["tomorrow"] == days[1]["commitment"] and days[2]["yesterday"] == days[1]["day"]
            key = bytes.fromhex(days[2]["yesterday_key"])
            assert commitment(key) == days[1]["commitment"]
            seats = [(it["edition"], it["players"], it["seat"]) for it in days[1]["deals"]]
            assert [(it.edition, it.players, it.seat) for it in deals_of(key)] == seats
            assert [it["number"] for it in days] == list(range(days[0]["number"], days[0]["number"] + 3))

    asyncio.run(test())


def test_whoever_plays_all_deals_gets_a_score_and_days_in_a_row_count() -> None:
    assert streak_of({"2026-11-16", "2026-11-17"}, date(2026, 11, 18)) == 2
    assert streak_of({"2026-11-16", "2026-11-17", "2026-11-18"}, date(2026, 11, 18)) == 3
    assert streak_of({"2026-11-15", "2026-11-18"}, date(2026, 11, 18)) == 1
    assert streak_of({"2026-11-16"}, date(2026, 11, 18)) == 0


@pytest.mark.long
def test_the_score_compares_with_everybody_who_played_all_deals() -> None:
    async def test() -> None:
        async with served(deal_table, clock=ManualClock()) as url:
            ann, bob = [await Client.new(url, name) for name in ("Ann", "Bob")]
            for deal in range(5):
                await play(ann, deal)
            alone = await ann.request("GET", "/api/daily")
            assert alone["points"] is not None and alone["percentile"] is None and alone["people"] == 1
            assert alone["streak"] == 1 and alone["week"] == [False] * 6 + [True]
            for deal in range(5):
                await play(bob, deal, choose=-1)
            among = await ann.request("GET", "/api/daily")
            assert among["people"] == 2 and among["percentile"] in (0, 50, 100)

    asyncio.run(test())


@pytest.mark.parametrize("number", range(5))
def test_what_is_sent_follows_from_what_the_seat_knows(number: int) -> None:
    game, stored = continued(TODAY, number, StoredGame(), None)
    seat = TODAY.deals[number].seat
    for _ in range(4):
        if stored.won is not None:
            return
        table = rebuilt(TODAY, number, stored)
        assert game.steps[-1].view == table.view(seat)
        for seed in range(2):
            other = table.redeal(seat, seed)
            assert ENCODER.encode(other.view(seat)) == ENCODER.encode(game.steps[-1].view)
            assert list(other.legal(seat)) == list(game.legal)
        events = [event for step in game.steps for event in step.events]
        assert tuple(events) == table.stream(seat)[-len(events) :], "its own events and no others"
        game, stored = continued(TODAY, number, stored, game.legal[0])
