"""`kaboodle mcp`: a seat at a table of a server as tools for a language model, by the Model Context Protocol.

The model has the seat's key and nothing else: every answer is made of what the server sends to that seat.
"""

import argparse
import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from kaboodle.cli.arguments import Refused, version
from kaboodle.client import Client, RequestRefused, RoomClient, ServerMessage, ServerUnreachable
from kaboodle.core.registry import family_of
from kaboodle.envs.text import PATIENCE, read_answer, text_of
from kaboodle.words import english

if TYPE_CHECKING:
    from mcp.server import MCPServer

VARIABLE = "KABOODLE_KEY"  # of the environment: other users of a machine can read its command lines
LONGEST_WAIT = 300.0  # seconds that `wait` waits at most
INSTRUCTIONS = (
    "You play one seat at a table. Call `look` to see what your seat sees, `play` to answer with one of your moves,"
    " and `wait` until you are asked again or the game is over. `rules` says what a card does."
)


class SeatTools:
    """What a model may do at its seat."""

    def __init__(self, player: RoomClient) -> None:
        self.player = player
        self.ask: ServerMessage | None = None
        self.faults = 0
        self._tries = 0  # faults at the open question
        self._told = 0  # events that the model has been told of
        self._refusal = ""
        self._changed = asyncio.Event()

    async def follow(self) -> None:
        """Take in what the server says, until the connection is closed."""
        async for message in self.player:
            if message.type == "ask":
                self.ask, self._tries = message, 0
            elif message.type == "refused":
                self._refusal = message.text or message.code or ""
            elif message.type in ("events", "view", "dealt", "revealed"):
                self._drop_old_ask()
            self._changed.set()

    async def look(self) -> str:
        """What your seat sees: the table, what happened since you last looked, and your moves if you are asked."""
        view = self.player.view
        if view is None:
            return "The game has not been dealt yet. Call wait."
        fresh = self.player.history[self._told :]
        self._told = len(self.player.history)
        told = family_of(view.edition).tell(fresh, self.player.seat, english())
        text = text_of(view, told, self.ask.moves if self.ask else ())
        if self.player.winners:
            return f"{text}\n\nThe game is over. Won by: {', '.join(self.player.winners)}."
        return text if self.ask else f"{text}\n\nYou are not asked now. Call wait."

    async def play(self, move: str) -> str:
        """Answer the open question with one of your moves, such as draw."""
        ask = self.ask
        if ask is None or not isinstance(ask.id, int):
            return "You are not asked now. Call wait."
        answer = read_answer(move, ask.moves)
        if answer.move is None:
            self.faults += 1
            self._tries += 1
            if self._tries < PATIENCE:
                return f"Not played: {answer.fault}. Your moves: {', '.join(ask.moves[:60])}."
            return (
                f"Not played: {answer.fault}. If you do not answer, the server plays the default move when time is up."
            )
        self.ask, self._refusal = None, ""
        await self.player.move(ask.id, answer.move)
        while self.player.waits and not self._refusal:
            await self._next(LONGEST_WAIT)
        return f"Refused: {self._refusal}." if self._refusal else f"Played {answer.move}."

    async def wait(self, seconds: float = 60.0) -> str:
        """Wait until you are asked or the game is over, at most so many seconds; then what your seat sees."""
        until = asyncio.get_running_loop().time() + min(max(seconds, 0.0), LONGEST_WAIT)
        while self.ask is None and not self.player.winners:
            left = until - asyncio.get_running_loop().time()
            if left <= 0 or not await self._next(left):
                break
        return await self.look()

    async def rules(self, card: str = "") -> str:
        """What a card does; without a card, which cards there are."""
        view = self.player.view
        if view is None:
            return "The game has not been dealt yet. Call wait."
        return "\n".join(family_of(view.edition).card_rules(view.edition, card, english()))

    def _drop_old_ask(self) -> None:
        """Forget a question that is no longer open."""
        view = self.player.view
        if self.ask is not None and view is not None and (view.ask is None or view.ask.id > int(self.ask.id or 0)):
            self.ask = None

    async def _next(self, seconds: float) -> bool:
        """Wait for the next message; whether one came."""
        self._changed.clear()
        try:
            await asyncio.wait_for(self._changed.wait(), seconds)
        except TimeoutError:
            return False
        return True


@asynccontextmanager
async def seated(url: str, room: str, key: str) -> AsyncIterator[SeatTools]:
    """The tools of a seat, connected by its key."""
    guest = await Client.new(url, "model")
    async with guest.join(room, views="always", key=key) as player:
        tools = SeatTools(player)
        following = asyncio.ensure_future(tools.follow())
        try:
            yield tools
        finally:
            following.cancel()


def server_of(tools: SeatTools) -> "MCPServer[Any]":  # Any: the package has no types here
    """An MCP server with the tools of a seat."""
    from mcp.server import MCPServer  # an extra

    server: MCPServer[Any] = MCPServer("kaboodle", instructions=INSTRUCTIONS, version=version(), log_level="ERROR")
    for tool in (tools.look, tools.play, tools.wait, tools.rules):
        server.tool()(tool)
    return server


def run(parsed: argparse.Namespace) -> int:
    """Serve the tools on stdin and stdout until the model's program ends."""
    try:
        import mcp  # noqa: F401  # an extra: say so before anything is connected
    except ImportError:
        raise Refused("the package mcp is not installed: pip install 'kaboodle[mcp]'") from None
    try:
        asyncio.run(serve(parsed.url, parsed.room, parsed.key))
    except (ServerUnreachable, RequestRefused) as trouble:
        raise Refused(str(trouble).rstrip(".")) from None
    return 0


async def serve(url: str, room: str, key: str) -> None:
    """Connect, then serve."""
    async with seated(url, room, key) as tools:
        await server_of(tools).run_stdio_async()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the seat is."""
    parser.add_argument("--url", default="http://127.0.0.1:8000", metavar="URL", help="the server (%(default)s)")
    parser.add_argument("--room", required=True, metavar="CODE", help="the room")
    key = os.environ.get(VARIABLE)
    parser.add_argument(
        "--key", default=key, required=key is None, metavar="KEY", help=f"the key of the seat; by default {VARIABLE}"
    )
    parser.set_defaults(run=run)
