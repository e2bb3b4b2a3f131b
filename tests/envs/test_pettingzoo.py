"""PettingZoo's own tests over every game, and what they do not look at: names, blindness, truncation, rendering."""

# imports that need a package come after the check whether it is installed

import random
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import pytest

import kaboodle
from tests.envs.tables import NAMES, TABLES

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install kaboodle[envs]")

import numpy as np

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its tests import games of its own in a way it has deprecated
    from pettingzoo import test as pettingzoo_tests
    from pettingzoo.test.max_cycles_test import max_cycles_test

from kaboodle.envs import pettingzoo

every_table = pytest.mark.parametrize(("slug", "players", "options"), TABLES, ids=NAMES)

# PettingZoo's api_test warns of every dict observation but those of its own environments, which it knows by name.
DICT_WARNINGS = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@every_table
@pytest.mark.parametrize("form", pettingzoo.FORMS)
def test_api_test_passes_without_a_warning(slug: str, players: int, options: dict[str, str], form: str) -> None:
    for seed in range(3):
        np.random.seed(seed)
        env = pettingzoo.env(slug, players, options, form=form)
        for agent in env.possible_agents:
            env.action_space(agent).seed(seed)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            if form == "dict":
                for message in DICT_WARNINGS:
                    warnings.filterwarnings("ignore", message)
            pettingzoo_tests.api_test(env, num_cycles=60)


@every_table
def test_seed_test_passes(slug: str, players: int, options: dict[str, str]) -> None:
    pettingzoo_tests.seed_test(lambda: pettingzoo.env(slug, players, options), num_cycles=100)


@every_table
def test_max_cycles_test_passes_where_everybody_answers_every_question(
    slug: str, players: int, options: dict[str, str]
) -> None:
    def seeded(env: Any, seed: int) -> Any:  # Any: PettingZoo's types are not known
        env.reset(seed=seed)
        for number, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(seed + number)
        return env

    tested = 0
    for seed in range(12):
        env = seeded(pettingzoo.parallel_env(slug, players, options), seed)
        env.reset()
        for _ in range(4):
            if env.agents:
                env.step({agent: env.action_space(agent).sample() for agent in env.agents})
        if not env.agents:  # a game that ends by itself before its cycles are over
            continue
        parallel, simultaneous = (
            lambda make=make, seed=seed, **given: seeded(make(slug, players, options, **given), seed)
            for make in (pettingzoo.parallel_env, pettingzoo.simultaneous_env)
        )
        max_cycles_test(SimpleNamespace(parallel_env=parallel, env=simultaneous))
        tested += 1
    assert tested >= 6


@every_table
def test_parallel_api_and_seed_tests_pass(slug: str, players: int, options: dict[str, str]) -> None:
    make: Any = lambda: pettingzoo.parallel_env(slug, players, options)  # noqa: E731  # Any: PettingZoo has no types here
    pettingzoo_tests.parallel_api_test(make(), num_cycles=60)
    pettingzoo_tests.parallel_seed_test(make, num_cycles=60)


@pytest.mark.parametrize("slug", list(kaboodle.EDITIONS))
def test_render_test_passes(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    players = kaboodle.EDITIONS[slug].seats[0]
    pettingzoo_tests.render_test(lambda render_mode: pettingzoo.env(slug, players, render_mode=render_mode))
    assert capsys.readouterr().out


def test_performance_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    ticks = iter(range(0, 10_000, 2))
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))  # its five seconds pass at once
    pettingzoo_tests.performance_benchmark(pettingzoo.make("kaboodle/Original-4p-v0"))
    assert "turns per second" in capsys.readouterr().out


@every_table
def test_games_end_with_rewards_that_add_up_to_nothing(slug: str, players: int, options: dict[str, str]) -> None:
    env = pettingzoo.env(slug, players, options)
    for seed in range(5):
        paid = play(env, seed)
        assert abs(sum(paid.values())) < 1e-9 and max(paid.values()) > 0


def play(env: Any, seed: int) -> dict[str, float]:  # Any: PettingZoo's types are not known
    """A random game to its end; what each agent was paid."""
    dice = random.Random(seed)
    env.reset(seed=seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, truncated, _ = env.last()
        assert not truncated
        paid[agent] += reward
        env.step(None if ended else dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return paid


def test_the_same_seed_is_the_same_deal_as_at_a_table() -> None:
    env = pettingzoo.make("kaboodle/Original-4p-v0")
    env.reset(seed=11)
    table = kaboodle.new("original", 4, seed=11)
    layout = kaboodle.observation("original", 4)
    assert env.observe("player_2")["observation"].tolist() == written(table, "C", layout)
    assert env.agent_selection == f"player_{table.seats.index(table.waiting[0])}"


def written(table: kaboodle.Table, seat: str, layout: kaboodle.ObservationLayout) -> list[int]:
    """An observation of a table."""
    out: Any = np.zeros(layout.size, np.int16)  # Any: an array
    table.observe(seat, out=out, layout=layout)
    return [int(number) for number in out]


def test_games_without_a_seed_differ_and_follow_from_the_last_seed() -> None:
    deals = []
    for _ in range(2):
        env = pettingzoo.make("kaboodle/Mantis-3p-v0")
        env.reset(seed=5)
        env.reset()
        deals.append(env.observe("player_0")["observation"].tolist())
        env.reset()
        deals.append(env.observe("player_0")["observation"].tolist())
    assert deals[:2] == deals[2:] and deals[0] != deals[1]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.make("kaboodle/TwoPlayer-2p-v0")
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    with pytest.raises(kaboodle.IllegalMove, match="pass"):
        env.step(0)
    after = env.observe(env.agent_selection)
    assert all((before[key] == after[key]).all() for key in before)


def test_a_game_is_truncated_after_its_cycles() -> None:
    env = pettingzoo.env("original", 3, max_cycles=2)
    env.reset(seed=0)
    steps = 0
    for agent in env.agent_iter():
        seen, reward, ended, truncated, _ = env.last()
        assert not ended and reward == 0
        env.step(None if truncated else int(np.flatnonzero(seen["action_mask"])[0]))
        steps += not truncated
        assert agent
    assert steps == 6


@pytest.mark.parametrize(
    "name", ["kaboodle/Original-4p-v9", "kaboodle/Chess-2p-v0", "Original", "kaboodle/Mantis-9p-v0"]
)
def test_a_name_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(kaboodle.OptionError):
        pettingzoo.make(name)


def test_options_and_settings_are_checked() -> None:
    with pytest.raises(kaboodle.OptionError):
        pettingzoo.env("original", 4, {"decks": "7"})
    with pytest.raises(kaboodle.OptionError, match="array"):
        pettingzoo.env("original", 4, form="image")
    with pytest.raises(kaboodle.OptionError, match="ansi"):
        pettingzoo.env("original", 4, render_mode="film")


def test_pictures_show_what_a_spectator_sees() -> None:
    env = pettingzoo.make("kaboodle/Original-3p-v0", render_mode="rgb_array")
    env.reset(seed=2)
    picture = env.render()
    assert picture.shape == (640, 960, 3) and len(np.unique(picture)) > 2
    env.reset(seed=3)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert (env.render() != picture).any()
