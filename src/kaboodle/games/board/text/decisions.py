"""The open decision of a position as text, for every decision but an ordinary turn."""

from collections.abc import Callable

from kaboodle.core.errors import Unreadable
from kaboodle.core.notation import letters_of, seat_of, shorten
from kaboodle.games.board.card_ids import ADD_MAGNET, ALTER_THE_FUTURE, DEFUSE, NOPE, PICKPOCKET
from kaboodle.games.board.codes import (
    DISCARD,
    EITHER,
    FACE,
    FLIP_THEN_MOVE,
    FROM_BOTTOM,
    FROM_TOP,
    KEPT,
    KITTEN,
    MOVE_OR_FLIP,
    NONE,
    NOW,
    ORDER,
    PLACE,
    PLAY,
    SWAP,
    TARGET,
    WINDOW,
)
from kaboodle.games.board.kernel import Game
from kaboodle.games.board.text.discs import DISC_SLUG
from kaboodle.games.board.text.words import LETTERS, disc_of, hear, play_text

ASKS = {
    TARGET: "target",
    WINDOW: "window",
    NOW: "now",
    PLACE: "place",
    ORDER: "order",
    EITHER: "either",
    FACE: "face",
    SWAP: "swap",
    DISCARD: "discard",
}
DECISIONS = {word: decision for decision, word in ASKS.items()}


def ask_text(game: Game) -> str:
    """The open decision with its play, target and title."""
    words = [ASKS[game.decision]]
    if game.decision == WINDOW:
        words += [play_text(game.effect, game.target), "from", LETTERS[game.player], "top", LETTERS[game.topmost]]
        words += ["noped"] * game.noped
    if game.decision == PLACE:
        words.append(LETTERS[game.player])
    if game.decision == EITHER:
        words.append(DISC_SLUG[game.held])
    if game.decision in (WINDOW, NOW, PLACE) and game.done:
        words.append("done" if game.done == FROM_TOP else "bottom")
    if game.decision in (WINDOW, NOW):
        words += ["asked", letters_of(game.asked)]
    return " ".join(words)


def read_ask(game: Game, text: str) -> None:
    """Set the open decision of a game from text."""
    word, *rest = text.split() or [""]
    if word not in DECISIONS:
        raise Unreadable("position-ask", words=", ".join(DECISIONS), word=shorten(word))
    left = READERS[DECISIONS[word]](game, rest)
    if left:
        raise Unreadable("position-unexpected", part=word, word=shorten(" ".join(left)))


def wait(game: Game, decision: int, seat: int) -> None:
    """The game waits for one seat."""
    game.decision, game.actor, game.asked = decision, seat, 1 << seat


def read_seat(game: Game, words: list[str]) -> int:
    """The next word as a seat."""
    return seat_of(game.players, words.pop(0) if words else "")


def read_done(game: Game, words: list[str]) -> None:
    """Whether the current player has said done, or plays the bottom disc."""
    if words[:1] in (["done"], ["bottom"]):
        game.done = FROM_TOP if words.pop(0) == "done" else FROM_BOTTOM


def read_target(game: Game, words: list[str]) -> list[str]:
    """A Pickpocket that still needs its target."""
    if PLAY + PICKPOCKET not in game.legal(game.current):
        raise Unreadable("board-position-pocket", seat=LETTERS[game.current])
    if not game.targets() & (game.targets() - 1):
        raise Unreadable("board-position-one-pocket")
    game.player, game.effect = game.current, PICKPOCKET
    wait(game, TARGET, game.current)
    return words


def read_window(game: Game, words: list[str]) -> list[str]:
    """A card that lies on the table and may be Noped."""
    said = hear(game.players, words.pop(0) if words else "")
    if said.verb != "play" or said.cards[0] in (NOPE, DEFUSE):
        raise Unreadable("board-position-window")
    game.effect, game.player, game.target = said.cards[0], game.current, said.seat
    if words[:1] == ["from"]:
        words.pop(0)
        game.player = read_seat(game, words)
    told = words[:1] == ["top"]
    game.topmost = game.player
    if told:
        words.pop(0)
        game.topmost = read_seat(game, words)
    if words[:1] == ["noped"]:
        words.pop(0)
        game.noped = 1
        if not told:
            raise Unreadable("position-who-noped")
    read_done(game, words)
    check_window(game)
    return read_asked(game, WINDOW, words)


