"""Measure how players behave and how accurate the clues are that a search derives from it.

python bench/clues.py original 4 cat --games 100

Behaviour: where players hide Kittens, what is on top when they escape after a look, how often they let pass what is
aimed at them with a Nope in hand. Accuracy: how well redeals predict a Kitten on top and Nopes in hands, with clues and
without. The figure is the mean negative logarithm of the chance given to the truth; lower is better.
"""

import argparse
from collections import Counter, defaultdict
from math import log
from random import Random
from statistics import fmean

from kaboodle import new
from kaboodle.bots.bot import answers, play_fairly
from kaboodle.bots.levels import bot_of
from kaboodle.core.observation import Observation
from kaboodle.core.table import Table
from kaboodle.games.kittens.beliefs.clues import ALL_CLUES, BY_ESCAPE, BY_HIDING, CERTAIN, DEEP
from kaboodle.games.kittens.card_ids import KITTEN, NOPE
from kaboodle.games.kittens.kernel import Rng
from kaboodle.games.kittens.text.clues import aimed_at

DEALS = 200  # for each chance
ESCAPES = ("attack", "targeted-attack", "skip", "shuffle", "raising-heck")
SURPRISE = 0.01  # no chance counts as less, so that a single surprise does not count for all
WHY = {BY_HIDING: "hidden", BY_ESCAPE: "avoided", BY_HIDING | BY_ESCAPE: "both"}

Losses = dict[tuple[str, str], list[float]]


def main() -> None:
    """Play the games and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("edition", choices=("original", "good-vs-evil", "two-player"))
    parser.add_argument("players", type=int)
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parsed = parser.parse_args()
    habits: Counter[str] = Counter()
    losses: Losses = defaultdict(list)
    for deal in range(parsed.seed * 1_000_000, parsed.seed * 1_000_000 + parsed.games):
        table, rng = new(parsed.edition, parsed.players, seed=deal), Random(deal)
        bots = {seat: bot_of(parsed.bot) for seat in table.seats}
        while not table.over:
            chosen = answers(table, bots, rng)
            watch(table, chosen, habits)
            for seat in table.waiting:
                judge(table, table.observation(seat), rng.getrandbits(32), losses)
            play_fairly(table, chosen)
    for habit, count in sorted(habits.items()):
        print(f"{habit}: {count}" + (f", {count / habits[habit.partition(',')[0]]:.0%}" if "," in habit else ""))
    for (what, dealing), values in sorted(losses.items()):
        print(f"{what}, {dealing}: {fmean(values):.3f} ({len(values)})")


def watch(table: Table, chosen: dict[str, str], habits: Counter[str]) -> None:
    """Count the behaviour that the clues are based on."""
    game = table.game
    for seat, move in chosen.items():
        if table.question == "hide":
            name, place = "hides for another" if game.owed == 1 else "hides and draws next", int(move.partition("@")[2])
            habits[name] += 1
            habits[f"{name}, {f'at {place}' if place < DEEP else 'deeper'}"] += 1
        elif table.question == "turn" and has_looked(table, seat) and move.partition(">")[0] in ESCAPES:
            habits["looked and escapes"] += 1
            habits["looked and escapes, from a Kitten on top"] += game.pile_list()[0] == KITTEN
        elif (
            table.question == "window"
            and harmed(table) == (index := table.seats.index(seat))
            and game.hand_list(index)[NOPE]
        ):
            habits["aimed at with a Nope"] += 1
            habits["aimed at with a Nope, lets it pass"] += move == "pass"


def has_looked(table: Table, seat: str) -> bool:
    """Return whether a seat has seen the top card, as far as another seat knows."""
    index = table.seats.index(seat)
    other = next(mind for mind in table.minds if mind.me != index)
    return bool(other.looks()[index])


def harmed(table: Table) -> int:
    """Return the seat that the open play is aimed at, unless it is Noped."""
    aimed = aimed_at(table.game)
    return table.game.next_alive(table.game.current) if aimed >= len(table.seats) else aimed


def judge(table: Table, observation: Observation, seed: int, losses: Losses) -> None:
    """Record how likely redeals make the truth, with and without clues, where there is a clue."""
    suspicions = {why for why, _ in observation.mind.suspected()}
    quiet = [
        seat for seat, share in enumerate(observation.mind.passes()) if share < CERTAIN and table.game.is_alive(seat)
    ]
    if not suspicions and not quiet:
        return
    pile = table.game.pile_list()
    for clues_used, dealing in ((0, "without clues"), (ALL_CLUES, "by clues")):
        observation.mind.clues_used = clues_used
        dice, kittens, nopes = Rng(), 0, Counter[int]()
        dice.start_engine(seed, None)
        for _ in range(DEALS):
            game = observation.blinded.clone()
            observation.mind.redeal_by_clues(game, dice)
            kittens += game.pile_list()[:1] == [KITTEN]
            nopes.update(seat for seat in quiet if game.hand_list(seat)[NOPE])
        if suspicions and pile:
            losses[f"a Kitten on top ({WHY[sum(suspicions)]})", dealing].append(loss(kittens, so=pile[0] == KITTEN))
        for seat in quiet:
            losses["a Nope in a hand", dealing].append(loss(nopes[seat], so=table.game.hand_list(seat)[NOPE] > 0))


def loss(count: int, *, so: bool) -> float:
    """Return the negative logarithm of the chance given to the truth."""
    chance = count / DEALS if so else 1 - count / DEALS
    return -log(max(chance, SURPRISE))


if __name__ == "__main__":
    main()
