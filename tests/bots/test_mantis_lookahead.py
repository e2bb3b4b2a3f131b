"""Mantis with two players: the look-ahead follows the rules over every possible card and leaves the game unchanged."""

import json
import subprocess
import sys
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

import kaboodle
from kaboodle.engine.mcts import ROOT, WON
from kaboodle.games.mantis.beliefs import blind
from kaboodle.games.mantis.cards import FACE_DOWN, back_of
from kaboodle.games.mantis.codes import SCORE, STEAL
from kaboodle.games.mantis.search.lookahead import AHEAD, PATIENCE
from tests.uncompiled import uncompiled

REPO = Path(__file__).parents[2]
LAST = "A: red orange (score 4) | B: orange blue blue (score 5) | draw: {} | turn: A"


def searcher_of(game: Any, seat: int) -> Any:  # Any: the kernel's own types
    """A search for a seat, from what everybody knows."""
    table = kaboodle.new("mantis", 2, seed=1)
    searcher = table.observation("A").family.searcher(blind(game, seat), None, seat, 1)
    assert searcher is not None
    searcher.begin()
    return searcher


def midway(seed: int, turns: int) -> Any:  # Any: the kernel's own type
    """A game after some turns, all to score or all to steal."""
    table = kaboodle.new("mantis", 2, seed=seed)
    for _ in range(turns):
        table.play(table.waiting[0], "score" if seed % 2 else list(table.legal(table.waiting[0]))[-1])
    assert not table.over
    return table.game


def after(game: Any, card: int, move: int, depth: int) -> float:
    """The mover's chance when this card is flipped by this move, which the kernel plays."""
    seat = game.current
    played = game.clone()
    played.set_pile([card, *[other for other in game.pile_list() if other != card]])
    played.apply(seat, move)
    if played.over:
        return float(played.payoffs[seat])
    chance = float(searcher_of(played, seat).chance(played.current, played.pile_size, depth))
    return chance if played.current == seat else 1 - chance


@pytest.mark.parametrize(("seed", "turns"), [(1, 0), (2, 7), (3, 12), (4, 16)])
def test_a_turn_ahead_is_the_better_move_for_every_back_over_all_cards_that_may_lie_on_top(
    seed: int, turns: int
) -> None:
    game = midway(seed, turns)
    seat = game.current
    total = 0.0
    for back in range(35):
        cards = [card for card in game.pile_list() if back_of(card) == back]
        total += max(sum(after(game, card, move, 0) for card in cards) for move in (SCORE, STEAL + 1 - seat))
    found = searcher_of(game, seat).chance(seat, game.pile_size, 1)
    assert found == pytest.approx(total / game.pile_size, abs=1e-12)


def test_looking_ahead_leaves_the_table_as_it_was() -> None:
    game = midway(2, 9)
    searcher = searcher_of(game, game.current)
    before = searcher.game.fingerprint()
    chances = [searcher.chance(game.current, game.pile_size, AHEAD) for _ in range(2)]
    assert searcher.game.fingerprint() == before and chances[0] == chances[1]
    assert 0 < chances[0] < 1


@pytest.mark.parametrize(
    ("draw", "score", "steal"),
    [  # 4 against 5 scored: a match wins; without one B has more; a steal ends the game with nothing scored
        ("red/red-orange-pink", 1.0, 0.0),
        ("pink/red-orange-pink", 0.0, 0.0),
    ],
)
def test_ma_25_the_last_card_is_weighed_by_how_the_game_ends(draw: str, score: float, steal: float) -> None:
    game = kaboodle.read(LAST.format(draw), "mantis").game
    searcher = searcher_of(game, 0)
    searcher.think(60)
    found = {move: searcher.found(searcher.child_of(ROOT, move)) for move in (SCORE, STEAL + 1)}
    means = {move: gains / (WON * visits) for move, (visits, gains, _) in found.items()}
    assert means == {SCORE: score, STEAL + 1: steal}


def test_a_search_that_thinks_for_long_looks_further() -> None:
    game = midway(3, 6)
    seat = game.current
    searcher = searcher_of(game, seat)
    searcher.force(SCORE)
    top = blind(game, seat).pile_list()[0] - FACE_DOWN
    cards = [card for card in game.pile_list() if back_of(card) == top]
    before = 0
    for iterations, depth in ((PATIENCE, 0), (6_000, AHEAD)):
        searcher.think(iterations)
        _, gains, _ = searcher.found(searcher.child_of(ROOT, SCORE))
        expected = fmean(after(game, card, SCORE, depth) for card in cards)
        assert (gains - before) / (WON * iterations) == pytest.approx(expected, abs=2e-4)
        before = gains
    assert abs(fmean(after(game, card, SCORE, AHEAD) - after(game, card, SCORE, 0) for card in cards)) > 4e-4


LOOKS = """
import json
from tests.bots.test_mantis_lookahead import midway, searcher_of
games = [midway(seed, turns) for seed, turns in ((1, 0), (2, 9))]
looks = [(searcher_of(it, it.current), it, depth) for it in games for depth in (0, 1, 2)]
print(json.dumps([searcher.chance(it.current, it.pile_size, depth) for searcher, it, depth in looks]))
"""


def test_compiled_and_uncompiled_look_ahead_to_the_same_chances(tmp_path: Path) -> None:
    found = [
        subprocess.run([sys.executable, "-c", LOOKS], cwd=REPO, env=environment, capture_output=True, check=True).stdout
        for environment in (None, uncompiled(tmp_path))
    ]
    assert json.loads(found[0]) == json.loads(found[1]) and len(json.loads(found[0])) == 6
