"""Puzzles in a real browser: solved on the table and in the list, by keys, on a phone, without a network."""

from collections import Counter

import pytest
from playwright.sync_api import Page

from kaboodle.study.puzzle_files import all_puzzles, shipped_puzzles
from tests.web.conftest import Crowd
from tests.web.looks import barriers, crowded

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ONE_OF_EACH = ["original", "good-vs-evil", "two-player", "board", "mantis"]
LANGUAGES = ["en", "de", "es", "pt-BR"]


def opened(page: Page, path: str) -> str:
    """The id of the puzzle that a page shows."""
    page.goto(path)
    page.locator(".puzzle-panel h2").wait_for()
    return str(page.locator(".puzzles").get_attribute("data-puzzle"))


def best_choice(id: str) -> str:
    """The selector of the best move in the list."""
    return f'[data-choose="{all_puzzles()[id].best}"]'


@pytest.mark.parametrize("edition", ONE_OF_EACH)
def test_who_finds_the_move_gains_and_goes_on(crowd: Crowd, edition: str) -> None:
    page = crowd.come("Ada").page
    id = opened(page, f"/puzzles?edition={edition}")
    assert all_puzzles()[id].edition == edition
    page.locator(best_choice(id)).click()
    page.locator(".verdict[data-right]").wait_for()
    page.locator(".change[data-up]").wait_for()
    assert page.locator(".chances [data-best]").count() == 1
    assert "%" in page.locator(".chances [data-best] td").inner_text()
    assert page.evaluate("document.activeElement.dataset.do") == "next"
    page.keyboard.press("Enter")
    page.locator(f".puzzles:not([data-puzzle='{id}']) .choice-card").first.wait_for()


def test_a_move_on_the_table_answers_too_and_a_wrong_one_is_explained(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    puzzle = next(it for it in shipped_puzzles("mantis") if it.best == "score")
    opened(page, f"/puzzles/{puzzle.id}")
    page.locator(".puzzle-table [data-do^='steal>']").first.click()
    verdict = page.locator(".verdict:not([data-right])")
    verdict.wait_for()
    assert "Score" in verdict.inner_text() and "games in 100 less" in verdict.inner_text()
    assert page.locator(".chances [data-own]").count() == 1
    page.locator(".change:not([data-up])").wait_for()


def test_the_daily_puzzle_is_answered_once(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    id = opened(page, "/puzzles/daily")
    assert "Daily puzzle" in page.locator(".puzzle-panel").inner_text()
    page.locator(best_choice(id)).click()
    page.locator(".change").wait_for()
    page.reload()
    page.locator(".verdict[data-right]").wait_for()
    page.locator("[data-do=next]").click()
    page.wait_for_url("**/puzzles")


def test_a_theme_is_chosen_and_kept_for_the_next_puzzles(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    theme, _ = Counter(it.theme for it in shipped_puzzles("original")).most_common(2)[1]  # not the usual one
    first = opened(page, "/puzzles?edition=original")
    page.locator("[data-choose=theme]").select_option(theme)
    page.wait_for_function("id => document.querySelector('.puzzles').dataset.puzzle !== id", arg=first)
    for _ in range(2):
        page.locator(".choice-card").first.wait_for()
        shown = str(page.locator(".puzzles").get_attribute("data-puzzle"))
        assert all_puzzles()[shown].theme == theme
        page.locator(".choice-card").first.click()
        page.locator("[data-do=next]").click()


def test_puzzles_go_on_without_a_network_and_answers_are_sent_later(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    id = opened(ada.page, "/puzzles?edition=mantis")
    ada.context.set_offline(True)
    ada.page.locator(best_choice(id)).click()
    ada.page.get_by_text("You’re offline. We’ll save this answer later.").wait_for()
    ada.page.locator("[data-do=next]").click()
    ada.page.locator(f".puzzles:not([data-puzzle='{id}']) .choice-card").first.wait_for()
    ada.context.set_offline(False)
    ada.page.reload()
    ada.page.locator(".choice-card").first.wait_for()
    batch = ada.ask_server("GET", "/api/puzzles?edition=mantis")
    assert batch["rating"]["tried"] == 1 and id not in [it["id"] for it in batch["puzzles"]]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_it_fits_a_phone_and_has_no_barriers_in_every_language(crowd: Crowd, locale: str) -> None:
    page = crowd.come("Ada", locale=locale, **PHONE).page
    id = opened(page, "/puzzles?edition=original")
    assert page.evaluate("document.documentElement.lang") == locale
    assert barriers(page) == [] and crowded(page) == []
    page.locator(best_choice(id)).click()
    page.locator(".verdict").wait_for()
    assert barriers(page) == [] and crowded(page) == []


def test_keys_alone_solve_a_puzzle(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    id = opened(page, "/puzzles?edition=two-player")
    page.locator(best_choice(id)).focus()
    page.keyboard.press("Enter")
    page.locator(".verdict[data-right]").wait_for()
    assert barriers(page) == []
