"""The kittens tables as they lie there: piles, places that never move, what a finger and a click do."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.editions import good, original
from tests.web.conftest import Crowd
from tests.web.decisions import face
from tests.web.looks import barriers, staying
from tests.web.stage import NAMES, Stage

SIZES: dict[str, dict[str, Any]] = {  # Any: what a browser context takes
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "low": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
PLACES = """() => ['pile', 'discard'].flatMap((zone) => {
  const box = document.querySelector(`[data-zone=${zone}]`).getBoundingClientRect()
  return [Math.round(box.x), Math.round(box.y), Math.round(box.width)]
})"""
# What is asked and lies under the pile or its heart.
OVER_THE_WORDS = """() => [...document.querySelectorAll('.prompt-says > *, .waiting p')].filter((it) => {
  const box = it.getBoundingClientRect()
  return [...document.querySelectorAll('[data-zone=pile], .pile-heart')].some((over) => {
    const other = over.getBoundingClientRect()
    return other.width && other.top < box.bottom - 2 && other.bottom > box.top
  })
}).map((it) => it.textContent)"""
SEEN = """(it) => {
  it.style.pointerEvents = 'auto'
  const box = it.getBoundingClientRect()
  const inside = box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
  return inside && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.hand-why') === it
}"""
# Cards of the hand of which something lies above a title, a count or the place where a finger goes.
COVERED = """() => [...document.querySelectorAll('.hand button.card')].flatMap((card) => {
  const parts = [card, card.querySelector('.card-title'), card.querySelector('.card-count')].filter(Boolean)
  return parts.flatMap((part) => {
    const box = part.getBoundingClientRect()
    const whole = box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
    const large = part !== card || (box.width >= 44 && box.height >= 44)
    const fits = part === card || part.scrollWidth <= part.clientWidth + 1
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return whole && large && fits && card.contains(top) ? [] : [`${card.dataset.kind} ${part.className}`]
  })
})"""
TWELVE = [
    "defuse",
    "nope*2",
    "attack*2",
    "skip",
    "see-the-future",
    "shuffle",
    "favor*2",
    "loaf*3",
    "noodle",
    "moon",
    "cactus",
    "drizzle",
]

FLOWN = """() => {
  window.flown = []
  const look = (nodes) => { for (const it of nodes) if (it.matches?.('.flyer')) window.flown.push(it) }
  new MutationObserver((all) => all.forEach((one) => look(one.addedNodes)))
    .observe(document.body, { childList: true, subtree: true })
}"""

AWAY = """(away) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => away })
  document.dispatchEvent(new Event('visibilitychange'))
}"""


def shown(page: Page, zone: str) -> list[str | None]:
    """The cards of a zone that are drawn, the lowest first."""
    return [card.get_attribute("data-kind") for card in page.locator(f"[data-zone={zone}] .card").all()]


def test_the_discard_pile_shows_what_was_laid_on_it_last(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    stage.show(original("A: skip | B: moon | draw: loaf kitten | discard: nope favor loaf moon"), "A")  # top first
    assert shown(stage.page, "discard") == ["loaf", "favor", "nope"]
    stage.page.locator("[data-open=discard]").click()
    first = stage.page.locator("dialog[open] .card").first
    assert first.get_attribute("data-kind") == "nope"


def test_what_lies_in_the_ring_does_not_lie_on_the_discard_pile_too(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    table = original("A: attack nope | B: nope skip | C: nope | draw: loaf kitten kitten | discard: skip")
    table.play("A", "attack")
    stage.show(table, "B")
    assert shown(stage.page, "discard") == ["skip"]
    table.play("B", "nope")
    stage.show(table, "C")
    assert shown(stage.page, "discard") == ["skip"]
    assert shown(stage.page, "middle") == ["attack", "nope"]


def test_piles_stay_where_they_are_whatever_is_asked(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada", **SIZES["desk"]).page)
    table = original("A: attack loaf*2 | B: nope skip | C: nope | draw: loaf moon kitten kitten | discard: skip favor")
    stage.show(table, "B")
    waiting = stage.page.evaluate(PLACES)
    stage.show(table, "A")
    turn = stage.page.evaluate(PLACES)
    table.play("A", "attack")
    stage.show(table, "B")
    window = stage.page.evaluate(PLACES)
    assert waiting == pytest.approx(turn, abs=3)
    assert window == pytest.approx(turn, abs=3)


@pytest.mark.parametrize("size", ["low", "phone"])
@pytest.mark.parametrize("locale", ["en", "de", "es"])
def test_on_a_phone_the_draw_pile_is_the_large_thing_until_something_else_is_asked(
    crowd: Crowd, size: str, locale: str
) -> None:
    stage = Stage(crowd.come("Ada", **SIZES[size], locale=locale).page)
    hand = " ".join(TWELVE[:9])  # two rows
    table = original(f"A: {hand} | B: {hand} | C: nope | draw: loaf moon kitten kitten | discard: skip favor")
    middle = SIZES[size]["viewport"]["width"] / 2
    wide = {}
    for seat in "BA":  # who waits, and whose turn it is
        stage.show(table, seat)
        x, _, across, _, _, discard = stage.page.evaluate(PLACES)
        assert x + across / 2 == pytest.approx(middle, abs=3)
        assert across > 1.4 * discard
        assert stage.page.evaluate(OVER_THE_WORDS) == []
        wide[seat] = (x, across)
    assert wide["A"] == wide["B"], "it does not jump when the turn comes"
    stage.page.locator(".hand button[data-kind=loaf]").tap()
    stage.page.locator("[data-do^=combo]").first.wait_for()
    assert stage.page.evaluate(PLACES)[2] < wide["A"][1], "a chosen card takes the stage"


@pytest.mark.parametrize("size", SIZES)
def test_what_says_draw_draws(crowd: Crowd, size: str) -> None:
    stage = Stage(crowd.come("Ada", **SIZES[size]).page)
    stage.show(original("A: skip | B: moon | draw: loaf kitten"), "A")
    stage.page.locator(".draw").click()
    stage.settle(2)
    assert stage.sent == ["draw"]


def test_a_double_tap_answers_nothing_that_comes_under_the_finger(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada", **SIZES["phone"]).page)
    stage.show(original("A: skip | B: moon | draw: loaf kitten"), "A")
    stage.page.locator(".draw").dispatch_event("click", {"detail": 1})
    stage.settle(2)
    stage.show(face(), "A")
    stage.page.locator("[data-do='godcat=defuse']").dispatch_event("click", {"detail": 2})
    stage.page.locator("[data-do=defuse]").dispatch_event("click", {"detail": 1})
    stage.settle(stage.asked)
    assert stage.sent == ["draw", "defuse"]


@pytest.mark.parametrize("size", ["low", "phone"])
@pytest.mark.parametrize("locale", ["en", "de"])
def test_on_a_phone_every_card_of_a_hand_is_whole_with_its_title_and_its_count(
    crowd: Crowd, size: str, locale: str
) -> None:
    stage = Stage(crowd.come("Ada", locale=locale, **SIZES[size]).page)
    found: dict[int, list[str]] = {}
    for kinds in (3, 5, 6, 9, 12):
        hand = " ".join(TWELVE[:kinds])
        stage.show(original(f"A: {hand} | B: moon | C: drizzle | draw: loaf moon kitten kitten"), "A")
        assert stage.page.locator(".hand button.card").count() == kinds
        found |= {kinds: wrong} if (wrong := staying(stage.page, COVERED)) else {}
        stage.page.locator(".hand button.card").last.tap()  # a chosen card covers nothing either
        found |= {-kinds: wrong} if (wrong := staying(stage.page, COVERED)) else {}
    assert found == {}
    assert barriers(stage.page) == []


def test_a_double_tap_or_a_card_that_is_dragged_up_plays_it(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    stage.show(original("A: skip*2 shuffle | B: moon | draw: loaf kitten"), "A")
    stage.page.locator(".hand button[data-kind=skip]").dblclick()
    stage.settle(stage.asked)
    box = stage.page.locator(".hand button[data-kind=shuffle]").bounding_box()
    assert box
    x, y = box["x"] + 40, box["y"] + 60
    for lift, played in ((30, 1), (90, 2)):
        stage.page.mouse.move(x, y)
        stage.page.mouse.down()
        stage.page.mouse.move(x, y - lift, steps=4)
        stage.page.mouse.up()
        stage.settle(stage.asked)
        assert len(stage.sent) == played
    assert stage.sent == ["skip", "shuffle"]


@pytest.mark.parametrize("size", ["low", "phone"])
def test_a_finger_that_rests_on_a_dimmed_card_is_told_why_and_plays_nothing(crowd: Crowd, size: str) -> None:
    ada = crowd.come("Ada", **SIZES[size])
    stage = Stage(ada.page)
    stage.show(good("A: armageddon shuffle | B: godcat | C: moon | draw: loaf kitten kitten | mat: devilcat"), "A")
    fingers = ada.context.new_cdp_session(ada.page)
    for kind, why in (("armageddon", "Both cats must be on the mat"), ("shuffle", "")):
        box = ada.page.locator(f".hand button[data-kind={kind}]").bounding_box()
        assert box
        spot = {"x": box["x"] + 14, "y": box["y"] + 40}
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        looked = ada.page.locator(f".hand button[data-kind={kind}][data-tip]")
        looked.wait_for()
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        told = ada.page.locator(".hand-why")
        assert told.count() == bool(why)
        if why:
            assert why in told.inner_text()
            assert told.evaluate(SEEN)
            assert ada.page.evaluate(COVERED) == []
            ada.page.keyboard.press("Escape")
            told.wait_for(state="detached")
    assert ada.page.locator(".hand [data-state=selected]").count() == 0
    assert stage.sent == []


def test_the_reason_of_a_card_closes_with_its_question(crowd: Crowd) -> None:
    ada = crowd.come("Ada", **SIZES["phone"])
    stage = Stage(ada.page)
    stage.show(original("A: defuse shuffle | B: moon | C: moon | draw: kitten loaf"), "A")
    ada.page.locator(".hand button[data-kind=defuse]").tap(force=True)
    ada.page.locator(".hand-why").wait_for()
    stage.table.play("A", "draw")
    stage.asked += 1
    stage.tell_on()
    stage.settle(stage.asked)
    assert ada.page.locator(".hand-why, .hand [data-tip]").count() == 0


def test_a_right_to_left_name_that_is_too_long_keeps_its_first_letters(
    crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(NAMES, "B", "אברהם־יהושע בן־ציון")
    stage = Stage(crowd.come("Ada").page)
    stage.show(original("A: skip | B: moon | draw: loaf kitten"), "A")
    name = stage.page.locator("[data-seat=B] .seat-plate b")
    assert name.evaluate("it => [it.scrollWidth > it.clientWidth, getComputedStyle(it).direction]") == [True, "rtl"]


def test_a_page_that_is_hidden_moves_nothing_and_moves_again_when_it_is_seen(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada", reduced_motion="no-preference").page)
    table = original("A: skip*2 | B: moon | C: loaf | draw: loaf moon cactus kitten kitten")
    stage.show(table, "C")
    stage.page.evaluate(FLOWN)
    flown = []
    for seat, away in (("A", True), ("B", False)):
        stage.page.evaluate(AWAY, away)
        table.play(seat, "draw")
        stage.tell_on()
        stage.page.locator(".room[data-idle=true] .log-lines li", has_text=f"{NAMES[seat]} draws").wait_for()
        flown.append(stage.page.evaluate("() => window.flown.length"))
    assert flown == [0, 1]
