"""Emotes of the bots of a room: reactions to what every spectator sees, at times drawn without looking at a card."""

from collections.abc import Callable, Iterable
from random import Random

import msgspec

from kaboodle.bots.reactions import Reaction, reaction
from kaboodle.core.events import Seen
from kaboodle.core.table import Table
from kaboodle.core.temperament import BY_SEAT, Temperament
from kaboodle.server import wire
from kaboodle.server.clock import Clock, TimerHandle
from kaboodle.server.rooms.change_limits import ChangeLimits
from kaboodle.server.rooms.connection import Connection
from kaboodle.server.rooms.state import RoomState
from kaboodle.server.wire import Refusal

REST = 3_000  # ms between two emotes of bots, whoever shows them


class BotEmoteDue(msgspec.Struct, frozen=True):
    """It is time for the emote of a bot."""

    reaction: Reaction


class BotEmotes:
    """Lets at most one bot react to an event, and never two within a few seconds."""

    def __init__(self, clock: Clock, post: Callable[[BotEmoteDue], object]) -> None:
        self._clock = clock
        self._post = post
        self._game = -1
        self._seen = 0  # events of the spectators' stream that were looked at
        self._quiet_until = 0
        self._timer: TimerHandle | None = None

    def react(self, state: RoomState, rng: Random, *, quiet: bool) -> None:
        """Plan a reaction to the newest exciting event since the last call; none to what was before the room woke."""
        table = state.table
        if table is None:
            return
        since, self._seen = self._seen, table.count_seen(None)
        if self._game != state.game:
            self._game = state.game
            return
        if quiet or state.all_in_person or since >= self._seen:
            return
        event = newest_exciting(table, since)
        if event is not None:
            cause, hit = (None, event.seat) if event.what == "explode" else (event.seat, event.other)
            self._plan(reaction(event.what, cause, hit, reacting_bots(state, table, event), rng))

    def _plan(self, planned: Reaction | None) -> None:
        now = self._clock.now()
        if planned is None or now + planned.after < self._quiet_until:
            return
        self.close()
        self._quiet_until = now + planned.after + REST
        self._timer = self._clock.call_at(now + planned.after, lambda: self._post(BotEmoteDue(planned)))

    def close(self) -> None:
        """Cancel what is planned."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def newest_exciting(table: Table, since: int) -> Seen | None:
    """The newest event of the spectators' stream that bots may react to."""
    exciting = table.family.exciting
    found = [event for event in table.stream(None, since) if event.what in exciting and event.count != 0]
    return found[-1] if found else None


def reacting_bots(state: RoomState, table: Table, event: Seen) -> dict[str, Temperament]:
    """The bots that may react: those in the game, and one that has just exploded; not a bot in a person's place."""
    return {
        seat: BY_SEAT[seat]
        for seat, holder in state.seats.items()
        if holder.own_bot is not None and (seat == event.seat or not table.is_out(seat))
    }


def send_emote(state: RoomState, connections: Iterable[Connection], planned: Reaction, limits: ChangeLimits) -> None:
    """Send the emote of a bot as a person's is sent: within the same limits, to all who have not muted it."""
    holder = state.seats.get(planned.seat)
    if holder is None or holder.own_bot is None or state.paused:
        return
    speaker = state.speaker_at(planned.seat)
    if speaker in state.silenced:
        return
    try:
        limits.check_chat(speaker)
    except Refusal:
        return
    raw = wire.encode(wire.EmotedMessage(name="", seat=planned.seat, emote=planned.emote))
    for connection in connections:
        if speaker not in connection.muted:
            connection.send_raw(raw)
