"""Every way in which what a seat knows leaves a table: the guards of hidden information look at all of them.

Ways out of environments whose packages are not installed are left out.
"""

import asyncio
from array import array
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import msgspec

import kaboodle
from kaboodle.cli.mcp import SeatTools
from kaboodle.client import Client, RoomClient, ServerMessage
from kaboodle.core.registry import family_of
from kaboodle.core.table import Table
from kaboodle.engine.history import RECENT
from kaboodle.envs.episode import Setting, episode_of
from kaboodle.envs.text import TextGame, text_observation

if TYPE_CHECKING:
    from kaboodle.envs.pettingzoo import AecGame

SEED = 7
LOOKED_AT = 20  # events that the tools tell: "text" has them all


def written(table: Table, seat: str) -> bytes:
    """An observation in a buffer, of the layout for this table."""
    layout = kaboodle.observation(table.edition, len(table.seats), table.options)
    out = array("h", [0] * layout.size)
    table.observe(seat, out=out, layout=layout)
    return out.tobytes()


def recalled(table: Table, seat: str) -> str:
    """The information state: its text and its numbers."""
    state = table.information_state(seat)
    return f"{state} {state.numbers}"


def imagined(table: Table, seat: str) -> str:
    """A table as the seat imagines it."""
    return table.observation(seat).table(SEED).position


def observed(table: Table, seat: str) -> str:
    """What an observation gives to a bot."""
    it = table.observation(seat)
    return f"{it.seat} {it.moves} {it.actions} {bytes(it.mask())!r} {it.observe()} {it.information_state} {it.view}"


@lru_cache(maxsize=64)
def row_for(edition: str, players: int, options: tuple[tuple[str, str], ...]) -> tuple[Any, Any]:  # Any: the kernel's
    """A row of a batch and its buffers, for tables like this."""
    family = family_of(edition)
    layout, space = kaboodle.observation(edition, players, dict(options)), kaboodle.space(edition)
    kernel = family.batch_kernel()
    row = kernel.new_row(family.set_up(edition, players, dict(options), 0), layout.writer.twin(), space.kernel, None)
    row.size, out = layout.size, kernel.buffers()
    out.observations, out.masks = array("h", [0] * layout.size), array("B", [0] * space.size)
    out.seats, out.seeds, out.ends = array("h", [0]), array("Q", [0]), array("B", [0])
    out.rewards = array("f", [0] * players)
    return row, out


def batched(table: Table, seat: str) -> str:
    """What a row of a batch writes for a seat at this moment."""
    row, out = row_for(table.edition, len(table.seats), tuple(table.options.items()))
    row.game.become(table.game)
    memory, index = row.memory, table.seats.index(seat)
    for number, mind in enumerate(table.minds):
        memory.history.clear()
        for told in table._seen(number)[-RECENT:]:
            memory.history.see(*told.row)
        if mind is not None:
            memory.mind.copy_from(mind)
        memory = memory.after
    row.clear_results(out)
    row.face, row.seat = index, -1
    if index in table.game.waiting:
        row.seat = index
        row.game.list_moves(index, row.listed)
    if table.over:
        row.pay(out)
    row.write(out)
    return repr([list(part) for part in (out.observations, out.masks, out.seats, out.rewards, out.ends)])


def sequenced(table: Table, seat: str) -> str:
    """An episode, which environments are made of."""
    episode, index = episode_of(table), table.seats.index(seat)
    numbers, mask = array("h", [0] * episode.setting.layout.size), bytearray(episode.setting.space.size)
    episode.observe(index, numbers)
    episode.mask(index, mask)
    state = episode.information_state(index)
    imagined = episode.redeal(index, SEED)
    return f"{numbers} {mask!r} {state} {state.numbers} {episode.view(index)} {imagined.game.fingerprint()}"


def aec(table: Table, seat: str) -> str:
    """An AEC environment: observation, mask, picture of the table, and what is said of each agent."""
    env, env_episode = aec_env(episode_of(table).setting), episode_of(table)
    env.reset(seed=SEED)
    env._episode = env_episode
    agent = env.possible_agents[table.seats.index(seat)]
    seen = env.observe(agent)
    return f"{seen['observation'].tobytes()!r} {seen['action_mask'].tobytes()!r} {env.render()} {env.infos[agent]}"


