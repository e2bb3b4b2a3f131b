"""Whole games on the real server, over real sockets, by clients of our own library."""

import asyncio
import contextlib
import re
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import kaboodle
from kaboodle.client import Client, FairnessError, RequestRefused, RoomClient, ServerMessage, ServerUnreachable
from kaboodle.core.fairness import commitment_of, entropy_commitment_of
from kaboodle.core.record import Record, replay, verify
from tests.server.process import careless, free_port, people, serving, whole_game

TABLES = [
    (slug, players) for slug, edition in kaboodle.EDITIONS.items() for players in (edition.seats[0], edition.seats[-1])
]


async def record(guest: Client, room: str, game: int = 1) -> Record:
    return msgspec.convert(await guest.request("GET", f"/api/rooms/{room}/games/{game}"), Record)


async def all_begun(guest: Client, rooms: list[str]) -> bool:
    """Whether a game goes on, or is over, in each of some rooms."""
    stages = [(await guest.request("GET", f"/api/rooms/{room}"))["stage"] for room in rooms]
    return set(stages) <= {"playing", "over"}


def test_whole_games_of_every_edition_end_and_verify_and_every_client_saw_its_own_stream(tmp_path: Path) -> None:
    async def game(url: str, slug: str, players: int, seed: int) -> None:
        guests = await people(url, max(2, players - 1))
        seats = "ABCDEFGHI"[len(guests) : players]
        room = await guests[0].create(slug, players, bots=dict.fromkeys(seats, "cat"))
        played = await whole_game(guests, room, seed)
        found = await record(guests[0], room)
        assert verify(found) == []
        table = replay(found)
        for player in played:
            assert player.seat is not None and player.added
            assert tuple(player.history) == table.stream(player.seat)
        assert sum(len(player.acknowledged) for player in played) <= len(found.moves)
        assert await guests[1].request("GET", "/api/games")

    async def test(url: str) -> None:
        await asyncio.gather(*[game(url, slug, players, seed) for seed, (slug, players) in enumerate(TABLES * 2)])

    with serving(tmp_path) as served:
        asyncio.run(test(served.url))
        assert served.stop() < 5


def test_a_client_that_was_away_for_a_deal_does_not_take_the_new_secret_for_a_lie(tmp_path: Path) -> None:
    async def be_there(player: RoomClient, last: int, seed: int) -> None:
        choose = careless(seed)
        async for told in player:
            if told.type == "ask" and isinstance(told.id, int):
                assert player.view is not None
                await player.move(told.id, choose(player.view, told.moves))
            if told.type == "revealed" and told.game == last:
                return

    async def test(url: str) -> None:
        guests = await people(url, 2)
        room = await guests[0].create("mantis", 2)
        for guest in guests:
            await guest.sit(room)
        one, two = (guest.join(room) for guest in guests)
        async with one, two:
            async for _ in two:
                break
            await one.say("start")
            await asyncio.gather(be_there(one, 1, 1), be_there(two, 1, 2))
            await two.__aexit__(None, None, None)
            await one.say("start")
            async for told in one:
                if told.type == "dealt":
                    break
            await asyncio.gather(be_there(one, 2, 3), be_there(two, 2, 4))
            assert two.winners == one.winners and two.game == 2

    with serving(tmp_path) as served:
        asyncio.run(test(served.url))


def test_one_request_seats_somebody_against_bots_and_cards_come_with_the_connection(tmp_path: Path) -> None:
    async def game(url: str, edition: str) -> None:
        guest, room = await Client.play_now(url, edition, level="kitten")
        async with guest.join(room) as player:
            async for told in player:
                if told.type == "dealt":
                    break
            assert player.seat == "A" and player.added
            async for told in player:
                if told.type == "ask" and isinstance(told.id, int):
                    break
            assert player.view is not None and player.view.seat == "A" and told.moves

    async def test(url: str) -> None:
        await asyncio.gather(*[game(url, edition) for edition in kaboodle.EDITIONS])

    with serving(tmp_path) as served:
        asyncio.run(test(served.url))


