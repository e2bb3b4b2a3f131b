"""What a seat knows as text: the `knows` parts of a position.

Words: `B+defuse` a card sure to be in a hand, `B~3-nope` three unknown cards that are no Nope, `draw@2=kitten` a card
known in the draw pile, `draw@0!` one that is no Kitten, `loose=1` Kittens hidden by others, `firm=2` places above
which none of those is, `held=skip`, `held?` or `held!` the card held by Raising Heck, `nope?B750,C250` a card in one
of several hands. Hands about which only the size is known are left out. Clues are in clues.py.
"""

import re

from kaboodle.core.errors import Unreadable
from kaboodle.core.matching import can_assign, can_fill
from kaboodle.engine.hand_beliefs import FLOATS
from kaboodle.games.kittens.card_ids import BY_SLUG, GODCAT, KITTEN
from kaboodle.games.kittens.cards import NEVER
from kaboodle.games.kittens.codes import BOX, HECK, KNOWN, NO_KITTEN, NONE, PILE, UNKNOWN
from kaboodle.games.kittens.kernel import Game, Mind
from kaboodle.games.kittens.text.clues import clue_words, read_clue, take_in_course
from kaboodle.games.kittens.text.words import LETTERS, SLUG
from kaboodle.words import Phrase, phrase

WORD = re.compile(
    r"(?P<place>[A-Z]|box)\+(?P<sure>[a-z-]+?)(?:\*(?P<copies>\d+))?"
    r"|(?P<zone>[A-Z]|box)~(?P<unknown>\d+)(?P<not>(?:-[a-z]+(?:-[a-z]+)*)*)"
    r"|draw@(?P<at>\d+)(?:=(?P<card>[a-z-]+)|(?P<safe>!))"
    r"|(?P<number>loose|firm)=(?P<value>\d+)"
    r"|held(?:=(?P<held>[a-z-]+)|(?P<guess>[?!]))"
    r"|(?P<float>[a-z-]+)\?(?P<weights>(?:(?:[A-Z]|box)\d+,?)+)"
)
MOST_CARDS = PILE
WEIGHT = re.compile(r"([A-Z]|box)(\d+)")


def first_minds(game: Game) -> list[Mind]:
    """Minds for a game before its deal."""
    quick = sum(game.box_list()) - sum(game.open_box_list())
    minds = []
    for seat in range(game.players):
        mind = Mind(seat)
        mind.begin(1 - game.mix_first, quick, game.pile_size, game.dead_out, game.heck_explodes)
        minds.append(mind)
    return minds


def natural_mind(game: Game, seat: int) -> Mind:
    """A mind that knows only what is public: the sizes of hands, pile and box."""
    mind = Mind(seat)
    mind.dead_out, mind.heck_explodes = game.dead_out, game.heck_explodes
    mind.clear_pile(game.pile_size)
    if game.decision == HECK:
        hidden = NO_KITTEN if game.heck_explodes else UNKNOWN  # B-51: a Kitten would be visible
        mind.held_code = KNOWN + game.held if seat == game.current else hidden
    for other in range(game.players):
        if other != seat:
            mind.set_class(other, NEVER, unknown_cards(game, other))
    mind.set_class(BOX, NEVER, sum(game.box_list()) - sum(game.open_box_list()))
    take_in_course(game, mind)
    return mind


def unknown_cards(game: Game, seat: int) -> int:
    """The number of hidden cards of a hand: all but Godcat."""
    return game.size_of(seat) - game.hand_list(seat)[GODCAT]


def knowledge_text(game: Game, mind: Mind) -> str:
    """What a mind knows beyond the default, as words; empty if nothing."""
    natural = natural_mind(game, mind.me)
    words = []
    for place in [*range(game.players), BOX]:
        name = place_name(place)
        sure = mind.sure_of(place)
        words += [f"{name}+{SLUG[kind]}" + (f"*{n}" if n > 1 else "") for kind, n in enumerate(sure) if n]
        if told_apart(mind, place) != told_apart(natural, place):
            words += [f"{name}~{count}{barred}" for barred, count in told_apart(mind, place)]
    for place, code in enumerate(mind.pile_codes()):
        if code != UNKNOWN:
            words.append(f"draw@{place}!" if code == NO_KITTEN else f"draw@{place}={SLUG[code - KNOWN]}")
    words += [f"{name}={getattr(mind, name)}" for name in ("loose", "firm") if getattr(mind, name)]
    if mind.held_code != natural.held_code:
        guess = {UNKNOWN: "?", NO_KITTEN: "!"}.get(mind.held_code)
        words.append("held" + (guess or f"={SLUG[mind.held_code - KNOWN]}"))
    for kind, weights in mind.floating():
        spread = ",".join(f"{place_name(place)}{weight}" for place, weight in enumerate(weights) if weight)
        words.append(f"{SLUG[kind]}?{spread}")
    return " ".join([*words, *clue_words(game, mind)])


