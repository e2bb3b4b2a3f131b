"""Messages about the pace of a game: who is asked, who is away, and how fast bots play."""

from kaboodle.server.wire_types import ClientRequest, Message, SeatName


class AskWhenAbleRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="ask-when-able"):
    """Be asked in reaction windows only with an answer besides a pass; `on` false: in every window.

    Against bots alone it is on until set. Among people every window then lasts its full time, whoever holds what.
    """

    on: bool = True


class WatchFasterRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="watch-faster"):
    """Have the rest played at once, when every person is out; it begins when all of them who are here want it."""


class HandOverRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="hand-over"):
    """The host hands the seat of a player who is away to a bot at once; its holder gets it back by returning."""

    seat: SeatName


class AskWhenAbleMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="ask-when-able"):
    """Whether the client's seat is asked in reaction windows only when it can answer; after `welcome` and a change."""

    on: bool


class WatchFasterMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="watch-faster"):
    """Who wants the rest of this game played at once, and whether that has begun."""

    game: int
    seats: tuple[str, ...]
    on: bool = False


class AwayMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="away"):
    """The players who are away, each with the milliseconds until a bot takes over; empty when nobody is."""

    bot_in: dict[str, int]
