"""The words of the notation: cards, seats and plays, read and written in this one place."""

from dataclasses import dataclass
from functools import lru_cache

from kaboodle.core.errors import Unreadable
from kaboodle.core.notation import SEAT_LETTERS, place_of, seat_of, shorten, tidy
from kaboodle.core.suggestions import close_to
from kaboodle.games.kittens.card_ids import FERAL, GODCAT
from kaboodle.games.kittens.cards import CARDS, KINDS
from kaboodle.games.kittens.codes import (
    FIVE_DIFFERENT,
    GODCAT_AS,
    NONE,
    PLAY,
    SEATS,
    THREE,
    THREE_BOTH,
    THREE_FERAL,
    THREE_FERALS,
    THREE_GODCAT,
    TWO,
    TWO_FERAL,
    TWO_GODCAT,
)
from kaboodle.games.kittens.kernel import Game
from kaboodle.words import Phrase

LETTERS = SEAT_LETTERS[:SEATS]
SLUG = {row.kind: row.slug for row in CARDS}
BITS = [(1 << kind, SLUG[kind]) for kind in sorted(SLUG)]
TITLE = {row.kind: Phrase(f"card-{row.slug}") for row in CARDS}
KIND = {row.slug: row.kind for row in CARDS}

LONGEST_MOVE = 200
WORDS = ("draw", "nope", "pass", "defuse", "explode", "keep", "top", "hold", "swap", "pick")
CHOOSING = ("give", "take", "pick")
SAME = -1  # in the table below: the play's own kind

# The cards beside the one that names the play.
BESIDE = {
    PLAY: (),
    TWO: (SAME,),
    TWO_FERAL: (FERAL,),
    TWO_GODCAT: (GODCAT,),
    THREE: (SAME, SAME),
    THREE_FERAL: (SAME, FERAL),
    THREE_FERALS: (FERAL, FERAL),
    THREE_GODCAT: (SAME, GODCAT),
    THREE_BOTH: (FERAL, GODCAT),
}


@dataclass(frozen=True)
class Said:
    """A move's text, parsed but not checked for legality."""

    verb: str  # one of WORDS, or give, take, hide, lay, play
    cards: tuple[int, ...] = ()
    godcat_as: int = NONE
    seat: int = NONE
    named: int = NONE
    place: int = NONE


def hear(game: Game, text: str) -> Said:
    """Read a move's text; Unreadable if it is none."""
    plain = tidy(text, ">+:=@", LONGEST_MOVE)
    if plain in WORDS:
        return Said(plain)
    verb, _, rest = plain.partition(" ")
    if verb in CHOOSING:
        return Said(verb, named=card_of(game, rest))
    if verb == "hide" or verb.startswith("hide@"):
        return Said("hide", place=place_of(plain.removeprefix("hide"), "kittens-refusal-hide"))
    return hear_play(game, plain)


def hear_play(game: Game, plain: str) -> Said:
    """Read cards, target and title, as in `loaf+loaf+loaf>B:defuse`."""
    rest, colon, title = plain.partition(":")
    words, arrow, letter = rest.partition(">")
    named = card_of(game, title) if colon else NONE
    seat = seat_of(game.players, letter) if arrow else NONE
    if words == "lay":
        return Said("lay", seat=seat, named=named)
    first, equals, second = words.partition("=")
    if not equals:
        cards = tuple(sorted(card_of(game, word) for word in words.split("+")))
        return Said("play", cards, seat=seat, named=named)
    if card_of(game, first) != GODCAT:
        raise Unreadable("kittens-refusal-godcat-only", word=shorten(first))
    return Said("play", (GODCAT,), card_of(game, second), seat, named)


def card_of(game: Game, word: str) -> int:
    """The kind of a card's slug; Unreadable if this edition has no such card."""
    kind = KIND.get(word)
    if kind is None:
        raise no_card(game, word)
    if not game.titles >> kind & 1:
        raise Unreadable("kittens-refusal-edition", card=TITLE[kind])
    return kind


def no_card(game: Game, word: str) -> Unreadable:
    """The refusal of a word that is no card: with those of the edition that may be meant, for a cat all its cats."""
    if not word:
        return Unreadable("refusal-card-missing")
    ours = [row for row in CARDS if game.titles >> row.kind & 1]
    meant = close_to(word, [row.slug for row in ours])
    if not meant and "cat" in word:  # the cats have names of our own
        meant = [row.slug for row in ours if row.cat]
    if not meant:
        return Unreadable("refusal-no-card", word=shorten(word))
    return Unreadable("refusal-no-card-like", word=shorten(word), words=", ".join(meant))


@lru_cache(maxsize=4096)
def play_text(move: int, five: int = 0, target: int = NONE, named: int = NONE) -> str:
    """A play in the notation, from its first stage and what the later stages added."""
    if move == FIVE_DIFFERENT:
        words = "+".join([slug for bit, slug in BITS if five & bit])
    else:
        words = PLAY_WORDS.get(move) or words_of(move)
    at = f">{LETTERS[target]}" if target != NONE else ""
    title = f":{SLUG[named]}" if named != NONE else ""
    return words + at + title


def words_of(move: int) -> str:
    """The cards of a play's first stage in the notation, other than five different ones."""
    if GODCAT_AS <= move < TWO:
        return f"{SLUG[GODCAT]}={SLUG[move - GODCAT_AS]}"
    return "+".join(SLUG[kind] for kind in cards_of(move))


def cards_of(move: int) -> list[int]:
    """The cards that the first stage of a single play, a pair or a triple uses; Godcat comes last."""
    kind = (move - PLAY) % KINDS
    if GODCAT_AS <= move < TWO:
        return [GODCAT]
    return [kind, *[kind if other == SAME else other for other in BESIDE[move - kind]]]


def first_stage(said: Said) -> int:
    """The first stage of a play as the kernel numbers it; NONE where the cards never are a play."""
    if said.godcat_as != NONE:
        return GODCAT_AS + said.godcat_as
    if len(said.cards) == 5 and len(set(said.cards)) == 5:
        return FIVE_DIFFERENT
    return FIRST_STAGES.get(said.cards, NONE)


def first_stages() -> dict[tuple[int, ...], int]:
    """From sorted cards to the first stage, for every play but five different and Godcat as a card."""
    found: dict[tuple[int, ...], int] = {}
    for base in BESIDE:
        for kind in SLUG:
            if kind != GODCAT or base == PLAY:
                found.setdefault(tuple(sorted(cards_of(base + kind))), base + kind)
    return found


FIRST_STAGES = first_stages()
PLAY_WORDS = {move: words_of(move) for move in FIRST_STAGES.values()}
