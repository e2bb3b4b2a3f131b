"""Messages about who may enter a room, and about what somebody did there."""

from typing import Annotated

from msgspec import Meta

from kaboodle.server.wire_types import ClientRequest, EntryRule, Message, Password, SeatName

ReportText = Annotated[str, Meta(max_length=240)]


class EntryRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="entry"):
    """The host sets who may enter without a seat: anybody, nobody, who knows a password, or whom the host lets in."""

    rule: EntryRule
    password: Password | None = None  # with the rule `password`


class AdmitRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="admit"):
    """The host answers a `knock`; `on` false: they stay out."""

    id: int
    on: bool = True


class ReportRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="report"):
    """A player reports the holder of a seat. The server's host gets it with the last lines of chat."""

    seat: SeatName
    text: ReportText = ""


class WaitingMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="waiting"):
    """The host of the room is asked to let the client in; a `welcome` or a refusal follows."""


class KnockMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="knock"):
    """For the host: somebody wants to come in, answered with `admit`; or they do not wait any longer."""

    id: int
    name: str
    gone: bool = False


class ReportedMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="reported"):
    """A report is stored."""

    seat: str
