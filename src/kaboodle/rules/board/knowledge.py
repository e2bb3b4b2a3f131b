"""What a seat knows as text: the `knows` parts of a position.

Words: `B+defuse` a card sure to be in a hand, `B~3-defuse` three unknown cards that are no Defuse, `discs@2=magnet` a
disc known in the movement deck, `mixed@0` a place whose disc is mixed with those of the other such places, `loose=1`
magnets hidden by others, `firm=2` places above which none of those is, `nope?B750,C250` a card in one of several hands.
Hands of which nothing is known but their size are left out.
"""

import re

from kaboodle.rules.board.discs import DISC_CODE, DISC_SLUG
from kaboodle.rules.board.kernel import Game, Mind
from kaboodle.rules.board.kinds import BY_SLUG
from kaboodle.rules.board.truth import untrue
from kaboodle.rules.board.what import FLOATS, KNOWN, NONE, SEATS, UNKNOWN, WHOLE
from kaboodle.rules.board.wording import LETTERS, SLUG
from kaboodle.rules.trouble import Unreadable

WORD = re.compile(
    r"(?P<place>[A-F])\+(?P<sure>[a-z0-9-]+?)(?:\*(?P<copies>\d+))?"
    r"|(?P<zone>[A-F])~(?P<unknown>\d+)(?P<lacks>-[a-z0-9-]+)?"
    r"|discs@(?P<at>\d+)=(?P<disc>[a-z0-9-]+)"
    r"|mixed@(?P<mixed>\d+)"
    r"|(?P<number>loose|firm)=(?P<value>\d+)"
    r"|(?P<float>[a-z0-9-]+)\?(?P<weights>(?:[A-F]\d+,?)+)"
)
WEIGHT = re.compile(r"([A-F])(\d+)")


def first_minds(game: Game) -> list[Mind]:
    """Minds for a game that is about to be followed from its deal on."""
    minds = []
    for seat in range(game.players):
        mind = Mind(seat)
        mind.begin(game.disc_count)
        minds.append(mind)
    return minds


def natural_mind(game: Game, seat: int) -> Mind:
    """A mind that knows only what lies open: the sizes of hands and decks."""
    mind = Mind(seat)
    mind.clear_discs(game.disc_count)
    for other in range(game.players):
        if other != seat:
            mind.set_class(other, 0, game.size_of(other))
    return mind


def knowledge_text(game: Game, mind: Mind) -> str:
    """What a mind knows beyond the natural, as words; empty if nothing."""
    natural = natural_mind(game, mind.me)
    words = []
    for place in range(game.players):
        name = LETTERS[place]
        words += [
            f"{name}+{SLUG[kind]}" + (f"*{n}" if n > 1 else "") for kind, n in enumerate(mind.sure_of(place)) if n
        ]
        if mind.classes_of(place) != natural.classes_of(place):
            words += [f"{name}~{count}{mask_text(mask)}" for mask, count in mind.classes_of(place)]
    for place, code in enumerate(mind.disc_codes()):
        if code != UNKNOWN:
            words.append(f"discs@{place}={DISC_SLUG[code - KNOWN]}")
    words += [f"mixed@{place}" for place in mind.mixed_places()]
    words += [f"{name}={getattr(mind, name)}" for name in ("loose", "firm") if getattr(mind, name)]
    for kind, weights in mind.floating():
        spread = ",".join(f"{LETTERS[place]}{weight}" for place, weight in enumerate(weights) if weight)
        words.append(f"{SLUG[kind]}?{spread}")
    return " ".join(words)


def read_knowledge(text: str, game: Game, seat: int) -> Mind:
    """The mind that the words say; Unreadable names the word that does not fit."""
    mind = natural_mind(game, seat)
    said: dict[int, bool] = {}
    words = text.split()
    for word in sorted(words, key=lambda word: not word.startswith("loose=")):  # it says how long the base is
        read_word(word, game, mind, said)
    fill_unsaid(game, mind, said)
    fault = untrue(game, mind)
    if fault:
        raise Unreadable(f"{LETTERS[seat]} knows: {fault}")
    return mind


