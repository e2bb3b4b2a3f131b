"""The open decision of a position as text, for every decision but an ordinary turn."""

from collections.abc import Callable

from kaboodle.core.errors import Unreadable
from kaboodle.core.notation import letters_of, seat_of, shorten
from kaboodle.games.kittens.card_ids import ARMAGEDDON, DEVILCAT, FAVOR, GODCAT, KITTEN, RAISING_HECK
from kaboodle.games.kittens.cards import KINDS
from kaboodle.games.kittens.codes import (
    AT,
    CHOOSE,
    DEVIL,
    DIFFERENT,
    FACE,
    FIVE,
    FIVE_DIFFERENT,
    GIVE,
    HECK,
    HIDE,
    LAY,
    NAME,
    NONE,
    PAIR,
    PICK,
    PLAY,
    SINGLE,
    SWAP,
    TAKE,
    TARGET,
    THREE,
    TRIPLE,
    TWO,
    WINDOW,
)
from kaboodle.games.kittens.kernel import Game
from kaboodle.games.kittens.text.refusals import is_aimed, never
from kaboodle.games.kittens.text.words import LETTERS, SLUG, TITLE, card_of, first_stage, hear_play, play_text

WORDS = {
    TARGET: "target",
    NAME: "name",
    FIVE: "five",
    WINDOW: "window",
    GIVE: "give",
    PICK: "pick",
    TAKE: "take",
    FACE: "face",
    HIDE: "hide",
    HECK: "heck",
    LAY: "lay",
    SWAP: "swap",
    DEVIL: "devil",
}
DECISIONS = {word: decision for decision, word in WORDS.items()}
BELONGS = {PICK: GODCAT, HECK: RAISING_HECK, LAY: ARMAGEDDON, SWAP: ARMAGEDDON, DEVIL: ARMAGEDDON}


def ask_text(game: Game) -> str:
    """The open decision with its play, target and title."""
    details = {
        TARGET: lambda: play_text(game.move),
        NAME: lambda: play_text(game.move, target=game.target),
        FIVE: lambda: play_text(FIVE_DIFFERENT, game.five),
        WINDOW: lambda: window_text(game),
        GIVE: lambda: LETTERS[game.target],
        PICK: lambda: LETTERS[game.target],
        FACE: lambda: SLUG[KITTEN],
        HECK: lambda: SLUG[game.held],
        SWAP: lambda: f"{LETTERS[game.target]} devil {LETTERS[game.devil_seat]}",
        DEVIL: lambda: LETTERS[game.actor],
    }
    detail = details[game.decision]() if game.decision in details else ""
    return f"{WORDS[game.decision]} {detail}".strip()


def window_text(game: Game) -> str:
    """The play, who played the topmost card, whether the play is Noped so far, and who has not passed yet."""
    play = play_text(game.move, game.five, game.target, game.named)
    noped = " noped" if game.noped else ""
    return f"{play} top {LETTERS[game.topmost]}{noped} asked {letters_of(game.asked)}"


def read_ask(game: Game, text: str) -> None:
    """Set the open decision of a game from text."""
    word, *rest = text.split() or [""]
    if word not in DECISIONS:
        raise Unreadable("position-ask", words=", ".join(DECISIONS), word=shorten(word))
    decision = DECISIONS[word]
    if decision in BELONGS and not game.titles >> BELONGS[decision] & 1:
        raise Unreadable("kittens-position-edition", word=word)
    left = READERS[decision](game, rest)
    if left:
        raise Unreadable("position-unexpected", part=word, word=shorten(" ".join(left)))


def wait(game: Game, decision: int, seat: int) -> None:
    """The game waits for one seat."""
    game.decision, game.actor, game.asked = decision, seat, 1 << seat


def living(game: Game, words: list[str], *, other: bool) -> int:
    """The next word as a living seat, and where asked for, not the current player."""
    seat = seat_of(game.players, words.pop(0) if words else "")
    if not game.is_alive(seat):
        raise Unreadable("kittens-refusal-seat-out", seat=LETTERS[seat])
    if other and seat == game.current:
        raise Unreadable("kittens-position-own-turn", seat=LETTERS[seat])
    return seat


