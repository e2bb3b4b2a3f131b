"""The big moments of a kittens table: the draw, a Kitten, the explosion, a Defuse; and none of them without motion."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

import kaboodle
from kaboodle.games.kittens.odds import count_odds
from kaboodle.games.kittens.view import KittensView
from kaboodle.server import wire
from tests.editions import original
from tests.server.process import Served
from tests.tables import happens
from tests.web.conftest import Crowd
from tests.web.stage import Stage

# Every step of a moment that is shown, in order, with the time at which it began.
KEEPS = """() => {
  window.steps = []
  const look = () => {
    const step = document.querySelector('.moment')?.dataset.step
    if (step && window.steps.at(-1)?.[0] !== step) window.steps.push([step, performance.now()])
  }
  addEventListener('DOMContentLoaded', () => new MutationObserver(look)
    .observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-step'] }))
}"""
# How far the middle of the sheets of a step is from the middle of the moment, across and down.
MIDDLE = """(step) => {
  const sheets = document.querySelector(`.moment[data-step=${step}] > .blast`)
  if (!sheets) return null
  const [box, all] = [sheets, sheets.parentElement].map((it) => it.getBoundingClientRect())
  return [box.x + box.width / 2 - all.x - all.width / 2, box.y + box.height / 2 - all.y - all.height / 2]
}"""
# While the table shakes: how far the edges of a moment are from those of the page.
EDGES = """(step) => {
  const shown = document.querySelector(`.moment[data-step=${step}]`)
  if (!shown || !document.querySelector('main.table').getAnimations().length) return null
  const { left, top, right, bottom } = shown.getBoundingClientRect()
  return [left, top, innerWidth - right, innerHeight - bottom]
}"""
RISKY = "A: {hand} | B: skip moon | C: loaf | draw: {top} noodle cactus drizzle kitten"  # two Kittens among five cards


def begin(hand: str, top: str) -> kaboodle.Table:
    """A draws next, at a risk that everybody knows."""
    return original(RISKY.format(hand=hand, top=top))


@pytest.fixture(scope="module")
def stage(browser: Browser, served: Served) -> Iterator[Stage]:
    """One page that moves."""
    crowd = Crowd(browser, served)
    ada = crowd.come("Ada", reduced_motion="no-preference")
    ada.context.add_init_script(f"({KEEPS})()")
    yield Stage(ada.page)
    crowd.leave()


def see(stage: Stage, table: kaboodle.Table, *moves: tuple[str, str], eyes: str = "A") -> list[str]:
    """Show a table, let something happen on it, and tell the steps of the moments that were seen."""
    stage.show(table, eyes)
    stage.page.evaluate("() => { window.steps = [] }")
    for seat, move in moves:
        table.play(seat, move)
    stage.asked += 1
    stage.tell_on()
    stage.settle(stage.asked)
    return [step for step, _ in stage.page.evaluate("() => window.steps")]


def test_a_draw_is_lifted_held_and_turned_whatever_the_card_is(stage: Stage) -> None:
    safe = see(stage, begin("defuse skip", "moon kitten"), ("A", "draw"))
    kitten = see(stage, begin("defuse skip", "kitten moon"), ("A", "draw"))
    assert safe == ["lift", "hold", "flip", "safe"]
    assert kitten == ["lift", "hold", "flip", "kitten"]
    stage.page.locator(".facing").wait_for()
    assert stage.page.locator(".moment").count() == 0


def test_a_key_ends_the_hold_and_the_rest_is_still_shown(stage: Stage) -> None:
    table = begin("defuse skip", "moon kitten")
    stage.show(table, "A")
    stage.page.evaluate("() => { window.steps = [] }")
    table.play("A", "draw")
    stage.asked += 1
    stage.tell_on()
    stage.page.locator(".moment[data-step=hold] .heart").wait_for()
    stage.page.evaluate("() => document.activeElement.blur()")  # nobody has clicked the pile here, so that it is open
    stage.page.keyboard.press("Enter")
    stage.settle(stage.asked)
    steps = dict(stage.page.evaluate("() => window.steps"))
    assert list(steps) == ["lift", "hold", "flip", "safe"]
    assert stage.sent == []


def test_the_draw_of_others_is_short_unless_two_are_left(stage: Stage) -> None:
    assert see(stage, begin("defuse", "moon kitten"), ("A", "draw"), eyes="B") == []
    two = original("A: defuse | B: skip | draw: moon kitten noodle")
    assert see(stage, two, ("A", "draw"), eyes="B") == ["lift", "hold"]


def test_an_explosion_stops_flashes_once_and_scorches_the_felt(stage: Stage) -> None:
    mine = see(stage, begin("skip", "kitten moon"), ("A", "draw"))
    assert mine == ["lift", "hold", "flip", "kitten", "stop", "flash", "ashes"]
    stage.page.locator("[data-scorch=A]").wait_for(state="attached")
    theirs = see(stage, begin("skip", "kitten moon"), ("A", "draw"), eyes="B")
    assert theirs in (["flash"], [])  # within a second of another flash there is none
    stage.page.locator("[data-scorch=A]").wait_for(state="attached")
    stage.page.reload()
    stage.settle(stage.asked)
    stage.page.locator("[data-scorch=A]").wait_for(state="attached")  # it stays


def test_a_defuse_has_its_own_relief_and_a_nope_slams(stage: Stage) -> None:
    table = begin("defuse skip", "kitten moon")
    table.play("A", "draw")
    assert see(stage, table, ("A", "defuse")) == ["snip"]
    table = original("A: attack nope | B: nope skip | C: loaf | draw: moon kitten kitten")
    table.play("A", "attack")
    assert see(stage, table, ("B", "nope")) == ["slam"]
    stage.page.locator(".switch[data-stands=false]").wait_for()


@pytest.mark.parametrize(
    ("motion", "settings"),
    [("reduce", {}), ("no-preference", {"motion": "reduced"}), ("no-preference", {"pace": "quick"})],
    ids=["system", "setting", "quick"],
)
def test_nothing_is_held_without_motion_or_at_a_quick_pace(crowd: Crowd, motion: str, settings: dict[str, str]) -> None:
    ada = crowd.come("Ada", reduced_motion=motion)
    kept = str(settings).replace("'", '"')
    ada.context.add_init_script(f"localStorage.setItem('kaboodle', '{kept}'); ({KEEPS})()")
    stage = Stage(ada.page)
    assert see(stage, begin("defuse skip", "kitten moon"), ("A", "draw")) == []


def test_a_blast_is_in_the_middle_of_its_moment(stage: Stage) -> None:
    table = begin("skip", "kitten moon")
    stage.show(table, "A")
    table.play("A", "draw")
    stage.asked += 1
    stage.tell_on()
    found = stage.page.wait_for_function(MIDDLE, arg="flash").json_value()
    assert all(abs(offset) < 2 for offset in found)
    stage.settle(stage.asked)
    table = original("A: attack nope | B: nope skip | C: loaf | draw: moon kitten kitten")
    table.play("A", "attack")
    stage.show(table, "A")
    table.play("B", "nope")
    stage.asked += 1
    stage.tell_on()
    found = stage.page.wait_for_function(MIDDLE, arg="slam").json_value()
    assert all(abs(offset) < 2 for offset in found)
    stage.settle(stage.asked)


def test_while_the_table_shakes_the_blast_covers_the_page(stage: Stage) -> None:
    table = begin("skip", "kitten moon")
    stage.show(table, "A")
    table.play("A", "draw")
    stage.asked += 1
    stage.tell_on()
    assert stage.page.wait_for_function(EDGES, arg="flash").json_value() == [0, 0, 0, 0]
    stage.settle(stage.asked)


def test_a_draw_that_is_known_to_be_safe_is_no_alarm(stage: Stage) -> None:
    table = original("A: see-the-future defuse | B: skip moon | C: loaf | draw: moon noodle cactus kitten kitten")
    happens(table, "A", "see-the-future")
    stage.show(table, "A")
    view = table.view("A")
    assert isinstance(view, KittensView)
    odds = json.loads(wire.ENCODER.encode(count_odds(view)))
    assert odds["draw"] == 0
    stage.say({"type": "odds", "game": stage.game, "ask": stage.asked, "odds": odds})
    stage.page.locator(".odds[data-safe]").wait_for()
    stage.page.evaluate("() => { window.steps = [] }")
    stage.once = True
    stage.page.locator("[data-do=draw]").click()
    table.play("A", "draw")
    stage.tell_on()
    stage.settle(stage.asked)
    stage.once = False
    assert [step for step, _ in stage.page.evaluate("() => window.steps")] == ["lift", "flip", "safe"]
