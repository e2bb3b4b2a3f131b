"""Everything one seat knows of a game, and nothing else: what a player, a bot or a screen is given."""

import msgspec
from msgspec.structs import replace


class Ask(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the game waits for, as all may know it; `yours` says whether this seat may answer."""

    id: int
    what: str
    seat: str | None = None  # who is asked, when it is one seat
    yours: bool = False
    cards: tuple[str, ...] = ()  # the play that a window is about
    target: str | None = None
    named: str | None = None
    stands: bool = True  # False while the play is Noped
    victim: str | None = None  # whom an attack that lies there and stands would hit
    turns: int = 0  # those that the victim would then have to take
    topmost: str | None = None  # whose card lies on top
    by: str | None = None  # who made the play that a window is about
    nopes: tuple[str, ...] = ()  # who has answered with a Nope, one after another
    held: str | None = None  # the card in question, if this seat knows it
    laid: str | None = None  # the card before the duel's other player, for the seat that laid it


class KittensSeat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat as another sees it."""

    seat: str
    alive: bool
    cards: int
    godcat: bool = False
    known: dict[str, int] = {}  # cards sure to be in this hand
    lacks: tuple[str, ...] = ()  # titles that none of its unknown cards has


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


class KittensView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="kittens"):
    """A game of kittens from one seat, or as a spectator (seat None)."""

    edition: str
    options: dict[str, str]
    seat: str | None
    hand: dict[str, int]
    seats: tuple[KittensSeat, ...]
    pile: int
    kittens: int  # still hidden
    pile_known: tuple[PlaceKnown, ...] = ()
    pile_safe: tuple[int, ...] = ()  # places of no Kitten, before those that others hid
    loose: int = 0  # Kittens that others hid, anywhere below the first `firm` cards
    firm: int = 0
    unseen: dict[str, int] = {}  # cards that this seat cannot place, without the loose Kittens
    blanks: tuple[Blanks, ...] = ()  # the places where they can be
    maybe: tuple[Maybe, ...] = ()
    discard: tuple[str, ...] = ()
    mat: tuple[str, ...] = ()
    box: dict[str, int] = {}  # removed, and everybody knows it
    box_hidden: int = 0
    box_known: dict[str, int] = {}  # hidden there, but this seat knows
    turn: str | None = None
    owed: int = 1
    attacked: bool = False
    ask: Ask | None = None
    winners: tuple[str, ...] = ()


class MantisSeat(msgspec.Struct, frozen=True, kw_only=True):
    """One seat: its Tank by colour and how many cards it has scored."""

    seat: str
    tank: dict[str, int]
    score: int


class MantisView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="mantis"):
    """A game of Mantis; all seats know the same."""

    edition: str
    options: dict[str, str]
    seat: str | None
    seats: tuple[MantisSeat, ...]
    pile: int
    goal: int
    top: tuple[str, ...] = ()  # the three colours on the back of the top card
    fronts: tuple[str, ...] = ()  # those of them that its front can be: each back exists once with each
    unseen: dict[str, int] = {}  # backs not flipped yet, by their colours
    turn: str | None = None
    ask: Ask | None = None
    winners: tuple[str, ...] = ()


class BoardSeat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat of the board game as another sees it."""

    seat: str
    space: int  # 0 is the Litter Box
    cards: int
    known: dict[str, int] = {}  # cards sure to be in this hand
    lacks: tuple[str, ...] = ()  # titles that none of its unknown cards has


class BoardView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="board"):
    """A board game from one seat, or as a spectator (seat None)."""

    edition: str
    options: dict[str, str]
    seat: str | None
    hand: dict[str, int]
    seats: tuple[BoardSeat, ...]
    side: str  # the one that is up
    calm: tuple[str, ...]  # from the Litter Box on: how many cards a space gives, or kitten
    chaos: tuple[str, ...]
    goal: int  # the Bow
    loop_back: int
    draw: int  # the action deck
    discs: int  # the movement deck
    magnets: int  # in the supply
    discs_left: dict[str, int] = {}  # what the movement deck holds, as anyone can count
    discs_known: tuple[PlaceKnown, ...] = ()
    discs_next: dict[str, int] = {}  # the discs that can be the next one, each with its weight
    unseen: dict[str, int] = {}  # cards that this seat cannot place
    blanks: tuple[Blanks, ...] = ()  # the places where they can be
    used: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    maybe: tuple[Maybe, ...] = ()
    turn: str | None = None
    turns: int = 0
    ask: Ask | None = None
    winners: tuple[str, ...] = ()


View = KittensView | MantisView | BoardView


def with_chain(view: View, chain: Ask) -> View:
    """A view that says who made the play that its window is about, and whose Nopes lie on it."""
    if view.ask is None or view.ask.what != "window":
        return view
    return replace(view, ask=replace(view.ask, by=chain.by, nopes=chain.nopes))
