"""Why a move is not legal now: a message of the catalogues with the rule's id."""

from kaboodle.games.kittens.card_ids import ARMAGEDDON, DEFUSE, DEVILCAT, FERAL, GODCAT, KITTEN, NOPE
from kaboodle.games.kittens.cards import CARDS
from kaboodle.games.kittens.codes import (
    DEVIL,
    FACE,
    FIVE,
    GIVE,
    HECK,
    HIDE,
    LAY,
    NAME,
    NONE,
    PICK,
    SWAP,
    TAKE,
    TARGET,
    TURN,
    WINDOW,
)
from kaboodle.games.kittens.kernel import Game
from kaboodle.games.kittens.text.words import LETTERS, TITLE, Said, first_stage, play_text
from kaboodle.words import Argument, Phrase, phrase

CATS = {row.kind for row in CARDS if row.cat}
ALONE = {row.kind for row in CARDS if row.use != "never"}
AIMED = {row.kind for row in CARDS if row.use in ("target", "giver")}

# The same rule in the Original, Good vs Evil and the 2-Player Edition.
TURNS = ("EK-20", "GE-19", "TP-13")
LAST_ONE = ("EK-29", "GE-20", "TP-04")
SHOWN = ("EK-23", "GE-22", "TP-16")
RESCUE = ("EK-25", "GE-23", "TP-17")
HIDING = ("EK-26", "GE-24", "TP-18")
FAVOR = ("EK-41", "GE-46", "TP-24")
CAT_ALONE = ("EK-44", "GE-54", "TP-32")
PAIRS = ("EK-47", "GE-58", "TP-34")
TRIPLES = ("EK-48", "GE-59", "TP-35")
FIVES = ("EK-49", "GE-04", "TP-36")

# What a seat that is asked may answer, with its rule.
OPEN = {
    TURN: ("kittens-refusal-open-turn", ("EK-16", "GE-17", "TP-12")),
    TARGET: ("kittens-refusal-open-target", ("B-13", "B-13", "B-13")),
    NAME: ("kittens-refusal-open-name", TRIPLES),
    FIVE: ("kittens-refusal-open-five", FIVES),
    WINDOW: ("refusal-window-first", ("B-18", "B-18", "B-18")),
    GIVE: ("kittens-refusal-open-give", FAVOR),
    PICK: ("kittens-refusal-open-pick", ("GE-37", "GE-37", "GE-37")),
    TAKE: ("kittens-refusal-open-take", FIVES),
    FACE: ("kittens-refusal-open-face", RESCUE),
    HIDE: ("kittens-refusal-open-hide", HIDING),
    HECK: ("kittens-refusal-open-heck", ("GE-47", "GE-47", "GE-47")),
    LAY: ("kittens-refusal-open-lay", ("GE-28", "GE-28", "GE-28")),
    SWAP: ("kittens-refusal-open-swap", ("GE-29", "GE-29", "GE-29")),
    DEVIL: ("kittens-refusal-open-devil", ("GE-39", "GE-39", "GE-39")),
}


def cited(game: Game, message: str, rules: tuple[str, str, str], **arguments: Argument) -> Phrase:
    """A message with the rule of the edition being played."""
    edition = 0 if game.fives else 1 if game.titles >> GODCAT & 1 else 2
    return phrase(message, rules[edition], **arguments)


def not_open(game: Game) -> Phrase:
    """What the asked seat has to answer instead."""
    return cited(game, *OPEN[game.decision])


def not_asked(game: Game, seat: int, said: Said) -> Phrase:
    """Why a seat that is not asked may not make this move."""
    if game.over:
        return cited(game, "refusal-over", LAST_ONE, seats=LETTERS[game.winner], count=1)
    if not game.is_alive(seat):
        return phrase("kittens-refusal-out", "B-21")
    if said.godcat_as == NOPE:
        return phrase("kittens-refusal-godcat-nope", "GE-35")
    if GODCAT in said.cards and seat != game.current:
        return phrase("kittens-refusal-godcat-turn", "GE-35")
    if game.decision != WINDOW:
        if said.verb == "nope":
            return phrase("refusal-nothing-to-nope", "B-22")
        return cited(game, "refusal-turn", TURNS, seat=LETTERS[game.waiting[0]])
    if game.answerers() >> seat & 1:
        return phrase("refusal-passed", "B-18")
    return phrase("refusal-nope-own", "B-19") if said.verb == "nope" else phrase("refusal-others-first", "B-18")


def never(game: Game, said: Said) -> Phrase | None:
    """Why these cards with this target and title are not a play at this table; None if they are."""
    count = len(said.cards)
    if KITTEN in said.cards:
        return cited(game, "kittens-refusal-kitten", SHOWN)
    if DEVILCAT in said.cards:
        return phrase("kittens-refusal-devilcat", "GE-41")
    if count == 1:
        fault = never_godcat(said) if said.cards[0] == GODCAT else never_alone(game, said.cards[0])
    elif count in (2, 3):
        fault = never_godcat_within(game, said) or never_equal(game, said.cards)
    else:
        fault = never_many(game, said.cards)
    return fault or never_aimed(game, said)


def never_alone(game: Game, kind: int) -> Phrase | None:
    """Why a card is not played on its own."""
    if kind in ALONE:
        return None
    if kind in CATS:
        return cited(game, "kittens-refusal-cat", CAT_ALONE)
    return phrase("refusal-nope-answer" if kind == NOPE else "refusal-defuse-answer", "B-40")


