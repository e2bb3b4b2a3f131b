"""A table set in the middle of a game: a real position of the engine, told to a page by a socket of our own."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

import kaboodle
from kaboodle.core.registry import rules_version
from kaboodle.server import wire
from kaboodle.server.rooms.help import reasons
from kaboodle.server.wire_types import CLOCKS
from tests.web.people import PATIENCE

CODE = "stage"
NAMES = {"A": "Ada", "B": "Bertrand", "C": "Chioma", "D": "Dmitri", "E": "Ermengarde", "F": "Friedrich"}
NAMES |= {"G": "Gwendolyn", "H": "Hiroshi", "I": "Ines"}


class Stage:
    """A page at a given table; its answers are recorded and never played."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.game = 0
        self.asked = 0  # the id of the ask; after every answer the same is asked again under the next one
        self.sent: list[str] = []
        self.socket: WebSocketRoute | None = None
        self.table: kaboodle.Table = kaboodle.new("original", players=2, seed=1)
        self.seat: str | None = "A"  # None: a spectator
        self.allowed: set[str] | None = None  # the only moves that the page is told of; None is all that are legal
        self.once = False  # whether nothing is asked any more after an answer
        self.deaf = False  # whether nobody is let in any more
        page.route_web_socket("**/socket", self._meet)
        page.route(f"**/api/rooms/{CODE}", lambda route: route.fulfill(body=wire.ENCODER.encode(self._room())))

    def show(self, table: kaboodle.Table, seat: str | None) -> None:
        """Seat the page there and wait until it has settled."""
        self.table, self.seat = table, seat
        self.game += 1
        self.asked += 1
        if self.socket is None:
            self.page.goto(f"/r/{CODE}")
        else:
            self._tell([self._welcome(), *self._state()])
        self.settle(self.asked)

    def tell_on(self) -> None:
        """Tell the page what has happened since, as a server does while one looks on: it is seen moving."""
        self._tell(self._state())

    def say(self, message: dict[str, Any]) -> None:  # Any: JSON
        """Tell the page something of which no table knows."""
        assert self.socket is not None
        self.socket.send(json.dumps([message]))

    def cut(self, code: int) -> None:
        """Cut the line, and every line that is tried afterwards."""
        assert self.socket is not None
        self.deaf = True
        self.socket.close(code=code)

    def welcome(self) -> dict[str, Any]:  # Any: as above
        """What somebody hears who comes."""
        told: dict[str, Any] = json.loads(wire.ENCODER.encode(self._welcome()))  # Any: as above
        return told

    def settle(self, ask: int) -> None:
        """Wait until the page shows this ask, if it is for its seat, and nothing moves."""
        asked = f"[data-ask='{ask}']" if self.seat in self.table.waiting else ":not([data-ask])"
        seat = self.seat or ""
        where = f".room[data-idle=true][data-game='{self.game}'][data-seat='{seat}']{asked}"
        self.page.locator(where).wait_for(timeout=PATIENCE * 1000)

    def _meet(self, socket: WebSocketRoute) -> None:
        if self.deaf:
            socket.close()
            return
        self.socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "hello":
            self._tell([self._welcome(), *self._state()])
        elif message["type"] == "move":
            self.sent.append(message["move"])
            self.asked += 1
            self._tell([wire.AckMessage(id=message["id"]), *([] if self.once else self._state())])
        elif message["type"] == "why" and self.seat is not None:
            self._tell([reasons(self.table.observation(self.seat), self.game, self.asked, None)])

    def _tell(self, frame: list[wire.FromServer]) -> None:
        assert self.socket is not None
        self.socket.send(wire.ENCODER.encode(frame).decode())

    def _room(self) -> wire.PublicRoom:
        seats = tuple(wire.PublicSeat(seat=seat, name=NAMES[seat], here=True) for seat in self.table.seats)
        return wire.PublicRoom(
            code=CODE,
            edition=self.table.edition,
            players=len(seats),
            options={},
            clock=CLOCKS["none"],
            stage="playing",
            game=self.game,
            seats=seats,
        )

    def _welcome(self) -> wire.WelcomeMessage:
        return wire.WelcomeMessage(protocol=wire.PROTOCOL, rules=rules_version(), room=self._room(), seat=self.seat)

    def _state(self) -> list[wire.FromServer]:
        """All that the seat has seen, what it knows, and what it is asked."""
        events = tuple(self.table.stream(self.seat))
        view = wire.ViewMessage(game=self.game, seen=len(events), view=self.table.view(self.seat))
        shown = json.loads(wire.ENCODER.encode(view))
        if shown["view"].get("ask"):
            shown["view"]["ask"]["id"] = self.asked
        told: list[wire.FromServer] = [wire.EventsMessage(game=self.game, events=events)] if events else []
        (again,) = wire.FRAME_DECODER.decode(json.dumps([shown]))
        told.append(again)
        if self.seat is not None and self.seat in self.table.waiting:
            moves = tuple(move for move in self.table.legal(self.seat) if self.allowed is None or move in self.allowed)
            told.append(wire.AskMessage(game=self.game, id=self.asked, what=self.table.question, moves=moves))
        return told
