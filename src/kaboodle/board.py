"""The Board Game for the table."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from kaboodle.family import outcome, redealt
from kaboodle.packs import pack_of
from kaboodle.rules.board import editions, events, kernel, knowledge, moves, positions
from kaboodle.rules.board.chances import next_discs
from kaboodle.rules.board.discs import DISC_SLUG
from kaboodle.rules.board.kernel import Game, Mind
from kaboodle.rules.board.kinds import BY_SLUG
from kaboodle.rules.board.observing import observe
from kaboodle.rules.board.what import EITHER, KITTEN, NONE, NOW, WINDOW
from kaboodle.rules.board.wording import LETTERS, SLUG
from kaboodle.rules.options import Edition
from kaboodle.told import by_seat, split_told, with_told
from kaboodle.views import Ask, Blanks, BoardSeat, BoardView, Maybe, PlaceKnown

# In the order of the kernel.
DECISIONS = ("turn", "target", "window", "now", "place", "order", "either", "face", "swap", "discard", "over")
SIDES = ("calm", "chaos")


class Board:
    """The track, the discs, the magnets; what is in the box is the option `pack`."""

    editions: Mapping[str, Edition] = editions.EDITIONS
    compiled = kernel.COMPILED

    def set_up(self, slug: str, players: int, chosen: Mapping[str, str], starter: int) -> Game:
        """A game before the deal."""
        return editions.set_up(pack_of(chosen["pack"]), players, chosen, starter)

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
        return {moves.move_text(game, stages): stages for stages in moves.whole_moves(game, seat)}

    def position_text(self, game: Game, minds: Sequence[Mind]) -> str:
        """The position, and what each seat knows beyond what lies open."""
        known = ((mind.me, knowledge.knowledge_text(game, mind)) for mind in minds)
        return with_told(positions.position_text(game), known)

    def read_position(self, text: str, slug: str, chosen: Mapping[str, str]) -> tuple[Game, list[Mind]]:
        """A game and its minds from a position."""
        position, told = split_told(text)
        pack = pack_of(str(chosen.get("pack", editions.PACKS[0])))
        game = positions.read_position(position, pack, chosen)
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
        """The movement deck, top first."""
        return [DISC_SLUG[code] for code in game.disc_list()]

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

    def view(self, blinded: Game, mind: Mind | None, seat: int, slug: str, chosen: dict[str, str]) -> BoardView:
        """Everything a seat knows, from what it sees and what it remembers."""
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
    """A side from the Litter Box on: how many cards each space gives, or `kitten`. Both lie open: B-87."""
    return tuple("kitten" if number == KITTEN else str(number) for number in game.side_list(side))


def discs_left(game: Game) -> dict[str, int]:
    """What the movement deck holds, as anyone can count: all discs but the used ones and the supply."""
    used = game.used_list()
    left = {slug: game.wheel_list()[code] - used.count(code) for code, slug in DISC_SLUG.items()}
    left["magnet"] -= game.supply
    return {slug: count for slug, count in left.items() if count}


def discs_next(mind: Mind) -> dict[str, int]:
    """The discs that can be on top of the movement deck, each with its weight."""
    return {DISC_SLUG[code]: weight for code, weight in enumerate(next_discs(mind)) if weight}


def unseen_cards(game: Game, mind: Mind) -> list[int]:
    """The cards that a mind cannot place: the whole deck without all that is in sight or sure."""
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
    """What is open now. Who has passed in a window is nobody else's business."""
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
