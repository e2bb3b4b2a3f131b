"""`kaboodle mcp`: a model plays at a real table by its seat key, and is told what that seat is told."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kaboodle.cli.main import main
from kaboodle.cli.mcp import seated, server_of
from kaboodle.client import Client
from tests.server.process import serving

mcp = pytest.importorskip("mcp", reason="the package mcp is not installed: pip install kaboodle[mcp]")


def test_a_model_plays_at_a_real_table(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        asyncio.run(play_some_moves(served.url))


async def play_some_moves(url: str) -> None:
    """Play against bots through the tools alone."""
    found = await Client(url, "").request("POST", "/api/play", {"edition": "two-player", "level": "kitten"})
    async with seated(url, found["room"], found["key"]) as tools, mcp.Client(server_of(tools)) as model:
        assert {tool.name for tool in (await model.list_tools()).tools} == {"look", "play", "rules", "wait"}
        played = 0
        for _ in range(40):
            said = await call(model, "wait", seconds=30)
            if "The game is over" in said:
                break
            assert "You are A." in said and "Your moves:" in said
            move = said.partition("Your moves: [")[2].partition("]")[0]
            assert "Not played" in await call(model, "play", move="[no such move]")
            assert await call(model, "play", move=f"I choose [{move}]") == f"Played {move}."
            played += 1
            if played == 4:
                break
        assert played >= 2 and tools.faults == played
        assert "efuse" in await call(model, "rules", card="defuse")
        shown = await call(model, "look")
        assert found["key"] not in shown


async def call(model: Any, tool: str, **arguments: object) -> str:
    """What a tool answers; Any: the package has no types here."""
    answer = await model.call_tool(tool, arguments)
    assert not answer.is_error, answer
    return "\n".join(part.text for part in answer.content)


def test_a_dead_server_and_a_wrong_key_are_said_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mcp", "--url", "http://127.0.0.1:9", "--room", "ABCD", "--key", "x"]) == 2
    assert "cannot be reached" in capsys.readouterr().err