def read_target(game: Game, words: list[str]) -> list[str]:
    """A play that still needs its target."""
    said = hear_play(game, words.pop(0) if words else "")
    begin(game, first_stage(said))
    if game.decision != TARGET or said.seat != NONE or said.named != NONE:
        raise Unreadable("kittens-position-no-target")
    return words


def begin(game: Game, stage: int) -> None:
    """Put a play together through the kernel, so that only legal plays are accepted."""
    if stage not in game.legal(game.current):
        raise Unreadable("kittens-position-not-begun", seat=LETTERS[game.current])
    game.apply(game.current, stage)


def read_name(game: Game, words: list[str]) -> list[str]:
    """Three of a kind that still need their title."""
    said = hear_play(game, words.pop(0) if words else "")
    if len(said.cards) != 3 or said.named != NONE:
        raise Unreadable("kittens-position-name")
    begin(game, first_stage(said))
    if game.decision == TARGET:
        begin(game, AT + said.seat)
    if said.seat not in (NONE, game.target):
        raise Unreadable("kittens-position-target", seat=LETTERS[said.seat])
    return words


def read_five(game: Game, words: list[str]) -> list[str]:
    """Some of five different cards."""
    begin(game, FIVE_DIFFERENT)
    chosen = words.pop(0).split("+") if words else []
    if len(chosen) > 4:
        raise Unreadable("kittens-position-five")
    for kind in sorted(card_of(game, word) for word in chosen):
        begin(game, CHOOSE + kind)
    return words


def read_window(game: Game, words: list[str]) -> list[str]:
    """A play that lies on the table and may be Noped."""
    read_play(game, words.pop(0) if words else "")
    game.topmost = game.current
    noped_by = False
    if words[:1] == ["from"]:
        words.pop(0)
        if living(game, words, other=False) != game.current:
            raise Unreadable("kittens-position-from")
    if words[:1] == ["top"]:
        words.pop(0)
        game.topmost = living(game, words, other=False)
        noped_by = True
    if words[:1] == ["noped"]:
        words.pop(0)
        game.noped = 1
        if not noped_by:
            raise Unreadable("position-who-noped")
    game.decision, game.actor = WINDOW, NONE
    game.asked = game.answerers()
    return read_asked(game, words)


def read_asked(game: Game, words: list[str]) -> list[str]:
    """The seats that have not passed yet; by default all."""
    if words[:1] != ["asked"]:
        return words
    words.pop(0)
    asked = 0
    while words:
        seat = living(game, words, other=False)
        if not game.answerers() >> seat & 1:
            raise Unreadable("kittens-position-topmost", "B-19", seat=LETTERS[seat])
        asked |= 1 << seat
    if not asked:
        raise Unreadable("position-window-closed")
    game.asked = asked
    return words


def read_play(game: Game, word: str) -> None:
    """The play on the table: its cards, target and title."""
    said = hear_play(game, word)
    if said.verb != "play":
        raise Unreadable("kittens-position-no-play", word=shorten(word))
    fault = never(game, said)
    if fault is not None:
        raise Unreadable(fault)
    if said.cards == (ARMAGEDDON,) and not (game.mat_godcat and game.mat_devilcat):
        raise Unreadable("kittens-refusal-armageddon", "GE-26")
    game.move, game.named = first_stage(said), said.named
    game.form = SINGLE if game.move < TWO else PAIR if game.move < THREE else TRIPLE
    game.effect = (game.move - PLAY) % KINDS
    if game.move == FIVE_DIFFERENT:
        game.form, game.effect = DIFFERENT, 0
        game.five = sum(1 << kind for kind in said.cards)
        need_discard(game)
    if is_aimed(said):
        others = [seat for seat in range(game.players) if game.is_alive(seat) and seat != game.current]
        only = LETTERS[others[0]] if len(others) == 1 else ""
        game.target = living(game, [LETTERS[said.seat] if said.seat != NONE else only], other=True)


