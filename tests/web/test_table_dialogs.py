"""What opens over a table: nothing in anybody's way, in both themes and with text of twice the size."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize

import kaboodle
from tests.editions import original
from tests.web.conftest import Crowd
from tests.web.decisions import five
from tests.web.looks import TWICE, barriers, beyond, crowded
from tests.web.stage import Stage


def finished() -> kaboodle.Table:
    """A draws the Kitten, and B has won."""
    table = original("A: loaf | B: defuse | draw: kitten loaf")
    table.play("A", "draw")
    if table.asks == "face":
        table.play("A", "explode")
    assert table.over
    return table


def opened(stage: Stage, measure: Callable[[Page], list[str]]) -> Iterator[tuple[str, list[str]]]:
    """One dialog after the other, and what is wrong with it."""
    stage.show(five(), "A")
    for what, dialog in (("[data-open=discard]", ".sheet-dialog[open]"), ("[data-do=menu]", "[data-kind=seat-menu]")):
        stage.page.locator(what).click()
        stage.page.locator(dialog).wait_for()
        yield what, measure(stage.page)
        stage.page.keyboard.press("Escape")
        stage.page.locator(dialog).wait_for(state="hidden")
    for seat in ("A", "B"):
        stage.show(finished(), seat)
        stage.page.locator("[data-over]").wait_for()
        yield f"over {seat}", measure(stage.page)


@pytest.mark.parametrize("theme", ["night", "contrast"])
def test_axe_finds_nothing_serious_in_what_opens_over_a_table(crowd: Crowd, theme: str) -> None:
    ada = crowd.come("Ada")
    ada.context.add_init_script(f"localStorage.setItem('kaboodle', JSON.stringify({{ theme: '{theme}' }}))")
    assert [found for found in opened(Stage(ada.page), barriers) if found[1]] == []


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_all_of_it_can_be_reached_with_text_of_twice_the_size(crowd: Crowd, size: tuple[int, int]) -> None:
    viewport: ViewportSize = {"width": size[0], "height": size[1]}
    ada = crowd.come("Ada", viewport=viewport, locale="de")
    ada.context.add_init_script(TWICE)
    stage = Stage(ada.page)
    assert [found for found in opened(stage, lambda page: beyond(page) + crowded(page)) if found[1]] == []
