"""Attacks on a real server: honest moves and bots are on time, the memory has its limit, and no move is lost."""

import asyncio

import pytest

from bench.attacks import ATTACKS
from bench.hostile import FACTOR, SHORT, run

ROUGH = 3.0  # the factor of the short form: its figures are of one second, on a machine that runs other tests


def test_an_honest_room_hardly_notices_a_few_attacks() -> None:
    assert asyncio.run(run(SHORT, seconds=1.0, rounds=3, factor=ROUGH)) == []


@pytest.mark.slow
def test_an_honest_room_hardly_notices_any_attack() -> None:
    assert asyncio.run(run(list(ATTACKS), seconds=10.0, rounds=4, factor=FACTOR)) == []
