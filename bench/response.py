"""Calibrate the best-response test: what its fixed budget finds, beside exact exploitability on a tiny instance.

python bench/response.py                (exact exploitability needs OpenSpiel: pip install kaboodle[openspiel])
"""

import argparse

from kaboodle.core.registry import EDITIONS, family_of, shipped_families
from kaboodle.lab.benchmark.response import coarse, dealer_of, exact, respond, tiny_dealer

SEED = 2026


def main() -> None:
    """Print the gain of the responder against uniform play on a tiny instance, and against levels in a whole game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("agents", nargs="*", default=["random", "cat"])
    parser.add_argument("--edition", default="two-player")
    parsed = parser.parse_args()
    tiny = next(it for family in shipped_families() for it in family.tiny_instances())
    found = respond("random", tiny_dealer(tiny), exact, SEED)
    print(f"{tiny.name}, random: {found.gain:+.1%} ± {found.error:.1%}, exact {exact_share(tiny.name)}", flush=True)
    players = EDITIONS[parsed.edition].seats[0]
    chosen = family_of(parsed.edition).editions[parsed.edition].choose(players, {})
    for agent in parsed.agents:
        found = respond(agent, dealer_of(parsed.edition, players, chosen), coarse, SEED)
        told = f"{found.gain:+.1%} ± {found.error:.1%}, {found.situations:,} situations"
        print(f"{parsed.edition}, {agent}: {told}", flush=True)


def exact_share(name: str) -> str:
    """The exact exploitability of uniform play, as a share of the victory."""
    try:
        import pyspiel
        from open_spiel.python import policy
        from open_spiel.python.algorithms import exploitability

        from kaboodle.envs import openspiel
    except ImportError:
        return "not known without OpenSpiel"
    game = pyspiel.load_game(openspiel.short_name(f"tiny-{name}"))
    return f"{exploitability.exploitability(game, policy.UniformRandomPolicy(game)) / 2:.1%}"


if __name__ == "__main__":
    main()
