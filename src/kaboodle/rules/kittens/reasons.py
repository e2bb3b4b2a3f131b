"""Why a move is not legal now, in a sentence with the rule's id."""

from kaboodle.rules.kittens.deck import CARDS
from kaboodle.rules.kittens.kernel import Game
from kaboodle.rules.kittens.kinds import ARMAGEDDON, DEFUSE, DEVILCAT, FERAL, GODCAT, KITTEN, NOPE
from kaboodle.rules.kittens.what import (
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
from kaboodle.rules.kittens.wording import LETTERS, TITLE, Said, first_stage, play_text

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
    TURN: ("it is your turn: play or draw", ("EK-16", "GE-17", "TP-12")),
    TARGET: ("say against whom", ("B-13", "B-13", "B-13")),
    NAME: ("name the card you want", TRIPLES),
    FIVE: ("choose five different cards", FIVES),
    WINDOW: ("first say nope or pass", ("B-18", "B-18", "B-18")),
    GIVE: ("first give a card", FAVOR),
    PICK: ("first pick a back: pick, or pick godcat", ("GE-37", "GE-37", "GE-37")),
    TAKE: ("first take a card of the discard pile", FIVES),
    FACE: ("there is a Kitten before you: defuse or explode", RESCUE),
    HIDE: ("first hide the Kitten in the draw pile", HIDING),
    HECK: ("first decide on the bottom card: keep or top", ("GE-47", "GE-47", "GE-47")),
    LAY: ("first lay Godcat or Devilcat before somebody", ("GE-28", "GE-28", "GE-28")),
    SWAP: ("first hold or swap the card before you", ("GE-29", "GE-29", "GE-29")),
    DEVIL: ("Devilcat is before you: defuse or explode", ("GE-39", "GE-39", "GE-39")),
}


def cited(game: Game, sentence: str, rules: tuple[str, str, str]) -> str:
    """A sentence with the rule of the edition being played."""
    edition = 0 if game.fives else 1 if game.titles >> GODCAT & 1 else 2
    return f"{sentence} ({rules[edition]})"


def not_open(game: Game) -> str:
    """What the asked seat has to answer instead."""
    return cited(game, *OPEN[game.decision])


def not_asked(game: Game, seat: int, said: Said) -> str:
    """Why a seat that is not asked may not make this move."""
    if game.over:
        return cited(game, f"the game is over, {LETTERS[game.winner]} has won", LAST_ONE)
    if not game.is_alive(seat):
        return "you have exploded (B-21)"
    if said.godcat_as == NOPE:
        return never_godcat(said)
    if GODCAT in said.cards and seat != game.current:
        return "Godcat is only for your own turn (GE-35)"
    if game.decision != WINDOW:
        if said.verb == "nope":
            return "there is nothing to Nope now (B-22)"
        waiting = LETTERS[game.waiting[0]]
        return cited(game, f"it is not your turn, the game waits for {waiting}", TURNS)
    if seat != game.topmost:
        return "you have already let it happen (B-18)"
    return "you may not Nope your own card (B-19)" if said.verb == "nope" else "first the others may Nope (B-18)"


def never(game: Game, said: Said) -> str:
    """Why these cards with this target and title are no play at this table, whoever holds them; else nothing."""
    count = len(said.cards)
    if KITTEN in said.cards:
        return cited(game, "a Kitten is shown when it is drawn, never played", SHOWN)
    if DEVILCAT in said.cards:
        return "Devilcat is never in a hand (GE-41)"
    if count == 1:
        fault = never_godcat(said) if said.cards[0] == GODCAT else never_alone(game, said.cards[0])
    elif count in (2, 3):
        fault = never_godcat_within(game, said) or never_equal(game, said.cards)
    else:
        fault = never_many(game, said.cards)
    return fault or never_aimed(game, said)


def never_alone(game: Game, kind: int) -> str:
    """Why a card is not played on its own."""
    if kind in ALONE:
        return ""
    if kind in CATS:
        return cited(game, "a cat does nothing alone", CAT_ALONE)
    if kind == NOPE:
        return "Nope is an answer to a card, not a play (B-40)"
    return f"{TITLE[kind]} is an answer to a Kitten, not a play (B-40)"


def never_godcat(said: Said) -> str:
    """Why Godcat is not played as this card."""
    kind = said.godcat_as
    if kind == NONE:
        return "" if len(said.cards) > 1 else "say which card Godcat is, as in godcat=attack (GE-35)"
    if kind == NOPE:
        return "Godcat is never a Nope (GE-35)"
    if kind == ARMAGEDDON:
        return "Godcat cannot be Armageddon (B-33)"
    if kind in (KITTEN, DEVILCAT):
        return f"Godcat cannot be {TITLE[kind]} (B-34)"
    if kind in CATS:
        return "a cat does nothing alone (GE-54)"
    if kind == DEFUSE:
        return "Defuse is an answer to a Kitten, not a play (B-40)"
    return "Godcat is already itself (GE-35)" if kind == GODCAT else ""


