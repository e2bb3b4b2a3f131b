"""Real server, real sockets: of two games that differ only in what a client may not know, it gets the same bytes."""

import asyncio
import contextlib
import socket
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from itertools import groupby
from random import Random
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

import kaboodle
from kaboodle.client import Client
from kaboodle.core.fairness import commitment_of, entropy_commitment_of
from kaboodle.core.table import Table
from kaboodle.server import wire
from kaboodle.server.app import make_app
from kaboodle.server.clock import Clock
from kaboodle.server.context import ServerContext
from kaboodle.server.guests import GuestSigner
from kaboodle.server.metrics import Metrics
from kaboodle.server.rooms.archive import replay_id
from kaboodle.server.rooms.deals import Dealer
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.registry import RoomRegistry
from kaboodle.server.settings import Settings
from kaboodle.server.store.sqlite import SqliteStore
from kaboodle.server.ws.guard import GuardedConnection
from kaboodle.server.ws.protocol import WebSocketProtocol
from tests.playing import mixed, play_on
from tests.server.manual_clock import SECRET, InstantBotPool, ManualClock

Script = list[tuple[str, str]]
PAIRS = 4  # for each edition
MOVES = 40
CASES = [(slug, pair) for slug in kaboodle.EDITIONS for pair in range(PAIRS)]
ROOMY = Settings(messages_per_second=100_000, requests_per_second=100_000, bot_thinks=60_000)
CLOCK = {"decision": 20_000, "bank": 5_000, "window": 6_000, "absent": 0}
BAD = ("fly", "nope", "draw", "pass", "favor>B", "shuffle", "cat*2>B", "score", "steal>B", "give defuse", "insert 1")
PATHS = (
    *("/api/rooms", "/api/rooms/leakage", "/api/games", "/api/guest", "/api/rooms/leakage/games/1", "/healthz"),
    f"/api/replays/{replay_id(SECRET)}",
)
CHANCE = '"token"'  # it holds the guest's own id, which is chance


def pair_of(slug: str, seed: int) -> tuple[Table, int, int]:
    """A table in the middle of a game, and seeds that redeal it in two ways that A cannot tell apart."""
    players = min(4, kaboodle.EDITIONS[slug].seats[-1])
    dice = Random(f"{slug}{seed}")
    while True:
        table = kaboodle.new(slug, players, dice.randrange(2**32))
        if play_on(table, dice, dice.randrange(25)) and "A" in [seat.seat for seat in living(table)]:
            return table, dice.randrange(2**32), dice.randrange(2**32)


def living(table: Table) -> list[Any]:  # Any: the seats of a view, which every game has of its own type
    """The seats still in the game."""
    view: Any = table.view(None)  # Any: as above
    return [seat for seat in view.seats if getattr(seat, "alive", True)]


def joint_script(one: Table, two: Table, dice: Random) -> Script:
    """Moves legal in both games after which A still has seen the same."""
    script: Script = []
    for _ in range(MOVES * 20):
        if len(script) == MOVES or one.over:
            break
        seat, move = mixed(one, dice)
        if move not in two.legal(seat):
            continue
        after_one, after_two = one.clone(), two.clone()
        after_one.play(seat, move)
        after_two.play(seat, move)
        open_one, open_two = ((t.ask_id, t.question, t.waiting, t.over) for t in (after_one, after_two))
        if after_one.seen_by("A") == after_two.seen_by("A") and open_one == open_two:
            one.play(seat, move)
            two.play(seat, move)
            script.append((seat, move))
    return script


def with_passes_turned(script: Script) -> Script:
    """The same script with another order of passes by others than A, which A must not learn either."""
    turned: Script = []
    for passing, run in groupby(script, key=lambda act: act[1] == "pass" and act[0] != "A"):
        acts = list(run)
        seats = [seat for seat, _ in acts]
        turned += reversed(acts) if passing and len(set(seats)) == len(seats) else acts
    return turned


