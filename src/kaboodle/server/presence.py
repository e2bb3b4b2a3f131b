"""Who is in a room just now, and since when somebody is away."""

from kaboodle.server.connection import Connection
from kaboodle.server.desk import STAND_IN
from kaboodle.server.entries import Entry, Handed, Hosted
from kaboodle.server.ledger import Ledger

MISSED = 3  # decisions in a row that a seat may let pass before a bot takes over

HOSTLESS = 300_000  # ms that a room is without its host, at most
DEVICES = 16  # connections of one person with a seat


class Presence:
    """The connections of a room. Nothing of it is kept on disk: after a restart everybody is away since then."""

    def __init__(self, now: int) -> None:
        self.connections: list[Connection] = []
        self.began = now
        self.seen: dict[str, int] = {}  # when each guest was last connected
        self.empty_since = now

    def takes(self, connection: Connection, most: int) -> bool:
        """Whether there is room for one more; who has a seat, or is the host, is not locked out by those who watch."""
        if connection.seat is None and not connection.host:
            return len(self.connections) < most
        return sum(link.person == connection.person for link in self.connections) < DEVICES

    def enter(self, connection: Connection) -> None:
        """Somebody has connected."""
        self.connections.append(connection)

    def leave(self, connection: Connection, now: int) -> None:
        """A connection is gone; perhaps its owner has another one."""
        if connection in self.connections:
            self.connections.remove(connection)
            if connection.host:
                self.seen[connection.person] = now
            if connection.seat is not None:
                self.seen[connection.seat] = now
            self.empty_since = now

    def begin_again(self, now: int) -> None:
        """Whoever is away counts as away since now."""
        self.began = now
        self.seen.clear()

    def seats_here(self) -> set[str]:
        """The seats whose holders are connected."""
        return {connection.seat for connection in self.connections if connection.seat is not None}

    def away_since(self, who: str) -> int:
        """Since when a seat or a guest that is not here has been away."""
        return self.seen.get(who, self.began)

    def host_here(self, ledger: Ledger) -> bool:
        """Whether the host is connected, on whatever device."""
        return any(link.person == ledger.host for link in self.connections)

    def away(self, ledger: Ledger) -> dict[str, int]:
        """The seats a bot will take over, and when, if their holders stay away."""
        limit = ledger.header.clock.absent
        if not limit or ledger.stage != "playing" or ledger.paused:
            return {}
        here = self.seats_here()
        return {
            seat: self.away_since(seat) + limit
            for seat, chair in ledger.chairs.items()
            if chair.manned and seat not in here
        }

    def host_until(self, ledger: Ledger) -> int | None:
        """When somebody else becomes the host; None while there is no need or nobody else."""
        if self.host_here(ledger) or self._heir(ledger) is None:
            return None
        seat = ledger.seat_of(ledger.host, None)
        since = max(self.away_since(ledger.host), self.away_since(seat or ledger.host))
        return since + min(ledger.header.clock.absent or HOSTLESS, HOSTLESS)

    def overdue(self, ledger: Ledger, now: int) -> list[Entry]:
        """What must be done about those who are away: bots for their seats, another host."""
        lines: list[Entry] = [
            Handed(seat=seat, level=STAND_IN) for seat, when in self.away(ledger).items() if now >= when
        ]
        if ledger.stage == "playing" and ledger.header.clock.absent and not ledger.paused:
            away = {line.seat for line in lines if isinstance(line, Handed)}
            lines += [
                Handed(seat=seat, level=STAND_IN)
                for seat, chair in ledger.chairs.items()
                if chair.manned and seat not in away and ledger.missed.get(seat, 0) >= MISSED
            ]
        until, heir = self.host_until(ledger), self._heir(ledger)
        if until is not None and heir is not None and now >= until:
            lines.append(Hosted(guest=heir))
        return lines

    def _heir(self, ledger: Ledger) -> str | None:
        """Who becomes the host when the host is gone: the first seat's holder who is here."""
        here = self.seats_here()
        for seat, chair in ledger.chairs.items():
            if seat in here and chair.guest is not None and chair.guest != ledger.host:
                return chair.guest
        return None
