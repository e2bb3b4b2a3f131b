"""Who is connected to a room, and since when others are away."""

from kaboodle.server.rooms.commands import STAND_IN
from kaboodle.server.rooms.connection import Connection
from kaboodle.server.rooms.log import HostChanged, LogEntry, SeatHandedToBot
from kaboodle.server.rooms.state import RoomState

MAX_MISSED = 3  # decisions in a row that a seat may miss before a bot takes over
HOSTLESS = 300_000  # ms that a room is without its host, at most
MUTING = 256  # people whose mutes a room remembers
DEVICES = 16  # connections of one person with a seat


class Presence:
    """The connections of a room. Nothing of it is stored: after a restart everybody counts as away since then."""

    def __init__(self, now: int) -> None:
        self.connections: list[Connection] = []
        self.started_at = now
        self.seen: dict[str, int] = {}  # when each seat or host was last connected
        self.empty_since = now
        self.visited = True  # False in a room that a deadline has woken, until somebody connects
        self.addresses: dict[str, str] = {}  # hashes of the addresses of people with seats, as last seen
        self._muted: dict[str, frozenset[str]] = {}  # whom each person has muted
        self.hurried: dict[str, int] = {}  # the seats that want the rest of a game played at once, and which game

    def has_room_for(self, connection: Connection, most: int) -> bool:
        """Whether one more may connect. Spectators never lock out the holder of a seat or the host."""
        if connection.seat is None and not connection.host:
            return len(self.connections) < most
        return sum(other.identity == connection.identity for other in self.connections) < DEVICES

    def add(self, connection: Connection) -> None:
        """Add a connection."""
        self.visited = True
        self.connections.append(connection)
        connection.muted = self._muted.get(connection.identity, connection.muted)
        if connection.seat is not None:
            self.addresses[connection.identity] = connection.address

    def set_muted(self, identity: str, muted: frozenset[str]) -> None:
        """Remember whom a person has muted, and apply it to all their connections."""
        self._muted.pop(identity, None)
        self._muted[identity] = muted
        if len(self._muted) > MUTING:
            del self._muted[next(iter(self._muted))]
        for connection in self.connections:
            if connection.identity == identity:
                connection.muted = muted

    def remove(self, connection: Connection, now: int) -> None:
        """Remove a connection; its owner may have another one."""
        if connection in self.connections:
            self.connections.remove(connection)
            if connection.host:
                self.seen[connection.identity] = now
            if connection.seat is not None:
                self.seen[connection.seat] = now
            self.empty_since = now

    def restart(self, now: int) -> None:
        """Count everybody who is away as away since now."""
        self.started_at = now
        self.seen.clear()

    def continue_from(self, seen: dict[str, int], since: int) -> None:
        """Count everybody as away since they were before the room slept."""
        self.seen, self.started_at = dict(seen), since

    def seats_here(self) -> set[str]:
        """The seats whose holders are connected."""
        return {connection.seat for connection in self.connections if connection.seat is not None}

    def away_since(self, who: str) -> int:
        """Since when a seat or a guest has been away."""
        return self.seen.get(who, self.started_at)

    def host_here(self, state: RoomState) -> bool:
        """Whether the host is connected, on whatever device."""
        return any(connection.identity == state.host for connection in self.connections)

    def handover_times(self, state: RoomState) -> dict[str, int]:
        """The seats that a bot takes over unless their holders come back, and when."""
        limit = state.header.clock.absent
        if not limit or state.stage != "playing" or state.paused:
            return {}
        here = self.seats_here()
        return {
            seat: self.away_since(seat) + limit
            for seat, holder in state.seats.items()
            if holder.played_by_person and seat not in here
        }

    def hurried_seats(self, state: RoomState) -> tuple[str, ...]:
        """The seats whose holders want the rest of this game played at once."""
        return tuple(seat for seat in state.seats if self.hurried.get(seat) == state.game)

    def plays_fast(self, state: RoomState) -> bool:
        """Whether the rest is played at once: every person is out, and all of them who are here want it."""
        here = self.seats_here() if self.hurried else set()
        return bool(here) and only_bots_play(state) and here.issubset(self.hurried_seats(state))

    def host_change_time(self, state: RoomState) -> int | None:
        """When another player becomes the host; None while the host is here or nobody else is."""
        if self.host_here(state) or self._next_host(state) is None:
            return None
        seat = state.seat_of(state.host, None)
        since = max(self.away_since(state.host), self.away_since(seat or state.host))
        return since + min(state.header.clock.absent or HOSTLESS, HOSTLESS)

    def overdue(self, state: RoomState, now: int) -> list[LogEntry]:
        """The entries that are due because somebody is away: bots for their seats, another host."""
        away = {seat for seat, when in self.handover_times(state).items() if now >= when}
        if state.stage == "playing" and state.header.clock.absent and not state.paused:
            away |= {
                seat
                for seat, holder in state.seats.items()
                if holder.played_by_person and state.missed.get(seat, 0) >= MAX_MISSED
            }
        entries: list[LogEntry] = [SeatHandedToBot(seat=seat, level=STAND_IN) for seat in state.seats if seat in away]
        when, heir = self.host_change_time(state), self._next_host(state)
        if when is not None and heir is not None and now >= when:
            entries.append(HostChanged(guest=heir))
        return entries

    def _next_host(self, state: RoomState) -> str | None:
        """The holder of the first seat who is connected and is not the host."""
        here = self.seats_here()
        for seat, holder in state.seats.items():
            if seat in here and holder.guest is not None and holder.guest != state.host:
                return holder.guest
        return None


def only_bots_play(state: RoomState) -> bool:
    """Whether a game goes on in which every person is out."""
    table = state.table
    if table is None or table.over:
        return False
    return all(not holder.played_by_person or table.is_out(seat) for seat, holder in state.seats.items())
