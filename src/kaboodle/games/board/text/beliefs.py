"""What a seat knows as text: the `knows` parts of a position.

Words: `B+defuse` a card sure to be in a hand, `B~3-defuse` three unknown cards that are no Defuse, `nope?B750,C250` a
card in one of several hands, `discs=move-1,?,magnet` what is known of the movement deck from its top. If its order
may be one of several, there is a word for each with its weight: `discs*2=?` and `discs*3=magnet`.
Hands about which only the size is known are left out.
"""

import re

from kaboodle.core.errors import Unreadable
from kaboodle.engine.hand_beliefs import FLOATS, WHOLE_WEIGHT
from kaboodle.games.board.beliefs.discs import MOST_ODDS
from kaboodle.games.board.card_ids import BY_SLUG
from kaboodle.games.board.codes import KNOWN, NONE, PILE, SEATS, UNKNOWN, WAYS
from kaboodle.games.board.kernel import Game, Mind
from kaboodle.games.board.text.belief_check import untrue
from kaboodle.games.board.text.discs import DISC_CODE, DISC_SLUG
from kaboodle.games.board.text.words import LETTERS, SLUG
from kaboodle.words import phrase

WORD = re.compile(
    r"(?P<place>[A-F])\+(?P<sure>[a-z0-9-]+?)(?:\*(?P<copies>\d+))?"
    r"|(?P<zone>[A-F])~(?P<unknown>\d+)(?P<lacks>-[a-z0-9-]+)?"
    r"|discs(?:\*(?P<odds>\d{1,10}))?=(?P<order>[a-z0-9,?-]+)"
    r"|(?P<float>[a-z0-9-]+)\?(?P<weights>(?:[A-F]\d+,?)+)"
)
WEIGHT = re.compile(r"([A-F])(\d+)")


def first_minds(game: Game) -> list[Mind]:
    """Minds for a game before its deal."""
    minds = []
    for seat in range(game.players):
        mind = Mind(seat)
        mind.begin(game)
        minds.append(mind)
    return minds


def natural_mind(game: Game, seat: int) -> Mind:
    """A mind that knows only what is public: the sizes of hands and decks."""
    mind = Mind(seat)
    mind.begin(game)
    for other in range(game.players):
        if other != seat:
            mind.set_class(other, 0, game.size_of(other))
    return mind


def knowledge_text(game: Game, mind: Mind) -> str:
    """What a mind knows beyond the default, as words; empty if nothing."""
    natural = natural_mind(game, mind.me)
    words = []
    for place in range(game.players):
        name = LETTERS[place]
        words += [
            f"{name}+{SLUG[kind]}" + (f"*{n}" if n > 1 else "") for kind, n in enumerate(mind.sure_of(place)) if n
        ]
        if mind.classes_of(place) != natural.classes_of(place):
            words += [f"{name}~{count}{mask_text(mask)}" for mask, count in mind.classes_of(place)]
    words += orders_text(mind)
    for kind, weights in mind.floating():
        spread = ",".join(f"{LETTERS[place]}{weight}" for place, weight in enumerate(weights) if weight)
        words.append(f"{SLUG[kind]}?{spread}")
    return " ".join(words)


def orders_text(mind: Mind) -> list[str]:
    """The possible orders of the movement deck, a word for each; none if nothing is known."""
    words = []
    for codes, odds in mind.orders():
        names = ["?" if code == UNKNOWN else DISC_SLUG[code - KNOWN] for code in codes]
        while len(names) > 1 and names[-1] == "?":
            names.pop()
        words.append(f"discs{f'*{odds}' if odds > 1 else ''}={','.join(names)}")
    return [] if words in (["discs=?"], ["discs="]) else words


def read_knowledge(text: str, game: Game, seat: int) -> Mind:
    """A mind from words; Unreadable names the word that is wrong."""
    mind = natural_mind(game, seat)
    said: dict[int, bool] = {}
    orders: list[tuple[list[int], int]] = []
    for word in text.split():
        read_word(word, game, mind, said, orders)
    if orders:
        set_orders(mind, orders)
    fill_unsaid(game, mind, said)
    fault = untrue(game, mind)
    if fault is not None:
        raise Unreadable("knows-part", seat=LETTERS[seat], why=fault)
    return mind


def read_word(word: str, game: Game, mind: Mind, said: dict[int, bool], orders: list[tuple[list[int], int]]) -> None:
    """Read one word; `said` marks the hands mentioned, and whether their unknown cards were listed."""
    found = WORD.fullmatch(word)
    if found is None:
        raise Unreadable("knows-unreadable", seat=LETTERS[mind.me], word=repr(word[:40]))
    if found["sure"]:
        place = read_place(found["place"], game, mind.me)
        said.setdefault(place, False)
        mind.set_sure(place, read_kind(found["sure"]), number(found["copies"] or "1", PILE))
    elif found["unknown"]:
        place = read_place(found["zone"], game, mind.me)
        if not said.get(place):
            forget_classes(mind, place)
        said[place] = True
        add_class(game, mind, place, read_mask(found["lacks"] or ""), number(found["unknown"], PILE))
    elif found["order"]:
        orders.append((read_order(word, found["order"], game), int(found["odds"] or "1")))
    else:
        read_float(found["float"], found["weights"], game, mind)


