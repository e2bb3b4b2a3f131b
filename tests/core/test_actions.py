"""The integer layer: the same games by numbers as by text."""

from array import array
from random import Random

import pytest

import kaboodle
from tests.playing import BOOK, WITH_BOARD, deal, name_of

every_table = pytest.mark.parametrize(
    ("slug", "players", "chosen"), WITH_BOARD, ids=[name_of(*table) for table in WITH_BOARD]
)


@every_table
def test_every_legal_move_is_an_action_and_games_by_number_are_games_by_text(
    slug: str, players: int, chosen: dict[str, str]
) -> None:
    table, dice = deal(slug, players, chosen, 5), Random(5)
    space = kaboodle.space(slug)
    mask = array("b", [7] * space.size)
    for _ in range(300):
        if table.over:
            break
        for seat in table.seats:
            actions = table.actions(seat)
            assert len(set(actions)) == len(actions) and all(0 <= it < space.size for it in actions)
            assert bool(actions) == (seat in table.waiting)
            table.mask(seat, out=mask)
            assert [number for number, flag in enumerate(mask) if flag] == sorted(actions)
        seat = dice.choice(table.waiting)
        table.act(seat, dice.choice(table.actions(seat)))
    by_text = kaboodle.new(slug, players, 5, options=chosen)
    for seat, move in table.moves:
        by_text.play(seat, move)
    assert [by_text.stream(seat) for seat in table.seats] == [table.stream(seat) for seat in table.seats]
    assert by_text == table or table.question in table.family.stages


@pytest.mark.parametrize("slug", kaboodle.EDITIONS)
def test_names_of_actions_are_different_and_read_back(slug: str) -> None:
    space = kaboodle.space(slug)
    assert [space.parse(action.name) for action in space] == list(range(len(space)))
    assert all(action.meaning.endswith(".") for action in space)
    assert space == kaboodle.space(slug) and hash(space) == hash(kaboodle.space(slug))


@pytest.mark.parametrize(("slug", "players"), BOOK)
def test_a_target_is_counted_from_the_actor(slug: str, players: int) -> None:
    space = kaboodle.space(slug)
    table, dice = kaboodle.new(slug, players, seed=1), Random(1)
    compared = 0
    for _ in range(400):
        if table.over:
            break
        seat = dice.choice(table.waiting)
        action = dice.choice(table.actions(seat))
        name = space.name(action)
        table.act(seat, action)
        if "+" in name and name.split("+")[0] in ("target", "steal") and table.moves:
            steps = int(name.split("+")[1])
            other = table.seats[(table.seats.index(seat) + steps) % players]
            if table.question not in table.family.stages:
                assert f">{other}" in table.moves[-1][1]
                compared += 1
    assert compared or players == 2 or slug == "board"


def test_actions_that_cannot_be_made_are_refused_and_nothing_changes() -> None:
    table = kaboodle.new("original", 3, seed=1)
    seat = table.waiting[0]
    before = table.position
    for wrong in (-1, table.space.size, 10**12, True, 1.5, "draw", None):
        with pytest.raises(kaboodle.InvalidMove, match="whole number"):
            table.act(seat, wrong)  # type: ignore[arg-type]  # what is tested
    with pytest.raises(kaboodle.IllegalMove, match="pass"):
        table.act(seat, table.space.parse("pass"))
    with pytest.raises(kaboodle.IllegalMove):
        table.act(seat, table.space.parse("target+8"))
    with pytest.raises(kaboodle.InvalidMove, match="did you mean draw"):
        table.space.parse("drav")
    assert table.position == before and not table.moves


def test_buffers_that_do_not_fit_are_refused_with_a_sentence() -> None:
    table = kaboodle.new("mantis", 3, seed=1)
    for wrong in (array("i", [0] * 296), array("h", [0] * 3), bytes(592), [0] * 296):
        with pytest.raises(ValueError, match="16-bit numbers"):
            table.observe("A", out=wrong)
    for mask in (bytearray(3), bytes(6), array("h", [0] * 6), [0] * 6):
        with pytest.raises(ValueError, match="bytes"):
            table.mask("A", out=mask)