def test_the_downloaded_file_is_accepted_by_kaboodle_verify(tmp_path: Path) -> None:
    async def test(url: str) -> Record:
        guests = await people(url, 2)
        room = await guests[0].create("mantis", 2)
        await whole_game(guests, room, 1)
        (mine,) = await guests[0].request("GET", "/api/games")
        again = await guests[1].request("GET", f"/api/replays/{mine['replay']}?seat=B")
        file = await guests[1].request("GET", f"/api/replays/{mine['replay']}/file")
        assert again["steps"][-1]["view"]["winners"] == mine["winners"]
        found = await record(guests[0], room)
        assert msgspec.convert(file, Record) == found
        return found

    with serving(tmp_path) as served:
        (tmp_path / "game.json").write_bytes(msgspec.json.encode(asyncio.run(test(served.url))))
    command = [sys.executable, "-m", "kaboodle", "verify", str(tmp_path / "game.json")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_running_game_has_no_record_and_an_unknown_one_neither(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        (host,) = await people(url, 1)
        room = await host.create("original", 2, bots={"B": "cat"})
        await host.sit(room)
        async with host.join(room) as player:
            async for told in player:
                if told.type == "welcome":
                    await player.say("start")
                if told.type == "clock":
                    break
            with pytest.raises(RequestRefused, match="not over"):
                await record(host, room)
            for path in (f"/api/rooms/{room}/games/2", "/api/rooms/nothere/games/1", "/api/rooms/nothere"):
                with pytest.raises(RequestRefused, match="no-room"):
                    await host.request("GET", path)

    with serving(tmp_path) as served:
        asyncio.run(test(served.url))


def test_a_server_that_stops_gracefully_tells_clients_to_come_back_and_they_go_on(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        guests = await people(url, 2)
        rooms = [await guests[0].create("original", 2) for _ in range(5)]
        games = [asyncio.ensure_future(whole_game(guests, room, n)) for n, room in enumerate(rooms)]
        while not await all_begun(guests[0], rooms):
            await asyncio.sleep(0.01)  # another process is waited for
        took = await asyncio.to_thread(served.stop, signal.SIGTERM)
        assert took < 5
        await asyncio.to_thread(served.start)
        for room, played in zip(rooms, await asyncio.gather(*games), strict=True):
            found = await record(guests[0], room)
            table = replay(found)
            assert verify(found) == []
            assert all(tuple(player.history) == table.stream(player.seat) for player in played)

    with serving(tmp_path) as served:
        asyncio.run(test(served.url))


def test_thirty_lines_suffice_for_a_bot(tmp_path: Path) -> None:
    program = Path(__file__).with_name("sample_bot.py")
    assert len(program.read_text().splitlines()) <= 30
    assert program.read_text() in (Path(__file__).parents[2] / "docs/guide/client.md").read_text()
    with serving(tmp_path) as served:
        done = subprocess.run([sys.executable, program, served.url], capture_output=True, text=True, timeout=60)
    assert re.fullmatch(r"I was A; the winner is [ABC]\.\n", done.stdout), done.stderr


def test_a_client_gives_up_when_there_is_no_server_for_longer_than_its_patience(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        async with Client(f"http://127.0.0.1:{free_port()}", "").join("nowhere") as player:
            async for _ in player:
                pass

    monkeypatch.setattr("kaboodle.client.PATIENCE", 0.1)
    with pytest.raises(ServerUnreachable):
        asyncio.run(asyncio.wait_for(test(), 30))


def test_a_client_that_a_room_does_not_let_in_is_told_and_does_not_try_for_ever(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        guest = await Client.new(url, "eve")
        async with guest.join("nowhere") as player:
            async for _ in player:
                pass

    with serving(tmp_path) as served, pytest.raises(RequestRefused, match="no-room"):
        asyncio.run(asyncio.wait_for(test(served.url), 30))


SECRET = bytes(32)


COMMITMENT = commitment_of(SECRET)
THEIRS = entropy_commitment_of("theirs", 1, COMMITMENT)
LIES = [
    *("", "another commitment", "another secret", "without our entropy", "another player's entropy"),
    *("other commitments later", "a commitment after ours was revealed"),
]


class Listener:
    """A client that is connected to nothing: a test tells it what a server says, and sees what it sends."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sent: list[dict[str, str]] = []

        async def send(player: RoomClient, message: bytes) -> None:
            self.sent.append(msgspec.json.decode(message))

        monkeypatch.setattr(RoomClient, "_send", send)
        self.player = Client("http://nowhere", "").join("room")

    async def hear(self, type: str, **fields: object) -> bool:
        """The server says something."""
        message = msgspec.convert({"type": type, **fields}, ServerMessage)
        return await self.player._take(message)

    async def commit(self) -> str:
        """A deal is sealed for two players; what this one commits to."""
        await self.hear("welcome", seat="A")
        await self.hear("sealed", game=1, commitment=COMMITMENT, seats=("A", "B"))
        assert self.sent[-1]["type"] == "commit"
        return self.sent[-1]["hash"]


@pytest.mark.parametrize("lie", LIES)
def test_a_client_knows_when_the_server_has_not_kept_its_word(lie: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        listener = Listener(monkeypatch)
        own = await listener.commit()
        if lie == "another commitment":
            await listener.hear("sealed", game=1, commitment=commitment_of(SECRET[::-1] + b"!"), seats=("A", "B"))
        late = lie == "a commitment after ours was revealed"
        await listener.hear("committed", game=1, hashes=(own, "" if late else THEIRS))
        mine = listener.sent[-1]["text"]
        assert entropy_commitment_of(mine, 0, COMMITMENT) == own
        if lie == "other commitments later":
            await listener.hear("committed", game=1, hashes=(own, entropy_commitment_of("better", 1, COMMITMENT)))
        theirs = "better" if lie == "another player's entropy" else "theirs"
        await listener.hear("dealt", game=1, entropy=(mine, theirs))
        secret = bytes([1, *SECRET[1:]]) if lie == "another secret" else SECRET
        entropy = ("", "theirs") if lie == "without our entropy" else (mine, "theirs")
        told = {"secret": secret.hex(), "commitment": commitment_of(secret)}
        await listener.hear("revealed", game=1, entropy=entropy, **told)

    with pytest.raises(FairnessError) if lie else contextlib.nullcontext():
        asyncio.run(test())


@pytest.mark.parametrize("honest", [True, False])
def test_a_client_that_adds_alone_reveals_at_once_and_notices_whoever_adds_after_it(
    honest: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        listener = Listener(monkeypatch)
        await listener.hear("welcome", seat="A")
        await listener.hear("sealed", game=1, commitment=COMMITMENT, seats=("A",))
        assert listener.sent[-1]["type"] == "entropy"
        await listener.hear("dealt", game=1, entropy=(listener.sent[-1]["text"], "" if honest else "theirs"))

    with contextlib.nullcontext() if honest else pytest.raises(FairnessError, match="after we had revealed"):
        asyncio.run(test())


def test_a_client_whose_commitment_came_too_late_reveals_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> list[str]:
        listener = Listener(monkeypatch)
        await listener.commit()
        await listener.hear("committed", game=1, hashes=("", THEIRS))
        await listener.hear("dealt", game=1, entropy=("", "theirs"))
        await listener.hear("revealed", game=1, secret=SECRET.hex(), commitment=COMMITMENT, entropy=("", "theirs"))
        return [message["type"] for message in listener.sent]

    assert asyncio.run(test()) == ["commit"]


def test_a_client_that_was_away_for_a_deal_does_not_miss_what_it_may_have_added_too_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> bool:
        listener = Listener(monkeypatch)
        own = await listener.commit()
        await listener.hear("committed", game=1, hashes=(own, THEIRS))
        await listener.hear("dealt", game=1, entropy=(listener.sent[-1]["text"], "theirs"))
        await listener.hear("sealed", game=2, commitment=COMMITMENT, seats=("A", "B"))
        return await listener.hear("revealed", game=2, secret=SECRET.hex(), entropy=("", "theirs"))

    assert asyncio.run(test())
