"""Notices that cover a table: each has a friendly text, and disappears by itself if possible."""

import json
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.server.process import Served, serving
from tests.web.conftest import Crowd
from tests.web.looks import barriers


@pytest.fixture
def small(tmp_path: Path, browser: Browser) -> Iterator[Crowd]:
    """People at a server of their own, where two can be in a room."""
    with serving(tmp_path, connections_per_room="2") as served:
        found = Crowd(browser, served)
        yield found
        found.leave()


def told(page: Page, words: str) -> None:
    """Check that a notice is shown and accessible."""
    page.get_by_role("alertdialog", name=words).wait_for()
    assert barriers(page) == []


def test_a_room_that_is_not_there_is_said_to_be_gone_and_there_is_a_way_home(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    page.goto("/r/zzzzzzz")
    told(page, "This room has closed")
    page.get_by_role("alertdialog").get_by_role("link").click()
    page.locator(".shelf .go").first.wait_for()


def test_whoever_is_removed_by_the_host_is_told_and_may_watch(crowd: Crowd) -> None:
    ada, bob = crowd.come("Ada"), crowd.come("Bob")
    room = ada.make_room("two-player", 2)
    ada.sit(room)
    bob.sit(room)
    bob.page.locator(".lobby-seat[data-mine]").wait_for()
    ada.page.get_by_role("button", name="Remove Bob", exact=True).click()
    told(bob.page, "You were removed from this room")
    bob.page.locator("[data-do=watch]").click()
    bob.page.locator("[role=alertdialog]").wait_for(state="detached")
    expect(bob.page.locator(".lobby-seat[data-mine]")).to_have_count(0)


def test_a_page_of_another_version_says_so_and_goes_on_when_it_is_loaded_again(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.sit(ada.make_room("mantis", 2, bots="B"))
    ada.start()
    before = ada.asked()
    newer = [True]

    def meet(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda text: page.send(renewed(text) if newer else text))

    ada.page.route_web_socket("**/socket", meet)
    ada.page.reload()
    told(ada.page, "New version available")
    newer.clear()
    ada.page.get_by_role("alertdialog").get_by_role("button").click()
    assert ada.asked().what == before.what


def renewed(text: str | bytes) -> str:
    """What a server of other rules would have said."""
    frame = json.loads(text)
    for message in frame:
        if message["type"] == "welcome":
            message["rules"] += 1
    return json.dumps(frame)


def test_a_restart_is_announced_until_the_server_is_back_and_the_game_goes_on(small: Crowd) -> None:
    ada = small.come("Ada")
    ada.sit(ada.make_room("mantis", 2, bots="B"))
    ada.start()
    before = ada.asked()
    small.served.stop(signal.SIGTERM)
    says = ada.page.locator(".connecting[data-status=restarting] p")
    says.wait_for()
    with ada.page.expect_event("websocket"):  # tried in vain
        pass
    expect(says).to_have_text("The server is restarting. Your game is safe and will be right back.")
    small.served.start()
    ada.page.locator(".connecting[data-status=here]").wait_for(state="attached")
    assert ada.asked().what == before.what


def test_a_room_that_is_full_says_so(small: Crowd) -> None:
    ada, bob, eve = (small.come(name) for name in ("Ada", "Bob", "Eve"))
    room = ada.make_room("two-player", 2)
    for person in (ada, bob):
        person.sit(room)
        person.page.locator(".lobby-seat[data-mine]").wait_for()
    eve.look_at(room)
    told(eve.page, "This room is full")


def test_a_room_that_is_gone_when_the_server_is_back_is_said_to_be_gone(small: Crowd) -> None:
    ada = small.come("Ada")
    ada.sit(ada.make_room("two-player", 2))
    ada.page.locator(".lobby-seat[data-mine]").wait_for()
    small.served.stop()
    forget(small.served)
    small.served.start()
    told(ada.page, "This room has closed")


def forget(served: Served) -> None:
    """Clear the server's files away."""
    for path in served.database.parent.glob("kaboodle.db*"):
        path.unlink()
