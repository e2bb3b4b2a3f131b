"""The kittens family for the table: three editions on one kernel."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from kaboodle.family import outcome, redealt
from kaboodle.rules.kittens import editions, events, kernel, knowledge, moves, positions
from kaboodle.rules.kittens.deck import NEVER
from kaboodle.rules.kittens.kernel import Game, Mind
from kaboodle.rules.kittens.kinds import BY_SLUG, DEVILCAT, GODCAT, KITTEN
from kaboodle.rules.kittens.observing import observe
from kaboodle.rules.kittens.what import (
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
from kaboodle.rules.kittens.wording import LETTERS, SLUG
from kaboodle.rules.options import Edition
from kaboodle.told import by_seat, split_told, with_told
from kaboodle.views import Ask, Blanks, KittensSeat, KittensView, Maybe, PlaceKnown

DECISIONS = (  # in the kernel's order
    *("turn", "target", "name", "five", "window", "give", "pick", "take", "face", "hide"),
    *("heck", "lay", "swap", "devil", "over"),
)

ATTACKS = ("attack", "targeted-attack")


class Kittens:
    """Original, Good vs Evil and the 2-Player Edition."""

    editions: Mapping[str, Edition] = editions.EDITIONS
    compiled = kernel.COMPILED

    def set_up(self, slug: str, players: int, chosen: Mapping[str, str], starter: int) -> Game:
        """A game before the deal."""
        return editions.set_up(slug, players, chosen, starter)

    def minds(self, game: Game) -> list[Mind]:
        """Minds for a game just dealt, whose deal they are about to follow."""
        return knowledge.first_minds(game)

    def follow(self, mind: Mind, record: tuple[int, ...]) -> None:
        """Let a mind take in a record as its seat saw it."""
        mind.see(*record[:6])

    def describe(self, record: tuple[int, ...]) -> dict[str, object]:
        """A record by name."""
        return events.describe(record)

    def parse_move(self, game: Game, seat: int, text: str) -> tuple[int, ...]:
        """The stages that a text says."""
        return moves.parse_move(game, seat, text)

    def move_text(self, game: Game, stages: tuple[int, ...]) -> str:
        """The text of a whole move."""
        return moves.move_text(game, stages)

    def whole_moves(self, game: Game, seat: int) -> Iterator[tuple[int, ...]]:
        """Every complete legal move."""
        return moves.whole_moves(game, seat)

    def list_moves(self, game: Game, seat: int) -> dict[str, tuple[int, ...]]:
        """Every complete legal move by its text."""
        return moves.list_moves(game, seat)

    def position_text(self, game: Game, minds: Sequence[Mind]) -> str:
        """The position, and what each living seat knows beyond what lies open."""
        known = ((mind.me, knowledge.knowledge_text(game, mind)) for mind in minds if game.is_alive(mind.me))
        return with_told(positions.position_text(game), known)

    def read_position(self, text: str, slug: str, chosen: Mapping[str, str]) -> tuple[Game, list[Mind]]:
        """A game and its minds from a position."""
        position, told = split_told(text)
        game = positions.read_position(position, slug, chosen)
        known = enumerate(by_seat(told, game.players))
        return game, [knowledge.read_knowledge(text_of, game, seat) for seat, text_of in known]

    def blind(self, game: Game, seat: int) -> Game:
        """What a seat sees of the state itself."""
        known = kernel.blind(game, seat)
        known.secret = None  # type: ignore[assignment]  # or whoever holds the copy could recompute the whole deal
        return known

    def redeal(self, blinded: Game, mind: Mind, seed: int) -> Game:
        """A full state that the mind's seat cannot tell from the true one."""
        return redealt(blinded.clone(), mind, kernel.Engine(), seed)

    def asks(self, game: Game) -> str:
        """What the game waits for, in a word."""
        return DECISIONS[game.decision]

    def pile(self, game: Game) -> list[str]:
        """The draw pile, top first."""
        return [SLUG[kind] for kind in game.pile_list()]

    def observe(self, blinded: Game, mind: Mind, seat: int) -> list[int]:
        """What a seat knows as numbers."""
        return observe(blinded, mind, seat)

    def thinker(self, blinded: Game, mind: Mind, seat: int, seed: int) -> kernel.Thinker:
        """A search for the mind's seat."""
        return kernel.Thinker(blinded, mind.copy(), seed)

    def simulate(self, game: Game, seed: int, games: int) -> dict[str, Any]:
        """Random games inside the kernel."""
        tally = kernel.Tally()
        kernel.play_random(game, seed, games, tally)
        return outcome(tally, game.players)

    def view(self, blinded: Game, mind: Mind | None, seat: int, slug: str, chosen: dict[str, str]) -> KittensView:
        """Everything a seat knows, from what it sees and what it remembers."""
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
                Maybe(card=SLUG[kind], where={knowledge.place_name(p): w for p, w in enumerate(weights) if w})
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
    """Kittens put in minus those in sight: how many the draw pile still holds, as anyone can count."""
    shown = game.discard_list().count(KITTEN) + game.open_box_list()[KITTEN]
    return game.deck_list()[KITTEN] - shown - (1 if game.decision in (FACE, HIDE) else 0)


def unseen_cards(game: Game, mind: Mind) -> list[int]:
    """The cards that a mind cannot place: the whole deck without all that is in sight or sure, and loose Kittens."""
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
            yield Blanks(where=knowledge.place_name(place), count=count, lacks=titles_in(mask))
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
    """What is open now. Who has passed in a window is nobody else's business."""
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
    """Whom an attack hits, and the turns owed then, if everybody lets it happen: the kernel is asked on a copy."""
    after = game.clone()
    while after.decision == WINDOW:
        after.apply(after.waiting[0], PASS)
    return LETTERS[after.current], after.owed


def held_card(game: Game, mind: Mind | None) -> str | None:
    """The card that is being decided on, if it lies open to this seat, or the seat knows it from before.  GE-47"""
    if game.decision not in (FACE, HIDE, HECK):
        return None
    if game.held not in (NONE, BLANK):
        return SLUG[game.held]
    return SLUG[mind.held_code - KNOWN] if mind is not None and mind.held_code >= KNOWN else None


def laid_card(game: Game) -> str | None:
    """What lies face down before the duel's other player, when that is not erased.  GE-28"""
    if game.decision != SWAP or game.devil_seat < 0:
        return None
    return "devilcat" if game.devil_seat == game.target else "godcat"
