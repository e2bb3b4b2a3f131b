"""Moves as text: a whole move is one line, though the kernel asks for it in stages."""

from collections.abc import Iterator

from kaboodle.core.errors import NotNow, Unreadable
from kaboodle.core.notation import BOTTOM
from kaboodle.games.kittens.card_ids import DEFUSE, DEVILCAT, GODCAT, KITTEN, NOPE
from kaboodle.games.kittens.codes import (
    AT,
    CHOOSE,
    DEFUSE_IT,
    DEVIL,
    DRAW,
    EXPLODE,
    FACE,
    FIVE,
    GIVE,
    GODCAT_IT,
    HECK,
    HIDE,
    HIDE_AT,
    HOLD,
    KEEP,
    LAY,
    LAY_AT,
    NAME,
    NONE,
    NOPE_IT,
    PASS,
    PICK,
    PICK_ANY,
    PICK_GODCAT,
    SWAP,
    SWAP_IT,
    TAKE,
    TARGET,
    TOP,
    TURN,
    WINDOW,
)
from kaboodle.games.kittens.kernel import Game
from kaboodle.games.kittens.text.refusals import (
    FIVES,
    HIDING,
    cited,
    never,
    not_asked,
    not_begun,
    not_held,
    not_open,
    not_target,
    not_that_play,
)
from kaboodle.games.kittens.text.words import LETTERS, SLUG, TITLE, Said, first_stage, hear, play_text
from kaboodle.words import Phrase, phrase

STAGING = (TARGET, NAME, FIVE)

# Moves that are one word, by the decision they answer.
SIMPLE = {
    TURN: {"draw": DRAW},
    WINDOW: {"pass": PASS, "nope": NOPE_IT},
    FACE: {"defuse": DEFUSE_IT, "explode": EXPLODE},
    DEVIL: {"defuse": DEFUSE_IT, "explode": EXPLODE},
    HECK: {"keep": KEEP, "top": TOP},
    SWAP: {"hold": HOLD, "swap": SWAP_IT},
    PICK: {"pick": PICK_ANY},
}
TEXTS = {move: word for words in SIMPLE.values() for word, move in words.items()}
TEXTS[GODCAT_IT] = f"{SLUG[GODCAT]}={SLUG[DEFUSE]}"
TEXTS[PICK_GODCAT] = f"pick {SLUG[GODCAT]}"
SPENT = {"nope": NOPE, "defuse": DEFUSE}  # words that use a card up


def move_text(game: Game, stages: tuple[int, ...]) -> str:
    """The canonical text of a whole legal move, or of a play whose first stages are already made."""
    move = stages[0]
    if move in TEXTS:
        return TEXTS[move]
    if game.decision == TURN or game.decision in STAGING:
        after = game.clone()
        for stage in stages:
            after.apply(game.current, stage)
        if after.decision in STAGING:
            raise ValueError(f"{stages} is only a part of a move")
        return play_text(after.move, after.five, after.target, after.named)
    if game.decision == HIDE:
        return f"hide@{move - HIDE_AT}"
    if game.decision == LAY:
        seat, devil = divmod(move - LAY_AT, 2)
        return f"lay>{LETTERS[seat]}:{SLUG[DEVILCAT if devil else GODCAT]}"
    return f"{'give' if game.decision == GIVE else 'take'} {SLUG[move - CHOOSE]}"


def whole_moves(game: Game, seat: int) -> Iterator[tuple[int, ...]]:
    """Every complete legal move of a seat, each as its stages, one after another."""
    staged = game.decision == TURN or game.decision in STAGING
    for move in game.legal(seat):
        if not staged or move == DRAW:
            yield (move,)
            continue
        after = game.clone()
        after.apply(seat, move)
        if after.decision not in STAGING:
            yield (move,)
            continue
        for rest in whole_moves(after, seat):
            yield (move, *rest)


def list_moves(game: Game, seat: int) -> dict[str, tuple[int, ...]]:
    """Every complete legal move of a seat by its text: `whole_moves` and `move_text` in one pass."""
    found: dict[str, tuple[int, ...]] = {}
    if game.decision != TURN and game.decision not in STAGING:
        for move in game.legal(seat):
            found[move_text(game, (move,))] = (move,)
        return found
    if game.decision == TURN and game.asked >> seat & 1:
        found[TEXTS[DRAW]] = (DRAW,)
    for stages, move, five, target, named in game.whole_plays(seat):
        found[play_text(move, five, target, named)] = stages
    return found


def why_not(game: Game, seat: int, text: str) -> str:
    """Why a seat may not make this move now, in English; empty if it may."""
    try:
        parse_move(game, seat, text)
    except (Unreadable, NotNow) as trouble:
        return str(trouble)
    return ""


