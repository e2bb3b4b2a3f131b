"""Two browsers Nope the same play at the same time: who arrives first counts, and everybody sees the same."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page, WebSocketRoute, expect

from kaboodle.client import Client, is_ready
from kaboodle.games.kittens.view import KittensView
from tests.web.conftest import Crowd
from tests.web.people import CORNER, LIVELY, Person

DEALS = 60  # three deals in ten have what is needed
PLAYED = ("attack", "skip", "shuffle", "see-the-future")
HOLDS = "() => [...document.querySelectorAll('.hand button.card')].map((card) => card.dataset.kind)"


class Gate:
    """Between a page and the real server: moves can be held back and let go."""

    def __init__(self, page: Page) -> None:
        self.shut = False
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket("**/socket", self._meet)

    def _meet(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda text: self._carry(server, text))

    def _carry(self, server: WebSocketRoute, text: str | bytes) -> None:
        if self.shut and json.loads(text)["type"] == "move":
            self.held.append((server, text))
        else:
            server.send(text)

    def open(self) -> None:
        """Let go what was held."""
        self.shut = False
        for server, text in self.held:
            server.send(text)
        self.held.clear()


async def look(guest: Client, room: str, host: bool) -> KittensView:
    """Sit down, and say what one was dealt."""
    await guest.sit(room)
    async with guest.join(room, views="always") as player:
        async for told in player:
            if host and is_ready(told.room) and told.type in ("welcome", "room"):
                await player.say("start")
                host = False
            if isinstance(told.view, KittensView):
                return told.view
    raise AssertionError("nothing was dealt")


async def deal(url: str, tokens: list[str]) -> tuple[str, str, str]:
    """Deal until two hold a Nope and the third, on turn, something to play: the room, whose turn it is, the card."""
    guests = [Client(url, token) for token in tokens]
    for _ in range(DEALS):
        room = await guests[0].create("original", 3, clock=LIVELY)
        for guest in guests:
            await guest.sit(room)
        views = await asyncio.gather(*[look(guest, room, n == 0) for n, guest in enumerate(guests)])
        (first,) = [view for view in views if view.seat == view.turn]
        card = next((card for card in PLAYED if card in first.hand), "")
        if card and all("nope" in view.hand for view in views if view is not first):
            return room, str(first.seat), card
    raise AssertionError("no deal was good for a race")


def token_of(person: Person) -> str:
    """The identity of a person, which only the browser itself can read."""
    person.ask_server("POST", "/api/guest", {"name": person.name})
    (token,) = [cookie["value"] for cookie in person.context.cookies() if cookie["name"] == "kaboodle"]
    return str(token)


def test_of_two_nopes_at_the_same_moment_the_first_to_arrive_counts(crowd: Crowd) -> None:
    people = [crowd.come(name) for name in ("Ada", "Bob", "Cyd")]
    gates = {person.name: Gate(person.page) for person in people}
    tokens = [token_of(person) for person in people]
    with ThreadPoolExecutor() as aside:  # the browsers have this thread
        room, seat, card = aside.submit(asyncio.run, deal(crowd.served.url, tokens)).result()
    for person in people:
        person.look_at(room)
        person.until(lambda seen: seen.stage == "playing" and seen.idle, "the game")
    (first,) = [person for person in people if person.seen.seat == seat]
    racers = [person for person in people if person is not first]
    first.page.locator(f".hand button.card[data-kind={card}]").click(position=CORNER)
    first.page.locator("[data-do=play]").click()
    for person in racers:
        person.asked("window")
        gates[person.name].shut = True
        person.page.locator("[data-do=nope]").click()
    late, quick = racers  # the second to click is the first to arrive
    for person in racers:
        person.until(lambda seen, gate=gates[person.name]: len(gate.held) == 1, "the click")  # type: ignore[misc]
    gates[quick.name].open()
    for person in people:
        expect(person.page.locator(".chain li")).to_have_count(1)
    gates[late.name].open()
    expect(late.page.locator(".toast")).to_contain_text("Too late! The table has moved on.")
    for person in people:
        name = "You" if person is quick else quick.name
        expect(person.page.locator(".chain li .who")).to_have_text(f"Nope {name}")
        expect(person.page.locator(".toast")).to_have_count(1 if person is late else 0)
    assert "nope" in late.page.evaluate(HOLDS)
    for person in (late, first):
        person.asked("window")
        person.page.locator("[data-do=pass]").click()
    for person in people:
        person.page.locator("[data-live] p", has_text="play is canceled").wait_for(state="attached")
        person.until(lambda seen: seen.idle and (seen.what == "turn") == (person is first), "the turn to go on")  # noqa: B023
