"""The heuristic of the board game: know where the disc leads, keep the Defuse, and stop a player about to win."""

from collections.abc import Sequence
from random import Random

from kaboodle.games.board.landing import Landing, landing_of, other_side, own_space, walk, what_is_at
from kaboodle.games.board.view import BoardView

# From the card to discard first to the card to keep longest.
WORTH = (
    *("reveal-the-future", "see-the-future", "draw-from-the-bottom", "shuffle", "pickpocket", "alter-the-future"),
    *("flip", "skip", "super-move-1", "super-move-2", "super-move-3", "super-move-4", "add-magnet", "nope", "defuse"),
)
CLOSE = 6  # spaces from the Bow at which a player is about to win
WIN, NEAR, STEP, CARD, DEFUSE = 100.0, 8.0, 0.3, 0.5, 2.0  # what they are worth
KEPT = 3  # cards kept after an explosion
DANGER = -0.5  # a turn with a lower value is avoided
LOOKS = ("alter-the-future", "see-the-future", "reveal-the-future")


def choose(view: BoardView, moves: Sequence[str], rng: Random) -> str:
    """Choose one of at least two moves."""
    assert view.ask is not None
    match view.ask.what:
        case "turn":
            return on_turn(view, moves, rng)
        case "window":
            return "nope" if "nope" in moves and wants_nope(view, rng) else "pass"
        case "now":
            return "add-magnet" if "add-magnet" in moves and wants_magnet(view, rng) else "pass"
        case "place":
            return moves[0] if view.turn != view.seat else moves[min(1 + rng.randrange(2), len(moves) - 1)]
        case "order":
            return max(moves, key=lambda move: promise(view, known_disc(view, int(move.split()[1]) - 1), view.side))
        case "either":
            steps = int(str(view.ask.held).rpartition("-")[2])
            return "move" if promise(view, f"move-{steps}", view.side) > 0 else "flip-it"
        case "face":
            return "defuse" if "defuse" in moves and last_of_others(view) < own_space(view) else "explode"
        case "discard":
            return min(moves, key=worth)
    return rng.choice(moves)  # whom to swap with


def worth(move: str) -> int:
    """How much one would like to keep the card of `discard X`; a card that is not in the order least of all."""
    card = move.partition(" ")[2]
    return WORTH.index(card) if card in WORTH else -1


def on_turn(view: BoardView, moves: Sequence[str], rng: Random) -> str:
    """Play a card, or say done."""
    leaps = [move for move in moves if move.startswith("super-move-")]
    for move in leaps:
        if walk(view, int(move[-1])) == view.goal or to_bow(view) in leaping(view):
            return move
    robberies = [move for move in moves if move.startswith("pickpocket")]
    if robberies:
        cards = {seat.seat: seat.cards for seat in view.seats}
        return max(robberies, key=lambda move: cards[move[-1]])
    stay = outlook(view, view.side)
    looked = known_disc(view, 0) is not None
    if not looked and (stay < 0 or to_bow(view) <= CLOSE):
        look = next((card for card in LOOKS if card in moves), "")
        if look:
            return look
    if "flip" in moves and outlook(view, other_side(view.side)) > stay + 1:
        return "flip"
    if stay < DANGER:
        return escaping(moves, looked=looked)
    if "add-magnet" in moves and rng.random() < 0.3 and sum(view.hand.values()) > KEPT:
        return "add-magnet"
    return "done"


def to_bow(view: BoardView) -> int:
    """How many spaces are left."""
    return view.goal - own_space(view)


def leaping(view: BoardView) -> set[int]:
    """The distances that the Super Moves in hand can reach."""
    sums = {0}
    for card, count in view.hand.items():
        if card.startswith("super-move-"):
            sums |= {total + int(card[-1]) * times for total in sums for times in range(1, count + 1)}
    return sums - {0}


def escaping(moves: Sequence[str], *, looked: bool) -> str:
    """A way to avoid a bad disc."""
    ways = ("skip", "shuffle", "draw-from-the-bottom") if looked else ("skip",)
    return next((card for card in ways if card in moves), "done")


def known_disc(view: BoardView, place: int) -> str | None:
    """The disc at a place of the movement deck, if it is certain."""
    return next((it.card for it in view.discs_known if it.first == it.last == place), None)


def outlook(view: BoardView, side: str) -> float:
    """The value of the next disc when this side is up: of the known one, or the average of all that are left."""
    known = known_disc(view, 0)
    if known is not None:
        return promise(view, known, side)
    total = sum(view.discs_left.values())
    if not total:
        return 0.0
    return sum(count * promise(view, disc, side) for disc, count in view.discs_left.items()) / total


def promise(view: BoardView, disc: str | None, side: str) -> float:
    """The value of a disc for the player who turns it while this side is up."""
    landing = None if disc is None else landing_of(view, disc, side)
    if disc is None or landing is None:
        return 0.0
    there = worth_of(view, landing)
    return max(there, 0.0) if disc.startswith("move-or-flip") else there


def worth_of(view: BoardView, landing: Landing) -> float:
    """The value of ending the move on a space."""
    what = what_is_at(view, landing)
    if what == "bow":
        return WIN
    space = landing.space
    gain = STEP * (space - own_space(view)) + (NEAR if view.goal - space in leaping(view) else 0)
    if what != "kitten":
        return gain + CARD * int(what)
    exploded = STEP * (min(space, last_of_others(view)) - own_space(view))
    exploded -= CARD * max(0, sum(view.hand.values()) - KEPT)
    return max(gain - DEFUSE, exploded) if "defuse" in view.hand else exploded


def last_of_others(view: BoardView) -> int:
    """The space of the last of the other characters."""
    return min(seat.space for seat in view.seats if seat.seat != view.seat)


def wants_nope(view: BoardView, rng: Random) -> bool:
    """Whether to Nope a play against this seat or for a player about to win. A random number is drawn in any case."""
    ask = view.ask
    assert ask is not None
    willing = rng.random() < 0.6
    if ask.topmost == view.seat:
        return False
    if not ask.stands:
        return willing and view.turn == view.seat
    if view.turn == view.seat:
        return ask.cards == ("add-magnet",)
    return willing and (ask.target == view.seat or (is_close(view) and ask.cards != ("add-magnet",)))


def wants_magnet(view: BoardView, rng: Random) -> bool:
    """Whether to add a magnet against the player on turn. A random number is drawn in any case."""
    willing = rng.random() < 0.9
    lifted = last_of_others(view) >= own_space(view)  # the exploding player would swap with this seat
    return willing and (is_close(view) or lifted)


def is_close(view: BoardView) -> bool:
    """Whether the player on turn is about to win."""
    return any(seat.seat == view.turn and seat.space >= view.goal - CLOSE for seat in view.seats)
