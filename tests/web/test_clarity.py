"""What a player must see at once: whose turn it is, why a card cannot be played, and no clock on a result."""

import pytest
from playwright.sync_api import expect

from tests.editions import original
from tests.web.conftest import Crowd
from tests.web.decisions import DECISIONS
from tests.web.stage import Stage

SIZES = [(1440, 900), (390, 844), (360, 640)]
TURN = "() => parseFloat(getComputedStyle(document.querySelector('.prompt h2, .turn-banner h2')).fontSize)"
# Whether the reason that is shown has nothing above it, at its corners and in its middle.
ON_TOP = """() => {
  const shown = [...document.querySelectorAll('.hand-why, .hand .card-why')].find((it) =>
    it.checkVisibility({ opacityProperty: true }) && it.getBoundingClientRect().width)
  if (!shown) return null
  shown.style.pointerEvents = 'auto'
  const { x, y, width, height } = shown.getBoundingClientRect()
  return [[0.1, 0.2], [0.5, 0.5], [0.9, 0.8]].every(([across, down]) =>
    shown.contains(document.elementFromPoint(x + across * width, y + down * height)))
}"""


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_your_turn_is_as_large_on_the_board_as_elsewhere_and_reasons_lie_on_top(
    crowd: Crowd, size: tuple[int, int]
) -> None:
    phone = {"has_touch": True, "is_mobile": True} if size[0] < 700 else {}
    ada = crowd.come("Ada", viewport={"width": size[0], "height": size[1]}, **phone)
    stage = Stage(ada.page)
    stage.show(original("A: loaf skip | B: moon | draw: kitten loaf"), "A")
    elsewhere = ada.page.evaluate(TURN)
    table, seat = DECISIONS["board turn"]
    stage.show(table(), seat)
    assert ada.page.evaluate(TURN) >= elsewhere
    dimmed = ada.page.locator(".hand button.card[data-kind=defuse]")
    (dimmed.tap if phone else dimmed.click)(force=True, position={"x": 14, "y": 20})
    assert ada.page.wait_for_function(f"() => {{ const on = ({ON_TOP})(); return on === null ? null : [on] }}")
    assert ada.page.evaluate(ON_TOP) is True


def test_no_clock_is_left_on_a_result(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    stage = Stage(ada.page)
    table = original("A: loaf | B: moon | draw: kitten loaf")
    stage.show(table, "A")
    stage.say({"type": "clock", "game": stage.game, "ask": stage.asked, "left": 1})
    timer = ada.page.locator("[role=timer]")
    expect(timer).to_be_visible()
    table.play("A", "draw")
    stage.tell_on()
    ada.page.locator("[data-over]").wait_for()
    expect(timer).to_have_count(0)
