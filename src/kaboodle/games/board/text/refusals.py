"""Why a move is not legal now: a message of the catalogues with the rule's id."""

from kaboodle.core.notation import letters_of
from kaboodle.games.board.card_ids import ADD_MAGNET, DEFUSE, NOPE, PICKPOCKET
from kaboodle.games.board.codes import DISCARD, EITHER, FACE, KEPT, NONE, NOW, ORDER, PLACE, SWAP, TARGET, TURN, WINDOW
from kaboodle.games.board.kernel import Game
from kaboodle.games.board.text.words import LETTERS, TITLE, Said
from kaboodle.words import Phrase, phrase

# What a seat that is asked may answer, with its rule.
OPEN = {
    TURN: phrase("board-refusal-open-turn", "BG-12"),
    TARGET: phrase("board-refusal-open-target", "B-25"),
    WINDOW: phrase("refusal-window-first", "B-18"),
    NOW: phrase("board-refusal-open-now", "B-82"),
    PLACE: phrase("board-refusal-open-place", "BG-26"),
    ORDER: phrase("board-refusal-open-order"),
    EITHER: phrase("board-refusal-open-either", "BG-18"),
    FACE: phrase("board-refusal-open-face", "BG-32"),
    SWAP: phrase("board-refusal-open-swap", "BG-34"),
    DISCARD: phrase("board-refusal-open-discard", "BG-35"),
}


def not_open(game: Game) -> Phrase:
    """What the asked seat has to answer instead."""
    return OPEN[game.decision]


def not_asked(game: Game, seat: int, said: Said) -> Phrase:
    """Why a seat that is not asked may not make this move."""
    if game.over:
        return phrase("refusal-over", "BG-04", seats=letters_of(game.winners), count=game.winners.bit_count())
    if game.decision == NOW and seat == game.current:
        return phrase("board-refusal-done", "B-82")
    if game.decision in (WINDOW, NOW):
        if game.answerers() >> seat & 1:
            return phrase("refusal-passed", "B-18")
        return phrase("refusal-nope-own", "B-19") if said.verb == "nope" else phrase("refusal-others-first", "B-18")
    if said.verb == "nope":
        return phrase("refusal-nothing-to-nope", "B-18")
    return phrase("refusal-turn", "BG-14", seat=LETTERS[game.waiting[0]])


def not_held(game: Game, seat: int, cards: tuple[int, ...]) -> Phrase | None:
    """Which of these cards the seat does not hold."""
    hand = game.hand_list(seat)
    for kind in cards:
        if hand[kind] == 0:
            return phrase("refusal-not-held", card=TITLE[kind])
        if hand[kind] < cards.count(kind):
            return phrase("refusal-held-only", count=hand[kind], card=TITLE[kind])
    return None


def not_played(game: Game, seat: int, said: Said) -> Phrase | None:
    """Why the seat on turn cannot play this card."""
    (kind,) = said.cards
    if kind == NOPE:
        return phrase("refusal-nope-answer", "B-82")
    if kind == DEFUSE:
        return phrase("refusal-defuse-answer", "BG-32")
    fault = not_held(game, seat, said.cards)
    if fault is not None:
        return fault
    if kind == ADD_MAGNET:
        return phrase("board-refusal-no-magnet", "B-81")
    if kind == PICKPOCKET:
        return not_target(game, seat, said.seat) if said.seat != NONE else phrase("refusal-nobody", "B-25")
    return None


def not_target(game: Game, seat: int, target: int) -> Phrase:
    """Why a seat cannot be the target."""
    if target == seat:
        return phrase("refusal-yourself", "B-25")
    return phrase("refusal-no-cards", "B-25", seat=LETTERS[target])


def too_many(game: Game, seat: int, cards: tuple[int, ...]) -> Phrase | None:
    """Whether more would be discarded than has to be."""
    surplus = game.size_of(seat) - KEPT
    return phrase("board-refusal-keep", "BG-35", count=surplus) if len(cards) > surplus else None
