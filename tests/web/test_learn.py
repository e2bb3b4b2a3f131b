"""The guided first games in a real browser: only the taught move goes on, and every way ends in a real game."""

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Crowd
from tests.web.looks import barriers, crowded

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
MOST = 60  # stops of a lesson
HERE = "() => document.querySelector('.lesson').dataset.at + document.activeElement.outerHTML"


def rest(page: Page) -> None:
    """Wait until nothing moves."""
    page.locator(".lesson[data-idle=true]").wait_for(state="attached")


def take_a_step(page: Page) -> None:
    """Do what the coach says."""
    rest(page)
    lesson = page.locator(".lesson")
    at = lesson.get_attribute("data-at")
    move = lesson.get_attribute("data-teach")
    if move is None:
        page.locator("[data-coach-next]").click()
    else:
        make(page, move)
    page.locator(f".lesson:not([data-at='{at}'])").wait_for(state="attached")


def make(page: Page, move: str) -> None:
    """Make a move with the controls of the table."""
    whole = page.locator(f"[data-do='{move}']:visible")
    if whole.count():
        whole.first.click()
        return
    if move == "hide@0":
        page.locator("[data-do=hide][data-place='0']").click()
        return
    cards, _, seat = move.partition(">")
    kinds = cards.split("+")
    for kind in kinds:
        page.locator(f".hand button.card[data-kind={kind}]").click(position={"x": 14, "y": 14})
    if seat:
        page.locator(f".seat[data-state=target][data-seat={seat}]").click()
    if page.locator("[data-do=play]:visible").count():
        page.locator("[data-do=play]").click()


@pytest.mark.parametrize("family", ["kittens", "mantis", "board"])
def test_a_learner_who_does_what_the_coach_says_wins_and_plays_on(crowd: Crowd, family: str) -> None:
    page = crowd.come("Ada").page
    page.goto(f"/learn/{family}")
    for _ in range(MOST):
        if page.locator("[data-coach-play]").count():
            break
        said = page.locator("[data-coach]").inner_text()
        assert said and not said.startswith("lesson-")
        assert page.get_by_text("Sending…").count() == 0  # nothing was sent anywhere
        take_a_step(page)
        rest(page)
    page.locator("[data-coach-play]").click()
    page.wait_for_url("**/r/*")
    page.locator(".room[data-stage=playing]").wait_for()


@pytest.mark.parametrize("family", ["kittens", "mantis", "board"])
def test_the_coach_points_at_every_move_and_keys_alone_finish_a_lesson(crowd: Crowd, family: str) -> None:
    page = crowd.come("Ada").page
    page.goto(f"/learn/{family}")
    for _ in range(MOST):
        rest(page)
        if page.locator("[data-coach-play]").count():
            break
        page.locator("[data-taught], [data-coach-next]").first.wait_for(state="attached")
        for _ in range(MOST):
            if page.evaluate("document.activeElement.matches('[data-taught], [data-coach-next]')"):
                break
            page.keyboard.press("Tab")
        before = page.evaluate(HERE)
        page.keyboard.press("Enter")
        page.wait_for_function(f"before => ({HERE})() !== before", arg=before)
    page.locator("[data-coach-play]").press("Enter")
    page.wait_for_url("**/r/*")


def test_a_reload_goes_on_where_the_coach_spoke(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    page.goto("/learn/kittens")
    for _ in range(4):
        take_a_step(page)
    rest(page)
    said = page.locator("[data-coach]").inner_text()
    page.reload()
    rest(page)
    assert page.locator("[data-coach]").inner_text() == said
    take_a_step(page)


def test_another_move_is_gently_refused(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    page.goto("/learn/mantis")
    while page.locator(".lesson").get_attribute("data-teach") is None:
        take_a_step(page)
    rest(page)
    at = page.locator(".lesson").get_attribute("data-at")
    page.locator("[data-do='steal>B']").click()
    page.locator(".coach-stray").wait_for()
    assert page.locator(".lesson").get_attribute("data-at") == at
    page.locator("[data-do=score]").click()
    page.locator(f".lesson:not([data-at='{at}'])").wait_for(state="attached")


@pytest.mark.parametrize("locale", ["es", "pt-BR", "de"])
@pytest.mark.parametrize("family", ["kittens", "mantis", "board"])
def test_the_coach_has_room_on_a_small_phone(crowd: Crowd, family: str, locale: str) -> None:
    page = crowd.come("Ada", locale=locale, **PHONE).page
    page.goto(f"/learn/{family}")
    for _ in range(3):
        rest(page)
        assert crowded(page) == []
        assert not page.locator("[data-coach]").inner_text().startswith("lesson-")
        take_a_step(page)


def test_axe_finds_nothing_serious_in_a_lesson(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    page.goto("/learn/board")
    rest(page)
    assert barriers(page) == []


def test_a_lesson_that_does_not_exist_says_so(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    page.goto("/learn/chess")
    page.locator("main.notice h1").wait_for()
