"""What a seat saw, told in sentences that call the seat 'you'."""

from collections.abc import Callable, Iterable
from itertools import groupby

from kaboodle.happenings import Seen
from kaboodle.rules.board.discs import DISC_CODE, DISC_TITLE
from kaboodle.rules.board.wording import KIND as BOARD_KIND
from kaboodle.rules.board.wording import TITLE as BOARD_TITLE
from kaboodle.rules.kittens.deck import CARDS

DISCS = {slug: DISC_TITLE[code] for slug, code in DISC_CODE.items()}
TITLES = DISCS | {slug: BOARD_TITLE[kind] for slug, kind in BOARD_KIND.items()} | {row.slug: row.title for row in CARDS}
IRREGULAR = {"have": "has", "are": "is", "pass": "passes", "go": "goes"}
TOGETHER = ("dealt", "discard", "remove", "future", "peek")  # runs of these make one sentence
AWAY = {"discard": "lose to the discard pile", "remove": "lose to the box"}


def tell(events: Iterable[Seen], me: str | None) -> list[str]:
    """Sentences about events of one seat's stream, in order; None is a spectator."""
    sentences = []
    for (what, _), run in groupby(events, key=lambda event: (event.what, event.seat)):
        group = list(run)
        if what in TOGETHER:
            sentences.append(tell_run(group, me))
        else:
            sentences += [tell_one(event, me) for event in group]
    return [sentence for sentence in sentences if sentence]


def tell_run(group: list[Seen], me: str | None) -> str:
    """Several cards of one kind of event in one sentence."""
    first = group[0]
    cards = ", ".join(title(event.card) for event in group if event.card)
    match first.what:
        case "dealt":
            hidden = sum(event.card is None for event in group)
            rest = f"{number(hidden, 'card')} face down" if hidden else ""
            return f"{does(first.seat, 'are', me)} dealt {', '.join(part for part in (cards, rest) if part)}."
        case "future" if cards:
            return f"The top of the draw pile, top first: {cards}."
        case "future":
            return f"{does(first.seat, 'look', me)} at the top {number(len(group), 'card')} of the draw pile."
        case "peek" if cards:
            return f"The top of the movement deck, top first: {cards}."
        case "peek":
            return f"{does(first.seat, 'look', me)} at the top {number(len(group), 'disc')} of the movement deck."
    return f"{does(first.seat, AWAY[first.what], me)}: {cards or number(len(group), 'card')}."


def tell_one(event: Seen, me: str | None) -> str:
    """One event in one sentence; nothing for what goes without saying."""
    teller = MANTIS.get(event.what) if is_mantis(event) else None
    teller = teller or TELLERS.get(event.what)
    assert teller is not None, f"there are no words for {event.what}"
    return teller(event, me)


def is_mantis(event: Seen) -> bool:
    """Whether a card or a back of Mantis is in it."""
    return event.card is not None and "/" in event.card


def title(slug: str | None) -> str:
    """A card as it is called at the table; of a card of Mantis its front."""
    return "a card" if slug is None else TITLES.get(slug, slug.partition("/")[0])


def name(seat: str | None, me: str | None) -> str:
    """A seat inside a sentence."""
    return "you" if seat is not None and seat == me else str(seat)


def whose(seat: str | None, me: str | None) -> str:
    """A seat's own."""
    return "your" if seat is not None and seat == me else f"{seat}'s"


def does(seat: str | None, verb: str, me: str | None) -> str:
    """A seat and what it does, at the beginning of a sentence."""
    if seat is not None and seat == me:
        return f"You {verb}"
    first, space, rest = verb.partition(" ")
    return f"{seat} {IRREGULAR.get(first, first + 's')}{space}{rest}"


def number(count: int, word: str) -> str:
    """So many of something."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def tell_turn(event: Seen, me: str | None) -> str:
    """Who is on turn."""
    whole = f"It is {whose(event.seat, me)} turn"
    if event.note == "again":
        return f"{whole} again."
    if event.count and event.count > 1:
        return f"{whole}, one of {event.count} to take."
    return f"{whole}."


def tell_play(event: Seen, me: str | None) -> str:
    """Cards put down, at whom, and what is named."""
    cards = " and ".join(title(card) for card in event.cards)
    as_what = f" as {title(event.note)}" if event.note else ""
    at = f" at {name(event.other, me)}" if event.other else ""
    named = f", naming {title(event.named)}" if event.named else ""
    return f"{does(event.seat, 'play', me)} {cards}{as_what}{at}{named}."


def tell_nope(event: Seen, me: str | None) -> str:
    """A Nope, and what it does."""
    now = "the play stands again" if event.note == "yup" else "the play is off"
    return f"{does(event.seat, 'play', me)} Nope on {whose(event.other, me)} card: {now}, unless it is Noped."


def tell_kitten(event: Seen, me: str | None) -> str:
    """A Kitten shows up."""
    where = {"top": "", "bottom": " from the bottom", "discard": " from the discard pile"}[event.note or "top"]
    return f"{does(event.seat, 'draw', me)} an Exploding Kitten{where}!"


def tell_hide(event: Seen, me: str | None) -> str:
    """The Kitten goes back."""
    if event.place is None:
        return f"{does(event.seat, 'hide', me)} the Kitten in the draw pile."
    return f"{does(event.seat, 'hide', me)} the Kitten under {number(event.place, 'card')}."


def tell_steal(event: Seen, me: str | None) -> str:
    """A card changes hands; seat loses it to other."""
    return f"{does(event.other, 'take', me)} {title(event.card)} from {name(event.seat, me)}."


def tell_lay(event: Seen, me: str | None) -> str:
    """The duel begins."""
    what = f"{title(event.card)} before {name(event.other, me)}" if event.card else "both cats face down"
    return f"{does(event.seat, 'lay', me)} {what}; {name(event.other, me)} may hold or swap."


def tell_score(event: Seen, me: str | None) -> str:
    """Mantis: a card into one's own Tank."""
    if event.count:
        scored = f"{'score' if event.seat == me else 'scores'} {number(event.count, 'card')}"
        return f"{does(event.seat, 'flip', me)} {title(event.card)} and {scored}."
    return f"{does(event.seat, 'flip', me)} {title(event.card)}: no match, it stays in {whose(event.seat, me)} Tank."


