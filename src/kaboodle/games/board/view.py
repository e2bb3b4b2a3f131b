"""The view of a board game: what a seat sees and what it remembers, as plain data."""

from collections.abc import Iterator
from functools import lru_cache
from math import gcd, lcm

import msgspec
from msgspec import field

from kaboodle.core.views import Ask, Blanks, Maybe, PlaceKnown, View
from kaboodle.games.board.card_ids import BY_SLUG
from kaboodle.games.board.codes import CODES, EITHER, KITTEN, KNOWN, NONE, NOW, UNKNOWN, WINDOW
from kaboodle.games.board.kernel import Game, Mind
from kaboodle.games.board.text.discs import DISC_SLUG
from kaboodle.games.board.text.words import LETTERS, SLUG

# In the order of the kernel.
DECISIONS = ("turn", "target", "window", "now", "place", "order", "either", "face", "swap", "discard", "over")
SIDES = ("calm", "chaos")


class BoardSeat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat of the board game as another sees it."""

    seat: str
    space: int  # 0 is the Litter Box
    cards: int
    known: dict[str, int] = {}  # cards sure to be in this hand
    lacks: tuple[str, ...] = ()  # titles that none of its unknown cards has


class BoardView(View, frozen=True, kw_only=True, omit_defaults=True, tag="board"):
    """A board game from one seat, or as a spectator (seat None)."""

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
    discs_left: dict[str, int] = field(default_factory=dict)  # what the movement deck holds, as anyone can count
    discs_known: tuple[PlaceKnown, ...] = ()
    discs_next: dict[str, int] = field(default_factory=dict)  # the discs that can be the next one, each with its weight
    unseen: dict[str, int] = field(default_factory=dict)  # cards whose place this seat does not know
    blanks: tuple[Blanks, ...] = ()  # the places where they can be
    used: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    maybe: tuple[Maybe, ...] = ()
    turn: str | None = None
    turns: int = 0
    ask: Ask | None = None
    winners: tuple[str, ...] = ()


def view_of(blinded: Game, mind: Mind | None, seat: int, slug: str, chosen: dict[str, str]) -> BoardView:
    """Everything a seat knows; seat -1 without a mind is a spectator."""
    return BoardView(
        edition=slug,
        options=chosen,
        seat=LETTERS[seat] if seat >= 0 else None,
        hand=by_slug(blinded.hand_list(seat)) if seat >= 0 else {},
        seats=tuple(seat_view(blinded, mind, other) for other in range(blinded.players)),
        side=SIDES[blinded.side],
        calm=side_view(blinded, 0),
        chaos=side_view(blinded, 1),
        goal=blinded.goal,
        loop_back=blinded.loop_to,
        draw=blinded.pile_size,
        discard=tuple(SLUG[kind] for kind in blinded.discard_list()),
        discs=blinded.disc_count,
        discs_left=discs_left(blinded),
        discs_known=tuple(
            PlaceKnown(card=DISC_SLUG[code], first=first, last=last)
            for first, last, code in (mind.discs_known() if mind else [])
        ),
        discs_next=discs_next(mind) if mind else discs_left(blinded),
        unseen=by_slug(unseen_cards(blinded, mind)) if mind else {},
        blanks=tuple(blanks_of(blinded, mind)) if mind else (),
        used=tuple(DISC_SLUG[code] for code in blinded.used_list()),
        magnets=blinded.supply,
        maybe=tuple(
            Maybe(card=SLUG[kind], where={LETTERS[p]: w for p, w in enumerate(weights) if w})
            for kind, weights in (mind.floating() if mind else [])
        ),
        turn=None if blinded.over else LETTERS[blinded.current],
        turns=blinded.turns,
        ask=None if blinded.over else ask_view(blinded, seat),
        winners=tuple(LETTERS[other] for other in range(blinded.players) if blinded.winners >> other & 1),
    )


def by_slug(counts: list[int]) -> dict[str, int]:
    """Counts by card name."""
    return {SLUG[kind]: count for kind, count in enumerate(counts) if count}


def side_view(game: Game, side: int) -> tuple[str, ...]:
    """A side from the Litter Box on: how many cards each space gives, or `kitten`. Both are public: B-87."""
    return tuple("kitten" if number == KITTEN else str(number) for number in game.side_list(side))


def discs_left(game: Game) -> dict[str, int]:
    """What the movement deck holds, as anyone can count: all discs but the used ones and the supply."""
    used = game.used_list()
    left = {slug: game.wheel_list()[code] - used.count(code) for code, slug in DISC_SLUG.items()}
    left["magnet"] -= game.supply
    return {slug: count for slug, count in left.items() if count}


def discs_next(mind: Mind) -> dict[str, int]:
    """The discs that can be on top of the movement deck, each with its weight."""
    return {DISC_SLUG[code]: weight for code, weight in enumerate(next_disc_weights(mind)) if weight}


def next_disc_weights(mind: Mind) -> list[int]:
    """The exact weight of each disc, by code, as the next one; without a common factor, all 0 if there is none."""
    weights = [0] * CODES
    tops = mind.tops()
    unknown = [mind.unknown_in_row(row) if code == UNKNOWN else 1 for row, (code, _) in enumerate(tops)]
    whole = lcm(*unknown)
    for row, (code, odds) in enumerate(tops):
        share = odds * (whole // unknown[row])
        if code != UNKNOWN:
            weights[code - KNOWN] += share
            continue
        for disc in range(CODES):
            weights[disc] += share * mind.unnamed(row, disc)
    shared = gcd(*weights)
    return [weight // shared for weight in weights] if shared else weights


def unseen_cards(game: Game, mind: Mind) -> list[int]:
    """The cards whose place a mind does not know: the deck without all visible and known cards."""
    places = [mind.sure_of(place) for place in range(game.players)]
    seen = map(sum, zip(game.hand_list(mind.me), *places, strict=True))
    unseen = [count - found for count, found in zip(game.deck_list(), seen, strict=True)]
    for kind in game.discard_list():
        unseen[kind] -= 1
    return unseen


def blanks_of(game: Game, mind: Mind) -> Iterator[Blanks]:
    """Every place of cards that a mind does not know, by what they are not."""
    for place in range(game.players):
        for mask, count in mind.classes_of(place):
            yield Blanks(where=LETTERS[place], count=count, lacks=titles_in(mask))
    if game.pile_size:
        yield Blanks(where="draw", count=game.pile_size)


@lru_cache(maxsize=1024)
def titles_in(mask: int) -> tuple[str, ...]:
    """The cards in a set."""
    return tuple(slug for slug, kind in BY_SLUG.items() if mask >> kind & 1)


def seat_view(game: Game, mind: Mind | None, seat: int) -> BoardSeat:
    """One seat as the mind's owner sees it."""
    mine = mind is not None and mind.me == seat
    known = mind.sure_of(seat) if mind and not mine else []
    mask = -1
    for barred, _ in mind.classes_of(seat) if mind and not mine else []:
        mask &= barred
    return BoardSeat(
        seat=LETTERS[seat],
        space=game.space_of(seat),
        cards=game.size_of(seat),
        known=by_slug(known),
        lacks=() if mask == -1 else titles_in(mask),
    )


def ask_view(game: Game, seat: int) -> Ask:
    """The open question. It does not reveal who has passed in a window."""
    window = game.decision == WINDOW
    asked_all = game.decision in (WINDOW, NOW)
    return Ask(
        id=game.ask,
        what=DECISIONS[game.decision],
        seat=None if asked_all else LETTERS[game.actor],
        yours=seat >= 0 and seat in game.waiting,
        cards=(SLUG[game.effect],) if window else (),
        target=LETTERS[game.target] if window and game.target != NONE else None,
        stands=not (window and game.noped),
        topmost=LETTERS[game.topmost] if asked_all else None,
        held=DISC_SLUG[game.held] if game.decision == EITHER else None,
    )
