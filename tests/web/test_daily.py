"""The daily deal in a real browser: begun, continued after a break, finished, compared and shared."""

import re

import pytest

from tests.web.conftest import Crowd
from tests.web.looks import barriers, beyond, crowded
from tests.web.people import Person, play_on

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MOST = 600  # answers of a game
DEALS = 5


def finish(person: Person, deal: int) -> None:
    """Play a deal to its end, as a program would."""
    game = person.ask_server("POST", f"/api/daily/{deal}", {})
    for _ in range(MOST):
        if game["won"] is not None:
            return
        body = {"answers": game["answers"], "move": game["legal"][0]}
        game = person.ask_server("POST", f"/api/daily/{deal}", body)
    raise AssertionError("the game does not end")


def test_a_deal_is_begun_answered_left_and_continued(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    page = ada.page
    page.goto("/daily")
    page.get_by_role("heading", name="Same cards for everyone").wait_for()
    page.locator("[data-do=deal]").click()
    page.locator(".daily-game[data-deal='0'] .room[data-ask]").wait_for()
    answers = ada.ask_server("POST", "/api/daily/0", {})["answers"]
    first = ada.asked().ask
    play_on([ada], lambda _, seen: seen.ask not in ("", first))
    page.locator("[data-do=pause]").click()
    page.locator("[data-do=deal]", has_text="Keep playing").wait_for()
    assert ada.ask_server("POST", "/api/daily/0", {})["answers"] == answers + 1
    page.reload()
    page.locator("[data-do=deal]", has_text="Keep playing").click()
    page.locator(".daily-game[data-deal='0'] .room[data-ask]").wait_for()


@pytest.mark.long
def test_after_five_deals_there_is_a_score_and_a_text_that_spoils_nothing(crowd: Crowd) -> None:
    ada = crowd.come("Ada", **PHONE)
    for deal in range(DEALS):
        finish(ada, deal)
    page = ada.page
    page.goto("/daily")
    page.locator(".result[data-points]").wait_for()
    assert page.locator(".result li[data-mark]").count() == DEALS
    text = page.locator("[data-share]").inner_text()
    assert re.search(r"^Kaboodle daily deal #\d+\n[▲■▼]( [▲■▼]){4}\n", text) and text.endswith("/daily")
    assert "1 day in a row" in text
    assert barriers(page) == [] and crowded(page) == [] and beyond(page) == []


@pytest.mark.parametrize("locale", ["en", "de", "es", "pt-BR"])
def test_the_start_fits_a_phone_and_has_no_barriers_in_every_language(crowd: Crowd, locale: str) -> None:
    page = crowd.come("Ada", locale=locale, **PHONE).page
    page.goto("/daily")
    page.locator("[data-do=deal]").wait_for()
    page.locator(".daily-side summary").click()
    assert page.evaluate("document.documentElement.lang") == locale
    assert barriers(page) == [] and crowded(page) == [] and beyond(page) == []
