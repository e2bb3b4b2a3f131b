"""The timers of a room: when an ask expires, and when anything else is due. No deadline depends on a hand."""

from collections.abc import Iterator
from random import Random

import msgspec
from msgspec.structs import replace

from kaboodle.server.rooms.log import Moved
from kaboodle.server.rooms.presence import Presence
from kaboodle.server.rooms.state import RoomState
from kaboodle.server.settings import Settings
from kaboodle.server.wire import ClockRule

STOPPED = ClockRule(decision=0, window=0)
GRACE = 1_000  # ms in which somebody enters a room that was just created or woken
SHORTEST_SLEEP = 60_000  # ms until the next deadline of a room that goes to sleep, at least
LATE = 60_000  # ms after a deadline when it counts as missed by the server and not by the players


class OpenAsk(msgspec.Struct, frozen=True, kw_only=True):
    """An ask that is open: since when, until when (None: no limit), and when each bot will answer.

    In a window of full length a pass is silence: the window closes at its time, whoever has passed.
    """

    game: int
    ask: int
    window: bool
    at: int
    until: int | None
    answer_times: dict[str, int]
    full: bool = False  # a window of full length
    fast: bool = False  # bots answer as soon as they can
    when_able: frozenset[str] = frozenset()  # the seats that are asked only if they can do more than pass


def open_next(
    state: RoomState, before: OpenAsk | None, settings: Settings, now: int, rng: Random, *, fast: bool = False
) -> OpenAsk | None:
    """The ask that the game waits for, open to all its seats at once; one that is open already stays as it is.

    Its length follows from the clock rule and the banks alone. The answering times of bots are drawn here, before
    any bot looks at its hand. `fast`: every person is out and wants to see the end, so bots take no time.
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
    times = answer_range(settings, window=window)
    answer_times = {
        seat: now if fast else now + rng.randint(*times) for seat in waiting if not seats[seat].answers_in_person
    }
    opened = OpenAsk(game=state.game, ask=ask, window=window, at=now, until=until, answer_times=answer_times, fast=fast)
    return only_when_able(state, opened, settings, rng) if window else opened


def answer_range(settings: Settings, *, window: bool) -> tuple[int, int]:
    """The shortest and the longest time that a bot takes to answer."""
    return (settings.window_least, settings.window_most) if window else (settings.bot_least, settings.bot_most)


def only_when_able(state: RoomState, opened: OpenAsk, settings: Settings, rng: Random) -> OpenAsk:
    """A window with the seats that are asked only when able. Whether they are is not looked at here.

    Among people the window then lasts its full time. Without a time limit it could not, so everybody is asked.
    """
    assert state.table is not None
    full = state.full_windows
    if full and opened.until is None:
        return opened
    seats = [seat for seat in state.table.waiting if state.asked_when_able(seat)]
    times = answer_range(settings, window=True)
    drawn = {seat: opened.at + rng.randint(*times) for seat in seats}
    return replace(opened, full=full, when_able=frozenset(seats), answer_times=opened.answer_times | drawn)


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
        """When the deal goes on even if a player has not committed to entropy, or has not revealed it."""
        return self.sealed_at + self.settings.entropy_within if self.state.stage == "sealed" else None

    def deal_ready(self) -> bool:
        """Whether the deal waits for nobody. Only what was committed to is awaited from who is not connected."""
        state = self.state
        if state.revealing:
            return not state.withheld
        given = state.entropy if state.adds_alone else state.committed
        here = self.presence.seats_here()
        awaited = [seat for seat in state.contributors if state.seats[seat].played_by_person and seat in here]
        return all(seat in given or seat in state.entropy for seat in awaited)

    def sleep(self) -> int | None:
        """When an empty room goes to sleep: not while a bot is asked, nor shortly before a deadline of a game."""
        if self.presence.connections or self.state.stage == "sealed":
            return None
        when = self.presence.empty_since + (self.settings.asleep_after if self.presence.visited else GRACE)
        return when if self._can_sleep(when) else None

    def idle_since(self, now: int) -> int | None:
        """Since when the room could sleep; None if it is in use, or was just created, woken or left."""
        since = self.presence.empty_since
        if self.presence.connections or self.state.stage == "sealed" or now - since < GRACE:
            return None
        return since if self._can_sleep(now) else None

    def wake(self) -> int | None:
        """When a room asleep has to be woken: the next deadline of its game."""
        if self.state.stage != "playing":
            return None
        until = None if self.open_ask is None else self.open_ask.until
        due = [until, *self.presence.handover_times(self.state).values()]
        return min((when for when in due if when is not None), default=None)

    def _can_sleep(self, when: int) -> bool:
        """Whether nothing but people continues the game for a while after a time."""
        table = self.state.table
        if self.state.stage != "playing" or table is None or self.state.paused:
            return True
        if self.open_ask is None or any(answers_itself(self.state, self.open_ask, seat) for seat in table.waiting):
            return False
        wake = self.wake()
        return wake is None or wake - when >= SHORTEST_SLEEP


def answers_itself(state: RoomState, open_ask: OpenAsk, seat: str) -> bool:
    """Whether a seat is answered without its holder: by a bot, or in a window by a standing answer or for want of one.

    In a window of full length nobody needs to answer for a seat that can only pass: silence does.
    """
    holder = state.seats[seat]
    if holder.bot is not None or (open_ask.window and holder.standing != "ask"):
        return True
    return not open_ask.full and is_unasked(state, open_ask, seat)


def is_unasked(state: RoomState, open_ask: OpenAsk, seat: str) -> bool:
    """Whether a seat is not asked in a window because it can only pass and its holder wants that."""
    return seat in open_ask.when_able and state.table is not None and len(state.table.legal(seat)) == 1


class SleepingTimers(msgspec.Struct, frozen=True, kw_only=True):
    """The timers of a room asleep whose game has a deadline. Stored: fields are only added."""

    game: int
    ask: int
    at: int  # when the ask was opened
    until: int | None
    wake: int
    away: dict[str, int]  # when each seat or host was last connected
    away_since: int  # when everybody else was
    full: bool = False  # whether the ask is a window of full length
    when_able: frozenset[str] = frozenset()  # the seats that are asked only when able

    def ask_for(self, state: RoomState) -> OpenAsk | None:
        """The ask as it was open when the room went to sleep; None if the room waits for another one."""
        table = state.table
        if table is None or table.over or (state.game, table.ask_id) != (self.game, self.ask):
            return None
        return OpenAsk(
            game=self.game,
            ask=self.ask,
            window=table.is_window,
            at=self.at,
            until=self.until,
            answer_times={},
            full=self.full,
            when_able=self.when_able,
        )


def sleeping_timers(schedule: Schedule) -> SleepingTimers | None:
    """The timers of a room that goes to sleep; None without a deadline."""
    wake, open_ask, presence = schedule.wake(), schedule.open_ask, schedule.presence
    if wake is None or open_ask is None:
        return None
    return SleepingTimers(
        game=open_ask.game,
        ask=open_ask.ask,
        at=open_ask.at,
        until=open_ask.until,
        wake=wake,
        away=presence.seen,
        away_since=presence.started_at,
        full=open_ask.full,
        when_able=open_ask.when_able,
    )


def read_timers(raw: bytes | None, now: int) -> SleepingTimers | None:
    """Stored timers; None if their deadline passed while no server ran: then everybody has full time again."""
    timers = None if raw is None else msgspec.json.decode(raw, type=SleepingTimers)
    return timers if timers is not None and now - timers.wake <= LATE else None
