"""Play on a server over the network: a guest, its rooms, and a connection that comes back by itself."""

import asyncio
import itertools
import secrets
import urllib.error
import urllib.request
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from types import TracebackType
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from kaboodle.deal import commitment_of
from kaboodle.happenings import Seen
from kaboodle.views import View

Chooser = Callable[[View, Sequence[str]], str]
FIRST_WAIT, LONGEST_WAIT = 0.05, 2.0  # seconds before connecting again
PATIENCE = 60.0  # seconds without a server until one gives up
REFUSED = 4000  # how a socket is closed whose hello was refused
PASSING = ("full", "slow-down", "storage")  # refusals that may be none a little later


class Refused(Exception):
    """The server refused a request; `code` is one of its closed list."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code


class Unreachable(Exception):
    """There has been no server for longer than one's patience."""


class Cheated(Exception):
    """The deal was not what the server had bound itself to."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """Any message of the server, as far as a player reads it; docs/guide/protocol.md says which has which fields."""

    type: str
    room: dict[str, Any] | None = None  # Any: shown as it is, never computed with
    seat: str | None = None
    game: int = 0
    seen: int = 0
    view: View | None = None
    events: tuple[Seen, ...] = ()
    id: int | str | None = None
    ask: int | None = None
    what: str | None = None
    moves: tuple[str, ...] = ()
    left: int | None = None
    code: str | None = None
    text: str | None = None
    about: str | None = None
    rule: str | None = None
    name: str | None = None
    emote: str | None = None
    commitment: str | None = None
    secret: str | None = None
    entropy: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()


class Guest:
    """Somebody on a server: makes rooms, sits down, joins."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.token = token

    @classmethod
    async def new(cls, url: str, name: str) -> "Guest":
        """A new identity with a nickname."""
        found = await Guest(url, "").request("POST", "/api/guest", {"name": name})
        return cls(url, found["token"])

    async def create(self, edition: str, players: int, **wishes: Any) -> str:  # Any: options, clock, bots, public
        """Make a room; its code."""
        found = await self.request("POST", "/api/rooms", {"edition": edition, "players": players, **wishes})
        return str(found["room"])

    @classmethod
    async def play_now(cls, url: str, edition: str, **wishes: Any) -> tuple["Guest", str]:  # Any: players, level, name
        """A game against bots that is about to be dealt: somebody with a seat in it, and the room."""
        found = await Guest(url, "").request("POST", "/api/play", {"edition": edition, **wishes})
        return cls(url, found["token"]), str(found["room"])

    async def sit(self, room: str, seat: str | None = None) -> tuple[str, str]:
        """Take a seat; its name, and its key for coming back from elsewhere."""
        found = await self.request("POST", f"/api/rooms/{room}/seat", {"seat": seat} if seat else {})
        return found["seat"], found["key"]

    def join(self, room: str, *, views: str = "asked", key: str | None = None) -> "Player":
        """A connection to a room, to be used as `async with`."""
        return Player(self, room, views, key)

    async def request(self, method: str, path: str, body: object = None) -> Any:  # Any: JSON
        """What the server answers; Refused if it refuses."""
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: object) -> Any:  # Any: JSON
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        asked = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=30) as answer:
                return msgspec.json.decode(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                found = msgspec.json.decode(error.read(), type=Told)
            raise Refused(found.code or str(error.code), found.text or "") from None


class Player:
    """A connection to a room that comes back by itself: it misses no event and makes no move twice."""

    def __init__(self, guest: Guest, room: str, views: str, key: str | None) -> None:
        self.guest = guest
        self.room = room
        self.seat: str | None = None
        self.game = 0
        self.history: list[Seen] = []  # all events of this game, if one was there from its beginning
        self.acknowledged: list[str] = []  # the ids of moves that are on the server's disk
        self.view: View | None = None
        self.winners: tuple[str, ...] = ()
        self.added = False  # whether the deal was made with our own chance; not if another device of ours was first
        self._views = views
        self._key = key
        self._seen: int | None = None
        self._socket: ClientConnection | None = None
        self._pending: dict[str, tuple[int, bytes]] = {}  # moves not acknowledged yet: their ask, and the message
        self._ids = (f"{secrets.token_hex(4)}-{n}" for n in itertools.count())
        self._start: bytes | None = None  # what began the game, until it is about to be dealt
        self._unread: deque[Told] = deque()
        self._refusal: Told | None = None  # the last one that was about no message of ours
        self._entropy = ""
        self._sealed = (0, "")  # the last game that we saw begin, and what the server was bound to in it

    async def __aenter__(self) -> "Player":
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def __aiter__(self) -> AsyncIterator[Told]:
        """Everything the server tells, across lost connections; a loop that was left can be taken up again."""
        while True:
            try:
                socket = self._socket or await self._connect()
                if not self._unread:
                    self._unread.extend(msgspec.json.decode(await socket.recv(), type=list[Told]))
                while self._unread:
                    told = self._unread.popleft()
                    if await self._take(told):
                        yield told
            except ConnectionClosed as closed:
                self._socket = None
                if closed.rcvd is not None and closed.rcvd.code == REFUSED:
                    await self._turned_away()
            except (OSError, WebSocketException):
                self._socket = None

    @property
    def waits(self) -> bool:
        """Whether a move is not acknowledged yet."""
        return bool(self._pending)

    async def move(self, ask: int, move: str) -> str:
        """Answer an ask; the move's id. It is sent again until the server has acknowledged or refused it."""
        id = next(self._ids)
        message = msgspec.json.encode({"type": "move", "id": id, "game": self.game, "ask": ask, "move": move})
        self._pending[id] = (ask, message)
        await self._send(message)
        return id

    async def say(self, type: str, **fields: object) -> None:
        """Send any other message: `start`, `leave`, `say` and so on."""
        message = msgspec.json.encode({"type": type, **fields})
        if type == "start":
            self._start = message
        await self._send(message)

    async def _send(self, message: bytes) -> None:
        """Send if there is a connection; what matters is sent again with the next one."""
        try:
            socket = self._socket or await self._connect()
            await socket.send(message.decode())
        except (OSError, WebSocketException):
            self._socket = None

    async def _connect(self) -> ClientConnection:
        """Connect, say how far one has seen, and send again what was not acknowledged."""
        uri = self.guest.url.replace("http", "ws", 1) + "/socket"
        headers = {"Authorization": f"Bearer {self.guest.token}"}
        wait = FIRST_WAIT
        until = asyncio.get_running_loop().time() + PATIENCE
        while self._socket is None:
            try:
                self._socket = await connect(
                    uri, additional_headers=headers, compression=None, proxy=None, max_size=2**22
                )
            except (OSError, WebSocketException) as trouble:
                if asyncio.get_running_loop().time() + wait > until:
                    raise Unreachable(f"{self.guest.url}: {trouble}") from None
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)
        self._unread.clear()  # what was not read yet comes again
        hello = {"type": "hello", "room": self.room, "game": self.game, "views": self._views}
        hello |= {} if self._seen is None else {"seen": self._seen}
        hello |= {} if self._key is None else {"key": self._key}
        await self._socket.send(msgspec.json.encode(hello).decode())
        for _, message in self._pending.values():
            await self._socket.send(message.decode())
        return self._socket

    async def _take(self, told: Told) -> bool:
        """Keep track of what is told; whether it is news to the player."""
        match told.type:
            case "welcome":
                self.seat = told.seat
            case "sealed":
                self._start = None
                await self._seal(told)
            case "dealt":
                self.added = bool(self._entropy) and self._entropy in told.entropy
                self._turn_to(told.game)
            case "view":
                self._turn_to(told.game)
                self._seen, self.view = told.seen, told.view
            case "events":
                self._turn_to(told.game)
                self._seen = told.events[-1].n
                self.history += told.events
            case "ask":
                return all(ask != told.id for ask, _ in self._pending.values())
            case "ack":
                self._pending.pop(str(told.id), None)
                self.acknowledged.append(str(told.id))
            case "refused" if told.id in self._pending:
                return await self._refused(told)
            case "refused" if told.about == "start" and self._start is not None:
                return await self._refused_start(told, self._start)
            case "refused" if told.about is None:
                self._refusal = told
            case "revealed":
                self.winners = told.winners
                known = self._sealed[1] if self._sealed[0] == told.game else told.commitment
                self._check(commitment_of(bytes.fromhex(told.secret or "")) == known, "the secret is another one")
                mine = not self.added or self._sealed[0] != told.game or self._entropy in told.entropy
                self._check(mine, "what we had added is not in the deal any more")
        return True

    def _turn_to(self, game: int) -> None:
        """A game that is new to us begins, perhaps while we were away."""
        if game != self.game:
            self.game, self._seen, self.history = game, 0, []

    async def _seal(self, told: Told) -> None:
        """The server is bound: now add a chance of one's own."""
        sealed = (told.game, told.commitment or "")
        if self.seat is not None and self._sealed != sealed:
            self._entropy, self.added = secrets.token_hex(16), False
        self._check(self._sealed[0] != told.game or self._sealed == sealed, "the server is bound to something else")
        self._sealed = sealed
        if self.seat is not None:
            await self.say("entropy", game=told.game, text=self._entropy)

    async def _turned_away(self) -> None:
        """The room does not let us in: tried again if that may pass, else Refused."""
        told = self._refusal
        if told is not None and told.code not in PASSING:
            raise Refused(told.code or "", told.text or "")
        await asyncio.sleep(LONGEST_WAIT)

    async def _refused(self, told: Told) -> bool:
        """A move was refused: tried again if the server's disk was to blame, else news."""
        _, message = self._pending[str(told.id)]
        if told.code != "storage":
            del self._pending[str(told.id)]
            return True
        await asyncio.sleep(FIRST_WAIT)
        await self._send(message)
        return False

    async def _refused_start(self, told: Told, message: bytes) -> bool:
        """A game could not begin: tried again if the server's disk was to blame, else news."""
        if told.code != "storage":
            self._start = None
            return True
        await asyncio.sleep(FIRST_WAIT)
        await self._send(message)
        return False

    def _check(self, good: bool, trouble: str) -> None:
        if not good:
            raise Cheated(f"game {self.game} in room {self.room}: {trouble}")


async def play(guest: Guest, room: str, choose: Chooser, *, start: bool = False) -> Player:
    """Sit down (unless one has a seat), answer every ask, and stay until a game is over; `start` is for the host."""
    await guest.sit(room)
    async with guest.join(room) as player:
        async for told in player:
            if told.type in ("welcome", "room") and start and is_ready(told.room):
                await player.say("start")
                start = False
            elif told.type == "ask" and isinstance(told.id, int):
                assert player.view is not None
                await player.move(told.id, choose(player.view, told.moves))
            elif told.type == "revealed":
                break
    return player


def is_ready(room: dict[str, Any] | None) -> bool:  # Any: as in Told
    """Whether everybody is there."""
    return room is not None and all(seat.get("here") or seat.get("bot") for seat in room["seats"])
