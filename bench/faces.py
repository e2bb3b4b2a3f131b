"""Speed of the PettingZoo and OpenSpiel faces beside games of those packages, by turns in one run on one core.

python bench/faces.py                (pip install kaboodle[envs,openspiel] rlcard pygame)

PettingZoo: steps with observation and mask of the asked agent, beside its Texas hold'em. OpenSpiel: decisions of random
games, beside the games that it has in Python. Seconds are processor time, each the best of several rounds.
"""

import random
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

import kaboodle

ROUNDS, SECONDS = 5, 0.6
AEC_TIMES, AEC_STEPS = 5, 25_000
USUAL_PLAYERS = 4


def main() -> int:
    """Print the figures and their ratios; return 1 if a target is missed, 2 if a package is not installed."""
    warnings.simplefilter("ignore")
    try:
        return max(compare_aec(), compare_spiel())
    except ImportError as missing:
        print(f"{missing}: pip install kaboodle[envs,openspiel] rlcard pygame", file=sys.stderr)
        return 2


def compare_aec() -> int:
    """PettingZoo."""
    import pygame  # noqa: F401  # their games need it
    from pettingzoo.classic import texas_holdem_v4

    from kaboodle.envs import pettingzoo

    makers: dict[str, Any] = {"texas_holdem_v4": texas_holdem_v4.env()}
    for slug, edition in kaboodle.EDITIONS.items():
        makers[slug] = pettingzoo.env(slug, min(USUAL_PLAYERS, edition.seats[-1]))
    best = measured({name: lambda until, env=env: aec_steps(env, until) for name, env in makers.items()})
    theirs, missed = best.pop("texas_holdem_v4"), 0
    print(f"PettingZoo, texas_holdem_v4: {theirs:,.0f} steps a second")
    for name, ours in best.items():
        print(f"Kaboodle, {name}: {ours:,.0f} steps a second, {ours / theirs:.1f} times")
        missed += ours < AEC_STEPS or ours < AEC_TIMES * theirs
    print(f"at least {AEC_TIMES} times and {AEC_STEPS:,} steps are wanted")
    return int(missed > 0)


def compare_spiel() -> int:
    """OpenSpiel."""
    import pyspiel
    from open_spiel.python.games import kuhn_poker, liars_poker, tic_tac_toe  # noqa: F401  # registers them

    from kaboodle.envs import openspiel

    python = ["python_kuhn_poker", "python_tic_tac_toe", "python_liars_poker"]
    names = python + [
        f"{openspiel.short_name(slug)}(players={min(USUAL_PLAYERS, edition.seats[-1])})"
        for slug, edition in kaboodle.EDITIONS.items()
    ]
    games = {name: pyspiel.load_game(name) for name in names}
    best = measured({name: lambda until, game=game: decisions(game, until) for name, game in games.items()})
    for name, speed in best.items():
        print(f"OpenSpiel, {name}: {speed:,.0f} decisions a second")
    slowest = min(speed for name, speed in best.items() if name not in python)
    fastest = max(best[name] for name in python)
    print(f"our slowest beside their fastest: {slowest / fastest:.2f}, at least 1 is wanted")
    return int(slowest < fastest)


def measured(work: dict[str, Callable[[float], int]]) -> dict[str, float]:
    """The best rate of each, by turns."""
    best = dict.fromkeys(work, 0.0)
    for _ in range(ROUNDS):
        for name, run in work.items():
            begun = time.process_time()
            steps = run(begun + SECONDS)
            best[name] = max(best[name], steps / (time.process_time() - begun))
    return best


def aec_steps(env: Any, until: float) -> int:  # Any: PettingZoo has no types here
    """Random games until a moment; how many steps were made."""
    import numpy as np

    steps, dice = 0, random.Random(1)
    while time.process_time() < until:
        env.reset()
        for _ in env.agent_iter():
            seen, _, ended, truncated, _ = env.last()
            if ended or truncated:
                break
            env.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
    return steps


def decisions(game: Any, until: float) -> int:  # Any: OpenSpiel has no types
    """Random games until a moment; how many decisions were made."""
    made, dice = 0, random.Random(1)
    while time.process_time() < until:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
                continue
            state.apply_action(dice.choice(state.legal_actions()))
            made += 1
    return made


if __name__ == "__main__":
    sys.exit(main())