def in_a_window(table: Table, script: Script) -> tuple[Script, Script]:
    """The script up to its last window for two others or more, in which then one of them passes, or another one."""
    found = None
    for n, (seat, move) in enumerate(script, 1):
        table.play(seat, move)
        others = [other for other in table.waiting if other != "A"]
        if table.is_window and len(others) > 1:
            found = n, others
    if found is None:
        return script, with_passes_turned(script)
    n, others = found
    return [*script[:n], (others[0], "pass")], [*with_passes_turned(script[:n]), (others[-1], "pass")]


@contextlib.asynccontextmanager
async def served(dealer: Dealer, settings: Settings = ROOMY, clock: Clock | None = None) -> AsyncIterator[str]:
    """The application on a real port, with a dealer and a clock of our own."""

    async def makes(settings: Settings) -> ServerContext:
        deps = RoomDeps(
            SqliteStore(":memory:"), clock or ManualClock(), InstantBotPool(), Metrics(), settings, lambda: SECRET
        )
        return ServerContext(RoomRegistry(deps, dealer, lambda: "leakage"), GuestSigner(b"k" * 32))

    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        make_app(settings, makes), http=GuardedConnection, ws=WebSocketProtocol, log_config=None, lifespan="on"
    )
    server = uvicorn.Server(config)
    task = asyncio.ensure_future(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.005)  # for a port, not for a game
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        await task


class Ear:
    """A client that keeps every byte it gets."""

    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.bytes: list[str] = []

    @classmethod
    async def join(cls, url: str, guest: Client, views: str) -> "Ear":
        """Connect, say hello, and hear the welcome."""
        headers = {"Authorization": f"Bearer {guest.token}"}
        ear = cls(await connect(url.replace("http", "ws", 1) + "/socket", additional_headers=headers, proxy=None))
        await ear.say(wire.encode(wire.HelloRequest(room="leakage", views=views, seen=0)).decode(), "welcome")  # type: ignore[arg-type]  # one of three
        return ear

    async def say(self, text: str, until: str) -> None:
        """Send a message, and listen until an answer of this type comes."""
        await self.link.send(text)
        await self.hear(until)

    async def hear(self, until: str) -> None:
        """Listen until a message of a type comes."""
        while not self.bytes or f'{{"type":"{until}"' not in self.bytes[-1]:
            self.bytes.append(str(await asyncio.wait_for(self.link.recv(), 20)))
        self.bytes.append("")  # wait again for the same kind of answer


async def pages(url: str, guest: Client) -> list[str]:
    """Whatever HTTP tells somebody while a game goes on."""

    def fetch(path: str) -> str:
        asked = urllib.request.Request(url + path, headers={"Authorization": f"Bearer {guest.token}"})
        try:
            with urllib.request.urlopen(asked, timeout=30) as answer:
                return f"{answer.status} {answer.read().decode()}"
        except urllib.error.HTTPError as refused:
            with refused:
                return f"{refused.code} {refused.read().decode()}"

    found = [await asyncio.to_thread(fetch, path) for path in PATHS]
    assert found[-1].startswith(("404", "200" if '"stage":"over"' in found[1] else "404")), "a replay before the end"
    return [line for text in found for line in text.splitlines() if CHANCE not in line]


