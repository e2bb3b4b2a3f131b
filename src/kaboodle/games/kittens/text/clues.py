"""Clues as text: further words in the `knows` parts of a position.

Words: `hidden=350,200,50,30` a Kitten that somebody hid, suspected at the first places in thousandths, `avoided=...`
one that somebody has seen there, `looked=B3` B has seen the top three, `quiet=B500` what B let pass, `calm` nobody is
known to let pass what is open now, since a Nope was played on it.
"""

import re

from kaboodle.core.errors import Unreadable
from kaboodle.games.kittens.beliefs.clues import BY_ESCAPE, BY_HIDING, CERTAIN, DEEP, MOST_SUSPICIONS, NEXT
from kaboodle.games.kittens.card_ids import ATTACK
from kaboodle.games.kittens.codes import NONE, SINGLE, WINDOW
from kaboodle.games.kittens.kernel import Game, Mind
from kaboodle.games.kittens.text.words import LETTERS

REASONS = {"hidden": BY_HIDING, "avoided": BY_ESCAPE}
NAMES = {why: name for name, why in REASONS.items()}
CALM = "calm"
MOST_LOOKED = 3
CLUE = re.compile(
    r"(?P<why>hidden|avoided)=(?P<shares>\d{1,4}(?:,\d{1,4})*)"
    r"|looked=(?P<looker>[A-Z])(?P<cards>\d)"
    r"|quiet=(?P<passer>[A-Z])(?P<share>\d{1,4})"
)


def take_in_course(game: Game, mind: Mind) -> None:
    """Set what a mind tracks about the current turn and the open play."""
    mind.owing = game.owed
    if game.decision == WINDOW:
        mind.opened = game.move
        mind.aimed = aimed_at(game)


def aimed_at(game: Game) -> int:
    """The target of an open play that is not Noped."""
    if game.noped or game.topmost != game.current:
        return NONE
    if game.target < 0 and game.form == SINGLE and game.effect == ATTACK:
        return NEXT
    return game.target


def clue_words(game: Game, mind: Mind) -> list[str]:
    """The clues of a mind as words."""
    words = [f"{NAMES[why]}={','.join(str(share) for share in shares)}" for why, shares in mind.suspected()]
    words += [f"looked={LETTERS[seat]}{count}" for seat, count in enumerate(mind.looks()[: game.players]) if count]
    words += [f"quiet={LETTERS[seat]}{share}" for seat, share in enumerate(mind.passes()) if share != CERTAIN]
    if game.decision == WINDOW and mind.aimed == NONE and aimed_at(game) != NONE:
        words.append(CALM)
    return words


def read_clue(word: str, game: Game, mind: Mind) -> bool:
    """Read a word if it is a clue; Unreadable if its value is wrong."""
    if word == CALM:
        mind.aimed = NONE
        return True
    found = CLUE.fullmatch(word)
    if found is None:
        return False
    if found["why"]:
        shares = [int(share) for share in found["shares"].split(",")]
        if len(shares) != DEEP or sum(shares) > CERTAIN or mind.suspicions == MOST_SUSPICIONS:
            raise Unreadable("kittens-knows-fear", word=word[:40], deep=DEEP, whole=CERTAIN, most=MOST_SUSPICIONS)
        mind.set_suspicion(REASONS[found["why"]], shares)
    elif found["looker"]:
        if int(found["cards"]) > min(MOST_LOOKED, game.pile_size):
            raise Unreadable("kittens-knows-look", word=word[:40])
        mind.set_look(read_other(found["looker"], game, mind.me), int(found["cards"]))
    else:
        if not 0 < int(found["share"]) <= CERTAIN:
            raise Unreadable("kittens-knows-share", word=word[:40], whole=CERTAIN)
        mind.set_quiet(read_other(found["passer"], game, mind.me), int(found["share"]))
    return True


def read_other(name: str, game: Game, me: int) -> int:
    """A seat other than the one that suspects."""
    seat = LETTERS.index(name) if name in LETTERS else game.players
    if seat >= game.players or seat == me:
        raise Unreadable("knows-not-other", seat=LETTERS[me], other=name)
    return seat
