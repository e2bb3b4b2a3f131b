"""When a room has to do something by itself, and what silence then means: no time here depends on a card."""

from collections.abc import Iterator
from random import Random

import msgspec

from kaboodle.server.entries import Entry, Moved
from kaboodle.server.ledger import Ledger
from kaboodle.server.presence import Presence
from kaboodle.server.settings import Settings
from kaboodle.server.timing import Opened, open_ask, spent
from kaboodle.server.wire import ClockRule

STOPPED = ClockRule(decision=0, window=0)
JUST_NOW = 1_000  # ms in which whoever wakes a room comes in


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A room as far as its alarms depend on it."""

    ledger: Ledger
    presence: Presence
    opened: Opened | None
    sealed_at: int
    settings: Settings

    def rest(self) -> int | None:
        """When the next thing is due that is not the end of an ask; a move in a game that goes on does not change it.

        A room has at most one alarm, an idle one none.
        """
        due: list[int | None] = [self.sleep(), self.presence.host_until(self.ledger), self.deal()]
        due += self.presence.away(self.ledger).values()
        return min((moment for moment in due if moment is not None), default=None)

    def deal(self) -> int | None:
        """When cards are dealt even if somebody has not added to the deal."""
        return self.sealed_at + self.settings.entropy_within if self.ledger.stage == "sealed" else None

    def everybody_added(self) -> bool:
        """Whether everybody who is here and could add to the deal has done so."""
        here = self.presence.seats_here()
        return all(
            seat in self.ledger.entropy or not chair.manned or seat not in here
            for seat, chair in self.ledger.chairs.items()
        )

    def sleep(self) -> int | None:
        """When a room that nobody is in goes to sleep; in a game only if it waits for people without limit."""
        if self.presence.connections or self.ledger.stage == "sealed":
            return None
        if self.ledger.stage == "playing" and not self._waits_for_ever():
            return None
        return self.presence.empty_since + self.settings.asleep_after

    def idle(self, now: int) -> int | None:
        """Since when nobody has needed the room; None if somebody does, or has just left it, made it or woken it."""
        since = self.presence.empty_since
        return since if now - since >= JUST_NOW and self.sleep() is not None else None

    def _waits_for_ever(self) -> bool:
        """Whether only people, and no clock and no bot, can let the game go on."""
        table = self.ledger.table
        if self.ledger.paused or table is None or self.opened is None:
            return self.ledger.paused
        bots = any(self.ledger.chairs[seat].bot is not None for seat in table.waiting)
        return self.opened.until is None and not bots and not self.presence.away(self.ledger)


def opened_now(ledger: Ledger, before: Opened | None, settings: Settings, now: int, dice: Random) -> Opened | None:
    """What the game asks: open to all its seats at once; what is open already stays as it is."""
    table, chairs = ledger.table, ledger.chairs
    if table is None or table.over:
        return None
    ask = table.ask
    if before is not None and before.ask == ask and before.game == ledger.game:
        return before
    waiting = table.waiting
    return open_ask(
        ledger.game,
        ask,
        table.asks,
        waiting,
        tuple([seat for seat in waiting if not chairs[seat].asked_first]),
        STOPPED if ledger.paused else ledger.header.clock,
        ledger.banks,
        (settings.bot_least, settings.bot_most),
        now,
        dice,
    )


def silence(ledger: Ledger, opened: Opened, now: int) -> Iterator[Entry]:
    """What silence means, for every seat that has not answered.  B-92"""
    table = ledger.table
    assert table is not None
    if (ledger.game, table.ask) != (opened.game, opened.ask):
        return
    for seat in table.waiting:
        yield Moved(seat=seat, move=table.default(seat), by="clock", spent=spent_by(ledger, opened, seat, now))


def spent_by(ledger: Ledger, opened: Opened, seat: str, now: int) -> int:
    """What an answer now takes from a seat's bank."""
    return spent(opened, ledger.header.clock, ledger.banks[seat], now)
