"""Tune the rollout policy by self-play: one seat uses changed settings, the others use the present ones.

python bench/tune.py original 4 --games 400 CAUTIOUS=60 CAUTIOUS=120 "ROB=300 BOLD=600"
python bench/tune.py mantis 2 --games 2000 IN_TANK=60 AGAIN=0
python bench/tune.py board 4 --games 800 --first 1000 STEP=60 "TRAP=400 STOP=1000"

The settings are the constants at the top of search/rollout.py of each game. Deals are paired: the changed seat plays
every place of a deal once. Report a result on other deals than it was found on: `--first` is the first deal. The
chapters run as Python, so that the settings can be changed.
"""

import argparse
import importlib
import sys
from math import sqrt
from types import ModuleType
from typing import Any

FAMILIES = ("kittens", "mantis", "board")
for family in FAMILIES:
    sys.modules[f"kaboodle.games.{family}.compiled"] = None  # type: ignore[assignment]  # so that importing it fails

load = importlib.import_module  # after the lines above, hence not imported at the top
new = load("kaboodle").new
POLICIES = {family: load(f"kaboodle.games.{family}.search.rollout") for family in FAMILIES}
SEARCHERS = {POLICIES[family]: load(f"kaboodle.games.{family}.search.searcher") for family in FAMILIES}
WON = load("kaboodle.engine.mcts").WON

Settings = dict[str, int]


def main() -> None:
    """Print the win share of each candidate against the present settings in all other seats."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("edition", choices=("original", "good-vs-evil", "two-player", "mantis", "board"))
    parser.add_argument("players", type=int)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the first deal: judge on others than you climbed on")
    parser.add_argument("candidates", nargs="+", metavar="NAME=VALUE", help="several in quotes go together")
    parsed = parser.parse_args()
    chapter = POLICIES.get(parsed.edition, POLICIES["kittens"])
    deals = range(parsed.first, parsed.first + max(parsed.games // parsed.players, 2))
    for words in parsed.candidates:
        changed = read(words, chapter, parser)
        share, error = measure(parsed.edition, parsed.players, deals, changed, chapter)
        print(f"{words}: {share:.1%} ± {1.96 * error:.1%} (par {1 / parsed.players:.0%})", flush=True)


def read(words: str, chapter: ModuleType, parser: argparse.ArgumentParser) -> Settings:
    """Return the requested settings; the parser rejects unknown names."""
    changed = {}
    for word in words.split():
        name, _, value = word.partition("=")
        if not isinstance(getattr(chapter, name, None), int) or not value.lstrip("-").isdigit():
            parser.error(f"{word!r} is no setting of {chapter.__name__}")
        changed[name] = int(value)
    return changed


def measure(edition: str, players: int, deals: range, changed: Settings, chapter: ModuleType) -> tuple[float, float]:
    """Return the changed seat's win share over paired deals, and its standard error."""
    usual = {name: getattr(chapter, name) for name in changed}
    shares = []
    for deal in deals:
        wins = 0.0
        for seat in range(players):
            settings = [changed if other == seat else usual for other in range(players)]
            wins += play(edition, players, deal, settings, chapter)[seat] / WON
        shares.append(wins / players)
    for name, value in usual.items():
        setattr(chapter, name, value)
    mean = sum(shares) / len(shares)
    spread = sum((share - mean) ** 2 for share in shares) / (len(shares) - 1)
    return mean, sqrt(spread / len(shares))


def play(edition: str, players: int, seed: int, settings: list[Settings], chapter: ModuleType) -> list[int]:
    """Play one game with the rollout policy, each seat with its own settings; return the rewards."""
    table = new(edition, players, seed=seed)
    base: Any = SEARCHERS[chapter].Searcher  # Any: one of three classes

    class Player(base):  # type: ignore[misc]  # one of three classes
        """Uses the settings of the seat that is asked."""

        def policy_move(self, seat: int) -> int:
            use(settings[seat], chapter)
            return int(base.policy_move(self, seat))

        def stops(self, seat: int) -> bool:
            use(settings[seat], chapter)
            return bool(base.stops(self, seat))

    observation = table.observation(table.waiting[0])
    own = observation.index if observation.mind is None else observation.mind
    player = Player(observation.blinded, own, seed)
    player.begin()
    player.game.become(table.game)
    getattr(player, "play_out", player.play_to_end)()  # a search with an evaluation does not play to the end
    return list(player.rewards[:players])


def use(settings: Settings, chapter: ModuleType) -> None:
    """Apply settings to a module."""
    for name, value in settings.items():
        setattr(chapter, name, value)


if __name__ == "__main__":
    main()