def need_discard(game: Game) -> None:
    """Five different cards lie on the discard pile, so there is always a card to take."""
    if not any(kind != KITTEN or game.five_kitten for kind in game.discard_list()):
        raise Unreadable("kittens-position-no-discard", "EK-49")


def read_give(game: Game, words: list[str]) -> list[str]:
    """Who gives a card for a Favor."""
    game.target = living(game, words, other=True)
    if not game.size_of(game.target):
        raise Unreadable("kittens-position-no-gift", seat=LETTERS[game.target])
    game.form, game.move, game.effect = SINGLE, PLAY + FAVOR, FAVOR
    wait(game, GIVE, game.target)
    return words


def read_pick(game: Game, words: list[str]) -> list[str]:
    """The seat from whose backs the current player picks."""
    game.target = living(game, words, other=True)
    if not game.hand_list(game.target)[GODCAT] or game.size_of(game.target) < 2:
        raise Unreadable("kittens-position-pick", seat=LETTERS[game.target])
    game.form = PAIR
    wait(game, PICK, game.current)
    return words


def read_take(game: Game, words: list[str]) -> list[str]:
    """A card of the discard pile is to be taken."""
    if not game.fives:
        raise Unreadable("kittens-position-edition", word="take")
    need_discard(game)
    game.form, game.move = DIFFERENT, FIVE_DIFFERENT
    wait(game, TAKE, game.current)
    return words


def read_face(game: Game, words: list[str]) -> list[str]:
    """A Kitten lies before the current player."""
    game.held = KITTEN
    wait(game, FACE, game.current)
    return words[1:] if words[:1] == [SLUG[KITTEN]] else words


def read_hide(game: Game, words: list[str]) -> list[str]:
    """A Kitten was defused and is to be hidden."""
    read_face(game, [])
    game.decision = HIDE
    return words


def read_heck(game: Game, words: list[str]) -> list[str]:
    """The bottom card is in the current player's hand, to keep or to put on top."""
    game.held = card_of(game, words.pop(0) if words else "")
    if game.held in (GODCAT, DEVILCAT):
        raise Unreadable("kittens-position-heck", card=TITLE[game.held])
    game.form, game.move, game.effect = SINGLE, PLAY + RAISING_HECK, RAISING_HECK
    wait(game, HECK, game.current)
    return words


def read_lay(game: Game, words: list[str]) -> list[str]:
    """Both cats are taken from the mat."""
    game.form, game.move, game.effect = SINGLE, PLAY + ARMAGEDDON, ARMAGEDDON
    wait(game, LAY, game.current)
    return words


def read_swap(game: Game, words: list[str]) -> list[str]:
    """The cats lie face down before the current player and another one."""
    game.target = living(game, words, other=True)
    if words[:1] != ["devil"]:
        raise Unreadable("kittens-position-swap")
    words.pop(0)
    game.devil_seat = living(game, words, other=False)
    if game.devil_seat not in (game.current, game.target):
        raise Unreadable("kittens-position-not-duel", seat=LETTERS[game.devil_seat])
    read_lay(game, [])
    wait(game, SWAP, game.target)
    return words


def read_devil(game: Game, words: list[str]) -> list[str]:
    """Devilcat was before this seat."""
    read_lay(game, [])
    wait(game, DEVIL, living(game, words, other=False))
    return words


# The reader of each ask. It must consume all words.
READERS: dict[int, Callable[[Game, list[str]], list[str]]] = {
    TARGET: read_target,
    NAME: read_name,
    FIVE: read_five,
    WINDOW: read_window,
    GIVE: read_give,
    PICK: read_pick,
    TAKE: read_take,
    FACE: read_face,
    HIDE: read_hide,
    HECK: read_heck,
    LAY: read_lay,
    SWAP: read_swap,
    DEVIL: read_devil,
}