def spiel(table: Table, seat: str) -> str:
    """A state of OpenSpiel: its strings and tensors for a player."""
    episode, player = episode_of(table), table.seats.index(seat)
    game = spiel_game(table.edition, len(table.seats), ";".join(f"{key}:{it}" for key, it in table.options.items()))
    state = game.new_initial_state()
    state.episode = episode
    strings = f"{state.information_state_string(player)} {state.observation_string(player)}"
    tensors = f"{state.information_state_tensor(player)} {state.observation_tensor(player)}"
    return f"{strings} {tensors} {episode.actions(player)}"


@cache
def spiel_game(slug: str, players: int, options: str) -> Any:  # Any: OpenSpiel has no types
    """One game for all tables with these options."""
    import pyspiel

    from kaboodle.envs.openspiel import short_name  # needs OpenSpiel

    return pyspiel.load_game(f"{short_name(slug)}(players={players},options={options})")


def asked_in_text(table: Table, seat: str) -> str:
    """A text environment: what a player is told, and how its answers are read."""
    game = text_game(table.edition, len(table.seats))
    game.table, game._queue, game._told = table, [seat], dict.fromkeys(table.seats, 0)
    game._tries, game._trouble = 0, ""
    said = game.get_observation()[1]
    return f"{said} {game.step('[no such move]') if not table.over else ''} {game.get_observation()[1]}"


def told_by_tools(table: Table, seat: str) -> str:
    """The tools of `kaboodle mcp`, after the messages that the server sends to this seat: every kind of answer."""
    player = Client("http://127.0.0.1", "").join("room")
    player.seat, player.history, player.view = seat, list(table.stream(seat)), table.view(seat)
    player.winners = table.winners
    player._socket = Acknowledging(player)  # type: ignore[assignment]  # has what is used of a connection
    tools, moves = SeatTools(player), tuple(table.legal(seat))
    if moves:
        tools.ask = ServerMessage(type="ask", id=1, moves=moves)
    tools._told = max(0, len(player.history) - LOOKED_AT)
    return "\n".join(asyncio.run(every_answer(tools, moves)))


async def every_answer(tools: SeatTools, moves: tuple[str, ...]) -> list[str]:
    """What the tools say: before a move, to words that are no move, to a move, and after it."""
    said = [await tools.wait(0.0), *[await tools.play(f"[{word}]") for word in ("no such move", "drawz")]]
    if moves:
        said.append(await tools.play(f"[{moves[-1]}]"))
        assert said[-1] == f"Played {moves[-1]}."
    return [*said, await tools.wait(0.0), await tools.look(), await tools.rules()]


class Acknowledging:
    """A connection to a server that acknowledges every move at once, and says nothing else."""

    def __init__(self, player: RoomClient) -> None:
        self.player = player

    async def send(self, message: str) -> None:
        """Acknowledge."""
        self.player._pending.clear()


@cache
def text_game(slug: str, players: int) -> TextGame:
    """One environment for all tables."""
    return TextGame(slug, players)


@cache
def aec_env(setting: Setting) -> "AecGame":
    """One environment for all tables of a setting."""
    from kaboodle.envs.pettingzoo import AecGame  # needs PettingZoo

    return AecGame(setting, render_mode="ansi")


WAYS_OUT: dict[str, Callable[[Table, str], object]] = {
    "view": lambda table, seat: msgspec.json.encode(table.view(seat)),
    "html": lambda table, seat: table.view(seat)._repr_html_() + table.observation(seat)._repr_html_(),
    "observe": lambda table, seat: table.observe(seat),
    "observe into a buffer": written,
    "information state": recalled,
    "actions": lambda table, seat: table.actions(seat),
    "mask": lambda table, seat: bytes(table.mask(seat)),
    "observation": observed,
    "imagined table": imagined,
    "batch": batched,
}
# These take milliseconds each. They are made of the ones above, so they take turns: one of them at each moment.
SLOW_WAYS_OUT: dict[str, Callable[[Table, str], object]] = {
    "episode": sequenced,
    "text": lambda table, seat: text_observation(table, seat) + text_observation(table, seat, 0),
    "text game": asked_in_text,
    "tools": told_by_tools,
}
if find_spec("pettingzoo"):
    SLOW_WAYS_OUT["PettingZoo"] = aec
if find_spec("pyspiel"):
    SLOW_WAYS_OUT["OpenSpiel"] = spiel


def differing(one: Table, other: Table, seat: str) -> list[str]:
    """The ways out by which a seat could tell two tables apart."""
    slow = list(SLOW_WAYS_OUT)[len(one.stream(seat)) % len(SLOW_WAYS_OUT)]
    ways = WAYS_OUT | {slow: SLOW_WAYS_OUT[slow]}
    return [name for name, way in ways.items() if way(one, seat) != way(other, seat)]
