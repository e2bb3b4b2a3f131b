"""Messages from one person to others: chat, emotes, reminders, and who does not want them."""

from typing import Annotated

from msgspec import Meta

from kaboodle.server.wire_types import ChatText, ClientRequest, Message, SeatName


class SayRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="say"):
    """A line of chat."""

    text: ChatText


class EmoteRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="emote"):
    """An emote from a fixed list."""

    emote: Annotated[str, Meta(max_length=16)]


class MuteRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="mute"):
    """Stop receiving somebody's chat while one is connected; `on` false: receive it again."""

    seat: SeatName | None = None  # left out: all spectators
    on: bool = True


class SilenceRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="silence"):
    """The host stops somebody's chat for everybody; `on` false: allow it again."""

    seat: SeatName | None = None  # left out: all spectators
    on: bool = True


class NudgeRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="nudge"):
    """Remind the player whom the game waits for; not in reaction windows, where that is nobody's business."""


class SaidMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="said"):
    """A line of chat."""

    name: str
    text: str
    seat: str | None = None


class EmotedMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="emoted"):
    """An emote."""

    name: str  # empty: a bot
    emote: str
    seat: str | None = None


class NudgedMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="nudged"):
    """Another player reminds the client that the game waits for it."""

    seat: str  # who waits