def place_name(place: int) -> str:
    """A seat's letter, or the box."""
    return "box" if place == BOX else LETTERS[place]


def told_apart(mind: Mind, place: int) -> list[tuple[str, int]]:
    """The unknown cards of a hand by what they are not, in the order of the text."""
    counts: dict[str, int] = {}
    for mask, count in mind.classes_of(place):
        counts[mask_text(mask)] = counts.get(mask_text(mask), 0) + count
    return sorted(counts.items())


def mask_text(mask: int) -> str:
    """The kinds in a set, but for those that no hidden hand card can be anyway."""
    return "".join(f"-{slug}" for slug, kind in BY_SLUG.items() if mask >> kind & 1 and not NEVER >> kind & 1)


def read_knowledge(text: str, game: Game, seat: int) -> Mind:
    """A mind from words; Unreadable names the word that is wrong."""
    mind = natural_mind(game, seat)
    said: dict[int, bool] = {}
    for word in text.split():
        read_word(word, game, mind, said)
    fill_unsaid(game, mind, said)
    fault = untrue(game, mind)
    if fault is not None:
        raise Unreadable("knows-part", seat=LETTERS[seat], why=fault)
    return mind


def read_word(word: str, game: Game, mind: Mind, said: dict[int, bool]) -> None:
    """Read one word; `said` marks the hands mentioned, and whether their unknown cards were listed."""
    if read_clue(word, game, mind):
        return
    found = WORD.fullmatch(word)
    if found is None:
        raise Unreadable("knows-unreadable", seat=LETTERS[mind.me], word=repr(word[:40]))
    if found["sure"]:
        place = read_place(found["place"], game, mind.me)
        said.setdefault(place, False)
        mind.set_sure(place, read_kind(found["sure"]), number(found["copies"] or "1", MOST_CARDS))
    elif found["unknown"]:
        place = read_place(found["zone"], game, mind.me)
        if not said.get(place):
            forget_classes(mind, place)
        said[place] = True
        mask = NEVER
        for slug in split_slugs(found["not"]):
            mask |= 1 << read_kind(slug)
        told = sum(count for _, count in mind.classes_of(place))
        mind.set_class(place, mask, number(found["unknown"], MOST_CARDS - told))
    elif found["at"]:
        place = number(found["at"])
        if place >= game.pile_size:
            raise Unreadable("kittens-knows-pile", word=word[:40], count=game.pile_size)
        mind.set_code(place, NO_KITTEN if found["safe"] else KNOWN + read_kind(found["card"]))
    elif found["number"]:
        if number(found["value"]) > game.pile_size:
            raise Unreadable("kittens-knows-pile", word=word[:40], count=game.pile_size)
        read_pile_number(found["number"], number(found["value"]), game, mind)
    elif found["float"]:
        weights = [0] * (BOX + 1)
        for name, weight in WEIGHT.findall(found["weights"]):
            weights[read_place(name, game, mind.me)] = number(weight)
        if len(mind.floating()) == FLOATS or not any(weights):
            raise Unreadable("kittens-knows-float", word=word[:40], most=FLOATS)
        mind.set_float(read_kind(found["float"]), weights)
    else:
        mind.held_code = {"?": UNKNOWN, "!": NO_KITTEN}.get(found["guess"] or "", NONE)
        if found["held"]:
            mind.held_code = KNOWN + read_kind(found["held"])


def read_pile_number(name: str, value: int, game: Game, mind: Mind) -> None:
    """The number of loose Kittens, or of firm places."""
    if name == "firm":
        mind.firm = value
        return
    mind.loose = value
    mind.base_size = game.pile_size - value


def forget_classes(mind: Mind, place: int) -> None:
    """Remove the default unknown cards of a hand before they are listed."""
    for _, count in mind.classes_of(place):
        for _ in range(count):
            mind.lose_unknown(place, NONE)


