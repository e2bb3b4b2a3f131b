"""The heuristic of the kittens games: know the odds, keep the Defuse, and Nope attacks."""

from collections.abc import Sequence
from random import Random

from kaboodle.games.kittens.view import KittensView

# From the card to give away first to the card to keep longest.
WORTH = (
    *("drizzle", "noodle", "cactus", "moon", "loaf", "feral", "shuffle", "favor", "see-the-future"),
    *("reveal-the-future", "armageddon", "raising-heck", "skip", "targeted-attack", "attack", "nope"),
    *("godcat", "defuse"),
)
WANTED = ("defuse", "nope", "attack", "skip", "targeted-attack", "raising-heck")
ESCAPES = ("targeted-attack", "attack", "skip", "godcat=targeted-attack", "godcat=attack", "raising-heck")
LOOKS = ("see-the-future", "reveal-the-future")
EVASIONS = ("skip", "attack", "targeted-attack")  # after a Nope their player is still on turn, and must draw
CAUTIOUS, BOLD = 0.2, 0.55  # the risk that is too much without and with something to defuse
PLENTY = 2  # Nopes in hand of which one can be spared
WILLING, WILLING_IN_DUEL = 0.6, 0.9  # how often the last Nope is played
RISKY, DEADLY = 0.34, 0.6  # the risk of the top card at which an escape is Noped, with Nopes to spare and without


def choose(view: KittensView, moves: Sequence[str], rng: Random) -> str:
    """Choose one of at least two moves."""
    assert view.ask is not None
    match view.ask.what:
        case "turn":
            return on_turn(view, moves, rng)
        case "window":
            return "nope" if "nope" in moves and wants_nope(view, rng) else "pass"
        case "face" | "devil":
            return next(move for move in ("defuse", "godcat=defuse", "explode") if move in moves)
        case "hide":
            return hiding(view, moves, rng)
        case "give":
            return min(moves, key=worth)
        case "take":
            return max(moves, key=worth)
        case "pick":
            return "pick godcat" if "pick godcat" in moves else moves[0]
        case "heck":
            return "top" if view.ask.held == "kitten" else "keep"
    return rng.choice(moves)  # the duel: nothing is known


def worth(move: str) -> int:
    """The value of the card in `give X` or `take X`."""
    return worth_of(move.partition(" ")[2])


def worth_of(card: str) -> int:
    """The place of a card in the order of value; below all others for a card that is not in it."""
    return WORTH.index(card) if card in WORTH else -1


def risk_on_top(view: KittensView) -> float:
    """The chance that the top card is a Kitten, from what the seat knows."""
    sure = {place.first: place.card for place in view.pile_known if place.first == place.last}
    if 0 in sure:
        return float(sure[0] == "kitten")
    loose = [place for place in view.pile_known if place.card == "kitten" and place.first != place.last]
    risk = sum(1 / (place.last - place.first + 1) for place in loose if place.first == 0)
    unplaced = view.kittens - len(loose) - sum(card == "kitten" for card in sure.values())
    places = view.pile - len(sure)
    return min(1.0, risk + max(unplaced, 0) / max(places, 1))


def on_turn(view: KittensView, moves: Sequence[str], rng: Random) -> str:
    """Play or draw."""
    risk = risk_on_top(view)
    safe = "defuse" in view.hand or "godcat" in view.hand
    looked = any(place.first == 0 for place in view.pile_known)
    danger = risk > (BOLD if safe else CAUTIOUS)
    if not looked and risk > 0 and (danger or rng.random() < 0.5):
        look = first_of(LOOKS, moves)
        if look:
            return look
    if danger:
        escape = escaping(view, moves, risk, rng)
        if escape:
            return escape
    robbery = robbing(view, moves, rng) if danger or rng.random() < 0.5 else ""
    if robbery:
        return robbery
    if "armageddon" in moves and "defuse" in view.hand:
        return "armageddon"
    return "draw"


def first_of(words: Sequence[str], moves: Sequence[str]) -> str:
    """The first legal move of some plays, with any target; None if none is legal."""
    for word in words:
        for move in moves:
            if move.partition(">")[0] == word:
                return move
    return ""


def escaping(view: KittensView, moves: Sequence[str], risk: float, rng: Random) -> str:
    """A way to avoid the top card."""
    if risk == 1 and "shuffle" in moves and rng.random() < 0.3:
        return "shuffle"
    return first_of(ESCAPES, moves) or (first_of(("shuffle", "godcat=shuffle"), moves) if risk == 1 else "")


def robbing(view: KittensView, moves: Sequence[str], rng: Random) -> str:
    """A steal: cats in pairs and triples, five different, or a Favor."""
    five = [move for move in moves if move.count("+") == 4]
    if five and "defuse" in view.discard and "defuse" not in view.hand:
        return least_missed(five)
    aimed = [move for move in moves if ">" in move and is_spare(move)]
    if not aimed:
        return ""
    sizes = {seat.seat: (seat.known.get("defuse", 0), seat.cards) for seat in view.seats}
    victim = max((move.partition(">")[2][0] for move in aimed), key=lambda seat: (sizes[seat], seat))
    choices = [move for move in aimed if move.partition(">")[2][0] == victim]
    named = [move for wish in WANTED for move in choices if move.endswith(f":{wish}")]
    return named[0] if named and rng.random() < 0.7 else least_missed(choices)


def is_spare(move: str) -> bool:
    """Whether a steal uses only dispensable cards."""
    cards = move.partition(">")[0].split("+")
    cats = ("loaf", "moon", "cactus", "noodle", "drizzle", "feral")
    return cards in (["favor"], ["godcat=favor"]) or all(card in cats for card in cards)


def least_missed(moves: Sequence[str]) -> str:
    """The move with the least valuable cards, the first of equals."""

    def cost(move: str) -> int:
        cards = move.partition(">")[0].partition("=")[0].split("+")
        return sum(worth_of(card) for card in cards)

    return min(moves, key=cost)


def wants_nope(view: KittensView, rng: Random) -> bool:
    """Whether to Nope: harm to this seat, a Nope on its own play, or an escape that leaves it a deadly card.

    The last Nope is kept for what matters. A random number is drawn in any case.
    """
    ask = view.ask
    assert ask is not None
    spare, duel = view.hand.get("nope", 0) >= PLENTY, sum(seat.alive for seat in view.seats) == 2
    willing = rng.random() < (1 if spare else WILLING_IN_DUEL if duel else WILLING)
    if ask.topmost == view.seat or not willing:
        return False
    if view.turn == view.seat:
        return not ask.stands
    if not ask.stands:
        return False
    play = ask.named if ask.cards == ("godcat",) else ask.cards[0] if len(ask.cards) == 1 else None
    follows = next_living(view) == view.seat
    if ask.target == view.seat or (play == "attack" and follows):
        return True
    return play in EVASIONS and follows and risk_on_top(view) >= (RISKY if spare else DEADLY)


def next_living(view: KittensView) -> str | None:
    """Who comes after the player on turn."""
    seats = [seat.seat for seat in view.seats if seat.alive]
    return seats[(seats.index(view.turn) + 1) % len(seats)] if view.turn in seats else None


def hiding(view: KittensView, moves: Sequence[str], rng: Random) -> str:
    """Near the top for the next player, if that is another seat; else anywhere."""
    again = view.owed > 1
    if not again and rng.random() < 0.5:
        return moves[min(rng.randrange(2), len(moves) - 1)]
    return moves[rng.randrange(len(moves) // 2, len(moves))] if again else rng.choice(moves)
