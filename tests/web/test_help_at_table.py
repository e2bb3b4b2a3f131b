"""Help at the table in a real browser: odds, a hint, and quiet from somebody."""

from tests.web.conftest import Crowd
from tests.web.looks import barriers, crowded


def test_against_bots_there_are_odds_and_a_hint(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.sit(ada.make_room("original", 3, bots="BC"))
    ada.start()
    ada.asked()
    odds = ada.page.locator(".knowing")
    odds.wait_for(state="attached")
    assert odds.locator("[data-odds=B] td").count() == 2
    ada.page.locator(".odds b").wait_for()
    ada.page.locator("[data-do=hint]").click()
    hint = ada.page.locator(".hint[data-hint]")
    hint.wait_for()
    assert "%" in hint.locator("li .hint-chance").first.inner_text()
    assert hint.locator("li small").first.inner_text() != ""
    assert not crowded(ada.page)
    assert not barriers(ada.page)
    hint.locator("button").click()
    hint.wait_for(state="detached")