def parse_move(game: Game, seat: int, text: str) -> tuple[int, ...]:
    """The stages of a move, to be applied one after another; Unreadable or NotNow for anything else."""
    said = hear(game, text)
    if seat < 0 or seat >= game.players:
        raise NotNow("refusal-no-seat-number", number=seat)
    if seat not in game.waiting:
        raise NotNow(not_asked(game, seat, said))
    simple = SIMPLE.get(game.decision, {}).get(said.verb)
    if simple is not None and said.named == NONE:
        return (listed(game, seat, simple, not_held(game, seat, spent_by(said))),)
    if game.decision == TURN or game.decision in STAGING:
        return parse_play(game, seat, said)
    if said.verb == "give" and game.decision == GIVE:
        return (listed(game, seat, CHOOSE + said.named, not_held(game, seat, (said.named,))),)
    if said.verb == "take" and game.decision == TAKE:
        return (listed(game, seat, CHOOSE + said.named, not_taken(game, said.named)),)
    if said.verb == "hide" and game.decision == HIDE:
        return (parse_hide(game, seat, said.place),)
    if said.verb == "lay" and game.decision == LAY:
        return (parse_lay(game, seat, said),)
    if said.verb == "pick" and game.decision == PICK:
        fault = phrase("kittens-refusal-backs", "GE-37")
        return (listed(game, seat, PICK_GODCAT if said.named == GODCAT else NONE, fault),)
    return (parse_godcat(game, seat, said),)


def listed(game: Game, seat: int, move: int, fault: Phrase | None = None) -> int:
    """A move that must be legal; if not, the error says why."""
    if move not in game.legal(seat):
        raise NotNow(fault or not_open(game))
    return move


def spent_by(said: Said) -> tuple[int, ...]:
    """The card that a word uses up."""
    return (SPENT[said.verb],) if said.verb in SPENT else ()


def not_taken(game: Game, kind: int) -> Phrase | None:
    """Why a card cannot be taken from the discard pile."""
    if kind not in game.discard_list():
        return cited(game, "kittens-refusal-not-discarded", FIVES, card=TITLE[kind])
    return phrase("kittens-refusal-kitten-taken", "B-42") if kind == KITTEN else None


def parse_hide(game: Game, seat: int, place: int) -> int:
    """Where the Kitten goes."""
    places = game.pile_size + 1
    chosen = game.pile_size if place == BOTTOM else place
    if chosen >= places:
        raise NotNow(cited(game, "refusal-only-places", HIDING, count=places, last=places - 1))
    return listed(game, seat, HIDE_AT + chosen)


def parse_lay(game: Game, seat: int, said: Said) -> int:
    """Whom Armageddon is against, and which card is laid before them."""
    if said.named not in (GODCAT, DEVILCAT):
        raise NotNow("kittens-refusal-lay", "GE-28")
    others = sorted({(move - LAY_AT) // 2 for move in game.legal(seat)})
    other = chosen_seat(game, seat, said.seat, others)
    return listed(game, seat, LAY_AT + 2 * other + int(said.named == DEVILCAT))


def chosen_seat(game: Game, seat: int, said: int, choices: list[int]) -> int:
    """The seat that was said, or the only one that can be meant.  B-57"""
    if said == NONE and len(choices) == 1:
        return choices[0]
    if said == NONE:
        raise NotNow("refusal-whom", "B-57", seats=tuple(f">{LETTERS[choice]}" for choice in choices))
    if said not in choices:
        raise NotNow(not_target(game, seat, said))
    return said


def parse_godcat(game: Game, seat: int, said: Said) -> int:
    """Godcat as an answer: a Defuse against a Kitten, and nothing else."""
    if GODCAT in said.cards and said.godcat_as == DEFUSE and game.decision in (FACE, DEVIL):
        fault = phrase("kittens-refusal-godcat-devilcat", "B-35") if game.decision == DEVIL else None
        return listed(game, seat, GODCAT_IT, fault or not_held(game, seat, (GODCAT,)))
    if said.godcat_as == NOPE:
        raise NotNow("kittens-refusal-godcat-nope", "GE-35")
    raise NotNow(not_open(game))


def parse_play(game: Game, seat: int, said: Said) -> tuple[int, ...]:
    """The stages, or the stages still missing, of a play on one's own turn."""
    if said.verb in SPENT:
        said = Said("play", spent_by(said))
    if said.verb != "play":
        raise NotNow(not_open(game))
    fault = never(game, said)
    if fault is None and game.decision != TURN:
        fault = not_that_play(game, said)
    if fault is not None:
        raise NotNow(fault)
    after = game.clone()
    stages: list[int] = []
    while not stages or after.decision in STAGING:
        stages.append(next_stage(after, seat, said))
        after.apply(seat, stages[-1])
    if said.seat not in (NONE, after.target):  # the kernel did not ask: only one seat can be the target
        raise NotNow(not_target(game, seat, said.seat))
    return tuple(stages)


def next_stage(after: Game, seat: int, said: Said) -> int:
    """What this play answers to the stage that is open."""
    if after.decision == TARGET:
        choices = [move - AT for move in after.legal(seat)]
        return AT + chosen_seat(after, seat, said.seat, choices)
    if after.decision == NAME:
        return listed(after, seat, CHOOSE + said.named)
    if after.decision == FIVE:
        kind = min(kind for kind in said.cards if not after.five >> kind & 1)
        return listed(after, seat, CHOOSE + kind, not_held(after, seat, said.cards))
    return listed(after, seat, first_stage(said), not_begun(after, seat, said))
