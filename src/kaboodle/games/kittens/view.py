"""The view of a kittens game: what a seat sees and what it remembers, as plain data."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec
from msgspec import field

from kaboodle.core.views import Ask, Blanks, Maybe, PlaceKnown, View
from kaboodle.games.kittens import events
from kaboodle.games.kittens.card_ids import BY_SLUG, DEVILCAT, GODCAT, KITTEN
from kaboodle.games.kittens.cards import NEVER
from kaboodle.games.kittens.codes import (
    BLANK,
    BOX,
    FACE,
    HECK,
    HIDE,
    KNOWN,
    NO_KITTEN,
    NONE,
    PASS,
    SWAP,
    UNKNOWN,
    WINDOW,
)
from kaboodle.games.kittens.kernel import Game, Mind
from kaboodle.games.kittens.text.beliefs import place_name
from kaboodle.games.kittens.text.words import LETTERS, SLUG

DECISIONS = (  # in the kernel's order
    *("turn", "target", "name", "five", "window", "give", "pick", "take", "face", "hide"),
    *("heck", "lay", "swap", "devil", "over"),
)

ATTACKS = ("attack", "targeted-attack")


class KittensSeat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat as another sees it."""

    seat: str
    alive: bool
    cards: int
    godcat: bool = False
    known: dict[str, int] = {}  # cards sure to be in this hand
    lacks: tuple[str, ...] = ()  # titles that none of its unknown cards has


class KittensView(View, frozen=True, kw_only=True, omit_defaults=True, tag="kittens"):
    """A game of kittens from one seat, or as a spectator (seat None)."""

    hand: dict[str, int]
    seats: tuple[KittensSeat, ...]
    pile: int
    kittens: int  # still hidden
    pile_known: tuple[PlaceKnown, ...] = ()
    pile_safe: tuple[int, ...] = ()  # places of no Kitten, before those that others hid
    loose: int = 0  # Kittens that others hid, anywhere below the first `firm` cards
    firm: int = 0
    unseen: dict[str, int] = field(default_factory=dict)  # cards of unknown place, without the loose Kittens
    blanks: tuple[Blanks, ...] = ()  # the places where they can be
    maybe: tuple[Maybe, ...] = ()
    discard: tuple[str, ...] = ()
    mat: tuple[str, ...] = ()
    box: dict[str, int] = field(default_factory=dict)  # removed, and everybody knows it
    box_hidden: int = 0
    box_known: dict[str, int] = field(default_factory=dict)  # hidden there, but this seat knows
    turn: str | None = None
    owed: int = 1
    attacked: bool = False
    ask: Ask | None = None
    winners: tuple[str, ...] = ()


def view_of(blinded: Game, mind: Mind | None, seat: int, slug: str, chosen: dict[str, str]) -> KittensView:
    """Everything a seat knows; seat -1 without a mind is a spectator."""
    hidden = sum(blinded.deck_list()) - visible(blinded)
    return KittensView(
        edition=slug,
        options=chosen,
        seat=LETTERS[seat] if seat >= 0 else None,
        hand=by_slug(blinded.hand_list(seat)) if seat >= 0 else {},
        seats=tuple(seat_view(blinded, mind, other) for other in range(blinded.players)),
        pile=blinded.pile_size,
        kittens=hidden_kittens(blinded),
        pile_known=tuple(
            PlaceKnown(card=SLUG[kind], first=first, last=last)
            for first, last, kind in (mind.pile_known() if mind else [])
        ),
        pile_safe=tuple(place for place, code in enumerate(mind.pile_codes()) if code == NO_KITTEN) if mind else (),
        loose=mind.loose if mind else 0,
        firm=mind.firm if mind else 0,
        unseen=by_slug(unseen_cards(blinded, mind)) if mind else {},
        blanks=tuple(blanks_of(blinded, mind)) if mind else (),
        maybe=tuple(
            Maybe(card=SLUG[kind], where={place_name(p): w for p, w in enumerate(weights) if w})
            for kind, weights in (mind.floating() if mind else [])
        ),
        discard=tuple(SLUG[kind] for kind in blinded.discard_list()),
        mat=("godcat",) * blinded.mat_godcat + ("devilcat",) * blinded.mat_devilcat,
        box=by_slug(blinded.open_box_list()),
        box_hidden=hidden,
        box_known=by_slug(mind.sure_of(BOX)) if mind else {},
        turn=None if blinded.over else LETTERS[blinded.current],
        owed=blinded.owed,
        attacked=bool(blinded.attacked),
        ask=None if blinded.over else ask_view(blinded, mind, seat),
        winners=(LETTERS[blinded.winner],) if blinded.over else (),
    )


def by_slug(counts: list[int]) -> dict[str, int]:
    """Counts by card name."""
    return {SLUG[kind]: count for kind, count in enumerate(counts) if count}


def visible(game: Game) -> int:
    """How many cards are in hands, piles, on the mat, held aside, or openly removed: all but the hidden box."""
    hands = sum(game.size_of(seat) for seat in range(game.players))
    duel = (2 - game.mat_godcat - game.mat_devilcat) if game.deck_list()[GODCAT] else 0
    duel -= sum(game.hand_list(seat)[GODCAT] for seat in range(game.players))
    held = 0 if game.held == NONE else 1
    mat = game.mat_godcat + game.mat_devilcat
    return hands + game.pile_size + game.discard_size + sum(game.open_box_list()) + mat + held + duel


