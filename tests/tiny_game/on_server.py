"""A game of Snatch in a room of a real server, played by `kaboodle.client`; prints the results as JSON.

Run in a separate process with the entry point, because the message types are created at import.
"""

import asyncio
import sys
from pathlib import Path

import msgspec

from kaboodle.client import Client
from kaboodle.core.record import Record, replay, verify
from tests.server.process import people, serving, whole_game
from tests.tiny_game.joined import SNATCH


async def play(url: str) -> dict[str, object]:
    """Two people and a bot play; then everybody's stream is compared with the record."""
    guests = await people(url, 2)
    room = await guests[0].create(SNATCH, 3, bots={"C": "cat"})
    odds = await asked_for_odds(guests[0])
    players = await whole_game(guests, room, 3)
    record = msgspec.convert(await guests[0].request("GET", f"/api/rooms/{room}/games/1"), Record)
    table = replay(record)
    (mine,) = await guests[0].request("GET", "/api/games")
    steps = (await guests[1].request("GET", f"/api/replays/{mine['replay']}?seat=all"))["steps"]
    return {
        "faults": verify(record),
        "winners": [player.winners for player in players] == [table.winners] * 2,
        "streams": all(tuple(player.history) == table.stream(player.seat) for player in players),
        "sealed": record.commitment is not None and all(player.added for player in players),
        "view": type(players[0].view).__name__,
        "steps": len(steps) == len(record.moves) + 1 and bool(steps[0]["hands"]) and bool(steps[0]["pile"]),
        "odds": odds,
    }


async def asked_for_odds(guest: Client) -> dict[str, str]:
    """The answers to `odds` and `hint` in a game against bots."""
    guest, room = await Client.play_now(guest.url, SNATCH, level="kitten")
    answers: dict[str, str] = {}
    async with guest.join(room) as player:
        async for told in player:
            if told.type == "ask" and not answers:
                await player.say("odds")
                await player.say("hint")
            if told.type == "refused" or told.type == "hint":
                answers[told.about or told.type] = told.text or "a move"
            if len(answers) == 2:
                return answers
    raise AssertionError("the server has closed the connection")


def main(folder: str) -> None:
    """Serve, play, print."""
    with serving(Path(folder)) as served:
        print(msgspec.json.encode(asyncio.run(play(served.url))).decode())


if __name__ == "__main__":
    main(sys.argv[1])
