"""Where the focus is for somebody who uses only the keyboard: the pile, the pressed card, the log, the end."""

from playwright.sync_api import Page

from tests.editions import original, two
from tests.web.conftest import Crowd
from tests.web.decisions import give
from tests.web.stage import Stage

HERE = """() => document.activeElement.dataset.do ?? document.activeElement.dataset.kind
  ?? document.activeElement.className.split(' ')[0]"""


def at(page: Page, wanted: str) -> None:
    """Wait until the focus is on a control, by its mark, its kind or its class."""
    page.wait_for_function(f"(wanted) => ({HERE})() === wanted", arg=wanted, timeout=8000)


def walk(page: Page, key: str, wanted: str) -> None:
    """Press an arrow key until the focus is on a card."""
    for _ in range(12):
        if page.evaluate(HERE) == wanted:
            return
        page.keyboard.press(key)
    raise AssertionError(page.evaluate(HERE))


def test_a_turn_begins_at_the_pile_and_a_second_enter_plays_a_card(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    stage = Stage(page)
    stage.show(two("A: defuse*2 skip*2 attack loaf | B: moon skip | draw: loaf moon loaf kitten"), "A")
    at(page, "draw")  # with the very first turn, before any key
    page.keyboard.press("ArrowDown")
    walk(page, "ArrowRight", "attack")
    page.keyboard.press("Enter")
    page.locator("[data-do=play]").wait_for()
    page.keyboard.press("ArrowUp")
    at(page, "play")
    page.keyboard.press("Escape")
    at(page, "attack")
    walk(page, "ArrowRight", "defuse")
    page.keyboard.press("Enter")
    page.locator("[data-do=cancel]").wait_for()
    page.keyboard.press("Enter")  # a card to keep is put back, not paired
    page.locator("[data-do=cancel]").wait_for(state="detached")
    walk(page, "ArrowRight", "skip")
    page.keyboard.press("Enter")
    page.locator("[data-do='combo skip+skip']").wait_for()
    page.keyboard.press("Enter")
    stage.settle(stage.asked)
    assert stage.sent == ["skip"]


def test_what_is_given_away_begins_with_the_card_that_is_missed_least(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    Stage(page).show(give(), "B")
    at(page, "loaf")


def test_the_log_is_one_stop_and_escape_leads_back_to_the_table(crowd: Crowd) -> None:
    page = crowd.come("Ada", viewport={"width": 1280, "height": 800}).page
    table = original("A: loaf skip | B: moon skip | draw: loaf moon loaf kitten")
    table.play("A", "draw")
    table.play("B", "draw")
    Stage(page).show(table, "A")
    at(page, "draw")
    page.keyboard.press("l")
    at(page, "log-scroll")
    page.keyboard.press("ArrowLeft")
    at(page, "log-card")
    page.keyboard.press("Tab")
    assert page.evaluate("() => !document.activeElement.closest('.log-scroll')")
    page.keyboard.press("Escape")
    at(page, "draw")


def test_at_the_end_the_tab_key_stays_in_the_result_and_escape_closes_its_menu(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    table = two("A: loaf | B: moon | draw: loaf kitten")
    table.play("A", "draw")
    table.play("B", "draw")
    Stage(page).show(table, "A")
    page.locator("[data-over]").wait_for()
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("() => !document.activeElement.closest('.bar, .log, .hand')")
    page.locator("[data-do=more]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    at(page, "room")
    page.keyboard.press("Escape")
    at(page, "more")
    assert page.locator("[data-do=room]").count() == 0


def test_leaving_asks_first_offers_to_stay_and_leads_home(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.sit(ada.make_room("mantis", 2, bots="B"))
    ada.start()
    page = ada.page
    page.locator("[data-do=menu]").click()
    page.locator("[data-do=leave]").focus()
    page.keyboard.press("Enter")
    at(page, "leave-not")
    page.keyboard.press("Enter")  # a second Enter stays
    page.locator("[data-do=leave]").click()
    page.locator("[data-do=leave-sure]").click()
    page.locator("[data-edition=mantis] .go").wait_for()
