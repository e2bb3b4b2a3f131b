"""What a room shows to a connection: only what its seat saw, in its own numbering."""

from kaboodle.record import RULES
from kaboodle.server import wire
from kaboodle.server.connection import Connection
from kaboodle.server.keeping import replay_id
from kaboodle.server.ledger import Ledger
from kaboodle.server.timing import Opened
from kaboodle.server.wire import encode
from kaboodle.table import Table

VIEW = "view"


def room_state(ledger: Ledger, here: set[str]) -> wire.RoomState:
    """A room as everybody sees it."""
    header = ledger.header
    return wire.RoomState(
        code=header.code,
        edition=header.edition,
        players=header.players,
        options=header.options,
        clock=header.clock,
        stage=ledger.stage,
        game=ledger.game,
        public=header.public,
        helper=header.helper,
        paused=ledger.paused,
        seats=tuple(
            wire.SeatState(
                seat=seat,
                name=chair.name,
                bot=chair.bot,
                here=seat in here,
                left=chair.guest is None and chair.name is not None,
                host=chair.guest is not None and chair.guest == ledger.host,
                silent=chair.guest in ledger.silenced,
            )
            for seat, chair in ledger.chairs.items()
        ),
    )


class Glance:
    """A room at one moment, as it is shown to one after the other: what several get alike is encoded once."""

    __slots__ = ("_clock", "_current", "_ledger", "_now", "_opened", "_over", "_raw", "_table", "_waiting")

    def __init__(self, ledger: Ledger, opened: Opened | None, now: int) -> None:
        table = ledger.table
        self._ledger = ledger
        self._opened = opened
        self._now = now
        self._table = table
        self._current = (ledger.game, 0 if table is None else table.ask)
        self._waiting = () if table is None else table.waiting
        self._over = table is not None and table.over
        self._raw: dict[tuple[object, ...], bytes] = {}  # views by seat, and asks by their moves
        self._clock: bytes | None = None

    def greet(self, connection: Connection, room: wire.RoomState) -> None:
        """Tell a connection who it is and bring it up to date: with the events it missed, or with a fresh view."""
        ledger, table, hello = self._ledger, self._table, connection.hello
        connection.asked = connection.clocked = None
        seat, host = connection.seat, connection.host
        standing = ledger.chairs[seat].standing if seat is not None else "ask"
        connection.send(
            wire.Welcome(
                protocol=wire.PROTOCOL,
                rules=RULES,
                room=room,
                seat=seat,
                host=host,
                barred=connection.person in ledger.barred,
                standing=standing,
            )
        )
        if ledger.stage == "sealed":
            connection.send(wire.Sealed(game=ledger.game, commitment=ledger.commitment))
        if table is None:
            return
        length = table.count_seen(seat)
        if hello.seen is not None and connection.game == ledger.game and 0 <= hello.seen <= length:
            connection.seen = hello.seen
        else:
            self.look(connection)
        connection.game = ledger.game
        self.show(connection)
        if table.over:
            connection.send(revealed(ledger, table))

    def show(self, connection: Connection) -> None:
        """Send a connection what it has not seen yet. A pass of another seat sends it nothing."""
        table, current = self._table, self._current
        if table is None:
            return
        if connection.game != current[0]:
            connection.game, connection.seen = current[0], 0
        fresh = self._send_events(table, connection)
        views, seat = connection.hello.views, connection.seat
        if views == "always" and (fresh or connection.clocked != current):
            self.look(connection)
        if connection.asked != current and seat in self._waiting and self._ledger.chairs[seat].bot is None:
            connection.asked = current
            if views == "asked":
                self.look(connection)
            self._send_ask(table, connection, table.legal(seat).listed())
        if connection.clocked != current and self._opened is not None and not self._over:
            connection.clocked = current
            if self._clock is None:
                self._clock = encode(clock(self._opened, table, self._now))
            connection.send_raw(self._clock)

    def _send_ask(self, table: Table, connection: Connection, moves: tuple[str, ...]) -> None:
        """Ask for one of these moves."""
        raw = self._raw.get(moves)
        if raw is None:
            raw = encode(wire.Ask(game=self._current[0], id=self._current[1], what=table.asks, moves=moves))
            self._raw[moves] = raw
        connection.send_raw(raw)

    def look(self, connection: Connection) -> None:
        """Send a view; it says itself which event it comes after."""
        table, seat = self._table, connection.seat
        if table is None:
            return
        connection.seen = table.count_seen(seat)
        raw = self._raw.get((VIEW, seat))
        if raw is None:
            raw = encode(wire.Shown(game=self._ledger.game, seen=connection.seen, view=table.view(seat)))
            self._raw[VIEW, seat] = raw
        connection.send_raw(raw)

    def _send_events(self, table: Table, connection: Connection) -> bool:
        """Send the events that a connection has not seen; whether there were any."""
        seat, since = connection.seat, connection.seen
        length = table.count_seen(seat)
        if since >= length:
            return False
        connection.send_raw(wire.events(self._current[0], table.stream_json(seat, since)))
        connection.seen = length
        return True


def clock(opened: Opened, table: Table, now: int) -> wire.Clock:
    """How long an ask stays open, and for whom; of a window nobody learns who has not answered yet."""
    asked = None if opened.window else table.waiting[0]
    if opened.until is None:
        return wire.Clock(ask=table.ask, seat=asked)
    left, length = max(0, opened.until - now), opened.until - opened.at
    whole = None if left == length else length
    return wire.Clock(ask=table.ask, left=left, length=whole, seat=asked)


def revealed(ledger: Ledger, table: Table) -> wire.Revealed:
    """What is told when a game is over, and not before."""
    assert table.over
    return wire.Revealed(
        game=ledger.game,
        winners=table.winners,
        secret=ledger.secret.hex(),
        commitment=ledger.commitment,
        entropy=ledger.entropies,
        replay=replay_id(ledger.secret),
    )
