"""Metrics: off unless they have an address of their own, and the same for games that differ only in secrets."""

import asyncio
from pathlib import Path
from random import Random

from msgspec.structs import replace

from kaboodle.client import Client
from kaboodle.core.fairness import commitment_of, entropy_commitment_of
from kaboodle.core.table import Table
from kaboodle.server import wire
from tests.server.manual_clock import SECRET
from tests.server.process import free_port, scrape, serving
from tests.server.test_hostile import ask
from tests.server.test_leak import CLOCK, ROOMY, Ear, Script, in_a_window, joint_script, pair_of, served


def test_the_public_port_has_no_metrics(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert ask(server, "GET", "/metrics")[0] == 404
        assert "kaboodle_rooms 0.0" in scrape(server.metrics_port)


async def counted(table: Table, seed: int, script: Script, tried: list[str]) -> list[str]:
    """Play a script, in which the last passes may be missing; every figure but how long a write took."""
    port = free_port()
    settings = replace(ROOMY, metrics_address=f"127.0.0.1:{port}")
    async with served(lambda deal: table.redeal("A", seed), settings) as url:
        guests = [await Client.new(url, f"guest {n}") for n in range(len(table.seats))]
        await guests[0].create(table.edition, len(table.seats), clock=CLOCK)
        for guest in guests:
            await guest.sit("leakage")
        ears = {seat: await Ear.join(url, guest, "asked") for seat, guest in zip(table.seats, guests, strict=True)}
        await ears["A"].say('{"type":"start"}', "sealed")
        for n, ear in enumerate(ears.values()):
            hash = entropy_commitment_of(f"mine{n}", n, commitment_of(SECRET))
            await ear.link.send(f'{{"type":"commit","game":1,"hash":"{hash}"}}')
        for n, ear in enumerate(ears.values()):
            await ear.hear("committed")
            await ear.link.send(f'{{"type":"entropy","game":1,"text":"mine{n}"}}')
        for ear in ears.values():
            await ear.hear("clock")
        mirror = table.redeal("A", seed)
        for n, (seat, move) in enumerate(script):
            message = wire.MoveRequest(id=f"m{n}", game=1, ask=mirror.ask_id, move=move)
            await ears[seat].say(wire.encode(message).decode(), "ack")
            mirror.play(seat, move)
        for n, move in enumerate(tried):  # by B: what is refused depends on what B holds or has answered
            message = wire.MoveRequest(id=f"t{n}", game=1, ask=mirror.ask_id, move=move)
            await ears["B"].link.send(wire.encode(message).decode())
        await ears["B"].say('{"type":"say","text":"that is all"}', "said")
        found = await asyncio.to_thread(scrape, port)
        for ear in ears.values():
            await ear.link.close()
    return [line for line in found.splitlines() if not line.startswith("kaboodle_store_seconds")]


def test_no_figure_depends_on_hidden_cards_passes_or_refused_moves() -> None:
    for seed in range(100):
        table, first, second = pair_of("original", seed)
        script = joint_script(table.redeal("A", first), table.redeal("A", second), Random(seed))
        one, two = in_a_window(table.redeal("A", first), script)
        if one and one[-1][1] == "pass" and one[-1] != two[-1]:
            break
    quiet = one[:-1]  # in the last window nobody has passed yet
    games = [(first, one, []), (second, quiet, []), (first, quiet, ["fly", "nope", "no such move"])]
    found = [asyncio.run(counted(table, *game)) for game in games]
    assert found[0] == found[1], "a pass is counted"
    assert found[1] == found[2], "a refused move is counted"
    assert any(line.startswith("kaboodle_decisions_total") and not line.endswith(" 0.0") for line in found[0])
