"""The explorer in a real browser: figures as plots and tables, by edition and players, on a phone, four languages."""

import pytest

from kaboodle.study.explorer import shipped_explorer
from tests.web.conftest import Crowd
from tests.web.looks import barriers, beyond, crowded

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_table_shows_what_the_file_says(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    page.goto("/explore?edition=original&players=4")
    page.locator(".explore[data-edition=original][data-players='4']").wait_for()
    table = next(it for it in shipped_explorer().tables if (it.edition, it.players) == ("original", 4))
    card, value = next(iter(table.cards.items()))
    first = page.locator(".gains [data-first]").first
    assert first.get_attribute("data-gain") == card and f"+{value.mean:.1f}" in first.inner_text()
    assert page.locator("[data-gain]").count() == len(table.cards) + len(table.nopes) + len(table.seats)
    page.get_by_text("Show as a table").click()
    assert page.locator(".danger tbody tr").count() == len(table.danger)


def test_another_edition_and_number_of_players_can_be_chosen_and_linked_to(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    page.goto("/explore")
    page.get_by_role("button", name="Mantis").click()
    page.locator(".explore[data-edition=mantis]").wait_for()
    page.get_by_role("button", name="3 players").click()
    page.locator(".explore[data-edition=mantis][data-players='3']").wait_for()
    page.reload()
    page.locator(".explore[data-edition=mantis][data-players='3']").wait_for()
    assert page.get_by_text("What a card is worth").count() == 0, "a game without hands has no such figures"


@pytest.mark.parametrize("locale", ["en", "de", "es", "pt-BR"])
def test_it_fits_a_phone_and_has_no_barriers_in_every_language(crowd: Crowd, locale: str) -> None:
    page = crowd.come("Ada", locale=locale, **PHONE).page
    page.goto("/explore?edition=board&players=4")
    page.locator(".explore[data-edition=board]").wait_for()
    assert page.evaluate("document.documentElement.lang") == locale
    assert barriers(page) == [] and crowded(page) == [] and beyond(page) == []
