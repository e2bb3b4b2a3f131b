"""Games over a bad network: lost connections, lost or split messages, two connections for one seat."""

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
import pytest

from kaboodle.client import Client, RoomClient, play
from kaboodle.core.events import Seen
from kaboodle.core.record import Record, replay, verify
from tests.server.process import careless, people, serving, simple
from tests.server.proxy import FAULTS, bad_network

GAMES = 3  # for each fault


async def play_badly(direct: str, port: int, seed: int, faults: Mapping[str, float] = FAULTS) -> Counter[str]:
    """A game of three over a bad network, the host on a good one; what happened to their lines."""
    guests = await people(direct, 3)
    room = await guests[0].create("original", 3)
    async with bad_network(port, seed, faults) as (url, proxy):
        for guest in guests[1:]:
            await guest.sit(room)
        far = [Client(url, guest.token) for guest in guests[1:]]
        games = [play_far(guest, room, seed * 10 + n) for n, guest in enumerate(far)]
        twin = asyncio.ensure_future(listen(guests[1], room))
        playing = asyncio.gather(*games)
        host = await play(guests[0], room, simple(seed), start=True)
        players = await playing
        found = msgspec.convert(await guests[0].request("GET", f"/api/rooms/{room}/games/1"), Record)
        table = replay(found)
        assert verify(found) == [] and host.winners == table.winners
        assert tuple(host.history) == table.stream("C")
        for player in players:
            assert player.seat is not None and player.winners == table.winners
            check(player.history, table.stream(player.seat))
            assert len(set(player.acknowledged)) <= sum(mover == player.seat for mover, _ in table.moves)
        check(await asyncio.wait_for(twin, 60), table.stream("A"))
        return proxy.done


def check(history: Sequence[Seen], stream: Sequence[Seen]) -> None:
    """What was seen is what happened: to its end, without a gap, from wherever a fresh view had begun it."""
    assert history and tuple(history) == tuple(stream[history[0].n - 1 :])


async def play_far(guest: Client, room: str, seed: int) -> RoomClient:
    """Play over a bad network."""
    choose = careless(seed)
    async with guest.join(room) as player:
        async for told in player:
            if told.type == "ask" and isinstance(told.id, int):
                assert player.view is not None
                await player.move(told.id, choose(player.view, told.moves))
            if told.type == "revealed":
                break
    return player


async def listen(guest: Client, room: str) -> list[Seen]:
    """A second connection for a seat, which only listens; the events it got."""
    async with guest.join(room, views="never") as player:
        async for told in player:
            if told.type == "revealed":
                break
    return player.history


def all_over(folder: Path, games: int, faults: Mapping[str, float]) -> Counter[str]:
    """Games at the same time, each over a bad network of its own; what happened to their lines in all."""

    async def test(port: int, url: str) -> Counter[str]:
        done = await asyncio.gather(*[play_badly(url, port, seed, faults) for seed in range(games)])
        return sum(done, Counter())

    with serving(folder) as served:
        done = asyncio.run(test(served.port, served.url))
        assert "bug" not in served.log.read_text()
    print(dict(done))
    return done


@pytest.mark.long
@pytest.mark.parametrize("fault", FAULTS)
def test_games_end_and_verify_and_everybody_saw_what_happened(tmp_path: Path, fault: str) -> None:
    often = max(FAULTS[fault], 0.03)
    assert all_over(tmp_path, GAMES, {fault: often})[fault] > 3


@pytest.mark.long
def test_games_end_and_verify_with_all_faults_at_once(tmp_path: Path) -> None:
    done = all_over(tmp_path, 6, FAULTS)
    assert sum(done[fault] for fault in ("reset", "half-close", "drop")) > 5
