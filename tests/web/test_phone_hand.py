"""The hand on a phone: every kind can be read and touched, and a hint covers none of it and points at its card."""

from collections.abc import Callable
from typing import Any

import pytest

import kaboodle
from tests.board import board
from tests.editions import original
from tests.web.conftest import Crowd
from tests.web.looks import barriers
from tests.web.test_the_end import StageOfBots

PHONES = [(390, 844), (360, 640)]
TOUCH = 44  # px: the least that a finger finds

# Of every kind: how much of its place is its own to the touch, whether its title is seen whole, and its count.
CARDS = """() => Object.fromEntries([...document.querySelectorAll('.hand button.card')].map((card) => {
  const box = card.getBoundingClientRect()
  const own = (x, y) => card.contains(document.elementFromPoint(x, y))
  const across = [...Array(Math.floor(box.width)).keys()].filter((n) => own(box.x + n + 0.5, box.y + box.height / 2))
  const down = [...Array(Math.floor(box.height)).keys()].filter((n) => own(box.x + box.width / 2, box.y + n + 0.5))
  const seen = (it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    return width > 0 && [[x + 1, y + height / 2], [x + width - 1, y + height / 2]].every(([x, y]) => own(x, y))
  }
  const count = card.querySelector('.card-count')
  return [card.dataset.kind, {
    across: across.length, down: down.length, title: seen(card.querySelector('.card-title')),
    count: count && seen(count) ? Number(count.textContent.slice(1)) : 1,
  }]
}))"""
# The kinds that a hint covers, how far its tail is from the middle of its card, and whether that is in the upper row.
HINT = """() => {
  const box = (it) => it.getBoundingClientRect()
  const hint = document.querySelector('.hint')
  const cards = [...document.querySelectorAll('.hand button.card')]
  const card = cards.find((it) => 'pointed' in it.dataset)
  const tail = box(hint).x + parseFloat(getComputedStyle(hint, '::after').left) + 12
  return {
    covered: cards.filter((it) => box(it).top < box(hint).bottom - 1).map((it) => it.dataset.kind),
    pointed: card?.dataset.kind, off: tail - box(card).x - box(card).width / 2,
    upper: box(card).y - Math.min(...cards.map((it) => box(it).y)),
  }
}"""


def kittens() -> kaboodle.Table:
    """Nine kinds, some of them several times; A is to move."""
    hand = "defuse nope*2 attack*2 skip see-the-future shuffle favor*2 loaf*3 noodle"
    return original(f"A: {hand} | B: moon | C: moon | draw: loaf kitten moon loaf kitten")


def race() -> kaboodle.Table:
    """Seven kinds on the board; A is to move."""
    hand = "flip skip*2 pickpocket super-move-2 draw-from-the-bottom nope defuse"
    return board(f"A: {hand} (space 5) | B: skip (space 3) | C: nope (space 8) | discs: move-2 leapfrog magnet move-3")


@pytest.fixture(params=PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def stage(crowd: Crowd, request: pytest.FixtureRequest) -> StageOfBots:
    """A phone at a table with bots."""
    width, height = request.param
    ada = crowd.come("Ada", viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    return StageOfBots(ada.page)


def give_hint(stage: StageOfBots, move: str) -> None:
    """What the strongest bot would do."""
    why: dict[str, Any] = {"key": "none", "numbers": {}, "text": "It keeps the rest of the hand."}  # Any: JSON
    best = {"move": move, "chance": 0.4, "error": 0.01, "why": why}
    stage.say({"type": "hint", "game": stage.game, "ask": stage.asked, "move": move, "weighed": [best]})
    stage.page.locator(".hint[data-hint]").wait_for()


@pytest.mark.parametrize(("table", "counts"), [(kittens, {"nope": 2, "loaf": 3}), (race, {"skip": 2})])
def test_every_kind_has_room_for_a_finger_a_title_and_its_count(
    stage: StageOfBots, table: Callable[[], kaboodle.Table], counts: dict[str, int]
) -> None:
    stage.show(table(), "A")
    found = stage.page.evaluate(CARDS)
    assert {kind for kind, it in found.items() if min(it["across"], it["down"]) < TOUCH} == set()
    assert {kind for kind, it in found.items() if not it["title"]} == set()
    assert {kind: it["count"] for kind, it in found.items() if kind in counts} == counts


@pytest.mark.parametrize(("table", "move"), [(kittens, "shuffle"), (race, "pickpocket>B")])
def test_a_hint_covers_no_card_points_at_its_own_and_escape_closes_it(
    stage: StageOfBots, table: Callable[[], kaboodle.Table], move: str
) -> None:
    stage.show(table(), "A")
    give_hint(stage, move)
    found = stage.page.evaluate(HINT)
    assert found["covered"] == []
    assert found["pointed"] == move.split(">")[0]
    assert abs(found["off"]) < 3 and abs(found["upper"]) < 3
    assert barriers(stage.page) == []
    stage.page.keyboard.press("Escape")
    stage.page.locator(".hint").wait_for(state="detached")
