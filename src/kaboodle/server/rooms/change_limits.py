"""Limits on what is no move: how fast and how often a room may be changed and talked in."""

from kaboodle.server import wire
from kaboodle.server.clock import Clock
from kaboodle.server.limits import RateLimiter
from kaboodle.server.rooms.state import RoomState
from kaboodle.server.wire import Code, Refusal
from kaboodle.words import phrase

PERSON_RATE, PERSON_BURST = 1, 60  # changes a second of one person, on all devices
ROOM_RATE, ROOM_BURST = 4, 240  # changes a second of all
CHAT_RATE, CHAT_BURST = 1, 5  # lines and emotes a second of one person
ROOM_CHAT_RATE, ROOM_CHAT_BURST = 8, 40  # of all
MAX_CHANGES = 500  # entries in a game, and after it until the next one
MAX_TOTAL = 20_000  # entries that are no moves in the whole log
PEOPLE = 256  # whose rates are remembered
WHOLE_ROOM = ""
ALWAYS = (  # requests that end something, begin a game, or belong to it; each person can make few of them
    *(wire.StartRequest, wire.CommitRequest, wire.EntropyRequest),
    *(wire.LeaveRequest, wire.ReclaimRequest, wire.RemoveRequest),
)


class ChangeLimits:
    """The limits of one room. Rates are by identity: another connection of the same person has no other rate."""

    def __init__(self, clock: Clock) -> None:
        self._person = RateLimiter(PERSON_RATE, PERSON_BURST, clock.now, PEOPLE)
        self._room = RateLimiter(ROOM_RATE, ROOM_BURST, clock.now, 1)
        self._chat = RateLimiter(CHAT_RATE, CHAT_BURST, clock.now, PEOPLE)
        self._room_chat = RateLimiter(ROOM_CHAT_RATE, ROOM_CHAT_BURST, clock.now, 1)

    def check_change(self, state: RoomState, who: str, request: wire.FromClient | None) -> None:
        """Refuse a change that comes too soon, or one too many; None is a seat that is asked for over HTTP."""
        if not self._person.take(who) or not self._room.take(WHOLE_ROOM):
            raise Refusal(Code.SLOW_DOWN, "too much is changed here at once; wait a little")
        many = state.changes - state.changes_before >= MAX_CHANGES and not isinstance(request, ALWAYS)
        if many or state.changes >= MAX_TOTAL:
            often = phrase("refused-changes")
            raise Refusal(Code.SLOW_DOWN, str(often), phrase=often)

    def check_chat(self, who: str) -> None:
        """Refuse what is more than a person can say, or a room can read."""
        if not self._chat.take(who) or not self._room_chat.take(WHOLE_ROOM):
            raise Refusal(Code.SLOW_DOWN, "that is more than a person can say")
