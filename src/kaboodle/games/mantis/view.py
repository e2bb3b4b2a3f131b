"""The view of a Mantis game: everything is public but the draw pile."""

import msgspec
from msgspec import field

from kaboodle.core.views import Ask, View
from kaboodle.games.mantis.cards import CARDS, COLOURS, NO_BACK, TRIPLES, back_colours, back_of, back_text, front_of
from kaboodle.games.mantis.kernel import Game
from kaboodle.games.mantis.text.moves import LETTERS


class MantisSeat(msgspec.Struct, frozen=True, kw_only=True):
    """One seat: its Tank by colour and how many cards it has scored."""

    seat: str
    tank: dict[str, int]
    score: int


class MantisView(View, frozen=True, kw_only=True, omit_defaults=True, tag="mantis"):
    """A game of Mantis; all seats know the same."""

    seats: tuple[MantisSeat, ...]
    pile: int
    goal: int
    top: tuple[str, ...] = ()  # the three colours on the back of the top card
    fronts: tuple[str, ...] = ()  # those of them that its front can be: each back exists once with each
    unseen: dict[str, int] = field(default_factory=dict)  # backs not flipped yet, by their colours
    turn: str | None = None
    ask: Ask | None = None
    winners: tuple[str, ...] = ()


def view_of(blinded: Game, seat: int, slug: str, chosen: dict[str, str]) -> MantisView:
    """What everybody knows; of score piles only how many cards they hold (MA-23, B-66). Seat -1 is a spectator."""
    top = blinded.top_back()
    return MantisView(
        edition=slug,
        options=chosen,
        seat=LETTERS[seat] if seat >= 0 else None,
        seats=tuple(seat_view(blinded, other) for other in range(blinded.players)),
        pile=blinded.pile_size,
        goal=blinded.goal,
        top=() if top == NO_BACK else tuple(back_colours(top)),
        fronts=tuple(top_fronts(blinded)),
        unseen={back_text(back): count for back, count in unseen_backs(blinded) if count},
        turn=None if blinded.over else LETTERS[blinded.current],
        ask=None if blinded.over else ask_view(blinded, seat),
        winners=tuple(LETTERS[other] for other in range(blinded.players) if blinded.winners >> other & 1),
    )


def seat_view(blinded: Game, seat: int) -> MantisSeat:
    """One seat: its Tank by colour, and how many cards it has scored."""
    tank = {colour: count for colour, count in zip(COLOURS, blinded.tank_list(seat), strict=True) if count}
    return MantisSeat(seat=LETTERS[seat], tank=tank, score=blinded.score_of(seat))


def ask_view(game: Game, seat: int) -> Ask:
    """Whose turn it is."""
    return Ask(id=game.ask, what="turn", seat=LETTERS[game.current], yours=seat in game.waiting)


def unseen_backs(blinded: Game) -> list[tuple[int, int]]:
    """How many cards of each back have not been flipped yet: public, since every flipped card was seen.  B-66"""
    counts = [0] * len(TRIPLES)
    for card, seen in enumerate(blinded.exposed_list()):
        counts[back_of(card)] += 1 - seen
    return list(enumerate(counts))


def top_fronts(blinded: Game) -> list[str]:
    """The colours that the top card's front can be: its back's, but for cards that were flipped before.  B-66"""
    back = blinded.top_back()
    seen = blinded.exposed_list()
    return [COLOURS[front_of(card)] for card in range(CARDS) if back_of(card) == back and not seen[card]]
