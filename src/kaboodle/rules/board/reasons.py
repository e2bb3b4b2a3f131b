"""Why a move is not legal now, in a sentence with the rule's id."""

from kaboodle.rules.board.kernel import Game
from kaboodle.rules.board.kinds import ADD_MAGNET, DEFUSE, NOPE, PICKPOCKET
from kaboodle.rules.board.what import (
    DISCARD,
    EITHER,
    FACE,
    KEPT,
    NONE,
    NOW,
    ORDER,
    PLACE,
    SWAP,
    TARGET,
    TURN,
    WINDOW,
)
from kaboodle.rules.board.wording import LETTERS, TITLE, Said
from kaboodle.rules.notation import letters_of

# What a seat that is asked may answer, with its rule.
OPEN = {
    TURN: "it is your turn: play a card, or say done (BG-12)",
    TARGET: "say whose pocket you pick (B-25)",
    WINDOW: "first say nope or pass (B-18)",
    NOW: "before the disc is turned you may only say add-magnet or pass (B-82)",
    PLACE: "first hide the magnet in the movement deck (BG-26)",
    ORDER: "first put the discs back: order 1 2 3, or another order",
    EITHER: "first choose: move, or flip-it (BG-18)",
    FACE: "you are on a Kitten: defuse or explode (BG-32)",
    SWAP: "first say with whom you swap (BG-34)",
    DISCARD: "first discard down to 3 cards (BG-35)",
}


def not_open(game: Game) -> str:
    """What the asked seat has to answer instead."""
    return OPEN[game.decision]


def not_asked(game: Game, seat: int, said: Said) -> str:
    """Why a seat that is not asked may not make this move."""
    if game.over:
        return f"the game is over, {letters_of(game.winners)} won (BG-04)"
    if game.decision == NOW and seat == game.current:
        return "you are done, and that is final; the others may still add a magnet (B-82)"
    if game.decision in (WINDOW, NOW):
        if seat != game.topmost:
            return "you have already let it happen (B-18)"
        return "you may not Nope your own card (B-19)" if said.verb == "nope" else "first the others may Nope (B-18)"
    if said.verb == "nope":
        return "there is nothing to Nope now (B-18)"
    return f"it is not your turn, the game waits for {LETTERS[game.waiting[0]]} (BG-14)"


def not_held(game: Game, seat: int, cards: tuple[int, ...]) -> str:
    """Which of these cards the seat does not hold."""
    hand = game.hand_list(seat)
    for kind in cards:
        if hand[kind] == 0:
            return f"you do not hold {TITLE[kind]}"
        if hand[kind] < cards.count(kind):
            return f"you hold only {hand[kind]} {TITLE[kind]}"
    return ""


def not_played(game: Game, seat: int, said: Said) -> str:
    """Why the seat on turn cannot play this card."""
    (kind,) = said.cards
    if kind == NOPE:
        return "Nope is an answer to a card, not a play (B-82)"
    if kind == DEFUSE:
        return "Defuse is an answer to a Kitten, not a play (BG-32)"
    fault = not_held(game, seat, said.cards)
    if fault:
        return fault
    if kind == ADD_MAGNET:
        return "there is no magnet left to add (B-81)"
    if kind == PICKPOCKET:
        return not_target(game, seat, said.seat) if said.seat != NONE else "nobody has a card to take (B-25)"
    return ""


def not_target(game: Game, seat: int, target: int) -> str:
    """Why a seat cannot be the target."""
    return "you cannot choose yourself (B-25)" if target == seat else f"{LETTERS[target]} has no cards (B-25)"


def too_many(game: Game, seat: int, cards: tuple[int, ...]) -> str:
    """Whether more would be discarded than has to be."""
    surplus = game.size_of(seat) - KEPT
    return f"you keep 3 cards, so {surplus} go and no more (BG-35)" if len(cards) > surplus else ""
