"""A whole bot in less than thirty lines: it plays a game on a server against two of the server's own bots."""

import asyncio
import sys
from collections.abc import Sequence

from kaboodle.client import Guest, play
from kaboodle.views import View


def choose(view: View, moves: Sequence[str]) -> str:
    """Always draw; whatever else is asked, do the first thing that is allowed."""
    return "draw" if "draw" in moves else moves[0]


async def main(url: str) -> None:
    """Make a room, play in it, and say who won."""
    guest = await Guest.new(url, "drawer")
    room = await guest.create("original", 3, bots={"B": "cat", "C": "kitten"})
    player = await play(guest, room, choose, start=True)
    print(f"I was {player.seat}; the winner is {' '.join(player.winners)}.")


asyncio.run(main(sys.argv[1]))
