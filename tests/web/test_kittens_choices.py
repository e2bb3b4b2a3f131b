"""What the kittens tables offer for a chosen card, and how a Kitten is hidden."""

from playwright.sync_api import expect

from tests.editions import original
from tests.web.conftest import Crowd
from tests.web.stage import Stage

DESK = {"viewport": {"width": 1440, "height": 900}}
SIX = "attack skip see-the-future favor moon drizzle"
REST = "B: nope skip | C: nope | draw: loaf moon kitten kitten | discard:"


def test_five_different_cards_are_those_that_are_missed_least_and_can_be_changed(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada", **DESK).page)
    stage.show(original(f"A: defuse {SIX} | {REST} skip favor"), "A")
    page = stage.page
    picked = page.locator(".hand button.card[aria-pressed=true]")
    page.locator(".hand button.card[data-kind=moon]").click(position={"x": 14, "y": 14})
    expect(page.locator("[data-do=more]")).to_have_count(0)  # nothing dear is spent
    page.locator("[data-do^='combo ']").click()
    kinds = {card.get_attribute("data-kind") for card in picked.all()}
    assert kinds == {"skip", "see-the-future", "favor", "moon", "drizzle"}
    page.locator(".hand button.card[data-kind=skip]").click(position={"x": 14, "y": 14})
    page.locator(".hand button.card[data-kind=attack]").click(position={"x": 14, "y": 14})
    page.locator("[data-do=play]").click()
    stage.settle(stage.asked)
    assert set(stage.sent[-1].split("+")) == {"attack", "see-the-future", "favor", "moon", "drizzle"}


def test_five_cards_that_bring_back_a_defuse_are_offered_first_on_each_of_them(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada", **DESK).page)
    stage.show(original(f"A: {SIX} | {REST} defuse"), "A")
    page = stage.page
    for kind in ("favor", "skip", "moon"):
        page.locator(f".hand button.card[data-kind={kind}]").click(position={"x": 14, "y": 14})
        expect(page.locator("[data-wanted]")).to_contain_text("Defuse")
        page.locator("[data-do=cancel]").click()


def test_the_places_of_a_kitten_are_marked_and_one_button_hides_it(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada", **DESK).page)
    stage.show(original("A: skip | B: nope | draw: skip*5 | ask: hide"), "A")
    page = stage.page
    hide = page.locator("[data-do=hide]")
    page.locator("[data-do='hide@bottom']").click()
    expect(hide).to_have_attribute("data-place", "5")
    page.locator("[data-do='hide@top']").click()
    expect(hide).to_have_attribute("data-place", "0")
    page.locator("[data-do='hide@random']").click()
    assert stage.sent == []
    place = hide.get_attribute("data-place")
    hide.click()
    stage.settle(stage.asked)
    assert stage.sent == [f"hide@{place}"]
