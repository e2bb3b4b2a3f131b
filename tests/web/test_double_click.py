"""A double click is one answer, also where the same is asked again before its second half."""

import pytest

import kaboodle
from tests.editions import original
from tests.web.conftest import Crowd
from tests.web.decisions import DECISIONS
from tests.web.people import CORNER
from tests.web.stage import Stage


def twice(crowd: Crowd, table: kaboodle.Table, what: str) -> list[str]:
    """What both halves of a double click answer, the second one when the same is asked again."""
    stage = Stage(crowd.come("Ada").page)
    stage.show(table, table.waiting[0])
    for answers, half in ((1, 1), (1, 2), (2, 1)):  # and a click after it
        stage.page.locator(what).first.dispatch_event("click", {"detail": half})
        stage.settle(1 + answers)
    return stage.sent


def test_a_double_click_draws_one_card(crowd: Crowd) -> None:
    table = original("A: loaf skip | B: moon | draw: loaf moon kitten | turn: A owes 2 attacked")
    assert twice(crowd, table, "[data-do=draw]") == ["draw", "draw"]


def test_a_double_click_scores_once(crowd: Crowd) -> None:
    assert twice(crowd, kaboodle.new("mantis", players=2, seed=1), "[data-do=score]") == ["score", "score"]


def test_a_double_click_turns_one_disc_and_opens_nothing(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    table = kaboodle.new("board", players=2, seed=1)
    stage.show(table, table.waiting[0])
    stage.page.locator("[data-do=done]").dblclick()
    stage.settle(2)
    assert stage.sent == ["done"]
    assert stage.page.locator("dialog[open]").count() == 0


@pytest.mark.parametrize("what", ["face", "board face"])
def test_a_card_that_saves_is_pressed_once_in_the_hand(crowd: Crowd, what: str) -> None:
    table, seat = DECISIONS[what][0](), DECISIONS[what][1]
    stage = Stage(crowd.come("Ada").page)
    stage.show(table, seat)
    assert seat in table.waiting and "defuse" in table.legal(seat)
    saves = stage.page.locator(".hand .card[data-kind=defuse]")
    assert saves.get_attribute("data-state") == "lit"
    saves.click(position=CORNER)
    stage.settle(2)
    assert stage.sent == ["defuse"]
