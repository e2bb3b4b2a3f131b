"""Compare search iterations per second with the C++ search of OpenSpiel, by turns in one run on one core.

python bench/openspiel.py            (OpenSpiel is not part of Kaboodle: pip install open_spiel)

OpenSpiel plays hearts with its information-set search and random playouts. We play the Original with four seats, from
the deal, with our rollout policy. Seconds are processor time, each the best of several rounds.
"""

import sys
import time
from collections.abc import Callable
from typing import Any

import kaboodle

SIMULATIONS, ROUNDS = 10_000, 5
TARGET = 2.0


def main() -> int:
    """Print both figures and their ratio; return 1 if the target is missed, 2 if OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed: pip install open_spiel", file=sys.stderr)
        return 2
    theirs = ours = 0.0
    for round_ in range(ROUNDS):
        theirs = max(theirs, rate(hearts(pyspiel, round_)))
        ours = max(ours, rate(original(round_)))
    print(f"OpenSpiel, hearts, random playouts: {theirs:,.0f} simulations a second")
    print(f"Kaboodle, Original with 4 seats:    {ours:,.0f} iterations a second")
    print(f"ratio {ours / theirs:.1f}, at least {TARGET} is wanted")
    return 0 if ours / theirs >= TARGET else 1


def rate(work: Callable[[], object]) -> float:
    """Return iterations per second."""
    begun = time.process_time()
    work()
    return SIMULATIONS / (time.process_time() - begun)


def hearts(spiel: Any, seed: int) -> Callable[[], object]:  # Any: an extension without types
    """Return a search by OpenSpiel from a first decision of hearts."""
    game = spiel.load_game("hearts")
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 4:  # the first lead of hearts is no choice
        state.apply_action(state.legal_actions()[(7 * len(state.history()) + seed) % len(state.legal_actions())])
    evaluator = spiel.RandomRolloutEvaluator(1, seed)
    kind = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = spiel.ISMCTSBot(seed, evaluator, 2.0, SIMULATIONS, -1, kind, False, False)
    return lambda: bot.step(state)


def original(seed: int) -> Callable[[], object]:
    """Return our search from a deal of the Original."""
    table = kaboodle.new("original", 4, seed=seed)
    observation = table.observation(table.waiting[0])
    searcher = observation.family.searcher(observation.blinded, observation.mind, observation.index, seed)
    assert searcher is not None
    return lambda: searcher.think(SIMULATIONS)


if __name__ == "__main__":
    sys.exit(main())
