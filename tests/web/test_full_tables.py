"""Kittens tables with large hands, long chains of Nopes and long names: nothing overlaps."""

from typing import Any

import pytest

import kaboodle
from tests.editions import good, original
from tests.tables import happens
from tests.web.conftest import Crowd
from tests.web.decisions import face, hide
from tests.web.looks import TWICE, staying
from tests.web.stage import NAMES, Stage

FINGER = {"has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, Any]] = {  # Any: what a browser context takes
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 1024, "height": 768}},
    "phone": {"viewport": {"width": 390, "height": 844}} | FINGER,
    "low": {"viewport": {"width": 360, "height": 640}, "locale": "de"} | FINGER,
    "sideways": {"viewport": {"width": 844, "height": 390}} | FINGER,
}
PLACES = """() => ['pile', 'discard'].map((zone) => {
  const box = document.querySelector(`[data-zone=${zone}]`).getBoundingClientRect()
  return [Math.round(box.x), Math.round(box.y), Math.round(box.width)]
})"""

# Parts of a table that lie on each other, or beyond the page; a part that scrolls is as large as what is seen of it.
COLLIDING = """([parts, slack]) => {
  const found = []
  const seen = parts.flatMap((part) => [...document.querySelectorAll(part)].map((it) => [part, it]))
    .filter(([, it]) => it.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().width)
    .map(([part, it]) => [`${part} ${it.textContent.trim().slice(0, 24)}`, it.getBoundingClientRect(), it])
  for (const [name, box] of seen)
    if (box.left < -slack || box.right > innerWidth + slack || box.bottom > innerHeight + slack || box.top < -slack)
      found.push(`${name} is beyond the page`)
  for (const [n, [one, a, here]] of seen.entries())
    for (const [other, b, there] of seen.slice(n + 1)) {
      if (here.contains(there) || there.contains(here)) continue
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > slack && high > slack) found.push(`${one} lies on ${other}`)
    }
  return found
}"""
SLACK = 3

# Buttons with a word that has no room on one line.
BROKEN = """() => [...document.querySelectorAll('.prompt .answer')].filter((it) => {
  it.style.overflowWrap = it.style.wordBreak = 'normal'
  return it.scrollWidth > it.clientWidth + 1
}).map((it) => it.textContent.trim())"""


def many() -> kaboodle.Table:
    """A hand of eighteen cards, each of which makes a pair, if only with Godcat."""
    hand = "godcat defuse attack*2 targeted-attack raising-heck*2 reveal-the-future*2 nope*2 loaf*2 moon*2 noodle"
    return good(f"A: {hand} cactus armageddon | B: defuse | C: moon | D: nope | draw: loaf kitten*3 | discard: nope*2")


def chain() -> kaboodle.Table:
    """Nine Nopes on an Attack."""
    hands = "A: attack nope*4 loaf | B: nope*2 | C: nope*2 | D: nope*2 | E: loaf | F: loaf"
    table = original(f"{hands} | draw: loaf kitten*5 | discard: skip")
    table.play("A", "attack")
    for seat in "BACADABAC":
        table.play(seat, "nope")
    return table


def owed(attacks: str) -> kaboodle.Table:
    """A has one turn, or two after an Attack."""
    table = original(f"C: {attacks}*2 loaf | A: moon*3 nope | B: skip | draw: loaf kitten*2 | turn: C")
    happens(table, "C", attacks)
    return table


@pytest.mark.parametrize("size", SIZES)
def test_many_combinations_lie_on_nothing_else_and_each_says_what_it_is(crowd: Crowd, size: str) -> None:
    stage = Stage(crowd.come("Ada", **SIZES[size]).page)
    stage.show(many(), "A")
    parts = [".combos", ".pile .stack", ".pile-name", ".odds", ".mat", ".draw", ".hand", ".rivals .seat-plate"]
    assert staying(stage.page, COLLIDING, [parts, SLACK]) == []
    offered = stage.page.locator(".combos button").all_inner_texts()
    assert len(offered) == len(set(offered))


