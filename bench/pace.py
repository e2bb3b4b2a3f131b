"""Measure the pace of a room: from a person's move to the next time that the person is on turn, among bots.

python -m bench.pace [original,board] [--games 40] [--level cat] [--reads 1500] [--always-asked] [--set NAME=MS ...]

The room runs on a manual clock, so the times are those of the server's own timers, without animations. The person
plays like the level, at once on turn, and in a reaction window after `--reads` milliseconds. Times with bots' answers,
the windows and the person's own answers in windows are told apart.
"""

import argparse
import asyncio
from random import Random
from statistics import median, quantiles

from msgspec.structs import replace

from kaboodle.bots.levels import bot_of
from kaboodle.server import wire
from kaboodle.server.rooms.deals import deal_table
from kaboodle.server.settings import Settings
from kaboodle.server.wire_types import CLOCKS
from tests.server.manual_clock import open_room

SEAT, NAME = "A", "ann"
MOST = 3_600_000  # ms of one game


class Pace:
    """What was measured over several games."""

    def __init__(self) -> None:
        self.waits: list[int] = []  # ms from the end of an own turn to the next one
        self.spent = {"turns": 0, "windows": 0, "own windows": 0}  # ms of all waits, by what the room waited for
        self.asked = 0


async def play(edition: str, seed: int, parsed: argparse.Namespace, settings: Settings, pace: Pace) -> None:
    """Play one game and add its times."""
    driver = await open_room(edition, parsed.players, clock=CLOCKS["normal"], settings=settings)
    driver.room.rng = Random(seed)
    driver.room.state.dealer = lambda deal: deal_table(replace(deal, secret=Random(seed).randbytes(32)))
    await driver.sit(NAME)
    for bot in list(driver.room.state.seats)[1:]:
        await driver.say(NAME, wire.BotRequest(seat=bot, level=parsed.level))
    await driver.say(NAME, wire.StartRequest())
    await driver.say(NAME, wire.EntropyRequest(game=1, text="mine"))
    await driver.say(NAME, wire.AskWhenAbleRequest(on=not parsed.always_asked))
    person, dice = bot_of(parsed.level), Random(seed)
    since: int | None = None  # when the person last moved on turn
    passed = False  # whether it was another seat's turn since then
    while not driver.table.over and not driver.table.is_out(SEAT) and driver.clock.now() < MOST:
        table, now = driver.table, driver.clock.now()
        asked = driver.all(NAME, wire.AskMessage)
        passed = passed or table.view(None).turn != SEAT
        mine = SEAT in table.waiting and bool(asked) and asked[-1].id == table.ask_id
        if mine and not table.is_window:
            if since is not None and passed and table.question == "turn":
                pace.waits.append(now - since)
            if table.question == "turn":
                since, passed = now, False
            await driver.move(NAME, person.choose(table.observation(SEAT), dice))
            continue
        if mine:
            pace.asked += 1
            answer = person.choose(table.observation(SEAT), dice)
            await driver.pass_time(parsed.reads)
            if table.ask_id == asked[-1].id and SEAT in table.waiting:
                await driver.move(NAME, answer)
            kind = "own windows"
        else:
            due = driver.clock.next()
            assert due is not None
            kind = "windows" if table.is_window else "turns"
            await driver.pass_time(due - now)
        pace.spent[kind] += driver.clock.now() - now if since is not None else 0


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("editions", nargs="?", default="original,board")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--level", default="cat")
    parser.add_argument("--reads", type=int, default=1_500, help="ms that the person takes in a reaction window")
    parser.add_argument("--always-asked", action="store_true", help="ask the person in every reaction window")
    parser.add_argument("--set", nargs="*", default=[], help="settings of the server, as in bot_least=600")
    parsed = parser.parse_args()
    chosen = {name: int(value) for name, _, value in (pair.partition("=") for pair in parsed.set)}
    settings = replace(Settings(), **chosen)
    for edition in parsed.editions.split(","):
        pace = Pace()
        for seed in range(parsed.games):
            asyncio.run(play(edition, seed, parsed, settings, pace))
        ninth = quantiles(pace.waits, n=10)[-1] / 1000
        total = sum(pace.spent.values())
        shares = ", ".join(f"{kind} {100 * spent / total:.0f} %" for kind, spent in pace.spent.items())
        print(
            f"{edition}, {parsed.players} seats, {len(pace.waits)} waits: median {median(pace.waits) / 1000:.1f} s, "
            f"p90 {ninth:.1f} s; {shares}; asked in {pace.asked} windows"
        )


if __name__ == "__main__":
    main()
