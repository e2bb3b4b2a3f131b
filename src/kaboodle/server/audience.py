"""Everybody in a room, each shown what their seat may see and nothing twice."""

from msgspec.structs import replace

from kaboodle.server import wire
from kaboodle.server.connection import Connection
from kaboodle.server.ledger import Ledger
from kaboodle.server.presence import Presence
from kaboodle.server.showing import Glance, room_state
from kaboodle.server.timing import Opened


class Audience:
    """The people of a room and what the room last looked like to them."""

    def __init__(self, presence: Presence, ledger: Ledger) -> None:
        self.presence = presence
        self._shown = room_state(ledger, set())

    def seat(self, ledger: Ledger, connection: Connection) -> None:
        """Let a connection be who it is by now: its seat, or none if it only watches, and whether it is the host."""
        watches = connection.hello.watch
        connection.seat = None if watches else ledger.seat_of(connection.guest.id, connection.key_hash)
        holder = None if connection.seat is None else ledger.chairs[connection.seat].guest
        connection.person = holder or connection.guest.id
        connection.host = connection.person == ledger.host

    def reseat(self, ledger: Ledger, opened: Opened | None, now: int, returned: set[str]) -> None:
        """Greet those whose seat has changed, and those who have become the host."""
        for connection in self.presence.connections:
            before = (connection.seat, connection.host)
            self.seat(ledger, connection)
            if connection.seat in returned:
                connection.asked = None
            if (connection.seat, connection.host) != before:
                connection.game = 0
                self.greet(ledger, opened, connection, now)

    def greet(self, ledger: Ledger, opened: Opened | None, connection: Connection, now: int) -> None:
        """Tell a connection who it is and bring it up to date."""
        Glance(ledger, opened, now).greet(connection, room_state(ledger, self.presence.seats_here()))

    def welcome(self, ledger: Ledger, opened: Opened | None, connection: Connection, now: int) -> None:
        """Tell everybody else that somebody has come, and whoever that is how everything stands."""
        self.show_room(ledger, but=connection)
        Glance(ledger, opened, now).greet(connection, self._shown)

    def show_all(self, ledger: Ledger, opened: Opened | None, now: int) -> None:
        """Show everybody what they have not seen yet."""
        glance = Glance(ledger, opened, now)
        for connection in self.presence.connections:
            glance.show(connection)

    def show_room(self, ledger: Ledger, but: Connection | None = None) -> None:
        """Tell all but who is greeted anyway about the room, if it has changed; in one line if only its stage has."""
        state, shown = room_state(ledger, self.presence.seats_here()), self._shown
        if state == shown:
            return
        self._shown = state
        if replace(shown, stage=state.stage, game=state.game) == state:
            self.tell_all(wire.Reached(stage=state.stage, game=state.game), but)
        else:
            self.tell_all(wire.Room(room=state), but)

    def tell_all(self, message: wire.FromServer, but: Connection | None = None) -> None:
        """Tell everybody the same, but for one at the most."""
        raw = wire.encode(message)
        for connection in self.presence.connections:
            if connection is not but:
                connection.send_raw(raw)
