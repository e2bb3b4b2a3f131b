"""Views: everything one seat knows about a game, and nothing else."""

from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec.structs import replace


class Ask(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The open question as everybody may know it; `yours` says whether this seat may answer."""

    id: int
    what: str
    seat: str | None = None  # who is asked, when it is one seat
    yours: bool = False
    cards: tuple[str, ...] = ()  # the play that a window is about
    target: str | None = None
    named: str | None = None
    stands: bool = True  # False while the play is Noped
    victim: str | None = None  # the victim of the open attack, if it is not Noped
    turns: int = 0  # the turns that the victim would then owe
    topmost: str | None = None  # whose card lies on top
    by: str | None = None  # who made the play that a window is about
    nopes: tuple[str, ...] = ()  # who has answered with a Nope, one after another
    held: str | None = None  # the card in question, if this seat knows it
    laid: str | None = None  # the card before the duel's other player, for the seat that laid it


class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game from one seat, or as a spectator (seat None). Each game derives its own view, with a literal tag."""

    edition: str
    options: dict[str, str]
    seat: str | None

    if TYPE_CHECKING:  # every view declares these fields itself, in its own order on the wire
        turn: str | None = None  # whose turn it is
        ask: Ask | None = None
        winners: tuple[str, ...] = ()

    def _repr_html_(self) -> str:
        """The view as a notebook shows it."""
        from kaboodle.core.html import view_html  # looks up the game, which has views

        return view_html(self)


SomeView = TypeVar("SomeView", bound=View)


class PlaceKnown(msgspec.Struct, frozen=True, kw_only=True):
    """A card known in the draw pile, between two places from the top."""

    card: str
    first: int
    last: int


class Maybe(msgspec.Struct, frozen=True, kw_only=True):
    """A card known to be in one of several hands; weights out of 1000, also for the box."""

    card: str
    where: dict[str, int]


class Blanks(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Face-down cards of one place of which the same is known: how many, and which titles none of them has."""

    where: str  # a seat, `draw`, `box`, or `held` by Raising Heck
    count: int
    lacks: tuple[str, ...] = ()


def with_chain(view: SomeView, chain: Ask) -> SomeView:
    """A view whose open window also says who made the play and who has answered it with a Nope."""
    if view.ask is None or view.ask.what != "window":
        return view
    return replace(view, ask=replace(view.ask, by=chain.by, nopes=chain.nopes))
