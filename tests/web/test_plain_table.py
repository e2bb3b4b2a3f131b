"""A game without a manifest in the browser is played on the plain table."""

import json
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Page, WebSocketRoute, expect

from kaboodle.core.registry import rules_version
from kaboodle.server import wire

if TYPE_CHECKING:
    from tests.web.conftest import Crowd

Json = dict[str, Any]  # Any: JSON

CODE = "heaps"
EDITION: Json = {
    "edition": "heaps",
    "title": "Heaps of Stones",
    "text": "Take stones; who takes the last one wins.",
    "minutes": 3,
    "players": [2, 3],
    "options": [{"key": "stones", "values": ["7", "9"], "text": "How many there are.", "rule": "H-01", "where": ""}],
}


class Heaps:
    """A server of one room: seat A takes a stone or two, then B takes the rest, or A wins with the last one."""

    def __init__(self, page: Page, stage: str = "playing") -> None:
        self.stage = stage
        self.stones = 3
        self.events: list[Json] = []
        self.ask = 1
        page.route_web_socket("**/socket", self._meet)
        page.route("**/api/editions", lambda route: route.fulfill(json=[EDITION]))
        page.route(f"**/api/rooms/{CODE}", lambda route: route.fulfill(json=self._room()))

    def _room(self) -> Json:
        seats = [{"seat": "A", "name": "Ada", "here": True, "host": True}, {"seat": "B", "bot": "cat"}]
        clock = {"decision": 0, "bank": 0, "window": 10_000, "absent": 0}
        kind = {"code": CODE, "edition": "heaps", "players": 2, "options": {"stones": "7"}, "clock": clock}
        return kind | {"stage": self.stage, "game": 0 if self.stage == "open" else 1, "seats": seats}

    def _meet(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def _hear(self, socket: WebSocketRoute, message: Json) -> None:
        if message["type"] == "hello":
            welcome = {
                "type": "welcome",
                "protocol": wire.PROTOCOL,
                "rules": rules_version(),
                "room": self._room(),
                "seat": "A",
            }
            self._send(socket, [welcome])
        elif message["type"] == "move":
            self.stones -= int(message["move"].removeprefix("take-"))
            self.ask += 1
            taken = {"n": len(self.events) + 1, "what": "take-stones", "seat": "A", "count": self.stones}
            self.events.append(taken)
            self._send(socket, [{"type": "ack", "id": message["id"]}])

    def _send(self, socket: WebSocketRoute, frame: list[Json]) -> None:
        if self.stage == "playing":
            view = {
                "type": "heaps",
                "edition": "heaps",
                "options": {"stones": "7"},
                "seat": "A",
                "seats": [{"seat": "A", "taken": 3 - self.stones}, {"seat": "B", "taken": 0}],
                "stones": self.stones,
                "turn": "A",
                "ask": {"id": self.ask, "what": "turn", "seat": "A", "yours": True} if self.stones else None,
                "winners": [] if self.stones else ["A"],
            }
            frame.append({"type": "events", "game": 1, "events": self.events})
            frame.append({"type": "view", "game": 1, "seen": len(self.events), "view": view})
            moves = [f"take-{count}" for count in (1, 2) if count <= self.stones]
            if moves:
                frame.append({"type": "ask", "game": 1, "id": self.ask, "what": "turn", "moves": moves})
        socket.send(json.dumps(frame))


def test_its_legal_moves_are_buttons_and_its_events_are_in_the_log(crowd: "Crowd") -> None:
    page = crowd.come("Ada").page
    Heaps(page)
    page.goto(f"/r/{CODE}")
    expect(page.get_by_role("heading", name="Heaps of Stones")).to_be_visible()
    expect(page.locator("main.table")).to_contain_text("This game doesn’t have its own table here yet.")
    expect(page.locator("main.table dl")).to_contain_text("stones 3")
    expect(page.locator(".knowing")).to_have_text("No odds for this game.")
    assert page.locator("main.table [data-do^=take]").all_inner_texts() == ["take-1", "take-2"]
    page.locator("[data-do=take-2]").click()
    expect(page.locator(".log-lines li")).to_have_text(["You take-stones 1"])
    page.locator("[data-do=take-1]").click()
    expect(page.locator("[data-over=won]")).to_be_visible()


def test_its_lobby_has_the_titles_and_options_of_the_server(crowd: "Crowd") -> None:
    page = crowd.come("Ada").page
    Heaps(page, stage="open")
    page.goto(f"/r/{CODE}")
    expect(page.get_by_role("heading", name="Heaps of Stones")).to_be_visible()
    expect(page.locator(".picked")).to_contain_text(EDITION["text"])
    page.locator("details.options summary").click()
    options = page.get_by_role("radiogroup", name="stones")
    assert options.locator("label").all_inner_texts() == ["7", "9"]


def test_it_can_be_chosen_for_a_room_with_friends(crowd: "Crowd") -> None:
    page = crowd.come("Ada").page
    Heaps(page, stage="open")
    page.goto("/")
    page.locator("[data-do=friends]").click()
    expect(page.locator("[data-kind=friends] [data-edition=heaps]")).to_contain_text("Heaps of Stones")


def test_what_it_lacks_is_said_in_a_sentence(crowd: "Crowd") -> None:
    page = crowd.come("Ada").page
    Heaps(page)
    page.goto("/rules/heaps")
    expect(page.get_by_text("No rules page for this game yet.")).to_be_visible()
    page.goto("/learn/heaps")
    expect(page.get_by_text("We can’t find that lesson.")).to_be_visible()
    page.goto(f"/r/{CODE}")
    page.locator("[data-do=help]").click()
    expect(page.get_by_text("No help pages for this game yet.")).to_be_visible()
