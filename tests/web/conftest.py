"""A real browser against the real server: Debian's Chromium, the built pages, bots that answer at once."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from kaboodle.server.http.static import BUILT
from tests.server.process import Served, serving
from tests.web.people import PATIENCE, Person
from tools.browsing import CHROMIUM

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


expect.set_options(timeout=PATIENCE * 1000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip these tests without a browser or without built pages."""
    reason = ""
    if CHROMIUM is None:
        reason = "there is no Chromium here"
    elif not (BUILT / "index.html").exists():
        reason = "the pages are not built: python -m tools.pages"
    for item in items:
        if reason and item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for the tests of this folder.

    Playwright's driver keeps an event loop running in the thread that started it, in which `asyncio.run` fails. The
    driver therefore stops before a worker goes on to a test of another folder.
    """
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the tests of this folder; those that stop it take `crowd_on_own_server`."""
    with serving(tmp_path_factory.mktemp("served")) as server:
        yield server


class Crowd:
    """The people of a test; all leave at its end."""

    def __init__(self, browser: Browser, served: Served) -> None:
        self.browser = browser
        self.served = served
        self.people: list[Person] = []

    def come(self, name: str, **context: Any) -> Person:  # Any: what a browser context takes
        """Somebody opens the first page in a browser of their own."""
        person = Person(self.browser, self.served.url, name, **context)
        self.people.append(person)
        return person

    def leave(self) -> None:
        """Everybody closes their browser; what went wrong in a page is told now."""
        for person in self.people:
            person.leave()


@pytest.fixture
def crowd(browser: Browser, served: Served) -> Iterator[Crowd]:
    """People with browsers of their own."""
    found = Crowd(browser, served)
    yield found
    found.leave()


@pytest.fixture
def crowd_on_own_server(browser: Browser, tmp_path: Path) -> Iterator[Crowd]:
    """People at a server that no other test uses, so that it can be stopped."""
    with serving(tmp_path) as server:
        found = Crowd(browser, server)
        yield found
        found.leave()
