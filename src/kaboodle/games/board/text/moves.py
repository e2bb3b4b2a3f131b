"""Moves as text: a whole move is one line, though the kernel asks for some of them in stages."""

from collections.abc import Iterator

from kaboodle.core.errors import NotNow, Unreadable
from kaboodle.core.notation import BOTTOM
from kaboodle.games.board.card_ids import ADD_MAGNET, DEFUSE, NOPE, PICKPOCKET
from kaboodle.games.board.codes import (
    AT,
    CHOOSE,
    DEFUSE_IT,
    DISCARD,
    DONE,
    EITHER,
    EXPLODE,
    FACE,
    FLIP_IT,
    HIDE_AT,
    MOVE_IT,
    NONE,
    NOPE_IT,
    NOW,
    ORDER,
    ORDER_AS,
    ORDERS,
    PASS,
    PLACE,
    PLAY,
    SEEN,
    SWAP,
    TARGET,
    TURN,
    WINDOW,
)
from kaboodle.games.board.kernel import Game
from kaboodle.games.board.text.refusals import not_asked, not_held, not_open, not_played, not_target, too_many
from kaboodle.games.board.text.words import LETTERS, SLUG, TITLE, Said, hear, order_text, play_text
from kaboodle.words import Phrase, phrase

# Moves that are one word, by the decision they answer.
SIMPLE = {
    TURN: {"done": DONE},
    WINDOW: {"pass": PASS, "nope": NOPE_IT},
    NOW: {"pass": PASS},
    FACE: {"defuse": DEFUSE_IT, "explode": EXPLODE},
    EITHER: {"move": MOVE_IT, "flip-it": FLIP_IT},
}
TEXTS = {move: word for words in SIMPLE.values() for word, move in words.items()}
SPENT = {"nope": NOPE, "defuse": DEFUSE}  # words that use a card up


def move_text(game: Game, stages: tuple[int, ...]) -> str:
    """The canonical text of a whole legal move, or of a play whose first stage is already made."""
    move = stages[0]
    if move in TEXTS:
        return TEXTS[move]
    match game.decision:
        case decision if decision in (TURN, NOW, TARGET):
            return whole_play(game, stages)
        case decision if decision == PLACE:
            return f"hide@{move - HIDE_AT}"
        case decision if decision == ORDER:
            return order_text(move - ORDER_AS, min(SEEN, game.disc_count))
        case decision if decision == SWAP:
            return f"swap>{LETTERS[move - AT]}"
    return "discard " + "+".join(SLUG[stage - CHOOSE] for stage in stages)


def whole_play(game: Game, stages: tuple[int, ...]) -> str:
    """A card with its target, which the kernel may not have needed to ask for."""
    kind = PICKPOCKET if game.decision == TARGET else stages[0] - PLAY
    if kind != PICKPOCKET:
        return play_text(kind, NONE)
    if stages[-1] >= AT:
        return play_text(kind, stages[-1] - AT)
    choices = game.targets()
    if choices & (choices - 1):
        raise ValueError(f"{stages} is only a part of a move")
    return play_text(kind, choices.bit_length() - 1)


def whole_moves(game: Game, seat: int) -> Iterator[tuple[int, ...]]:
    """Every complete legal move of a seat, each as its stages; cards to discard are listed one at a time."""
    for move in game.legal(seat):
        choices = game.targets() if game.decision == TURN and move == PLAY + PICKPOCKET else 0
        if choices & (choices - 1):
            yield from ((move, AT + other) for other in range(game.players) if choices >> other & 1)
        else:
            yield (move,)


def why_not(game: Game, seat: int, text: str) -> str:
    """Why a seat may not make this move now, in English; empty if it may."""
    try:
        parse_move(game, seat, text)
    except (Unreadable, NotNow) as trouble:
        return str(trouble)
    return ""


