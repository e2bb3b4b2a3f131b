"""What a room sends to its connections: only what each seat saw, in its own numbering, and nothing twice."""

from collections.abc import Sequence

from msgspec.structs import replace

from kaboodle.core.registry import rules_version
from kaboodle.core.table import Table
from kaboodle.server import wire
from kaboodle.server.rooms import log
from kaboodle.server.rooms.archive import replay_id
from kaboodle.server.rooms.connection import Connection
from kaboodle.server.rooms.presence import Presence
from kaboodle.server.rooms.state import BOT, RoomState
from kaboodle.server.rooms.timers import OpenAsk, is_unasked
from kaboodle.server.wire import encode
from kaboodle.words import phrase

VIEW = "view"
NOT_PUBLIC = {  # entries that change nothing of a PublicRoom
    *(log.Moved, log.EntropyCommitted, log.CommitmentsClosed, log.EntropyAdded),
    *(log.StandingAnswerSet, log.AskWhenAbleSet),
}


class Broadcast:
    """Sends the state of a room to its connections."""

    def __init__(self, presence: Presence, state: RoomState) -> None:
        self._presence = presence
        self._shown = public_room(state, set())  # the room as everybody was last told
        self._away: dict[str, int] = {}  # when bots take over, as everybody was last told

    def assign_seat(self, state: RoomState, connection: Connection) -> None:
        """Set a connection's seat, its identity, and whether it is the host's."""
        held = state.seat_of(connection.guest.id, connection.key_hash)
        connection.seat = None if connection.hello.watch else held
        holder = None if held is None else state.seats[held].guest
        connection.identity = holder or connection.guest.id  # also of a holder who watches
        connection.host = connection.identity == state.host

    def reassign_seats(self, state: RoomState, open_ask: OpenAsk | None, now: int, returned: set[str]) -> None:
        """Welcome the connections whose seat or host status has changed; ask the holders of `returned` seats again."""
        for connection in self._presence.connections:
            before = (connection.seat, connection.host)
            self.assign_seat(state, connection)
            if connection.seat in returned:
                connection.shown_ask = None
            if (connection.seat, connection.host) != before:
                connection.game = 0
                room = public_room(state, self._presence.seats_here())
                Snapshot(state, open_ask, now).welcome(connection, room)

    def welcome(self, state: RoomState, open_ask: OpenAsk | None, connection: Connection, now: int) -> None:
        """Welcome a new connection, and tell the others that it is here."""
        self.send_room(state, but=connection)
        Snapshot(state, open_ask, now).welcome(connection, self._shown)
        if self._away:
            connection.send(away_message(self._away, now))
        if self._presence.hurried_seats(state):
            connection.send(self.hurry(state))

    def send_away(self, state: RoomState, now: int) -> None:
        """Tell everybody when bots take over from those who are away, if that has changed."""
        times = self._presence.handover_times(state)
        if times != self._away:
            self._away = times
            self.send_all(away_message(times, now))

    def hurry(self, state: RoomState) -> wire.WatchFasterMessage:
        """Who wants the rest of the game played at once, and whether it is."""
        seats = self._presence.hurried_seats(state)
        return wire.WatchFasterMessage(game=state.game, seats=seats, on=self._presence.plays_fast(state))

    def send_changes(
        self, state: RoomState, open_ask: OpenAsk | None, entries: Sequence[log.LogEntry], now: int
    ) -> None:
        """Send what some entries have changed in the room itself: a deal, its seats, its stage."""
        kinds = {type(entry) for entry in entries}
        for entry in entries:
            if isinstance(entry, log.DealVoided):
                self.send_all(voided_message(state.game - 1, entry))
        if log.DealSealed in kinds:
            self.send_all(sealed_message(state))
        if log.CommitmentsClosed in kinds:
            self.send_all(wire.CommittedMessage(game=state.game, hashes=state.commitments_by_seat))
        if log.DealMade in kinds:
            self.send_all(wire.DealtMessage(game=state.game, entropy=state.entropy_by_seat))
        if state.stage == "over" or not kinds.issubset(NOT_PUBLIC):
            returned = {entry.seat for entry in entries if isinstance(entry, log.SeatReclaimed | log.SeatTaken)}
            self.reassign_seats(state, open_ask, now, returned)
            self.send_room(state)
        for connection in self._presence.connections:
            send_when_able(state, connection)

    def send_updates(self, state: RoomState, open_ask: OpenAsk | None, now: int) -> None:
        """Send everybody what they have not seen yet."""
        snapshot = Snapshot(state, open_ask, now)
        for connection in self._presence.connections:
            snapshot.send_updates(connection)

    def send_room(self, state: RoomState, but: Connection | None = None) -> None:
        """Send the room if it has changed, to all but one at the most; only the stage if nothing else has changed."""
        room, shown = public_room(state, self._presence.seats_here()), self._shown
        if room == shown:
            return
        self._shown = room
        if replace(shown, stage=room.stage, game=room.game) == room:
            self.send_all(wire.StageMessage(stage=room.stage, game=room.game), but)
        else:
            self.send_all(wire.RoomMessage(room=room), but)

    def send_all(self, message: wire.FromServer, but: Connection | None = None) -> None:
        """Send everybody the same message, to all but one at the most."""
        raw = encode(message)
        for connection in self._presence.connections:
            if connection is not but:
                connection.send_raw(raw)


