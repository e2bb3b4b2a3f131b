"""People with browsers, who play with the controls of the page."""

import json
import time
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Error, Locator, Page, Position

PATIENCE = 60.0  # seconds that anything may take; a slow machine is no failure
CLICK = 4_000  # ms for a control to be there and hold still; if not, the table has moved on
CORNER: Position = {"x": 14, "y": 40}  # of a card in the fan: the part that no other covers
LIVELY = {"decision": 0, "bank": 0, "window": 60_000, "absent": 0}  # nothing happens because of a clock

STATE = """() => {
  const room = document.querySelector('.room')
  const data = room ? room.dataset : {}
  return { stage: data.stage ?? '', game: Number(data.game ?? 0), seat: data.seat ?? '', ask: data.ask ?? '',
           what: data.what ?? '', words: document.querySelector('[data-asked]')?.textContent ?? '',
           idle: data.idle === 'true', over: !!document.querySelector('[data-over]') }
}"""


class Seen(NamedTuple):
    """What a page says of itself."""

    stage: str
    game: int
    seat: str
    ask: str  # the id of what is asked of this person and can be answered now
    what: str
    words: str  # what a screen reader hears of it
    idle: bool  # nothing moves, nothing waits to
    over: bool


Answers = Callable[["Person", Seen], None]


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, url: str, name: str, **context: Any) -> None:  # Any: as a context takes it
        wishes = {"locale": "en", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}} | context
        self.context = browser.new_context(base_url=url, **wishes)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.url = url
        self.name = name
        self.dice = Random(name)
        self.faults: list[str] = []
        self.ways: Mapping[str, Answers] = ANSWERS  # how to answer what is asked
        self.otherwise: Answers = anything
        self.touches = bool(wishes.get("has_touch"))
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.goto("/")
        self.ask_server("POST", "/api/guest", {"name": name})

    def ask_server(self, method: str, path: str, body: object = None) -> Any:  # Any: JSON
        """What the server answers to a request of this person."""
        answer = self.context.request.fetch(path, method=method, data=None if body is None else json.dumps(body))
        assert answer.ok, answer.text()
        return answer.json()

    def make_room(self, edition: str, players: int, bots: str = "", level: str = "kitten", **wish: object) -> str:
        """Make a room, with bots on some seats."""
        body = {"edition": edition, "players": players, "bots": dict.fromkeys(bots, level), "clock": LIVELY} | wish
        return str(self.ask_server("POST", "/api/rooms", body)["room"])

    def sit(self, room: str) -> None:
        """Take a seat and open the room's page."""
        self.ask_server("POST", f"/api/rooms/{room}/seat", {})
        self.look_at(room)

    def look_at(self, room: str) -> None:
        """Open the room's page."""
        self.page.goto(f"/r/{room}")

    def start(self) -> None:
        """Begin the game, as the host."""
        begin = self.page.locator("[data-do=start]")
        (begin.tap if self.touches else begin.click)()

    def leave(self) -> None:
        """Close the browser."""
        faults, self.faults = self.faults, []
        self.context.close()
        assert not faults, faults

    # What the page says.

    @property
    def seen(self) -> Seen:
        """What the page says of itself, now."""
        try:
            return Seen(**self.page.evaluate(STATE))
        except Error:  # the page is being loaded anew
            return Seen("", 0, "", "", "", "", False, False)

    def until(self, holds: Callable[[Seen], bool], why: str) -> Seen:
        """Wait until the page says something."""
        deadline = time.monotonic() + PATIENCE
        while not holds(seen := self.seen):
            assert time.monotonic() < deadline, f"{self.name} waited too long for {why}; {seen}"
            self.page.wait_for_timeout(20)  # waits for other processes
        return seen

    def asked(self, what: str = "") -> Seen:
        """Wait until something, or this, is asked."""
        return self.until(lambda seen: seen.idle and seen.ask != "" and what in ("", seen.what), what or "any ask")

    # What a person does.

    def press(self, selector: str, last: bool = False) -> bool:
        """Click a control, if it is there and stays; whether that happened."""
        found = self.page.locator(selector)
        if not found.count():
            return False
        return self.hit(found.last if last else found.first)

    def hit(self, control: Locator) -> bool:
        """Click or tap a control, if it stays; whether that happened."""
        try:
            if not control.evaluate("it => it.matches('.hand *, .back-fan *')", timeout=CLICK):
                where = None
            else:
                where = CORNER
                self.page.mouse.move(4, 4)  # a card under the mouse is raised, over its neighbours too
            (control.tap if self.touches else control.click)(timeout=CLICK, position=where)
        except Error:  # the table has moved on: what was asked is no longer open
            return False
        return True

    def answer(self, seen: Seen) -> None:
        """Answer what is asked, in one of the ways that are open."""
        self.ways.get(seen.what, self.otherwise)(self, seen)