def parse_move(game: Game, seat: int, text: str) -> tuple[int, ...]:
    """The stages of a move, to be applied one after another; Unreadable or NotNow for anything else."""
    said = hear(game.players, text)
    if seat < 0 or seat >= game.players:
        raise NotNow("refusal-no-seat-number", number=seat)
    if seat not in game.waiting:
        raise NotNow(not_asked(game, seat, said))
    simple = SIMPLE.get(game.decision, {}).get(said.verb)
    if simple is not None:
        spent = (SPENT[said.verb],) if said.verb in SPENT else ()
        return (listed(game, seat, simple, not_held(game, seat, spent)),)
    if game.decision == TURN:
        return parse_play(game, seat, said)
    if game.decision == NOW and said.verb == "play" and said.seat == NONE:
        fault = not_held(game, seat, said.cards) if said.cards == (ADD_MAGNET,) else None
        return (listed(game, seat, PLAY + said.cards[0], fault),)
    if game.decision == TARGET and said.verb == "play" and said.cards == (PICKPOCKET,) and said.seat != NONE:
        return (listed(game, seat, AT + said.seat, not_target(game, seat, said.seat)),)
    if game.decision == PLACE and said.verb == "hide":
        return (parse_hide(game, seat, said.place),)
    if game.decision == ORDER and said.verb == "order":
        return (parse_order(game, seat, said.order),)
    if game.decision == SWAP and said.verb == "swap":
        return (parse_swap(game, seat, said.seat),)
    if game.decision == DISCARD and said.verb == "discard":
        return parse_discard(game, seat, said.cards)
    raise NotNow(not_open(game))


def listed(game: Game, seat: int, move: int, fault: Phrase | None = None) -> int:
    """A move that must be legal; if not, the error says why."""
    if move not in game.legal(seat):
        raise NotNow(fault or not_open(game))
    return move


def parse_play(game: Game, seat: int, said: Said) -> tuple[int, ...]:
    """A card on one's own turn, with its target where it has one."""
    if said.verb in SPENT:
        said = Said("play", (SPENT[said.verb],))
    if said.verb != "play":
        raise NotNow(not_open(game))
    (kind,) = said.cards
    first = listed(game, seat, PLAY + kind, not_played(game, seat, said))
    if kind != PICKPOCKET:
        if said.seat != NONE:
            raise NotNow("refusal-not-aimed", "B-25", card=TITLE[kind])
        return (first,)
    choices = game.targets()
    if said.seat != NONE and not choices >> said.seat & 1:
        raise NotNow(not_target(game, seat, said.seat))
    if not choices & (choices - 1):
        return (first,)
    if said.seat == NONE:
        names = tuple(f">{LETTERS[other]}" for other in range(game.players) if choices >> other & 1)
        raise NotNow("board-refusal-whose", "B-25", seats=names)
    return (first, AT + said.seat)


def parse_hide(game: Game, seat: int, place: int) -> int:
    """Where the magnet goes."""
    places = game.disc_count + 1
    chosen = game.disc_count if place == BOTTOM else place
    if chosen >= places:
        raise NotNow("refusal-only-places", "BG-26", count=places, last=places - 1)
    return listed(game, seat, HIDE_AT + chosen)


def parse_order(game: Game, seat: int, said: tuple[int, ...]) -> int:
    """In which order the discs go back."""
    count = min(SEEN, game.disc_count)
    if len(said) != count:
        raise NotNow("board-refusal-discs", count=count)
    wanted = [number - 1 for number in said] + list(range(count, SEEN))
    orders = [ORDERS[start : start + SEEN] for start in range(0, len(ORDERS), SEEN)]
    return listed(game, seat, ORDER_AS + orders.index(wanted))


def parse_swap(game: Game, seat: int, other: int) -> int:
    """Whom to swap with, of those in last place."""
    if other == NONE:
        names = tuple(f"swap>{LETTERS[move - AT]}" for move in game.legal(seat))
        raise NotNow("board-refusal-swap", "BG-34", moves=names)
    return listed(game, seat, AT + other, phrase("board-refusal-not-last", "BG-33", seat=LETTERS[other]))


def parse_discard(game: Game, seat: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """One or several of the cards to go."""
    fault = not_held(game, seat, cards) or too_many(game, seat, cards)
    if fault is not None:
        raise NotNow(fault)
    return tuple(CHOOSE + kind for kind in cards)