class Snapshot:
    """A room at one moment, sent to several connections: what they get alike is encoded once."""

    __slots__ = ("_clock", "_current", "_now", "_open_ask", "_over", "_raw", "_state", "_table", "_waiting")

    def __init__(self, state: RoomState, open_ask: OpenAsk | None, now: int) -> None:
        table = state.table
        self._state = state
        self._open_ask = open_ask
        self._now = now
        self._table = table
        self._current = (state.game, 0 if table is None else table.ask_id)
        self._waiting = () if table is None else table.waiting
        self._over = table is not None and table.over
        self._raw: dict[tuple[object, ...], bytes] = {}  # views by seat, and asks by their moves
        self._clock: bytes | None = None

    def welcome(self, connection: Connection, room: wire.PublicRoom) -> None:
        """Send a connection its place in the room, and the events it has missed or a fresh view."""
        state, table, hello = self._state, self._table, connection.hello
        connection.shown_ask = connection.shown_clock = None
        seat = connection.seat
        connection.send(
            wire.WelcomeMessage(
                protocol=wire.PROTOCOL,
                rules=rules_version(),
                room=room,
                seat=seat,
                host=connection.host,
                barred=connection.identity in state.barred,
                standing=state.seats[seat].standing if seat is not None else "ask",
            )
        )
        connection.when_able = None
        send_when_able(state, connection)
        if state.stage == "sealed":
            connection.send(sealed_message(state))
            if state.revealing:
                connection.send(wire.CommittedMessage(game=state.game, hashes=state.commitments_by_seat))
        if table is None:
            return
        length = table.count_seen(seat)
        if hello.seen is not None and connection.game == state.game and 0 <= hello.seen <= length:
            connection.seen = hello.seen
        else:
            self.send_view(connection)
        connection.game = state.game
        self.send_updates(connection)
        if table.over:
            connection.send(revealed(state, table))

    def send_updates(self, connection: Connection) -> None:
        """Send a connection what it has not seen yet. Another seat's pass sends it nothing."""
        table, current = self._table, self._current
        if table is None:
            return
        if connection.game != current[0]:
            connection.game, connection.seen = current[0], 0
        fresh = self._send_events(table, connection)
        views, seat = connection.hello.views, connection.seat
        if views == "always" and (fresh or connection.shown_clock != current):
            self.send_view(connection)
        if connection.shown_ask != current and seat in self._waiting and self._asks(seat):
            connection.shown_ask = current
            if views == "asked":
                self.send_view(connection)
            self._send_ask(table, connection, table.legal(seat).listed())
        if connection.shown_clock != current and self._open_ask is not None and not self._over:
            connection.shown_clock = current
            if self._clock is None:
                self._clock = encode(clock_message(self._open_ask, table, self._now))
            connection.send_raw(self._clock)

    def _asks(self, seat: str) -> bool:
        """Whether a waiting seat's holder is asked."""
        if self._state.seats[seat].bot is not None:
            return False
        return self._open_ask is None or not is_unasked(self._state, self._open_ask, seat)

    def send_view(self, connection: Connection) -> None:
        """Send a view; it names the event it comes after."""
        table, seat = self._table, connection.seat
        if table is None:
            return
        connection.seen = table.count_seen(seat)
        raw = self._raw.get((VIEW, seat))
        if raw is None:
            raw = encode(wire.ViewMessage(game=self._state.game, seen=connection.seen, view=table.view(seat)))
            self._raw[VIEW, seat] = raw
        connection.send_raw(raw)

    def _send_ask(self, table: Table, connection: Connection, moves: tuple[str, ...]) -> None:
        """Send an ask for one of these moves."""
        raw = self._raw.get(moves)
        if raw is None:
            raw = encode(wire.AskMessage(game=self._current[0], id=self._current[1], what=table.question, moves=moves))
            self._raw[moves] = raw
        connection.send_raw(raw)

    def _send_events(self, table: Table, connection: Connection) -> bool:
        """Send the events that a connection has not seen; whether there were any."""
        seat, since = connection.seat, connection.seen
        length = table.count_seen(seat)
        if since >= length:
            return False
        connection.send_raw(wire.encode_events(self._current[0], table.stream_json(seat, since)))
        connection.seen = length
        return True


