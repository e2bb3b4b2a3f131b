"""Every notice over a table: in both themes, in every language, with larger text."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from tests.web.conftest import Crowd
from tests.web.decisions import DECISIONS, give
from tests.web.looks import TWICE, barriers, beyond, crowded
from tests.web.stage import Stage

LOOKS = {  # a theme, a language, a viewport, and whether text is twice as large
    "night": ("night", "en", (1280, 800), False),
    "contrast": ("contrast", "es", (1280, 800), False),
    "phone": ("night", "de", (360, 640), False),
    "twice": ("night", "pt-BR", (390, 844), True),
}
RESTART = 1012


def refused(code: str) -> Callable[[Stage], None]:
    """The server lets nobody in."""
    return lambda stage: stage.say({"type": "refused", "code": code, "text": code, "about": "hello"})


def welcomed(**change: object) -> Callable[[Stage], None]:
    """The server sends the seats again, with a change."""
    return lambda stage: stage.say(stage.welcome() | change)


def cut(code: int) -> Callable[[Stage], None]:
    """The line is cut, and cannot be had again."""
    return lambda stage: stage.cut(code)


ENDS: dict[str, Callable[[Stage], None]] = {
    "[data-end=gone]": refused("no-room"),
    "[data-end=barred]": refused("barred"),
    "[data-end=full]": refused("full"),
    "[data-end=outdated]": welcomed(rules=0),
    "[data-end=taken]": welcomed(seat=None),
    "[data-end=removed]": welcomed(seat=None, barred=True),
    "[data-status=lost] p": cut(1006),
    "[data-status=restarting] p": cut(RESTART),
}


@pytest.mark.parametrize("look", LOOKS)
def test_every_one_of_them_has_room_and_is_in_nobodys_way(crowd: Crowd, look: str) -> None:
    theme, locale, (width, height), twice = LOOKS[look]
    viewport: ViewportSize = {"width": width, "height": height}
    ada = crowd.come("Ada", locale=locale, viewport=viewport)
    ada.context.add_init_script(f"localStorage.setItem('kaboodle', JSON.stringify({{theme: '{theme}'}}))")
    ada.context.add_init_script(TWICE if twice else "")
    found: dict[str, list[str]] = {}
    for where, happens in ENDS.items():
        page = ada.context.new_page()
        stage = Stage(page)
        stage.show(give(), "B")
        happens(stage)
        page.locator(where).wait_for()
        assert page.evaluate("() => document.documentElement.lang") == locale
        found[where] = barriers(page) + crowded(page) + beyond(page)
        page.close()
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


def test_what_has_ended_is_read_first_and_nothing_behind_it_answers(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    stage.show(DECISIONS["window"][0](), DECISIONS["window"][1])
    stage.say(stage.welcome() | {"seat": None, "barred": True})
    stage.page.locator("[data-end=removed] [role=alertdialog]:focus").wait_for()
    for key in ("p", "n", "?"):
        stage.page.keyboard.press(key)
    assert stage.page.locator("dialog[open]").count() == 0 and stage.sent == []
    for _ in range(5):
        stage.page.keyboard.press("Tab")
        assert stage.page.evaluate("() => !document.activeElement.closest('.room')")
