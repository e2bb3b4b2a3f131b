"""Landing spaces computed from a view agree with the kernel's track, and odds follow from them."""

from collections import Counter
from random import Random

import pytest

import kaboodle
from kaboodle.core.table import Table
from kaboodle.games.board.codes import LEAPFROG, MAGNET
from kaboodle.games.board.landing import chance_of, landing_of, next_discs, other_side, own_space, walk, what_is_at
from kaboodle.games.board.odds import BoardOdds
from kaboodle.games.board.text.discs import DISC_CODE
from kaboodle.games.board.view import BoardView

STEPS = range(1, 5)
LENGTH = 250  # decisions of a game


def walked(table: Table, seed: int) -> None:
    """Play some way into a game."""
    rng = Random(seed)
    for _ in range(rng.randrange(LENGTH)):
        if table.over:
            return
        seat = rng.choice(table.waiting)
        table.play(seat, rng.choice(table.observation(seat).moves))


@pytest.mark.parametrize("option", [{}, {"loop_step": "arrow_is_free"}])
@pytest.mark.parametrize("seed", range(12))
def test_every_disc_leads_where_the_kernel_says(seed: int, option: dict[str, str]) -> None:
    table = kaboodle.new("board", 2 + seed % 5, seed=seed, options=option)
    walked(table, seed)
    for index, seat in enumerate(table.seats):
        observation = table.observation(seat)
        view, game = observation.view, observation.blinded.clone()
        assert isinstance(view, BoardView) and own_space(view) == game.space_of(index)
        assert [walk(view, steps) for steps in STEPS] == [game.walk(index, steps) for steps in STEPS]
        for side, name in enumerate(("calm", "chaos")):
            game.side = side
            magnet, leap = game.next_kitten(index), game.past_next(index)
            for disc, there in (("magnet", magnet), ("leapfrog", leap)):
                landing = landing_of(view, disc, name)
                assert (-1 if landing is None else landing.space) == there, (disc, name, seat)
            turned = landing_of(view, "flip-then-move-2", name)
            assert turned is not None and turned.side == other_side(name) and turned.space == game.walk(index, 2)
    assert DISC_CODE["leapfrog"] == LEAPFROG and DISC_CODE["magnet"] == MAGNET


def test_the_chance_of_a_kitten_space_is_that_of_the_discs_that_lead_there() -> None:
    found = set()
    for seed in range(10):
        table = kaboodle.new("board", 3, seed=seed)
        walked(table, seed)
        view = table.view(table.seats[0])
        odds = kaboodle.odds(view)
        assert isinstance(view, BoardView) and isinstance(odds, BoardOdds)
        ends: Counter[str] = Counter()
        for disc, weight in next_discs(view).items():
            landing = landing_of(view, disc, view.side)
            what = "" if landing is None else what_is_at(view, landing)
            ends["" if what == "kitten" and disc.startswith("move-or-flip") else what] += weight
        whole = sum(ends.values())
        assert odds.kitten == float(chance_of(view, "kitten", view.side)) == ends["kitten"] / whole
        assert odds.bow == ends["bow"] / whole
        found.add(odds.kitten)
    assert len(found) > 3


def test_a_deck_that_has_run_out_is_counted_as_it_will_be_made_anew() -> None:
    for seed in range(40):
        table = kaboodle.new("board", 2, seed=seed)
        walked(table, seed)
        view = table.view(table.seats[0])
        assert isinstance(view, BoardView)
        if not view.discs:
            odds = kaboodle.odds(view)
            assert isinstance(odds, BoardOdds) and set(odds.discs) == set(view.used)
            assert sum(odds.discs.values()) == pytest.approx(1)
            return
    pytest.fail("no game came to the end of its movement deck")