def send_when_able(state: RoomState, connection: Connection) -> None:
    """Tell a player whether the seat is asked only when able, if that has changed."""
    on = None if connection.seat is None else state.wants_when_able(connection.seat)
    if on is not None and on != connection.when_able:
        connection.send(wire.AskWhenAbleMessage(on=on))
    connection.when_able = on


def away_message(times: dict[str, int], now: int) -> wire.AwayMessage:
    """How long it takes until a bot takes over from each seat that is away."""
    return wire.AwayMessage(bot_in={seat: max(0, when - now) for seat, when in times.items()})


def public_room(state: RoomState, here: set[str]) -> wire.PublicRoom:
    """A room as everybody sees it."""
    header = state.header
    return wire.PublicRoom(
        code=header.code,
        edition=header.edition,
        players=header.players,
        options=header.options,
        clock=header.clock,
        stage=state.stage,
        game=state.game,
        public=header.public,
        helper=header.helper,
        paused=state.paused,
        entry=state.entry,
        seats=tuple(
            wire.PublicSeat(
                seat=seat,
                name=holder.name,
                bot=holder.bot,
                here=seat in here,
                left=holder.guest is None and holder.name is not None,
                host=holder.guest is not None and holder.guest == state.host,
                silent=(holder.guest or f"{BOT}{seat}") in state.silenced,
            )
            for seat, holder in state.seats.items()
        ),
    )


def sealed_message(state: RoomState) -> wire.SealedMessage:
    """A deal that waits for its entropy."""
    return wire.SealedMessage(game=state.game, commitment=state.commitment, seats=state.contributors)


def voided_message(game: int, entry: log.DealVoided) -> wire.VoidedMessage:
    """A deal from which entropy was withheld."""
    said = phrase("refusal-deal-voided", seats=" ".join(entry.withheld))
    return wire.VoidedMessage(game=game, withheld=entry.withheld, phrase=said)


def clock_message(open_ask: OpenAsk, table: Table, now: int) -> wire.ClockMessage:
    """How long an ask stays open, and for whom; in a reaction window it does not tell who has answered."""
    asked = None if open_ask.window else table.waiting[0]
    if open_ask.until is None:
        return wire.ClockMessage(ask=table.ask_id, seat=asked)
    left, length = max(0, open_ask.until - now), open_ask.until - open_ask.at
    return wire.ClockMessage(ask=table.ask_id, left=left, length=None if left == length else length, seat=asked)


def revealed(state: RoomState, table: Table) -> wire.RevealedMessage:
    """The secret of a game that is over."""
    assert table.over
    return wire.RevealedMessage(
        game=state.game,
        winners=table.winners,
        secret=state.secret.hex(),
        commitment=state.commitment,
        entropy=state.entropy_by_seat,
        replay=replay_id(state.secret),
    )