def fill_unsaid(game: Game, mind: Mind, said: dict[int, bool]) -> None:
    """Fill up hands of which only known cards were listed; the sizes must match."""
    hidden_box = sum(game.box_list()) - sum(game.open_box_list())
    for place in said:
        size = hidden_box if place == BOX else unknown_cards(game, place)
        sure = sum(mind.sure_of(place))
        if not said[place]:
            forget_classes(mind, place)
            mind.set_class(place, NEVER, max(0, size - sure))
        if sure + sum(count for _, count in mind.classes_of(place)) != size:
            raise Unreadable("kittens-knows-holds", seat=LETTERS[mind.me], place=place_name(place), count=size)


def read_place(name: str, game: Game, me: int) -> int:
    """A seat other than the knower's, or the box."""
    if name == "box":
        return BOX
    place = LETTERS.index(name) if name in LETTERS else BOX
    if place >= game.players or place == me:
        raise Unreadable("knows-not-other", seat=LETTERS[me], other=name)
    return place


def read_kind(slug: str) -> int:
    """A card by its slug."""
    if slug not in BY_SLUG:
        raise Unreadable("refusal-no-card", word=repr(slug[:40]))
    return BY_SLUG[slug]


def split_slugs(text: str) -> list[str]:
    """The slugs in `-nope-see-the-future`: the longest names first."""
    slugs = []
    while text:
        match = max((slug for slug in BY_SLUG if text.startswith(f"-{slug}")), key=len, default="")
        if not match:
            raise Unreadable("refusal-no-card", word=repr(text[1:40]))
        slugs.append(match)
        text = text.removeprefix(f"-{match}")
    return slugs


def number(digits: str, most: int = 9_999) -> int:
    """A small number."""
    if len(digits) > 4 or int(digits) > most:
        raise Unreadable("knows-number", number=digits[:12])
    return int(digits)


def untrue(game: Game, mind: Mind) -> Phrase | None:
    """What a mind holds that is false at this table; None if everything is true."""
    places: list[tuple[int, int]] = []  # the cards whose place is not known
    for place in [*range(game.players), BOX]:
        if place == mind.me:
            continue
        hand = hidden_cards(game, place)
        rest = [kind for kind, n in enumerate(hand) for _ in range(n - mind.sure_of(place)[kind])]
        slots = [mask for mask, count in mind.classes_of(place) for _ in range(count)]
        if any(n < sure for n, sure in zip(hand, mind.sure_of(place), strict=True)):
            return phrase("knows-not-held", place=place_name(place))
        if len(slots) != len(rest) or not can_fill(rest, [~mask for mask in slots]):
            return phrase("knows-unknown", place=place_name(place))
        places += [(place, kind) for kind in rest]
    floats = [
        sum(1 << n for n, (place, other) in enumerate(places) if other == kind and weights[place])
        for kind, weights in mind.floating()
    ]
    if not can_assign(floats):
        return phrase("knows-nowhere")
    held = KNOWN + game.held if game.decision == HECK else NONE
    if mind.held_code != held and (held == NONE or mind.held_code not in (UNKNOWN, NO_KITTEN)):
        return phrase("kittens-knows-held")
    if mind.held_code == NO_KITTEN and game.held == KITTEN:
        return phrase("kittens-knows-held-kitten")
    ordered = is_order(mind.pile_codes(), game.pile_list(), mind.loose, mind.firm)
    return None if ordered else phrase("kittens-knows-order")


def hidden_cards(game: Game, place: int) -> list[int]:
    """A hand without Godcat, or what was removed unseen."""
    if place == BOX:
        return [n - shown for n, shown in zip(game.box_list(), game.open_box_list(), strict=True)]
    return [0 if kind == GODCAT else n for kind, n in enumerate(game.hand_list(place))]


def is_order(codes: list[int], pile: list[int], loose: int, firm: int) -> bool:
    """Whether a draw pile agrees with what is known, with a number of Kittens below the firm places."""
    if len(codes) + loose != len(pile) or firm > len(codes):
        return False
    ways = {0}  # possible numbers of those Kittens above the current place
    for place, kind in enumerate(pile):
        after = {put + 1 for put in ways if kind == KITTEN and put < loose and place - put >= firm}
        after |= {put for put in ways if place - put < len(codes) and fits(codes[place - put], kind)}
        ways = after
    return loose in ways


def fits(code: int, kind: int) -> bool:
    """Whether a card agrees with what is known about its place."""
    return code == UNKNOWN or (code == NO_KITTEN and kind != KITTEN) or code == KNOWN + kind
