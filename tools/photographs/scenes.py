"""Rooms, tables and replays for photographs, told to a page by a socket and an API of our own."""

from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

import kaboodle
from kaboodle.core.fairness import commitment_of
from kaboodle.core.odds import odds
from kaboodle.core.record import record_of
from kaboodle.core.replay import steps_of
from kaboodle.server import wire
from kaboodle.server.http.schemas import Replay
from kaboodle.server.wire_types import PublicRoom, PublicSeat
from tests.web.stage import CODE, NAMES, Stage

Change = dict[str, Any]  # Any: fields of a struct with their new values
SECRET = bytes(range(32))
ENDED = 1_768_000_000_000  # when a game of a replay ended, in ms since 1970


class Scene(Stage):
    """A table in a room of which more can be changed than the position."""

    def __init__(self, page: Page, people: dict[str, Change] | None = None, **room: object) -> None:
        super().__init__(page)
        self.people = people or {}  # what is different about some seats
        self.room = room  # what is different about the room

    def show_odds(self) -> None:
        """Tell the page its seat's odds."""
        assert self.seat is not None
        self.tell(wire.OddsMessage(game=self.game, ask=self.asked, odds=odds(self.table.view(self.seat))))

    def show_clock(self, left: int, length: int | None = None) -> None:
        """Tell the page how many milliseconds remain."""
        self.tell(wire.ClockMessage(ask=self.asked, left=left, length=length))

    def reveal(self) -> None:
        """Tell the page the secret of a game that is over."""
        revealed = wire.RevealedMessage(
            game=self.game,
            winners=self.table.winners,
            secret=SECRET.hex(),
            commitment=commitment_of(SECRET),
            entropy=(),
            replay="photographed",
        )
        self.tell(revealed)

    def tell(self, *messages: wire.FromServer) -> None:
        """Tell the page something in one frame."""
        self._tell(list(messages))

    def _room(self) -> PublicRoom:
        room = super()._room()
        seats = tuple(msgspec.structs.replace(seat, **self.people.get(seat.seat, {})) for seat in room.seats)
        change: Change = self.room
        return msgspec.structs.replace(room, **({"seats": seats} | change))


class Lobby(Scene):
    """A room before its first game."""

    def __init__(self, page: Page, edition: str, seats: tuple[PublicSeat, ...], **room: object) -> None:
        options = dict(kaboodle.new(edition, players=len(seats), seed=1).options)
        facts: Change = {"edition": edition, "players": len(seats), "options": options, "seats": seats}
        super().__init__(page, **(facts | {"stage": "open", "game": 0} | room))
        self.barred = False
        self.playing = False  # whether the game of the table is told as well

    def open(self, seat: str | None) -> None:
        """Open the room's page as somebody who sits there, or as a guest."""
        self.seat = seat
        self.page.goto(f"/r/{CODE}")
        self.page.locator("[data-room] svg[role=img] path[d^=M]").wait_for(state="attached")

    def _welcome(self) -> wire.WelcomeMessage:
        return msgspec.structs.replace(super()._welcome(), barred=self.barred)

    def _state(self) -> list[wire.FromServer]:
        return super()._state() if self.playing else []


def person(seat: str, **change: object) -> PublicSeat:
    """A seat with somebody on it."""
    facts: Change = {"name": NAMES[seat], "here": True} | change
    return PublicSeat(seat=seat, **facts)


def bots(seats: str, level: str = "cat") -> dict[str, Change]:
    """Bots on these seats of a scene."""
    return {seat: {"name": None, "bot": level, "here": False} for seat in seats}


def table(begin: Callable[[], kaboodle.Table], seat: str | None = "A") -> Callable[[Page], None]:
    """A page that shows a position to a seat."""
    return lambda page: Scene(page).show(begin(), seat)


def replay(begin: Callable[[], kaboodle.Table], moment: int, eyes: str = "all") -> Callable[[Page], None]:
    """A page that shows a moment of a finished game."""

    def reach(page: Page) -> None:
        record = record_of(begin())
        names = tuple(NAMES[letter] for letter in "ABCDEFGHI"[: record.players])

        def answer(route: Route) -> None:
            whose = route.request.url.partition("seat=")[2]
            told = Replay(
                id="photographed",
                edition=record.edition,
                options=record.options,
                players=record.players,
                names=names,
                winners=record.winners,
                at=ENDED,
                seat=whose,
                steps=tuple(steps_of(record, whose)),
            )
            route.fulfill(body=wire.ENCODER.encode(told), content_type="application/json")

        page.route("**/api/replays/**", answer)
        page.goto(f"/replay/photographed?seat={eyes}#{moment}")
        page.locator(f"[data-at='{moment}'][data-eyes={eyes}][data-idle=true]").wait_for(state="attached")

    return reach


def refuse_everybody(page: Page) -> None:
    """A room whose server does not know who one is, however often it is told."""
    page.route("**/api/guest", lambda route: route.fulfill(json={"name": "Ada", "token": "", "type": "guest"}))
    page.route(f"**/api/rooms/{CODE}", lambda route: route.fulfill(status=503, json={}))

    def meet(socket: WebSocketRoute) -> None:
        refused = wire.RefusedMessage(code=wire.Code.WHO, text="who are you?", about="hello")
        socket.on_message(lambda _: socket.send(wire.ENCODER.encode([refused]).decode()))

    page.route_web_socket("**/socket", meet)
    page.goto(f"/r/{CODE}")
    page.locator("[data-end=nobody]").wait_for()