def read_word(word: str, game: Game, mind: Mind, said: dict[int, bool]) -> None:
    """Take in one word; `said` marks the hands told of, and whether their unknown cards were told apart."""
    found = WORD.fullmatch(word)
    if found is None:
        raise Unreadable(f"{LETTERS[mind.me]} knows: cannot read {word[:40]!r}")
    if found["sure"]:
        place = read_place(found["place"], game, mind.me)
        said.setdefault(place, False)
        mind.set_sure(place, read_kind(found["sure"]), number(found["copies"] or "1", 120))
    elif found["unknown"]:
        place = read_place(found["zone"], game, mind.me)
        if not said.get(place):
            forget_classes(mind, place)
        said[place] = True
        mind.set_class(place, read_mask(found["lacks"] or ""), number(found["unknown"], 120))
    elif found["at"]:
        if found["disc"] not in DISC_CODE:
            raise Unreadable(f"there is no disc {found['disc'][:40]!r}")
        mind.set_code(base_place(word, found["at"], mind), KNOWN + DISC_CODE[found["disc"]])
    elif found["mixed"]:
        mind.set_mixed(base_place(word, found["mixed"], mind))
    elif found["number"] == "loose":
        mind.loose = number(found["value"], game.disc_count)
        mind.base_size = game.disc_count - mind.loose
    elif found["number"]:
        mind.firm = number(found["value"], mind.base_size)
    else:
        read_float(found["float"], found["weights"], game, mind)


def mask_text(mask: int) -> str:
    """The kinds in a set."""
    return "".join(f"-{slug}" for slug, kind in BY_SLUG.items() if mask >> kind & 1)


def read_mask(text: str) -> int:
    """The kinds in `-nope-super-move-1`, the longest names first."""
    mask = 0
    while text:
        match = max((slug for slug in BY_SLUG if text.startswith(f"-{slug}")), key=len, default="")
        if not match:
            raise Unreadable(f"there is no card {text[1:40]!r}")
        mask |= 1 << BY_SLUG[match]
        text = text.removeprefix(f"-{match}")
    return mask


def read_float(slug: str, spread: str, game: Game, mind: Mind) -> None:
    """A known card in one of several hands."""
    if mind.floats >= FLOATS:
        raise Unreadable(f"{LETTERS[mind.me]} knows: more than {FLOATS} cards of uncertain place")
    weights = [0] * SEATS
    for name, weight in WEIGHT.findall(spread):
        weights[read_place(name, game, mind.me)] = number(weight, WHOLE)
    mind.set_float(read_kind(slug), weights)


def base_place(word: str, digits: str, mind: Mind) -> int:
    """A place of the movement deck."""
    if len(digits) > 3 or int(digits) >= mind.base_size:
        raise Unreadable(f"{word[:40]}: the movement deck has {mind.base_size} discs in a known order")
    return int(digits)


def forget_classes(mind: Mind, place: int) -> None:
    """Drop the unknown cards that a natural mind has for a hand, to be told apart."""
    for _, count in mind.classes_of(place):
        for _ in range(count):
            mind.lose_unknown(place, NONE)


def fill_unsaid(game: Game, mind: Mind, said: dict[int, bool]) -> None:
    """Hands of which only sure cards were told hold otherwise unknown cards; all must add up."""
    for place in said:
        size = game.size_of(place)
        sure = sum(mind.sure_of(place))
        if not said[place]:
            forget_classes(mind, place)
            mind.set_class(place, 0, max(0, size - sure))
        if sure + sum(count for _, count in mind.classes_of(place)) != size:
            raise Unreadable(f"{LETTERS[mind.me]} knows: {LETTERS[place]} holds {size} cards, not as told")


def read_place(name: str, game: Game, me: int) -> int:
    """A seat other than the knower's."""
    place = LETTERS.index(name)
    if place >= game.players or place == me:
        raise Unreadable(f"{LETTERS[me]} knows: {name} is not another seat of this table")
    return place


def read_kind(slug: str) -> int:
    """A card by its slug."""
    if slug not in BY_SLUG:
        raise Unreadable(f"there is no card {slug[:40]!r}")
    return BY_SLUG[slug]


def number(digits: str, most: int) -> int:
    """A small number."""
    if len(digits) > 4 or int(digits) > most:
        raise Unreadable(f"{digits[:12]} is too large a number")
    return int(digits)