def add_class(game: Game, mind: Mind, place: int, mask: int, count: int) -> None:
    """Unknown cards of a hand, of which there are not more than the hand has cards."""
    if count + sum(others for _, others in mind.classes_of(place)) > game.size_of(place):
        raise Unreadable("knows-holds", seat=LETTERS[mind.me], place=LETTERS[place], count=game.size_of(place))
    mind.set_class(place, mask, count)


def read_order(word: str, text: str, game: Game) -> list[int]:
    """An order of the movement deck; places left out are unknown."""
    names = text.split(",")
    if len(names) > game.disc_count:
        raise Unreadable("board-knows-discs", word=word[:40], count=game.disc_count)
    strange = [name for name in names if name != "?" and name not in DISC_CODE]
    if strange:
        raise Unreadable("board-refusal-no-disc", word=repr(strange[0][:40]))
    codes = [UNKNOWN if name == "?" else KNOWN + DISC_CODE[name] for name in names]
    return codes + [UNKNOWN] * (game.disc_count - len(codes))


def set_orders(mind: Mind, orders: list[tuple[list[int], int]]) -> None:
    """Set the orders of a mind, if the deck can have all of them."""
    me = LETTERS[mind.me]
    weights = [odds for _, odds in orders]
    if len(orders) > WAYS or min(weights) < 1 or sum(weights) > MOST_ODDS:
        raise Unreadable("knows-part", seat=me, why=phrase("board-knows-orders", most=WAYS))
    if len({tuple(codes) for codes, _ in orders}) < len(orders):
        raise Unreadable("knows-part", seat=me, why=phrase("board-knows-twice"))
    left = mind.discs_in_deck()
    if any(codes.count(KNOWN + disc) > count for codes, _ in orders for disc, count in enumerate(left)):
        raise Unreadable("knows-part", seat=me, why=phrase("board-knows-kind"))
    mind.set_orders(orders)


def mask_text(mask: int) -> str:
    """The kinds in a set."""
    return "".join(f"-{slug}" for slug, kind in BY_SLUG.items() if mask >> kind & 1)


def read_mask(text: str) -> int:
    """The kinds in `-nope-super-move-1`, the longest names first."""
    mask = 0
    while text:
        match = max((slug for slug in BY_SLUG if text.startswith(f"-{slug}")), key=len, default="")
        if not match:
            raise Unreadable("refusal-no-card", word=repr(text[1:40]))
        mask |= 1 << BY_SLUG[match]
        text = text.removeprefix(f"-{match}")
    return mask


def read_float(slug: str, spread: str, game: Game, mind: Mind) -> None:
    """A known card in one of several hands."""
    if mind.floats >= FLOATS:
        raise Unreadable("knows-part", seat=LETTERS[mind.me], why=phrase("board-knows-floats", most=FLOATS))
    weights = [0] * SEATS
    for name, weight in WEIGHT.findall(spread):
        weights[read_place(name, game, mind.me)] = number(weight, WHOLE_WEIGHT)
    mind.set_float(read_kind(slug), weights)


def forget_classes(mind: Mind, place: int) -> None:
    """Remove the default unknown cards of a hand before they are listed."""
    for _, count in mind.classes_of(place):
        for _ in range(count):
            mind.lose_unknown(place, NONE)


def fill_unsaid(game: Game, mind: Mind, said: dict[int, bool]) -> None:
    """Fill up hands of which only known cards were listed; the sizes must match."""
    for place in said:
        size = game.size_of(place)
        sure = sum(mind.sure_of(place))
        if not said[place]:
            forget_classes(mind, place)
            mind.set_class(place, 0, max(0, size - sure))
        if sure + sum(count for _, count in mind.classes_of(place)) != size:
            raise Unreadable("knows-holds", seat=LETTERS[mind.me], place=LETTERS[place], count=size)


def read_place(name: str, game: Game, me: int) -> int:
    """A seat other than the knower's."""
    place = LETTERS.index(name)
    if place >= game.players or place == me:
        raise Unreadable("knows-not-other", seat=LETTERS[me], other=name)
    return place


def read_kind(slug: str) -> int:
    """A card by its slug."""
    if slug not in BY_SLUG:
        raise Unreadable("refusal-no-card", word=repr(slug[:40]))
    return BY_SLUG[slug]


def number(digits: str, most: int) -> int:
    """A small number."""
    if len(digits) > 4 or int(digits) > most:
        raise Unreadable("knows-number", number=digits[:12])
    return int(digits)
