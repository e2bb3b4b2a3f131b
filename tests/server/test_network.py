"""Over a bad network the game goes on: lines are cut, messages broken up, one seat has two connections."""

import asyncio
from pathlib import Path

import msgspec

from kaboodle.client import Guest, play
from kaboodle.record import Record, replay, verify
from tests.server.process import careless, people, serving, simple
from tests.server.proxy import bad_network


async def play_badly(direct: str, port: int, seed: int) -> int:
    """A game of three over a bad network, the host on a good one; how often lines were cut."""
    guests = await people(direct, 3)
    room = await guests[0].create("original", 3)
    async with bad_network(port, seed) as (url, proxy):
        for guest in guests[1:]:
            await guest.sit(room)
        far = [Guest(url, guest.token) for guest in guests[1:]]
        games = [play_far(guest, room, seed * 10 + n) for n, guest in enumerate(far)]
        twin = asyncio.ensure_future(listen(guests[1], room))
        playing = asyncio.gather(*games)
        host = await play(guests[0], room, simple(seed), start=True)
        histories = await playing
        found = msgspec.convert(await guests[0].request("GET", f"/api/rooms/{room}/games/1"), Record)
        table = replay(found)
        assert verify(found) == [] and host.winners == table.winners
        assert tuple(host.history) == table.stream("C")
        for seat, acknowledged in histories:
            assert len(acknowledged) <= sum(mover == seat for mover, _ in table.moves)
        assert await asyncio.wait_for(twin, 20) == len(table.stream("A"))
        return proxy.cuts


async def play_far(guest: Guest, room: str, seed: int) -> tuple[str | None, set[str]]:
    """Play from far away; the seat, and which moves were acknowledged."""
    choose = careless(seed)
    async with guest.join(room) as player:
        async for told in player:
            if told.type == "ask" and isinstance(told.id, int):
                assert player.view is not None
                await player.move(told.id, choose(player.view, told.moves))
            if told.type == "revealed":
                break
    return player.seat, set(player.acknowledged)


async def listen(guest: Guest, room: str) -> int:
    """A second connection for a seat, which only listens; how many events it got."""
    async with guest.join(room, views="never") as player:
        async for told in player:
            if told.type == "revealed":
                break
    return len(player.history)


def test_games_over_a_bad_network_end_and_verify(tmp_path: Path) -> None:
    async def test(port: int, url: str) -> int:
        return sum(await asyncio.gather(*[play_badly(url, port, seed) for seed in range(6)]))

    with serving(tmp_path) as served:
        cuts = asyncio.run(test(served.port, served.url))
        assert "bug" not in served.log.read_text()
    print(f"lines were cut {cuts} times")
    assert cuts > 5