def hidden_kittens(game: Game) -> int:
    """How many Kittens the draw pile still holds: those put in minus the visible ones."""
    shown = game.discard_list().count(KITTEN) + game.open_box_list()[KITTEN]
    return game.deck_list()[KITTEN] - shown - (1 if game.decision in (FACE, HIDE) else 0)


def unseen_cards(game: Game, mind: Mind) -> list[int]:
    """The cards whose place a mind does not know: the deck without all visible and known cards and loose Kittens."""
    places = [mind.sure_of(place) for place in (*range(game.players), BOX)]
    seen = map(sum, zip(game.hand_list(mind.me), game.open_box_list(), *places, strict=True))
    unseen = [count - found for count, found in zip(game.deck_list(), seen, strict=True)]
    known = [code - KNOWN for code in (*mind.pile_codes(), mind.held_code) if code >= KNOWN]
    faced = [KITTEN] if game.decision in (FACE, HIDE) else []
    for kind in (*game.discard_list(), *known, *faced, *[KITTEN] * mind.loose):
        unseen[kind] -= 1
    unseen[GODCAT] = unseen[DEVILCAT] = 0
    return unseen


def blanks_of(game: Game, mind: Mind) -> Iterator[Blanks]:
    """Every place of cards that a mind does not know, by what they are not."""
    for place in [*range(game.players), BOX]:
        for mask, count in sorted((mask & game.titles, count) for mask, count in mind.classes_of(place)):
            yield Blanks(where=place_name(place), count=count, lacks=titles_in(mask))
    codes = mind.pile_codes()
    for where, code, count in (
        ("draw", UNKNOWN, codes.count(UNKNOWN)),
        ("draw", NO_KITTEN, codes.count(NO_KITTEN)),
        ("held", mind.held_code, int(mind.held_code in (UNKNOWN, NO_KITTEN))),
    ):
        if count:
            yield Blanks(where=where, count=count, lacks=("kitten",) if code == NO_KITTEN else ())


@lru_cache(maxsize=1024)
def titles_in(mask: int) -> tuple[str, ...]:
    """The cards in a set, but for those that no hidden hand card can be anyway."""
    return tuple(slug for slug, kind in BY_SLUG.items() if mask >> kind & 1 and not NEVER >> kind & 1)


def seat_view(game: Game, mind: Mind | None, seat: int) -> KittensSeat:
    """One seat as the mind's owner sees it."""
    mine = mind is not None and mind.me == seat
    known = mind.sure_of(seat) if mind and not mine else []
    mask = -1
    for barred, _ in mind.classes_of(seat) if mind and not mine else []:
        mask &= barred
    return KittensSeat(
        seat=LETTERS[seat],
        alive=game.is_alive(seat),
        cards=game.size_of(seat),
        godcat=bool(game.hand_list(seat)[GODCAT]),
        known=by_slug(known),
        lacks=() if mask == -1 else titles_in(mask & game.titles),
    )


def ask_view(game: Game, mind: Mind | None, seat: int) -> Ask:
    """The open question. It does not reveal who has passed in a window."""
    window = game.decision == WINDOW
    play = events.describe_play(game.move, game.five, game.named) if window else {}
    cards = play.get("cards", ())
    named = play.get("named", play.get("note"))
    assert isinstance(cards, tuple)
    attack = len(cards) == 1 and (cards[0] in ATTACKS or named in ATTACKS)  # played as itself, or by Godcat
    victim, turns = threat(game) if attack and not game.noped else (None, 0)
    return Ask(
        id=game.ask,
        what=DECISIONS[game.decision],
        seat=None if window else LETTERS[game.actor],
        yours=seat >= 0 and seat in game.waiting,
        cards=cards,
        target=LETTERS[game.target] if game.target >= 0 and window else None,
        named=str(named) if named else None,
        stands=not (window and game.noped),
        victim=victim,
        turns=turns,
        topmost=LETTERS[game.topmost] if window else None,
        held=held_card(game, mind),
        laid=laid_card(game),
    )


def threat(game: Game) -> tuple[str, int]:
    """The victim of an attack and the turns owed then if nobody Nopes it, computed on a copy."""
    after = game.clone()
    while after.decision == WINDOW:
        after.apply(after.waiting[0], PASS)
    return LETTERS[after.current], after.owed


def held_card(game: Game, mind: Mind | None) -> str | None:
    """The card that is being decided on, if this seat sees it or knows it.  GE-47"""
    if game.decision not in (FACE, HIDE, HECK):
        return None
    if game.held not in (NONE, BLANK):
        return SLUG[game.held]
    return SLUG[mind.held_code - KNOWN] if mind is not None and mind.held_code >= KNOWN else None


def laid_card(game: Game) -> str | None:
    """The face-down card before the duel's other player, if it is not erased.  GE-28"""
    if game.decision != SWAP or game.devil_seat < 0:
        return None
    return "devilcat" if game.devil_seat == game.target else "godcat"