async def record(table: Table, seed: int, script: Script, word: str = "pass") -> dict[str, list[str]]:
    """Play a script on a server whose deal is a redealt table; every byte that A and a spectator got."""
    async with served(lambda deal: table.redeal("A", seed)) as url:
        guests = [await Client.new(url, f"guest {n}") for n in range(len(table.seats) + 1)]
        await guests[0].create(table.edition, len(table.seats), clock=CLOCK, public=True)
        for guest in guests[:-1]:
            await guest.sit("leakage")
        ears = {seat: await Ear.join(url, guest, "always") for seat, guest in zip(table.seats, guests, strict=False)}
        watchers = {
            "A again": await Ear.join(url, guests[0], "asked"),
            "watcher": await Ear.join(url, guests[-1], "always"),
        }
        await ears["A"].say('{"type":"start"}', "sealed")
        for n, ear in enumerate(ears.values()):
            hash = entropy_commitment_of(f"mine{n}", n, commitment_of(SECRET))
            await ear.link.send(f'{{"type":"commit","game":1,"hash":"{hash}"}}')
        for n, ear in enumerate(ears.values()):
            await ear.hear("committed")
            await ear.link.send(f'{{"type":"entropy","game":1,"text":"mine{n}"}}')
        for ear in ears.values():
            await ear.hear("clock")
        await ears["B"].say(f'{{"type":"standing","answer":"{word}"}}', "standing")
        mirror = table.redeal("A", seed)
        for n, (seat, move) in enumerate(script):
            message = wire.MoveRequest(id=f"m{n}", game=1, ask=mirror.ask_id, move=move)
            await ears[seat].say(wire.encode(message).decode(), "ack")
            mirror.play(seat, move)
        for n, move in enumerate(move for move in BAD if mirror.over or move not in mirror.legal("A")):
            bad = wire.MoveRequest(id=f"bad{n}", game=1, ask=mirror.ask_id - n % 2, move=move)
            await ears["A"].say(wire.encode(bad).decode(), "refused")
        for question, answer in (("why", "reasons"), ("odds", "odds")):
            await ears["A"].say(f'{{"type":"{question}"}}', "refused" if mirror.over else answer)
        await ears["A"].say('{"type":"standing","answer":"nope-if-target"}', "standing")
        for ear in (ears["A"], *watchers.values()):
            await ear.say('{"type":"look"}', "view")
            await ear.say('{"type":"say","text":"that is all"}', "said")
        told = {f"{name} over HTTP": await pages(url, guests[n]) for n, name in ((0, "A"), (-1, "watcher"))}
        for ear in (*ears.values(), *watchers.values()):
            await ear.link.close()
        return told | {"A": ears["A"].bytes} | {name: ear.bytes for name, ear in watchers.items()}


async def hinted(table: Table, seed: int) -> list[str]:
    """Ask for a hint in a game against bots whose deal is a redealt table; every byte that came."""
    async with served(lambda deal: table.redeal("A", seed)) as url:
        guest = await Client.new(url, "guest")
        bots = dict.fromkeys(table.seats[1:], "cat")
        await guest.create(table.edition, len(table.seats), clock=CLOCK, bots=bots)
        await guest.sit("leakage")
        ear = await Ear.join(url, guest, "always")
        await ear.say('{"type":"start"}', "sealed")
        await ear.say('{"type":"entropy","game":1,"text":"mine"}', "clock")
        for question, answer in (("why", "reasons"), ("odds", "odds"), ("hint", "hint")):
            await ear.say(f'{{"type":"{question}"}}', answer)
        await ear.link.close()
        return ear.bytes


@pytest.mark.parametrize(("slug", "pair"), CASES)
def test_games_that_differ_in_what_a_client_may_not_know_give_it_the_same_bytes(slug: str, pair: int) -> None:
    table, first, second = pair_of(slug, pair)
    script = joint_script(table.redeal("A", first), table.redeal("A", second), Random(pair))
    scripts = in_a_window(table.redeal("A", first), script) if pair % 2 else (script, with_passes_turned(script))
    one = asyncio.run(record(table, first, scripts[0]))
    two = asyncio.run(record(table, second, scripts[1], "nope-if-target"))
    for name in one:
        assert one[name] == two[name], f"{name} can tell the games apart"


@pytest.mark.parametrize("slug", kaboodle.EDITIONS)
def test_a_hint_over_the_wire_is_the_same_whatever_the_seat_does_not_know(slug: str) -> None:
    for seed in range(1_000):
        table, first, second = pair_of(slug, seed)
        if table.waiting == ("A",):
            break
    assert table.redeal("A", first).position != table.redeal("A", second).position
    assert asyncio.run(hinted(table, first)) == asyncio.run(hinted(table, second))


def test_the_pairs_do_differ_and_are_long_enough_to_tell() -> None:
    lengths = []
    for slug, pair in CASES:
        table, first, second = pair_of(slug, pair)
        one, two = table.redeal("A", first), table.redeal("A", second)
        assert one.position != two.position
        lengths.append(len(joint_script(one, two, Random(pair))))
    assert sum(lengths) / len(lengths) > 10, lengths
