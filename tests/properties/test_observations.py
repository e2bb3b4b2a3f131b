"""Observations lose nothing: equal ones have equal legal moves, and views that differ have different ones."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

import kaboodle
from kaboodle.core.table import Table
from kaboodle.core.views import View
from tests.playing import MOST_MOVES, WITH_BOARD, deal, mixed, name_of

TABLES = [table for table in WITH_BOARD if table[1] in (2, 4, 6)]
every_table = pytest.mark.parametrize(("slug", "players", "chosen"), TABLES, ids=[name_of(*table) for table in TABLES])


def known(view: View) -> bytes:
    """All that a view says but who the seats are and the running number of the question."""
    asked = None if view.ask is None else replace(view.ask, id=0)
    return msgspec.json.encode(replace(view, ask=asked))


@every_table
def test_equal_observations_have_equal_legal_moves_and_equal_views(
    slug: str, players: int, chosen: dict[str, str]
) -> None:
    views: dict[tuple[str, bytes], tuple[bytes, list[int]]] = {}
    layout = kaboodle.observation(slug, players, chosen)
    for seed in range(8 if players < 4 else 4):
        table, dice = deal(slug, players, chosen, seed % 2), Random(seed)  # the same deals, played in other ways
        for _ in range(MOST_MOVES):
            for seat in table.seats:
                numbers = table.observe(seat, layout=layout)
                now = known(table.view(seat)), table.actions(seat)
                before = views.setdefault((seat, repr(numbers).encode()), now)
                assert before == now, (seed, seat, table.moves[-5:])
                faults = [it.name for it in layout if not within(numbers[it.slice], it.low, it.high)]
                assert not faults, (seed, seat, faults)
            if table.over:
                break
            step(table, dice)
    assert len(views) > 50


def step(table: Table, dice: Random) -> None:
    """A whole move, or only one stage of it."""
    if dice.random() < 0.7 and table.question not in table.family.stages:
        table.play(*mixed(table, dice))
        return
    seat = dice.choice(table.waiting)
    table.act(seat, dice.choice(table.actions(seat)))


def within(numbers: list[int], low: int, high: int) -> bool:
    """Whether all numbers are within bounds."""
    return low <= min(numbers) and max(numbers) <= high


def test_a_kitten_hidden_deep_in_the_pile_looks_different_at_every_place() -> None:
    pile = " ".join(["loaf"] * 3 + ["skip"] * 4 + ["attack"] * 4 + ["moon"] * 4)
    start = kaboodle.read(f"A: defuse | B: nope | draw: kitten {pile}", "original")
    start.play("A", "draw")
    start.play("A", "defuse")
    seen = set()
    for place in range(16):
        table = start.clone()
        table.play("A", f"hide@{place}")
        seen.add(tuple(table.observe("A")))
    assert len(seen) == 16


def test_the_cards_already_chosen_of_five_different_are_in_the_observation() -> None:
    text = "A: skip attack shuffle favor loaf moon cactus | B: nope | discard: skip | draw: kitten loaf"
    tables = []
    for first in ("choose attack", "choose skip"):
        table = kaboodle.read(text, "original")
        table.act("A", table.space.parse("five"))
        table.act("A", table.space.parse(first))
        tables.append(table)
    one, other = tables
    assert one.actions("A") != other.actions("A")
    assert one.observe("A") != other.observe("A")
    assert one.information_state("A") != other.information_state("A")
    assert one.observe("B") == other.observe("B")
    assert one.information_state("B") == other.information_state("B")


def test_an_observation_of_any_table_has_the_size_that_its_layout_says() -> None:
    for slug, edition in kaboodle.EDITIONS.items():
        for players in edition.seats:
            table = kaboodle.new(slug, players, seed=players)
            assert len(table.observe("A")) == kaboodle.observation(slug).size
            layout = kaboodle.observation(slug, players)
            assert len(table.observe("B", layout=layout)) == layout.size
            assert [it.start for it in layout][1:] == [it.stop for it in layout][:-1]
            assert len({it.name for it in layout}) == len(layout.fields)
