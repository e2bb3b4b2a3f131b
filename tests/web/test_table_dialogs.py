"""Dialogs over a table are accessible in both themes and with text of twice the size."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize

import kaboodle
from tests.board import board, done
from tests.editions import original
from tests.web.board_decisions import turn
from tests.web.conftest import Crowd
from tests.web.decisions import five, tank
from tests.web.looks import TWICE, barriers, beyond, crowded
from tests.web.stage import Stage


def exploded() -> kaboodle.Table:
    """A draws the Kitten, and B has won."""
    table = original("A: loaf | B: defuse | draw: kitten loaf")
    table.play("A", "draw")
    if table.question == "face":
        table.play("A", "explode")
    return table


def scored() -> kaboodle.Table:
    """A has ten, and has won."""
    tanks = "A: red*2 (score 8) | B: green (score 1) | C: pink"
    table = kaboodle.read(f"{tanks} | draw: red/red-blue-pink green/red-green-blue", "mantis")
    table.play("A", "score")
    return table


def arrived() -> kaboodle.Table:
    """A is where the board ends, and has won."""
    table = board("A: skip (space 18) | B: skip (space 3) | discs: move-1 move-2")
    done(table, "A")
    return table


LANGUAGE = "[data-do=language]"
SHEETS = (  # what opens each, over which table, and where it is then
    (five, "[data-open=discard]", ".sheet-dialog[open]"),
    (five, "[data-do=menu]", "[data-kind=seat-menu]"),
    (five, "[data-do=help]", "dialog[data-kind=help]"),
    (five, "[data-do=settings]", "dialog[data-kind=settings]"),
    (five, LANGUAGE, "[data-locale=de]"),
    (tank, "[data-do=menu]", "[data-kind=seat-menu]"),
    (tank, "[data-do=help]", "dialog[data-kind=help]"),
    (turn, "button[data-zone=discard]", "dialog.piles"),
    (turn, "button[data-zone=used]", "dialog.piles"),
)


def opened(stage: Stage, measure: Callable[[Page], list[str]]) -> Iterator[tuple[str, list[str]]]:
    """One dialog after the other, and what is wrong with it."""
    for begin, what, dialog in SHEETS:
        stage.show(begin(), "A")
        if what == LANGUAGE and not stage.page.locator(what).is_visible():  # on a phone it is among the settings
            continue
        stage.page.locator(what).click()
        stage.page.locator(dialog).wait_for()
        yield f"{begin.__name__} {what}", measure(stage.page)
        stage.page.keyboard.press("Escape")
        stage.page.locator(dialog).wait_for(state="hidden")
    for begin in (exploded, scored, arrived):
        for seat in ("A", "B"):
            stage.show(begin(), seat)
            stage.page.locator("[data-over]").wait_for()
            yield f"{begin.__name__} {seat}", measure(stage.page)


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
    found = opened(stage, lambda page: beyond(page) + crowded(page) + barriers(page))
    assert [(what, wrong) for what, wrong in found if wrong] == []
