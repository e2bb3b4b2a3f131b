"""Glicko-2: the example of the paper, and that a rating moves as it should."""

import pytest

from kaboodle.study.glicko import WIDEST, RatedGame, Rating, rated, rested


def test_the_example_of_the_paper() -> None:
    player = Rating(value=1500, deviation=200, volatility=0.06)
    opponents = [(1400, 30, 1), (1550, 100, 0), (1700, 300, 0)]
    games = [RatedGame(opponent=Rating(value=value, deviation=wide), score=score) for value, wide, score in opponents]
    after = rated(player, games)
    assert after.value == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_solves_a_hard_puzzle_gains_more_and_every_game_makes_it_more_certain() -> None:
    new = Rating()
    easy, hard = Rating(value=1200, deviation=60), Rating(value=1800, deviation=60)
    gains = [rated(new, [RatedGame(opponent=it, score=1)]).value - new.value for it in (easy, hard)]
    assert 0 < gains[0] < gains[1]
    assert rated(new, [RatedGame(opponent=hard, score=0)]).value < new.value
    assert rated(new, [RatedGame(opponent=hard, score=0)]).deviation < new.deviation


def test_an_upset_of_a_certain_rating_raises_its_volatility() -> None:
    sure = Rating(value=2200, deviation=30)
    weak = Rating(value=1000, deviation=30)
    assert rated(sure, [RatedGame(opponent=weak, score=0)] * 5).volatility > sure.volatility


def test_without_games_a_rating_becomes_less_certain_up_to_a_limit() -> None:
    old = Rating(value=1700, deviation=60)
    assert rated(old, []) == rested(old, 1.0)
    assert 60 < rested(old, 30).deviation < rested(old, 300).deviation <= WIDEST
    assert rested(old, 10**7).deviation == WIDEST and rested(old, 300).value == 1700
