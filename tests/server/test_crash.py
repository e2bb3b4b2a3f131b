"""The server is killed at random moments under load: nothing acknowledged is lost, nothing is made twice."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from kaboodle.client import Client, RoomClient
from kaboodle.core.record import record_of, verify
from kaboodle.server.rooms.log import DECODER, HEADER, Moved
from kaboodle.server.rooms.state import RoomState, rebuild
from kaboodle.server.store.base import LogRow, SavedRoom
from tests.server.process import Served, careless, people, serving, simple

ROOMS = [("original", 3), ("good-vs-evil", 3), ("two-player", 2), ("mantis", 4), ("board", 3)]
MOST_BETWEEN = 40  # moves between two kills
PATIENCE = 120  # seconds


async def keep_playing(
    guest: Client, room: str, seed: int, *, host: bool, until: asyncio.Event, player: RoomClient
) -> None:
    """Play game after game until told to stop, while the server crashes."""
    choose = (simple if seed % 2 else careless)(seed)
    async with player:
        async for told in player:
            ready = told.room is not None and told.room["stage"] in ("open", "over")
            if host and ready and all(seat.get("here") for seat in told.room["seats"]):  # type: ignore[index]  # ready
                await player.say("start")
            if told.type == "ask" and isinstance(told.id, int):
                assert player.view is not None
                await player.move(told.id, choose(player.view, told.moves))
            if until.is_set() and not player.waits:
                return


def acknowledged(players: Sequence[RoomClient]) -> int:
    """How many moves were acknowledged to somebody."""
    return sum(len(player.acknowledged) for player in players)


async def until(tasks: Sequence[asyncio.Task[None]], what: Callable[[], bool]) -> None:
    """Wait for other tasks on any machine, unless one of them fails."""
    async with asyncio.timeout(PATIENCE):
        while not what():
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.002)


async def storm(served: Served, kills: int, seed: int) -> dict[str, list[RoomClient]]:
    """Play in several rooms while the server is killed repeatedly. Returns the players of each room."""
    dice, done = Random(seed), asyncio.Event()
    rooms: dict[str, list[RoomClient]] = {}
    tasks = []
    for slug, count in ROOMS * 2:
        guests = await people(served.url, count)
        room = await guests[0].create(slug, count)
        for guest in guests:
            await guest.sit(room)
        rooms[room] = [guest.join(room) for guest in guests]
        for n, guest in enumerate(guests):
            chance = dice.randrange(1000)
            work = keep_playing(guest, room, chance, host=n == 0, until=done, player=rooms[room][n])
            tasks.append(asyncio.ensure_future(work))
    everybody = [player for players in rooms.values() for player in players]
    for _ in range(kills):
        enough = acknowledged(everybody) + dice.randrange(MOST_BETWEEN)  # how far they get is what is random here
        await until(tasks, lambda enough=enough: acknowledged(everybody) >= enough)  # type: ignore[misc]  # an int
        await asyncio.sleep(dice.uniform(0, 0.05))  # and in the middle of what they die
        await asyncio.to_thread(served.stop, signal.SIGKILL)
        await asyncio.to_thread(served.start)
    await until(tasks, lambda: any(player.winners for player in everybody))
    done.set()
    await until(tasks, lambda: not any(player.waits for player in everybody))
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    return rooms


def kept(database: Path, room: str) -> SavedRoom:
    """A room as it is on disk."""
    db = sqlite3.connect(database)
    (header,) = db.execute("SELECT header FROM room WHERE code = ?", (room,)).fetchone()
    rows = db.execute("SELECT n, at, entry FROM log WHERE room = ? ORDER BY n", (room,)).fetchall()
    db.close()
    return SavedRoom(header, tuple(LogRow(*row) for row in rows))


def compare(saved: SavedRoom, players: Sequence[RoomClient]) -> int:
    """Every acknowledged move is in the log once and in order, every event seen is in the replay; how many moves."""
    entries = [DECODER.decode(row.entry) for row in saved.rows]
    assert [row.n for row in saved.rows] == list(range(1, len(entries) + 1))
    state, whole = rebuild(saved), RoomState(HEADER.decode(saved.header))
    for entry in entries:
        whole.apply(entry)
    assert essence(state) == essence(whole), "a room is another one without the moves of earlier games"
    for player in players:
        made = [entry.id for entry in entries if isinstance(entry, Moved) and entry.seat == player.seat and entry.id]
        assert len(made) == len(set(made)), "a move was made twice"
        acknowledged = list(dict.fromkeys(player.acknowledged))
        assert set(acknowledged) <= set(made), "an acknowledged move is lost"
        assert acknowledged == [id for id in made if id in set(acknowledged)], "moves are in another order"
        check_history(saved, state, player)
    return sum(len(player.acknowledged) for player in players)


def essence(state: RoomState) -> tuple[object, ...]:
    """All fields of a room state."""
    told = {name: value for name, value in vars(state).items() if name != "table"}
    return told, state.table and (state.table.position, state.table.moves)


def check_history(saved: SavedRoom, state: RoomState, player: RoomClient) -> None:
    """What a player saw of its last game is what the log says happened, from the beginning and without a gap."""
    game = rebuild(saved, until_game=player.game) if player.game != state.game else state
    if game.table is None or not player.history:
        return
    stream = game.table.stream(player.seat)
    first = player.history[0].n - 1
    assert tuple(player.history) == stream[first : first + len(player.history)], "a client saw what did not happen"


def games_of(saved: SavedRoom) -> int:
    """How many finished games of a room verify."""
    state = rebuild(saved)
    count = 0
    for game in range(1, state.game + 1):
        table = rebuild(saved, until_game=game).table
        if table is not None and table.over:
            assert verify(record_of(table)) == []
            count += 1
    return count


def survive(folder: Path, kills: int, seed: int) -> None:
    """Kill, restart, compare."""
    print(f"seed {seed}")
    with serving(folder) as served:
        rooms = asyncio.run(storm(served, kills, seed))
        served.stop()
    saved = {room: kept(served.database, room) for room in rooms}
    moves = sum(compare(saved[room], players) for room, players in rooms.items())
    games = sum(games_of(room) for room in saved.values())
    print(f"{kills} kills, {moves} acknowledged moves, {games} whole games, all there")
    assert moves > kills * MOST_BETWEEN / 3 and games > 0


@pytest.mark.long
def test_ten_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    survive(tmp_path, 10, 1)


@pytest.mark.slow
def test_three_hundred_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    survive(tmp_path, 300, int.from_bytes(os.urandom(4), "big"))
