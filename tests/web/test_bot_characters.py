"""Bots at a table: their levels in people's words, their temperaments, their emotes, and a way to mute them."""

import re

import pytest
from playwright.sync_api import Page, expect

from kaboodle.bots.levels import LEVELS
from tests.editions import original
from tests.web.conftest import Crowd
from tools.photographs.scenes import Change, Scene

BOTS: dict[str, Change] = {"B": {"name": None, "bot": "cat"}, "C": {"name": None, "bot": "tiger"}}
POSITION = "A: attack nope | B: nope skip | C: loaf | draw: moon kitten kitten"
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
WORDS = {"en": ["Easy", "Medium", "Hard", "Expert"], "de": ["Leicht", "Mittel", "Schwer", "Experte"]}
EMOTED = {"type": "emoted", "name": "", "seat": "B", "emote": "laugh"}


def inside(page: Page, selector: str) -> bool:
    """Whether something is within the page."""
    box = page.locator(selector).first.bounding_box()
    size = page.viewport_size
    assert box is not None and size is not None
    across = box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    return across and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("size", SIZES)
def test_the_emote_of_a_bot_is_seen_with_its_name_and_can_be_muted(crowd: Crowd, size: str) -> None:
    page = crowd.come("Ada", viewport=SIZES[size]).page
    scene = Scene(page, BOTS)
    scene.show(original(POSITION), "A")
    scene.say(EMOTED)
    page.locator("[data-seat=B] .seat-says").wait_for()
    assert inside(page, "[data-seat=B] .seat-says")
    assert page.locator("[data-seat=B] .seat-plate b").inner_text() == "Fox"
    assert page.locator("[data-heard] p").count() == 0  # it is seen at its seat and covers nothing else
    page.keyboard.press("Escape")
    page.locator("[data-do=menu]").click()
    page.locator("[data-bot=B]").wait_for()
    assert page.locator("[data-bot=B] .temper").inner_text() == "Fox: bold"
    page.locator("[data-do='mute B']").click()
    page.locator("[data-do='mute B'][aria-pressed=true]").wait_for()


def test_a_seat_tells_the_level_of_its_bot_in_peoples_words(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    Scene(page, BOTS).show(original(POSITION), "A")
    notes = [page.locator(f".seat[data-seat={seat}] small").inner_text() for seat in "BC"]
    assert notes == ["bot · Medium", "bot · Expert"]


@pytest.mark.parametrize("language", WORDS)
def test_the_host_picks_a_level_and_sees_the_temperament(crowd: Crowd, language: str) -> None:
    ada = crowd.come("Ada", locale=language)
    ada.sit(ada.make_room("original", 3, bots="B"))
    choice = ada.page.locator(".lobby-seat[data-seat=B] select")
    expect(choice.locator("option")).to_have_text(WORDS[language])
    temper = ada.page.locator(".lobby-seat[data-seat=B] [data-temper]")
    assert temper.inner_text() == {"en": "bold", "de": "mutig"}[language]
    choice.select_option("tiger")
    expect(ada.page.locator(".lobby-seat[data-seat=B] .lobby-do use")).to_have_attribute(
        "href", re.compile("tiger-face")
    )
    assert choice.input_value() == "tiger"


def test_play_now_starts_with_bots_of_the_chosen_level(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    page.goto("/")
    choice = page.locator(".bot-level select")
    choice.wait_for()
    assert [it.get_attribute("value") for it in choice.locator("option").all()] == list(LEVELS)
    choice.select_option("tomcat")
    with page.expect_request("**/api/play") as asked:
        page.locator(".box[data-edition=mantis] .go").click()
    wish = asked.value.post_data_json
    assert wish is not None and wish["level"] == "tomcat"
    page.goto("/")
    choice.wait_for()
    assert choice.input_value() == "tomcat"
