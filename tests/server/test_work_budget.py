"""The budget for what is no move: fair by address, in order for each client, and never before a move."""

import asyncio
import time
from pathlib import Path

from kaboodle.client import Client
from kaboodle.server import wire
from kaboodle.server.work_budget import BURST, TICK, WorkBudget, weight_of
from tests.server.manual_clock import run
from tests.server.process import serving

UNITS = 1_000


def test_work_runs_at_once_while_the_budget_lasts_and_then_waits() -> None:
    async def test() -> None:
        budget, done = WorkBudget(UNITS), []
        whole = int(UNITS * TICK * BURST)
        for n in range(whole + 10):
            budget.admit("a", 1, lambda n=n: done.append(n))  # type: ignore[misc]  # mypy does not infer defaults of a lambda
        assert len(done) == whole
        while len(done) < whole + 10:
            await asyncio.sleep(TICK)
        assert done == sorted(done)

    run(test())


def test_an_address_that_asks_for_much_does_not_keep_another_one_waiting() -> None:
    async def test() -> None:
        budget, done = WorkBudget(UNITS), []
        budget.admit("storm", int(UNITS * TICK * BURST), lambda: None)
        for _ in range(500):
            budget.admit("storm", 1, lambda: done.append("storm"))
        budget.admit("honest", 1, lambda: done.append("honest"))
        await budget.turn("honest", 1)
        assert "honest" in done and len(done) < 20

    run(test())


def test_no_more_is_admitted_in_a_second_than_the_budget_has() -> None:
    async def test() -> None:
        budget, done = WorkBudget(UNITS), []
        budget.admit("storm", int(UNITS * TICK * BURST), lambda: None)
        for _ in range(5_000):
            budget.admit("storm", 1, lambda: done.append(1))
        began = time.monotonic()
        await asyncio.sleep(0.3)
        assert 0 < len(done) <= (time.monotonic() - began) * UNITS + 2 * UNITS * TICK

    run(test())


def test_a_bug_in_one_request_keeps_no_other_waiting() -> None:
    async def test() -> None:
        budget, done = WorkBudget(UNITS), []
        budget.admit("a", int(UNITS * TICK * BURST), lambda: None)
        budget.admit("a", 1, lambda: 1 // 0)
        budget.admit("b", 1, lambda: done.append("b"))
        await budget.turn("c", 1)
        assert done == ["b"]

    run(test())


def test_a_crowded_room_pays_for_what_it_is_told() -> None:
    say = wire.SayRequest(text="x")
    assert weight_of(say, 2) < weight_of(say, 64)


def test_messages_of_one_client_stay_in_order_when_they_wait(tmp_path: Path) -> None:
    async def test(url: str) -> list[str]:
        ann = await Client.new(url, "ann")
        room = await ann.create("original", 2)
        await ann.sit(room)
        said: list[str] = []
        async with ann.join(room) as link:
            for n in range(8):
                await link.say("rename", name=f"ann {n}")
                await link.say("move", id=f"m{n}", game=1, ask=1, move="draw")
            async for message in link:
                if message.type == "room" and message.room is not None:
                    said.append(str(message.room["seats"][0]["name"]))
                elif message.type == "refused":
                    said.append(str(message.id))
                if said and said[-1] == "m7":
                    return said
        return said

    with serving(tmp_path, work_per_second="20") as served:
        heard = asyncio.run(asyncio.wait_for(test(served.url), 60))
    assert [word for word in heard if word.startswith("m")] == [f"m{n}" for n in range(8)]
    assert heard.index("ann 7") < heard.index("m7") and heard.index("ann 3") < heard.index("m3")