def never_godcat_within(game: Game, said: Said) -> str:
    """Why Godcat is not one of the cards of this combo."""
    if GODCAT not in said.cards:
        return ""
    if game.plain_godcat:
        return "Godcat may not be part of a combo (B-32)"
    if said.cards.count(GODCAT) > 1:
        return "there is only one Godcat (GE-02)"
    return "Godcat is never a Nope (GE-35)" if NOPE in said.cards else ""


def never_equal(game: Game, cards: tuple[int, ...]) -> str:
    """Why two or three cards are no pair or triple."""
    titles = set(cards) - {FERAL, GODCAT}
    if FERAL in cards and titles - CATS:
        return "Feral Cats pair only with cats (B-29)"
    if len(titles) > 1:
        if len(cards) == 2:
            return cited(game, "a pair is two cards of one title", PAIRS)
        return cited(game, "three of a kind are three cards of one title", TRIPLES)
    if not game.combos and (len(cards) == 3 or titles - CATS):
        return "special combos are off (B-41)"
    return ""


def never_many(game: Game, cards: tuple[int, ...]) -> str:
    """Why four or more cards are no play."""
    if len(cards) != 5:
        return cited(game, f"{len(cards)} cards are no combo", PAIRS)
    if not game.fives:
        return cited(game, "no five-different combo in this edition", FIVES)
    if not game.combos:
        return "special combos are off (B-41)"
    return "" if len(set(cards)) == 5 else cited(game, "five cards need five different titles", FIVES)


def never_aimed(game: Game, said: Said) -> str:
    """Why the target or the title does not go with the cards."""
    if said.seat != NONE and not is_aimed(said):
        return f"{play_name(said)} is not aimed at anyone (B-13)"
    if len(said.cards) != 3:
        return cited(game, "only three of a kind name a card", TRIPLES) if said.named != NONE else ""
    if said.named == NONE:
        return cited(game, "name the card you want, as in :defuse", TRIPLES)
    return f"{TITLE[said.named]} cannot be named (B-26)" if said.named in (KITTEN, DEVILCAT) else ""


def is_aimed(said: Said) -> bool:
    """Whether a play has a target."""
    if len(said.cards) in (2, 3):
        return True
    return len(said.cards) == 1 and (said.cards[0] in AIMED or said.godcat_as in AIMED)


def play_name(said: Said) -> str:
    """A play as a person would call it."""
    if len(said.cards) > 1:
        return "five different"
    return TITLE[said.cards[0] if said.godcat_as == NONE else said.godcat_as]


def not_held(game: Game, seat: int, cards: tuple[int, ...]) -> str:
    """Which of these cards the seat does not hold."""
    hand = game.hand_list(seat)
    for kind in cards:
        if hand[kind] == 0:
            return f"you do not hold {TITLE[kind]}"
        if hand[kind] < cards.count(kind):
            return f"you hold only {hand[kind]} {TITLE[kind]}"
    return ""


def not_begun(game: Game, seat: int, said: Said) -> str:
    """Why the seat on turn cannot begin this play."""
    fault = never(game, said) or not_held(game, seat, said.cards)
    if fault:
        return fault
    if said.cards == (ARMAGEDDON,) and not (game.mat_godcat and game.mat_devilcat):
        return "Armageddon needs both cats on the mat (GE-26)"
    if is_aimed(said) and said.seat != NONE:
        return not_target(game, seat, said.seat)
    return "nobody has a card to take (B-25)"


def not_target(game: Game, seat: int, target: int) -> str:
    """Why a seat cannot be the target."""
    if target == seat:
        return "you cannot choose yourself (B-13)"
    if not game.is_alive(target):
        return f"{LETTERS[target]} has exploded (B-21)"
    return f"{LETTERS[target]} has no cards (B-25)"


def not_that_play(game: Game, said: Said) -> str:
    """Why this is not the play that the seat has already begun to put together; nothing if it is."""
    begun = play_text(game.move, game.five, game.target)
    fits = first_stage(said) == game.move
    if game.decision == NAME and said.seat not in (NONE, game.target):
        fits = False
    chosen = sum(1 << kind for kind in set(said.cards))
    rest = chosen & ~game.five
    if game.decision == FIVE and (game.five & ~chosen or game.five > rest & -rest):
        fits = False
    return "" if fits else f"you have begun {begun or 'five different'}: finish that"