def tell_tank_steal(event: Seen, me: str | None) -> str:
    """Mantis: a card into another's Tank."""
    flip = f"{does(event.seat, 'flip', me)} {title(event.card)} into {whose(event.other, me)} Tank"
    if event.count:
        return f"{flip} and {'take' if event.seat == me else 'takes'} {number(event.count, 'card')}."
    return f"{flip}: no match, it stays there."


def tell_back(event: Seen, me: str | None) -> str:
    """Mantis: the three colours on the back of the top card."""
    first, second, third = str(event.card).partition("/")[2].split("-")
    return f"The next card is {first}, {second} or {third}."


def tell_shuffle(event: Seen, me: str | None) -> str:
    """The draw pile, or the movement deck of the board game, which is also renewed when it runs out."""
    if event.seat is None:
        return f"The movement deck has run out; {number(event.count or 0, 'used disc')} are shuffled into a new one."
    return f"{does(event.seat, 'shuffle', me)} the {'movement deck' if event.note == 'discs' else 'draw pile'}."


def tell_magnet(event: Seen, me: str | None) -> str:
    """Board: a magnet goes into the movement deck."""
    under = "" if event.place is None else f", under {number(event.place, 'disc')}"
    return f"{does(event.seat, 'hide', me)} a Danger Magnet in the movement deck{under}."


def tell_exchange(event: Seen, me: str | None) -> str:
    """Board: who exploded changes places with who was last."""
    return (
        f"{does(event.seat, 'swap', me)} with {name(event.other, me)}: "
        f"{name(event.seat, me)} on {space(event.place)}, {name(event.other, me)} on {space(event.count)}."
    )


def space(number_of: int | None) -> str:
    """Board: a space by its number."""
    return f"space {number_of}" if number_of else "the Litter Box"


def tell_disc(event: Seen, me: str | None) -> str:
    """Board: the disc of a turn."""
    bottom = " from the bottom" if event.note == "bottom" else ""
    return f"{does(event.seat, 'turn', me)} over {title(event.card)}{bottom}."


Teller = Callable[[Seen, str | None], str]


def simply(verb: str, rest: str = "", *, card: bool = False) -> Teller:
    """Sentences of one shape: somebody does something, perhaps with the card."""

    def say(event: Seen, me: str | None) -> str:
        return f"{does(event.seat, verb, me)}{' ' + title(event.card) if card else ''}{rest}."

    return say


TELLERS: dict[str, Teller] = {
    "first": simply("begin"),
    "turn": tell_turn,
    "play": tell_play,
    "nope": tell_nope,
    "pass": simply("let", " it happen"),
    "stands": lambda event, me: f"{whose(event.seat, me).capitalize()} play goes ahead.",
    "noped": lambda event, me: f"{whose(event.seat, me).capitalize()} play is cancelled.",
    "draw": simply("draw", card=True),
    "kitten": tell_kitten,
    "defuse": lambda event, me: f"{does(event.seat, 'survive', me)} with {title(event.card)}.",
    "hide": tell_hide,
    "explode": lambda event, me: f"{does(event.seat, 'explode', me)}!",
    "shuffle": tell_shuffle,
    "give": lambda event, me: f"{does(event.seat, 'give', me)} {title(event.card)} to {name(event.other, me)}.",
    "steal": tell_steal,
    "miss": lambda event, me: f"{does(event.seat, 'have', me)} no {title(event.named)} to give.",
    "none": simply("have", " no cards at all"),
    "take": simply("take", " from the discard pile", card=True),
    "bottom": simply("take", " from the bottom of the draw pile, to keep or to put on top", card=True),
    "keep": simply("keep", card=True),
    "top": simply("put", " on top of the draw pile", card=True),
    "lay": tell_lay,
    "hold": simply("hold", " what lies there"),
    "swap": simply("swap", " the two"),
    "duel": lambda event, me: (
        f"{does(event.seat, 'have', me)} Godcat, {does(event.other, 'have', me).replace('You', 'you')} Devilcat."
    ),
    "empty": lambda event, me: "The draw pile has run out.",
    "win": lambda event, me: f"{does(event.seat, 'win', me)}!",
}
TELLERS |= {  # the board game
    "done": simply("play", " no more cards"),
    "disc": tell_disc,
    "move": lambda event, me: f"{does(event.seat, 'go', me)} from {space(event.count)} to {space(event.place)}.",
    "stay": simply("stay", " there"),
    "flip": lambda event, me: f"{does(event.seat, 'flip', me)} the board: {event.note} is up now.",
    "trap": simply("stand", " on an Exploding Kitten"),
    "exchange": tell_exchange,
    "magnet": tell_magnet,
    "order": simply("put", " the discs back"),
    "renew": lambda event, me: (
        f"The action deck has run out; {event.count} discarded cards are shuffled into a new one."
    ),
    "late": lambda event, me: f"After {event.count} turns the game is called off; who is furthest ahead wins.",
}
MANTIS: dict[str, Teller] = {"score": tell_score, "steal": tell_tank_steal, "top": tell_back}
