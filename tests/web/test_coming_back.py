"""A game goes on through reloads and kills."""

import re
import signal

from playwright.sync_api import Route

from tests.web.conftest import Crowd


def test_a_server_that_is_killed_and_started_again_goes_on_with_the_game(crowd_on_own_server: Crowd) -> None:
    crowd = crowd_on_own_server
    ada = crowd.come("Ada")
    ada.sit(ada.make_room("original", 2, bots="B"))
    ada.start()
    before = ada.asked()
    crowd.served.stop(signal.SIGKILL)
    ada.page.locator(".connecting[data-status=lost] p").wait_for()
    crowd.served.start()
    ada.page.locator(".connecting[data-status=here]").wait_for(state="attached")
    after = ada.asked()
    assert (after.ask, after.what) == (before.ask, before.what)
    ada.answer(after)
    ada.until(lambda seen: seen.ask != after.ask, "the next ask")


def test_parts_of_the_page_that_do_not_come_are_fetched_again(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    room = ada.make_room("original", 2, bots="B")
    refused: set[str] = set()

    def refuse_once(route: Route) -> None:
        path = route.request.url
        if path in refused:
            route.continue_()
        else:
            refused.add(path)
            route.abort()

    ada.page.route(re.compile(r"/assets/(kittens|table)-[^/]*\.js$"), refuse_once)
    ada.sit(room)
    ada.start()
    ada.answer(ada.asked())
    names = {path.rpartition("/")[2] for path in refused}
    assert any(name.startswith("kittens-table-") for name in names) and any(name.startswith("table-") for name in names)


def test_a_page_whose_server_has_a_newer_version_by_now_is_loaded_anew(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    newer: list[str] = []
    loads: list[str] = []

    def refuse(route: Route) -> None:
        if newer:
            route.continue_()
        else:
            route.abort()

    def has_changed(route: Route) -> None:
        newer.append(route.request.url)
        route.fulfill(body="<script src=newer.js></script>")

    ada.page.route(re.compile(r"/assets/RoomPage-[^/]*\.js$"), refuse)
    ada.page.route(f"{ada.url}/", has_changed)
    ada.page.on("framenavigated", lambda frame: loads.append(frame.url))
    ada.page.locator("[data-edition=original] .go").click()
    ada.answer(ada.asked())
    assert newer and len(loads) == 2 and loads[0] == loads[1]  # once within the page, once anew