def never_godcat(said: Said) -> Phrase | None:
    """Why Godcat is not played as this card."""
    kind = said.godcat_as
    if kind == NONE:
        return None if len(said.cards) > 1 else phrase("kittens-refusal-godcat-as", "GE-35")
    if kind == NOPE:
        return phrase("kittens-refusal-godcat-nope", "GE-35")
    if kind in (ARMAGEDDON, KITTEN, DEVILCAT):
        return phrase("kittens-refusal-godcat-card", "B-33" if kind == ARMAGEDDON else "B-34", card=TITLE[kind])
    if kind in CATS:
        return phrase("kittens-refusal-cat", "GE-54")
    if kind == DEFUSE:
        return phrase("refusal-defuse-answer", "B-40")
    return phrase("kittens-refusal-godcat-itself", "GE-35") if kind == GODCAT else None


def never_godcat_within(game: Game, said: Said) -> Phrase | None:
    """Why Godcat is not one of the cards of this combo."""
    if GODCAT not in said.cards:
        return None
    if game.plain_godcat:
        return phrase("kittens-refusal-godcat-combo", "B-32")
    if said.cards.count(GODCAT) > 1:
        return phrase("kittens-refusal-godcat-one", "GE-02")
    return phrase("kittens-refusal-godcat-nope", "GE-35") if NOPE in said.cards else None


def never_equal(game: Game, cards: tuple[int, ...]) -> Phrase | None:
    """Why two or three cards are no pair or triple."""
    titles = set(cards) - {FERAL, GODCAT}
    if FERAL in cards and titles - CATS:
        return phrase("kittens-refusal-feral", "B-29")
    if len(titles) > 1:
        if len(cards) == 2:
            return cited(game, "kittens-refusal-pair", PAIRS)
        return cited(game, "kittens-refusal-triple", TRIPLES)
    if not game.combos and (len(cards) == 3 or titles - CATS):
        return phrase("kittens-refusal-combos-off", "B-41")
    return None


def never_many(game: Game, cards: tuple[int, ...]) -> Phrase | None:
    """Why four or more cards are no play."""
    if len(cards) != 5:
        return cited(game, "kittens-refusal-no-combo", PAIRS, count=len(cards))
    if not game.fives:
        return cited(game, "kittens-refusal-no-five", FIVES)
    if not game.combos:
        return phrase("kittens-refusal-combos-off", "B-41")
    return None if len(set(cards)) == 5 else cited(game, "kittens-refusal-five", FIVES)


def never_aimed(game: Game, said: Said) -> Phrase | None:
    """Why the target or the title does not go with the cards."""
    if said.seat != NONE and not is_aimed(said):
        return not_aimed(said)
    if len(said.cards) != 3:
        return cited(game, "kittens-refusal-only-three", TRIPLES) if said.named != NONE else None
    if said.named == NONE:
        return cited(game, "kittens-refusal-name", TRIPLES)
    never_named = said.named in (KITTEN, DEVILCAT)
    return phrase("kittens-refusal-unnamed", "B-26", card=TITLE[said.named]) if never_named else None


def is_aimed(said: Said) -> bool:
    """Whether a play has a target."""
    if len(said.cards) in (2, 3):
        return True
    return len(said.cards) == 1 and (said.cards[0] in AIMED or said.godcat_as in AIMED)


def not_aimed(said: Said) -> Phrase:
    """A play that has no target is aimed at somebody."""
    if len(said.cards) > 1:
        return phrase("kittens-refusal-five-aimed", "B-13")
    played = said.cards[0] if said.godcat_as == NONE else said.godcat_as
    return phrase("refusal-not-aimed", "B-13", card=TITLE[played])


def not_held(game: Game, seat: int, cards: tuple[int, ...]) -> Phrase | None:
    """Which of these cards the seat does not hold."""
    hand = game.hand_list(seat)
    for kind in cards:
        if hand[kind] == 0:
            return phrase("refusal-not-held", card=TITLE[kind])
        if hand[kind] < cards.count(kind):
            return phrase("refusal-held-only", count=hand[kind], card=TITLE[kind])
    return None


def not_begun(game: Game, seat: int, said: Said) -> Phrase:
    """Why the seat on turn cannot begin this play."""
    fault = never(game, said) or not_held(game, seat, said.cards)
    if fault is not None:
        return fault
    if said.cards == (ARMAGEDDON,) and not (game.mat_godcat and game.mat_devilcat):
        return phrase("kittens-refusal-armageddon", "GE-26")
    if is_aimed(said) and said.seat != NONE:
        return not_target(game, seat, said.seat)
    return phrase("refusal-nobody", "B-25")


def not_target(game: Game, seat: int, target: int) -> Phrase:
    """Why a seat cannot be the target."""
    if target == seat:
        return phrase("refusal-yourself", "B-13")
    if not game.is_alive(target):
        return phrase("kittens-refusal-seat-out", "B-21", seat=LETTERS[target])
    return phrase("refusal-no-cards", "B-25", seat=LETTERS[target])


def not_that_play(game: Game, said: Said) -> Phrase | None:
    """Why this is not the play that the seat has already begun to put together; None if it is."""
    begun = play_text(game.move, game.five, game.target)
    fits = first_stage(said) == game.move
    if game.decision == NAME and said.seat not in (NONE, game.target):
        fits = False
    chosen = sum(1 << kind for kind in set(said.cards))
    rest = chosen & ~game.five
    if game.decision == FIVE and (game.five & ~chosen or game.five > rest & -rest):
        fits = False
    if fits:
        return None
    return phrase("kittens-refusal-begun", play=begun) if begun else phrase("kittens-refusal-begun-five")
