"""The timers of a room: when an ask expires, and when anything else is due. Nothing here depends on a hand."""

from collections.abc import Iterator
from random import Random

import msgspec

from kaboodle.server.rooms.log import Moved
from kaboodle.server.rooms.presence import Presence
from kaboodle.server.rooms.state import RoomState
from kaboodle.server.settings import Settings
from kaboodle.server.wire import ClockRule

STOPPED = ClockRule(decision=0, window=0)
GRACE = 1_000  # ms in which somebody enters a room that was just created or woken


class OpenAsk(msgspec.Struct, frozen=True, kw_only=True):
    """An ask that is open: since when, until when (None: no limit), and when each bot will answer."""

    game: int
    ask: int
    window: bool
    at: int
    until: int | None
    answer_times: dict[str, int]


def open_next(state: RoomState, before: OpenAsk | None, settings: Settings, now: int, rng: Random) -> OpenAsk | None:
    """The ask that the game waits for, open to all its seats at once; one that is open already stays as it is.

    Its length follows from the clock rule and the banks alone. The answering times of bots are drawn here, before
    any bot looks at its hand.
    """
    table, seats = state.table, state.seats
    if table is None or table.over:
        return None
    ask = table.ask_id
    if before is not None and before.ask == ask and before.game == state.game:
        return before
    waiting = table.waiting
    rule = STOPPED if state.paused else state.header.clock
    window = table.is_window
    if window:
        until = now + rule.window if rule.window else None
    else:
        until = now + rule.decision + max(state.banks[seat] for seat in waiting) if rule.decision else None
    answer_times = {
        seat: now + rng.randint(settings.bot_least, settings.bot_most)
        for seat in waiting
        if not seats[seat].answers_in_person
    }
    return OpenAsk(game=state.game, ask=ask, window=window, at=now, until=until, answer_times=answer_times)


def spent(state: RoomState, open_ask: OpenAsk, seat: str, now: int) -> int:
    """The milliseconds that an answer now takes from a seat's bank."""
    rule = state.header.clock
    if open_ask.window or not rule.decision:
        return 0
    return min(state.banks[seat], max(0, now - open_ask.at - rule.decision))


def default_moves(state: RoomState, open_ask: OpenAsk, now: int) -> Iterator[Moved]:
    """The default move of every seat that has not answered in time.  B-92"""
    table = state.table
    assert table is not None
    if (state.game, table.ask_id) != (open_ask.game, open_ask.ask):
        return
    for seat in table.waiting:
        yield Moved(seat=seat, move=table.default(seat), by="clock", spent=spent(state, open_ask, seat, now))


class Schedule(msgspec.Struct, frozen=True, kw_only=True):
    """When things are due in a room, from its state at one moment."""

    state: RoomState
    presence: Presence
    open_ask: OpenAsk | None
    sealed_at: int
    settings: Settings

    def next_due(self) -> int | None:
        """When the next thing is due that is not the end of an ask; a move in a running game does not change it."""
        due: list[int | None] = [self.sleep(), self.presence.host_change_time(self.state), self.deal()]
        due += self.presence.handover_times(self.state).values()
        return min((when for when in due if when is not None), default=None)

    def deal(self) -> int | None:
        """When the cards are dealt even if a player has not added entropy."""
        return self.sealed_at + self.settings.entropy_within if self.state.stage == "sealed" else None

    def all_entropy_added(self) -> bool:
        """Whether every connected player has added entropy."""
        here = self.presence.seats_here()
        return all(
            seat in self.state.entropy or not holder.played_by_person or seat not in here
            for seat, holder in self.state.seats.items()
        )

    def sleep(self) -> int | None:
        """When an empty room goes to sleep; during a game only if it waits for people without limit."""
        if self.presence.connections or self.state.stage == "sealed":
            return None
        if self.state.stage == "playing" and not self._waits_for_ever():
            return None
        return self.presence.empty_since + self.settings.asleep_after

    def idle_since(self, now: int) -> int | None:
        """Since when the room could sleep; None if it is in use, or was just created, woken or left."""
        since = self.presence.empty_since
        return since if now - since >= GRACE and self.sleep() is not None else None

    def _waits_for_ever(self) -> bool:
        """Whether only people, and no clock and no bot, can continue the game."""
        table = self.state.table
        if self.state.paused or table is None or self.open_ask is None:
            return self.state.paused
        bots = any(self.state.seats[seat].bot is not None for seat in table.waiting)
        return self.open_ask.until is None and not bots and not self.presence.handover_times(self.state)
