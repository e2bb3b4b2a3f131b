"""A client for a server: an identity, its rooms, and connections that reconnect by themselves."""

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

from kaboodle.core.events import Seen
from kaboodle.core.fairness import commitment_of, entropy_commitment_of, entropy_commitments
from kaboodle.core.table import LETTERS
from kaboodle.core.unions import AnyView
from kaboodle.core.views import View

Chooser = Callable[[View, Sequence[str]], str]
FIRST_WAIT, LONGEST_WAIT = 0.05, 2.0  # seconds before connecting again
PATIENCE = 60.0  # seconds without a server before giving up
REFUSED = 4000  # the close code after a refused `hello`
TEMPORARY = ("full", "slow-down", "storage")  # refusals worth another try


class RequestRefused(Exception):
    """The server refused a request; `code` is one of the refusal codes."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code


class ServerUnreachable(Exception):
    """The server could not be reached: by a request at once, by a connection for PATIENCE seconds."""


class FairnessError(Exception):
    """The deal was not the one that the server had committed to."""


class ServerMessage(msgspec.Struct, frozen=True, kw_only=True):
    """Any message of the server; docs/guide/protocol.md lists the fields of each type."""

    type: str
    room: dict[str, Any] | None = None  # Any: JSON that is passed on as it is
    seat: str | None = None
    game: int = 0
    seen: int = 0
    view: AnyView | None = None
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
    seats: tuple[str, ...] = ()
    hashes: tuple[str, ...] = ()
    withheld: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()


class Client:
    """An identity on a server: creates rooms, takes seats, joins."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.token = token

    @classmethod
    async def new(cls, url: str, name: str) -> "Client":
        """Create an identity with a nickname."""
        found = await Client(url, "").request("POST", "/api/guest", {"name": name})
        return cls(url, found["token"])

    async def create(self, edition: str, players: int, **wishes: Any) -> str:  # Any: options, clock, bots, public
        """Create a room; its code."""
        found = await self.request("POST", "/api/rooms", {"edition": edition, "players": players, **wishes})
        return str(found["room"])

    @classmethod
    async def play_now(cls, url: str, edition: str, **wishes: Any) -> tuple["Client", str]:  # Any: players, level, name
        """Start a game against bots: an identity with a seat in it, and the room's code."""
        found = await Client(url, "").request("POST", "/api/play", {"edition": edition, **wishes})
        return cls(url, found["token"]), str(found["room"])

    async def sit(self, room: str, seat: str | None = None) -> tuple[str, str]:
        """Take a seat; its name, and its key for other devices."""
        found = await self.request("POST", f"/api/rooms/{room}/seat", {"seat": seat} if seat else {})
        return found["seat"], found["key"]

    def join(self, room: str, *, views: str = "asked", key: str | None = None) -> "RoomClient":
        """A connection to a room, for `async with`."""
        return RoomClient(self, room, views, key)

    async def request(self, method: str, path: str, body: object = None) -> Any:  # Any: JSON
        """The response to an HTTP request; RequestRefused if the server refuses it, ServerUnreachable without one."""
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: object) -> Any:  # Any: JSON
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        asked = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=30) as answer:
                self.token = answer.headers.get("kaboodle-token") or self.token  # the server renews an old one
                return msgspec.json.decode(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                found = msgspec.json.decode(error.read(), type=ServerMessage)
            raise RequestRefused(found.code or str(error.code), found.text or "") from None
        except urllib.error.URLError as error:
            raise ServerUnreachable(f"{self.url} cannot be reached: {error.reason}") from None


class RoomClient:
    """A connection to a room that reconnects by itself. It misses no event and makes no move twice."""

    def __init__(self, guest: Client, room: str, views: str, key: str | None) -> None:
        self.guest = guest
        self.room = room
        self.seat: str | None = None
        self.game = 0
        self.history: list[Seen] = []  # all events of this game since it was joined
        self.acknowledged: list[str] = []  # ids of the moves that are on the server's disk
        self.view: View | None = None
        self.winners: tuple[str, ...] = ()
        self.added = False  # whether our entropy is in the deal; not if another device of ours was first
        self._views = views
        self._key = key
        self._seen: int | None = None
        self._socket: ClientConnection | None = None
        self._pending: dict[str, tuple[int, bytes]] = {}  # moves not acknowledged yet: their ask, and the message
        self._ids = (f"{secrets.token_hex(4)}-{n}" for n in itertools.count())
        self._start: bytes | None = None  # the `start` message, until the deal is sealed
        self._unread: deque[ServerMessage] = deque()
        self._refusal: ServerMessage | None = None  # the last one that was about no particular message
        self._entropy = ""
        self._sealed = (0, "")  # the last game whose start we saw, and its commitment
        self._alone = False  # whether nobody else may add entropy to it
        self._hashes: tuple[str, ...] | None = None  # the players' commitments to it, as they were before we revealed

    async def __aenter__(self) -> "RoomClient":
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def __aiter__(self) -> AsyncIterator[ServerMessage]:
        """Every message of the server, across lost connections. A loop that was left can be resumed."""
        while True:
            try:
                socket = self._socket or await self._connect()
                if not self._unread:
                    self._unread.extend(msgspec.json.decode(await socket.recv(), type=list[ServerMessage]))
                while self._unread:
                    message = self._unread.popleft()
                    if await self._take(message):
                        yield message
            except ConnectionClosed as closed:
                self._socket = None
                if closed.rcvd is not None and closed.rcvd.code == REFUSED:
                    await self._on_refused()
            except (OSError, WebSocketException):
                self._socket = None

    @property
    def waits(self) -> bool:
        """Whether a move is not acknowledged yet."""
        return bool(self._pending)

    async def move(self, ask: int, move: str) -> str:
        """Answer an ask; the id of the move. It is sent again until the server acknowledges or refuses it."""
        id = next(self._ids)
        raw = msgspec.json.encode({"type": "move", "id": id, "game": self.game, "ask": ask, "move": move})
        self._pending[id] = (ask, raw)
        await self._send(raw)
        return id

    async def say(self, type: str, **fields: object) -> None:
        """Send any other message: `start`, `leave`, `say` and so on."""
        message = msgspec.json.encode({"type": type, **fields})
        if type == "start":
            self._start = message
        await self._send(message)

    async def _send(self, message: bytes) -> None:
        """Send a message if there is a connection; moves are sent again after reconnecting."""
        try:
            socket = self._socket or await self._connect()
            await socket.send(message.decode())
        except (OSError, WebSocketException):
            self._socket = None

    async def _connect(self) -> ClientConnection:
        """Connect, say how far we have seen, and send unacknowledged moves again."""
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
                    raise ServerUnreachable(f"{self.guest.url}: {trouble}") from None
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)
        self._unread.clear()  # the server sends again what was not handled
        awaits_deal = self._sealed[0] > self.game  # of the game that was sealed we have seen nothing yet
        game, seen = (self._sealed[0], 0) if awaits_deal else (self.game, self._seen)
        hello = {"type": "hello", "room": self.room, "game": game, "views": self._views}
        hello |= {} if seen is None else {"seen": seen}
        hello |= {} if self._key is None else {"key": self._key}
        await self._socket.send(msgspec.json.encode(hello).decode())
        for _, message in self._pending.values():
            await self._socket.send(message.decode())
        return self._socket

    async def _take(self, message: ServerMessage) -> bool:
        """Track the state of the game; whether to pass the message on."""
        match message.type:
            case "welcome":
                self.seat = message.seat
            case "sealed":
                self._start = None
                await self._seal(message)
            case "committed":
                await self._reveal(message)
            case "dealt":
                self.added = bool(self._entropy) and self._entropy in message.entropy
                self._switch_to(message.game)
                self._check_entropy(message)
            case "view":
                self._switch_to(message.game)
                self._seen, self.view = message.seen, message.view
            case "events":
                self._switch_to(message.game)
                self._seen = message.events[-1].n
                self.history += message.events
            case "ask":
                return all(ask != message.id for ask, _ in self._pending.values())
            case "ack":
                self._pending.pop(str(message.id), None)
                self.acknowledged.append(str(message.id))
            case "refused" if message.id in self._pending:
                return await self._move_refused(message)
            case "refused" if message.about == "start" and self._start is not None:
                return await self._start_refused(message, self._start)
            case "refused" if message.about is None:
                self._refusal = message
            case "revealed":
                self.winners = message.winners
                known = self._sealed[1] if self._sealed[0] == message.game else message.commitment
                secret = bytes.fromhex(message.secret or "")
                self._check(commitment_of(secret) == known, "the secret does not match the commitment")
                mine = not self.added or self._sealed[0] != message.game or self._entropy in message.entropy
                self._check(mine, "our entropy is not in the deal")
                self._check_entropy(message)
        return True

    def _switch_to(self, game: int) -> None:
        """Switch to a game that is new to us; it may have begun while we were away."""
        if game != self.game:
            self.game, self._seen, self.history = game, 0, []

    async def _seal(self, message: ServerMessage) -> None:
        """Commit to our entropy, now that the server has committed to its secret; if nobody else adds any, add it."""
        sealed = (message.game, message.commitment or "")
        if self._sealed != sealed:
            may_add = self.seat is not None and self.seat in message.seats
            self._entropy, self.added, self._hashes = secrets.token_hex(16) if may_add else "", False, None
            self._alone = False
        self._check(self._sealed[0] != message.game or self._sealed == sealed, "the server has changed its commitment")
        self._sealed = sealed
        if not self._entropy or self.seat is None:
            return
        self._alone = message.seats == (self.seat,)
        if self._alone:
            await self.say("entropy", game=message.game, text=self._entropy)
        elif self._hashes is None:
            own = entropy_commitment_of(self._entropy, LETTERS.index(self.seat), sealed[1])
            await self.say("commit", game=message.game, hash=own)

    async def _reveal(self, message: ServerMessage) -> None:
        """Reveal our entropy, now that everybody is committed, if our commitment is among those."""
        if self._sealed[0] != message.game:
            return
        self._check(self._hashes in (None, message.hashes), "the commitments of the players have changed")
        self._hashes = message.hashes
        if not self._entropy or self.seat is None:
            return
        at = LETTERS.index(self.seat)
        if entropy_commitment_of(self._entropy, at, self._sealed[1]) in message.hashes[at : at + 1]:
            await self.say("entropy", game=message.game, text=self._entropy)

    def _check_entropy(self, message: ServerMessage) -> None:
        """Check that a deal was made with exactly what the players were committed to before we revealed ours."""
        if self._sealed[0] != message.game:
            return
        if self._hashes is not None:
            used = entropy_commitments(message.entropy, self._sealed[1])
            self._check(used == self._hashes, "the entropy is not what the players had committed to")
        elif self._alone and self.added:
            others = [text for text in message.entropy if text not in ("", self._entropy)]
            self._check(not others, "somebody else added entropy after we had revealed ours")

    async def _on_refused(self) -> None:
        """The room refused us: wait if that may be temporary, else raise RequestRefused."""
        message = self._refusal
        if message is not None and message.code not in TEMPORARY:
            raise RequestRefused(message.code or "", message.text or "")
        await asyncio.sleep(LONGEST_WAIT)

    async def _move_refused(self, message: ServerMessage) -> bool:
        """A move was refused: send it again if the server's disk failed, else pass the refusal on."""
        _, raw = self._pending[str(message.id)]
        if message.code != "storage":
            del self._pending[str(message.id)]
            return True
        await asyncio.sleep(FIRST_WAIT)
        await self._send(raw)
        return False

    async def _start_refused(self, message: ServerMessage, raw: bytes) -> bool:
        """A start was refused: send it again if the server's disk failed, else pass the refusal on."""
        if message.code != "storage":
            self._start = None
            return True
        await asyncio.sleep(FIRST_WAIT)
        await self._send(raw)
        return False

    def _check(self, good: bool, trouble: str) -> None:
        if not good:
            raise FairnessError(f"game {self.game} in room {self.room}: {trouble}")


async def play(guest: Client, room: str, choose: Chooser, *, start: bool = False) -> RoomClient:
    """Take a seat, answer every ask, and stay until a game is over; `start` is for the host."""
    await guest.sit(room)
    async with guest.join(room) as player:
        async for message in player:
            if message.type in ("welcome", "room") and start and is_ready(message.room):
                await player.say("start")
                start = False
            elif message.type == "ask" and isinstance(message.id, int):
                assert player.view is not None
                await player.move(message.id, choose(player.view, message.moves))
            elif message.type == "revealed":
                break
    return player


def is_ready(room: dict[str, Any] | None) -> bool:  # Any: as in ServerMessage
    """Whether every seat has a connected player or a bot."""
    return room is not None and all(seat.get("here") or seat.get("bot") for seat in room["seats"])