def pass_or_nope(person: Person, seen: Seen) -> None:
    """In a window: mostly let it happen."""
    nope = person.dice.random() < 0.3 and person.press("[data-do=nope]:not([aria-disabled=true])")
    if not nope:
        person.press("[data-do=pass]")


def take_turn(person: Person, seen: Seen) -> None:
    """Now and then a card or a combination, else draw."""
    if person.dice.random() < 0.3 and play_something(person):
        return
    person.press("[data-do=cancel]")
    person.press("[data-do=draw]")


def play_something(person: Person) -> bool:
    """Pick a card or a combination and follow what the table asks for; whether something was played."""
    cards = ".hand button.card:not([aria-disabled=true])"
    count = person.page.locator(cards).count()
    before = person.seen.ask
    if not count:
        return False
    if not person.hit(person.page.locator(cards).nth(person.dice.randrange(count))):
        return False
    for step in (
        "[data-do^=combo]",
        "[data-do^='as ']",
        ".seat[data-state=target]",
        "[data-do^='name ']",
        "[data-do=play]",
    ):
        person.press(step)
        if person.seen.ask != before:
            return True
    return False


def give(person: Person, seen: Seen) -> None:
    """Give a card away."""
    person.press(".hand button.card:not([aria-disabled=true])")
    person.press("[data-do^='give ']")


def hide(person: Person, seen: Seen) -> None:
    """Hide the Kitten at the top, the bottom, anywhere, or where the slider is."""
    if spot := person.dice.choice(["top", "bottom", "random", ""]):
        person.press(f"[data-do='hide@{spot}']")
    person.press("[data-do=hide]")


def survive(person: Person, seen: Seen) -> None:
    """Defuse if that is possible."""
    person.press("[data-do$=defuse]")


def lay(person: Person, seen: Seen) -> None:
    """Lay the cats, and before somebody where there is a choice."""
    person.press("[data-do^='lay ']")
    person.press("[data-do^='lay>']")


def anything(person: Person, seen: Seen) -> None:
    """Whatever the middle of the table offers."""
    offers = person.page.locator(".table [data-do]:visible")
    count = offers.count()
    if count:
        person.hit(offers.nth(person.dice.randrange(count)))


ANSWERS: dict[str, Answers] = {
    "window": pass_or_nope,
    "turn": take_turn,
    "give": give,
    "hide": hide,
    "face": survive,
    "devil": survive,
    "lay": lay,
}


def play_on(people: Sequence[Person], enough: Callable[[Person, Seen], bool]) -> Person:
    """Let everybody answer whatever is asked of them until one's page says enough; who that was."""
    deadline = time.monotonic() + 6 * PATIENCE
    while True:
        moved = False
        for person in people:
            seen = person.seen
            if enough(person, seen):
                return person
            if seen.idle and seen.ask:
                person.answer(seen)
                moved = True
        assert time.monotonic() < deadline, [(person.name, person.seen) for person in people]
        if not moved:
            people[0].page.wait_for_timeout(10)  # bots are thinking, in another process


def play_out(people: Sequence[Person]) -> None:
    """Play a game to its end, as everybody sees it."""
    play_on(people, lambda person, seen: seen.over)
    for person in people:
        person.until(lambda seen: seen.over, "the end of the game")
