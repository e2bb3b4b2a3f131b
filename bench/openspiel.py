"""Search iterations a second beside OpenSpiel's C++ search, measured by turns in one run on one core.

python bench/openspiel.py            (OpenSpiel is not part of Kaboodle: pip install open_spiel)

OpenSpiel plays hearts with its information-set search and random playouts; we play the Original with four seats, from
the deal, with our playout policy. Seconds are those of the processor, each the best of several rounds.
"""

import sys
import time
from collections.abc import Callable
from typing import Any

import kaboodle

SIMULATIONS, ROUNDS = 10_000, 5
TARGET = 2.0


def main() -> int:
    """Print both figures and their ratio; exit code 1 when the target is missed, 2 when there is nothing to compare."""
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
    """Iterations a second."""
    begun = time.process_time()
    work()
    return SIMULATIONS / (time.process_time() - begun)


def hearts(spiel: Any, seed: int) -> Callable[[], object]:  # Any: an extension without types
    """A search by OpenSpiel from a first decision of hearts."""
    game = spiel.load_game("hearts")
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 4:  # the first lead of hearts is no choice
        state.apply_action(state.legal_actions()[(7 * len(state.history()) + seed) % len(state.legal_actions())])
    evaluator = spiel.RandomRolloutEvaluator(1, seed)
    kind = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = spiel.ISMCTSBot(seed, evaluator, 2.0, SIMULATIONS, -1, kind, False, False)
    return lambda: bot.step(state)


def original(seed: int) -> Callable[[], object]:
    """A search of ours from a deal of the Original."""
    table = kaboodle.new("original", 4, seed=seed)
    sight = table.sight(table.waiting[0])
    thinker = sight.family.thinker(sight.blinded, sight.mind, sight.index, seed)
    assert thinker is not None
    return lambda: thinker.think(SIMULATIONS)


if __name__ == "__main__":
    sys.exit(main())