@pytest.mark.parametrize("size", SIZES)
def test_a_long_chain_of_long_names_stays_within_the_table(
    crowd: Crowd, size: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(NAMES, "B", "Maximiliane-Alexandrina von Hohe")
    monkeypatch.setitem(NAMES, "C", "W" * 32)
    stage = Stage(crowd.come("Ada", **SIZES[size]).page)
    stage.show(chain(), "A")
    parts = [".chain", ".asks", ".answers", ".rivals .seat-plate"]
    assert staying(stage.page, COLLIDING, [parts, SLACK]) == []
    assert staying(stage.page, COLLIDING, [[".chain .who"], SLACK]) == []
    wide = "() => [...document.querySelectorAll('.log-lines li')].filter((it) => it.scrollWidth > it.clientWidth)"
    assert stage.page.evaluate(f"{wide}.length") == 0


def test_sideways_every_way_to_hide_the_kitten_is_in_sight(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada", **SIZES["sideways"]).page)
    stage.show(hide(), "A")
    parts = [".hiding button", ".hide-pile input", ".hide-said", ".hand"]
    assert staying(stage.page, COLLIDING, [parts, SLACK]) == []


@pytest.mark.parametrize("size", ["phone", "low", "sideways"])
def test_what_is_owed_is_seen_and_moves_nothing(crowd: Crowd, size: str) -> None:
    stage = Stage(crowd.come("Ada", **SIZES[size]).page)
    stage.show(owed("skip"), "A")
    before = stage.page.evaluate(PLACES)
    stage.show(owed("attack"), "A")
    assert stage.page.locator(".me .pips i").count() == 2
    assert stage.page.evaluate(PLACES) == before
    parts = [".me .seat", ".bar", ".combos", ".draw", ".stack"]
    assert staying(stage.page, COLLIDING, [parts, SLACK]) == []


def test_words_of_twice_the_size_are_not_broken_on_a_phone(crowd: Crowd) -> None:
    ada = crowd.come("Ada", locale="de", **SIZES["phone"])
    ada.context.add_init_script(TWICE)
    stage = Stage(ada.page)
    stage.show(face(), "A")
    ada.page.locator("html[data-text=large]").wait_for()
    assert staying(ada.page, BROKEN) == []


def test_many_combinations_in_twice_the_size_leave_what_is_asked_alone(crowd: Crowd) -> None:
    ada = crowd.come("Ada", **SIZES["desk"])
    ada.context.add_init_script(TWICE)
    stage = Stage(ada.page)
    stage.show(many(), "A")
    ada.page.locator("html[data-text=large]").wait_for()
    assert staying(ada.page, COLLIDING, [[".prompt h2", ".rivals .seat-plate", ".bar"], SLACK]) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_hand_of_many_backs_is_fanned_within_the_table_and_godcats_is_seen_whole(crowd: Crowd, size: str) -> None:
    table = good(
        "A: loaf*2 | B: godcat nope*3 moon*2 cactus*3 noodle*3 attack*2 defuse*2 | C: moon | draw: loaf kitten*2"
    )
    happens(table, "A", "loaf+loaf>B")
    stage = Stage(crowd.come("Ada", **SIZES[size]).page)
    stage.show(table, "A")
    parts = [".back-fan", ".pile .stack", ".rivals .seat-plate", ".prompt h2"]
    assert staying(stage.page, COLLIDING, [parts, SLACK]) == []
    edges = [".back-fan .card:first-child", ".back-fan .card:last-child", ".pile .stack"]
    assert staying(stage.page, COLLIDING, [edges, SLACK]) == []
    stage.page.locator("[data-do='pick godcat']").click()
    assert stage.sent == ["pick godcat"]


@pytest.mark.parametrize("size", SIZES)
def test_six_turns_owed_are_told_as_a_number_beside_the_seat(crowd: Crowd, size: str) -> None:
    table = good("A: attack loaf | B: attack | C: attack | draw: loaf moon*3 kitten*2")
    for seat in "ABC":
        happens(table, seat, "attack")
    stage = Stage(crowd.come("Ada", **SIZES[size]).page)
    for seat, where in (("A", ".me"), ("B", ".rivals")):
        stage.show(table, seat)
        assert stage.page.locator(f"{where} .pips i").all_inner_texts() == ["6"]
        parts = [f"{where} .pips i", f"{where} .seat-plate", ".bar", ".draw"]
        assert staying(stage.page, COLLIDING, [parts, SLACK]) == []


@pytest.mark.parametrize("size", ["desk", "tablet"])
def test_looking_through_a_large_hand_moves_nothing_and_covers_nobody(crowd: Crowd, size: str) -> None:
    hand = "armageddon loaf shuffle nope defuse attack moon cactus noodle*2"
    stage = Stage(crowd.come("Ada", **SIZES[size]).page)
    stage.show(good(f"A: {hand} | B: godcat | C: moon | draw: loaf kitten*2 | mat: devilcat"), "A")
    last = stage.page.locator(".hand .card[data-kind=armageddon]")
    last.evaluate("(it) => it.scrollIntoView()")
    last.focus()
    assert stage.page.evaluate("() => document.querySelector('.room').scrollTop + scrollY") == 0
    why = [".hand .card[data-kind=armageddon] .card-why"]
    assert staying(stage.page, COLLIDING, [why, 0]) == []
    counted = [".me .seat-cards b", ".hand .card[data-kind=defuse] .card-mark"]
    assert staying(stage.page, COLLIDING, [counted, SLACK]) == []


def test_sideways_the_end_of_a_game_shows_what_can_be_done_next(crowd: Crowd) -> None:
    table = original("A: loaf | B: moon | draw: kitten loaf")
    table.play("A", "draw")
    stage = Stage(crowd.come("Ada", **SIZES["sideways"]).page)
    stage.show(table, "B")
    assert staying(stage.page, COLLIDING, [[".over h2", ".over .prompt-answers .answer:first-of-type"], SLACK]) == []