def check_window(game: Game) -> None:
    """A card out of turn is a magnet after done, and a pocket is another player's."""
    if game.player != game.current and not game.done:
        raise Unreadable("board-position-after-done", "B-82")
    if game.done and (game.effect != ADD_MAGNET or game.player == game.current):
        raise Unreadable("board-position-only-magnet", "B-82")
    if game.effect == ADD_MAGNET and game.supply == 0:
        raise Unreadable("board-refusal-no-magnet", "B-81")
    if (game.effect == PICKPOCKET) != (game.target != NONE) or game.target == game.player:
        raise Unreadable("board-position-pickpocket")


def read_now(game: Game, words: list[str]) -> list[str]:
    """Before a disc is turned the others may add a magnet."""
    if game.supply == 0 or game.now_cards == 0:
        raise Unreadable("board-refusal-no-magnet", "B-81")
    game.done = FROM_TOP
    read_done(game, words)
    game.topmost = game.current
    return read_asked(game, NOW, words)


def read_asked(game: Game, decision: int, words: list[str]) -> list[str]:
    """The seats that have not passed yet; by default all."""
    game.decision, game.actor = decision, NONE
    game.asked = game.answerers()
    if words[:1] != ["asked"]:
        return words
    words.pop(0)
    asked = 0
    while words:
        seat = read_seat(game, words)
        if not game.answerers() >> seat & 1:
            raise Unreadable("board-position-not-asked", "B-19", seat=LETTERS[seat])
        asked |= 1 << seat
    if not asked:
        raise Unreadable("position-window-closed")
    game.asked = asked
    return words


def read_place(game: Game, words: list[str]) -> list[str]:
    """A magnet is to be hidden."""
    game.player = read_seat(game, words) if words and words[0] not in ("done", "bottom") else game.current
    game.effect = ADD_MAGNET
    read_done(game, words)
    check_window(game)
    wait(game, PLACE, game.player)
    return words


def read_order(game: Game, words: list[str]) -> list[str]:
    """The top discs are to be put back."""
    if game.disc_count < 2:
        raise Unreadable("board-position-order")
    game.player, game.effect = game.current, ALTER_THE_FUTURE
    wait(game, ORDER, game.current)
    return words


def read_either(game: Game, words: list[str]) -> list[str]:
    """A disc that lets its player move or flip the board."""
    game.held = disc_of(words.pop(0) if words else "")
    if not MOVE_OR_FLIP < game.held < FLIP_THEN_MOVE:
        raise Unreadable("board-position-either", word=DISC_SLUG[game.held])
    wait(game, EITHER, game.current)
    return words


def read_face(game: Game, words: list[str]) -> list[str]:
    """The current player stands on a Kitten."""
    if game.side_list(game.side)[game.space_of(game.current)] != KITTEN:
        raise Unreadable("board-position-not-kitten", seat=LETTERS[game.current])
    wait(game, FACE, game.current)
    return words


def read_swap(game: Game, words: list[str]) -> list[str]:
    """The current player has exploded and may choose among several in last place."""
    last = game.last_place()
    if last >> game.current & 1 or not last & (last - 1):
        raise Unreadable("board-position-swap", "BG-34")
    wait(game, SWAP, game.current)
    return words


def read_discard(game: Game, words: list[str]) -> list[str]:
    """The current player has exploded and has too many cards."""
    if game.size_of(game.current) <= KEPT:
        raise Unreadable("board-position-discard", "BG-35", seat=LETTERS[game.current])
    wait(game, DISCARD, game.current)
    return words


# The reader of each ask. It must consume all words.
READERS: dict[int, Callable[[Game, list[str]], list[str]]] = {
    TARGET: read_target,
    WINDOW: read_window,
    NOW: read_now,
    PLACE: read_place,
    ORDER: read_order,
    EITHER: read_either,
    FACE: read_face,
    SWAP: read_swap,
    DISCARD: read_discard,
}
