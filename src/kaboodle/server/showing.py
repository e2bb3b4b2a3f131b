"""What a room shows to a connection: only what its seat saw, in its own numbering."""

from kaboodle.record import RULES
from kaboodle.server import wire
from kaboodle.server.connection import Connection
from kaboodle.server.keeping import replay_id
from kaboodle.server.ledger import Ledger
from kaboodle.server.timing import Opened
from kaboodle.server.wire import encode
from kaboodle.table import Table

CLOCK = ("clock",)
Cache = dict[tuple[object, ...], bytes]  # messages encoded once for all that get the same


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
                host=chair.guest is not None and chair.guest == ledger.host,
                silent=chair.guest in ledger.silenced,
            )
            for seat, chair in ledger.chairs.items()
        ),
    )


def greet(ledger: Ledger, opened: Opened | None, connection: Connection, now: int, here: set[str]) -> None:
    """Tell a connection who it is and bring it up to date: with the events it missed, or with a fresh view."""
    connection.asked = connection.clocked = None
    room = room_state(ledger, here)
    seat, host = connection.seat, connection.host
    standing = ledger.chairs[seat].standing if seat is not None else "ask"
    connection.send(
        wire.Welcome(protocol=wire.PROTOCOL, rules=RULES, room=room, seat=seat, host=host, standing=standing)
    )
    if ledger.stage == "sealed":
        connection.send(wire.Sealed(game=ledger.game, commitment=ledger.commitment))
    table, hello = ledger.table, connection.hello
    if table is None:
        return
    length = table.count_seen(connection.seat)
    if hello.seen is not None and connection.game == ledger.game and 0 <= hello.seen <= length:
        connection.seen = hello.seen
    else:
        look(ledger, table, connection, {})
    connection.game = ledger.game
    show(ledger, opened, connection, now, {})
    if table.over:
        connection.send(revealed(ledger, table))


def show(ledger: Ledger, opened: Opened | None, connection: Connection, now: int, cache: Cache) -> None:
    """Send a connection what it has not seen yet. A pass of another seat sends it nothing."""
    table = ledger.table
    if table is None:
        return
    if connection.game != ledger.game:
        connection.game, connection.seen = ledger.game, 0
    fresh = send_events(ledger, table, connection, cache)
    current = (ledger.game, table.ask)
    always = connection.hello.views == "always"
    if always and (fresh or connection.clocked != current):
        look(ledger, table, connection, cache)
    seat = connection.seat
    if connection.asked != current and seat in table.waiting and ledger.chairs[seat].bot is None:
        connection.asked = current
        if connection.hello.views == "asked":
            look(ledger, table, connection, cache)
        moves = table.legal(seat).listed()
        connection.send(wire.Ask(game=ledger.game, id=table.ask, what=table.asks, moves=moves))
    if connection.clocked != current and not table.over and opened is not None:
        connection.clocked = current
        if CLOCK not in cache:
            cache[CLOCK] = encode(clock(ledger, opened, table, now))
        connection.send_raw(cache[CLOCK])


def clock(ledger: Ledger, opened: Opened, table: Table, now: int) -> wire.Clock:
    """How long an ask stays open, and for whom; of a window nobody learns who has not answered yet."""
    asked = None if opened.window else table.waiting[0]
    if opened.until is None:
        return wire.Clock(game=ledger.game, ask=table.ask, seat=asked)
    left, length = max(0, opened.until - now), opened.until - opened.at
    whole = None if left == length else length
    return wire.Clock(game=ledger.game, ask=table.ask, left=left, length=whole, seat=asked)


def send_events(ledger: Ledger, table: Table, connection: Connection, cache: Cache) -> bool:
    """Send the events that a connection has not seen; whether there were any."""
    length = table.count_seen(connection.seat)
    if connection.seen >= length:
        return False
    key = ("events", connection.seat, connection.seen)
    if key not in cache:
        events = table.stream(connection.seat, connection.seen)
        cache[key] = encode(wire.Events(game=ledger.game, events=events))
    connection.send_raw(cache[key])
    connection.seen = length
    return True


def look(ledger: Ledger, table: Table, connection: Connection, cache: Cache) -> None:
    """Send a view; it says itself which event it comes after."""
    key = ("view", connection.seat)
    connection.seen = table.count_seen(connection.seat)
    if key not in cache:
        view = table.view(connection.seat)
        cache[key] = encode(wire.Shown(game=ledger.game, seen=connection.seen, view=view))
    connection.send_raw(cache[key])


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
