"""Settings have their effect: sound, motion, card size, helper; emotes, missed events, a bot's seat."""

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

import kaboodle
from kaboodle.core.registry import EDITIONS
from tests.editions import original
from tests.web.decisions import give
from tests.web.stage import Stage

if TYPE_CHECKING:
    from tests.web.conftest import Crowd

RINGS = """() => {
  window.rung = 0
  const start = AudioScheduledSourceNode.prototype.start
  AudioScheduledSourceNode.prototype.start = function (...when) { window.rung += 1; return start.apply(this, when) }
}"""
SHAKES = """() => {
  window.shaken = []
  window.flew = 0
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, how) {
    if (this.matches('.flyer')) window.flew += 1
    if ([...frames].some((frame) => 'translate' in frame)) window.shaken.push(this.className)
    return animate.call(this, frames, how)
  }
}"""
WIDTH = "() => document.querySelector('.hand button.card').offsetWidth"


def choose(page: Page, title: str, value: str) -> None:
    """Choose something in the settings."""
    page.locator("[data-do=settings]").click()
    page.get_by_role("radiogroup", name=title).get_by_text(value, exact=True).click()
    page.keyboard.press("Escape")
    page.locator("dialog[data-kind=settings]").wait_for(state="detached")


def turn() -> kaboodle.Table:
    """B is about to draw, while A waits."""
    table = original("A: attack loaf | B: defuse moon | draw: moon loaf nope kitten")
    table.play("A", "draw")
    return table


def draws(stage: Stage) -> None:
    """B draws a card, which A sees flying off."""
    table = turn()
    stage.show(table, "A")
    table.play("B", "draw")
    stage.asked += 1
    stage.tell_on()
    stage.settle(stage.asked)


def test_sounds_are_heard_until_they_are_muted_and_so_it_stays(crowd: "Crowd") -> None:
    ada = crowd.come("Ada")
    ada.context.add_init_script(f"({RINGS})()")
    stage = Stage(ada.page)
    stage.show(turn(), "A")
    ada.page.locator(".tool-sound[aria-pressed=true]").click()  # the first gesture, too
    draws(stage)
    assert ada.page.evaluate("window.rung") == 0
    ada.page.locator(".tool-sound[aria-pressed=false]").click()
    draws(stage)
    ada.page.wait_for_function("window.rung > 0")
    ada.page.locator(".tool-sound[aria-pressed=true]").click()
    ada.page.reload()
    ada.page.locator(".tool-sound[aria-pressed=false]").wait_for()


@pytest.mark.parametrize(("wish", "system", "moves"), [("full", "reduce", True), ("reduced", "no-preference", False)])
def test_motion_is_as_it_was_chosen_whatever_the_system_says(
    crowd: "Crowd", wish: str, system: str, moves: bool
) -> None:
    ada = crowd.come("Ada", reduced_motion=system)
    ada.context.add_init_script(f"localStorage.setItem('kaboodle', JSON.stringify({{motion: '{wish}'}})); ({SHAKES})()")
    stage = Stage(ada.page)
    table = original("A: loaf moon | B: defuse | C: skip | draw: kitten loaf kitten")
    stage.show(table, "B")
    table.play("A", "draw")
    if table.question == "face":
        table.play("A", "explode")
    stage.asked += 1
    stage.tell_on()
    stage.settle(stage.asked)
    ada.page.locator(".seat[data-seat=A][data-state=exploded]").wait_for()
    assert (ada.page.evaluate("window.flew") > 0) == moves
    assert [name.split()[0] for name in ada.page.evaluate("window.shaken")] == (["table"] if moves else [])  # once


def test_cards_are_as_large_as_they_were_chosen(crowd: "Crowd") -> None:
    ada = crowd.come("Ada")
    stage = Stage(ada.page)
    stage.show(give(), "B")
    widths = []
    for size in ("small", "normal", "large"):
        choose(ada.page, "Card size", size)
        widths.append(ada.page.evaluate(WIDTH))
    assert widths[0] < widths[1] < widths[2], widths


def test_the_helper_can_be_switched_off_for_a_room_and_on_a_device(crowd: "Crowd") -> None:
    ada = crowd.come("Ada")
    room = ada.make_room("original", 2, bots="B")
    ada.sit(room)
    ada.page.get_by_role("radiogroup", name="Odds and memory").get_by_text("no", exact=True).click()
    ada.page.get_by_role("radiogroup", name="Odds and memory").get_by_role("radio", name="no", checked=True).wait_for()
    ada.start()
    ada.asked()
    assert ada.page.locator(".knowing, .odds b, [data-do=hint]").count() == 0
    ada.sit(ada.make_room("original", 2, bots="B"))
    ada.start()
    ada.asked()
    ada.page.locator("[data-do=hint]").wait_for()
    choose(ada.page, "Odds and memory", "off")
    expect(ada.page.locator(".knowing, .odds b, [data-do=hint]")).to_have_count(0)


def test_a_sign_is_seen_at_the_seat_of_whoever_gave_it(crowd: "Crowd") -> None:
    ada, bob = crowd.come("Ada"), crowd.come("Bob")
    room = ada.make_room("two-player", 2)
    ada.sit(room)
    bob.sit(room)
    ada.start()
    for person in (ada, bob):
        person.until(lambda seen: seen.stage == "playing" and seen.idle, "the game")
    bob.page.locator(".emotes button", has_text="Well played").click()
    ada.page.locator(".seat[data-seat=B] .seat-says").wait_for()
    expect(ada.page.locator(".talk-sign .sr")).to_have_text("Bob: Well played!")


def test_a_seat_that_a_bot_plays_is_ones_own_again_when_one_comes_back(crowd: "Crowd") -> None:
    ada, bob = crowd.come("Ada"), crowd.come("Bob")
    room = ada.make_room("mantis", 2, clock={"decision": 0, "bank": 0, "window": 0, "absent": 1_000})
    ada.sit(room)
    bob.sit(room)
    ada.start()
    for person in (ada, bob):
        person.until(lambda seen: seen.stage == "playing" and seen.idle, "the game")
    bob.page.goto("/")
    ada.page.locator(".tank[data-seat=B]", has_text="bot playing").wait_for()
    bob.look_at(room)
    bob.until(lambda seen: seen.seat == "B" and seen.idle, "the game again")
    expect(ada.page.locator(".tank[data-seat=B]")).not_to_contain_text("bot playing")
    expect(bob.page.locator(".table-notice")).to_have_count(0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_option_is_offered_with_a_sentence_and_can_be_changed(crowd: "Crowd", edition: str) -> None:
    ada = crowd.come("Ada")
    room = ada.make_room(edition, 2)
    ada.sit(room)
    ada.page.locator("details.options summary").click()
    options = ada.page.locator("details.options .setting")
    before: dict[str, str] = ada.ask_server("GET", f"/api/rooms/{room}")["options"]
    assert options.count() == len(before) > 0
    for option in options.all():
        assert re.search(r"[a-z][.!]$", option.locator("small").inner_text())  # its rule is on the rules page
        assert not re.search(r"option-|value-", option.inner_text())
        assert option.locator("input").first.is_checked()  # as the rule book has it
        option.locator("label").last.click()
        expect(option.locator("input").last).to_be_checked()
    after = ada.ask_server("GET", f"/api/rooms/{room}")["options"]
    assert [key for key in before if before[key] == after[key]] == []
