"""A whole bot in less than thirty lines: it plays a game on a server against two of the server's own bots."""

import asyncio
import sys
from collections.abc import Sequence

from kaboodle.client import Client, play
from kaboodle.core.views import View


def choose(view: View, moves: Sequence[str]) -> str:
    """Draw if that is allowed, else make the first move of the list."""
    return "draw" if "draw" in moves else moves[0]


async def main(url: str) -> None:
    """Create a room, play in it, and print who won."""
    client = await Client.new(url, "drawer")
    room = await client.create("original", 3, bots={"B": "cat", "C": "kitten"})
    player = await play(client, room, choose, start=True)
    print(f"I was {player.seat}; the winner is {' '.join(player.winners)}.")


asyncio.run(main(sys.argv[1]))
