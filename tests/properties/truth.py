"""Checks that a view is true, and that it has everything that a perfect memory would have."""

from collections import Counter
from typing import Any

from kaboodle.core.events import Seen
from kaboodle.core.table import Table
from kaboodle.games.kittens.card_ids import BY_SLUG, KITTEN
from kaboodle.games.kittens.view import KittensView
from kaboodle.games.mantis.cards import COLOURS, back_colours, back_of, back_text, front_of
from kaboodle.games.mantis.view import MantisView

NAMES = {kind: slug for slug, kind in BY_SLUG.items()}


def named(counts: list[int]) -> Counter[str]:
    """Counts by kind as cards by name."""
    return Counter({NAMES[kind]: count for kind, count in enumerate(counts) if count})


def lies(table: Table, seat: str | None) -> list[str]:
    """Every statement of a view that is false in the true state."""
    view = table.view(seat)
    if isinstance(view, MantisView):
        return mantis_lies(table, view)
    assert isinstance(view, KittensView)  # the board game has tests of its own
    return kittens_lies(table, view)


def kittens_lies(table: Table, view: KittensView) -> list[str]:
    """The same for kittens."""
    game: Any = table.game  # Any: the kernel's own type
    pile = [NAMES[kind] for kind in game.pile_list()]
    box, shown = named(game.box_list()), named(game.open_box_list())
    hands = {name: named(game.hand_list(index)) for index, name in enumerate(table.seats)}
    held = table.question == "heck" and game.held == KITTEN
    claims = {
        "hand": view.hand == (hands[view.seat] if view.seat else {}),
        "pile": view.pile == len(pile),
        "kittens": view.kittens == pile.count("kitten") + held,
        "discard": list(view.discard) == [NAMES[kind] for kind in game.discard_list()],
        "mat": view.mat == ("godcat",) * game.mat_godcat + ("devilcat",) * game.mat_devilcat,
        "box": view.box == shown,
        "box_hidden": view.box_hidden == sum((box - shown).values()),
        "box_known": Counter(view.box_known) <= box - shown,
        "turn": view.turn == (None if table.over else table.seats[game.current]),
        "owed": (view.owed, view.attacked) == (game.owed, bool(game.attacked)),
        "winners": view.winners == table.winners,
        "ask": (view.ask is None) == table.over,
    }
    claims |= hidden_claims(
        view, hands, [*pile, *([NAMES[game.held]] if table.question == "heck" else [])], box - shown
    )
    if view.ask:
        claims["ask id"] = view.ask.id == table.ask_id and view.ask.what == table.question
        claims["ask yours"] = view.ask.yours == (view.seat in table.waiting)
        claims["ask seat"] = view.ask.seat is None if table.question == "window" else view.ask.seat in table.waiting
        claims["ask held"] = view.ask.held in (None, NAMES.get(game.held))
    for other in view.seats:
        hand, index = hands[other.seat], table.seats.index(other.seat)
        claims[f"{other.seat} alive"] = other.alive == game.is_alive(index)
        claims[f"{other.seat} cards"] = other.cards == sum(hand.values())
        claims[f"{other.seat} godcat"] = other.godcat == bool(hand["godcat"])
        claims[f"{other.seat} known {other.known}"] = Counter(other.known) <= hand
        claims[f"{other.seat} lacks {other.lacks}"] = not (hand - Counter(other.known)).keys() & set(other.lacks)
    for known in view.pile_known:
        claims[f"{known}"] = known.card in pile[known.first : known.last + 1]
    return [f"{view.seat}: {claim}" for claim, true in claims.items() if not true]


def hidden_claims(
    view: KittensView, hands: dict[str, Counter[str]], pile: list[str], box: Counter[str]
) -> dict[str, bool]:
    """Compare `unseen` with all hidden cards that the seat does not know."""
    if view.seat is None:
        return {"spectator": not view.unseen and not view.blanks}
    hidden = box + Counter(pile)
    for seat in view.seats:
        hidden += hands[seat.seat] if seat.seat != view.seat else Counter()
        hidden -= Counter(seat.known)
    known = Counter(known.card for known in view.pile_known) + Counter(view.box_known)
    held = [view.ask.held] if view.ask and view.ask.what == "heck" and view.ask.held else []
    hidden -= known + Counter(held) + Counter({"kitten": view.loose, "godcat": 9, "devilcat": 9})
    return {
        f"unseen {view.unseen} but {hidden}": Counter(view.unseen) == hidden,
        f"blanks {view.blanks}": sum(blank.count for blank in view.blanks) == hidden.total(),
        "safe": all(place < view.pile - view.loose for place in view.pile_safe),
    }


def doubts_that_lie(table: Table, view: KittensView) -> list[str]:
    """Cards said to be in one of several hands that are in none of them."""
    game: Any = table.game  # Any: the kernel's own type
    claims = {}
    places = {name: named(game.hand_list(index)) for index, name in enumerate(table.seats)}
    places["box"] = named(game.box_list()) - named(game.open_box_list())
    sure = {other.seat: Counter(other.known) for other in view.seats} | {"box": Counter(view.box_known)}
    for maybe in view.maybe:
        hidden = sum((places[name] - sure[name])[maybe.card] for name in maybe.where)
        alike = sum(other.card == maybe.card and other.where.keys() <= maybe.where.keys() for other in view.maybe)
        claims[f"{maybe}"] = hidden >= alike
    return [f"{view.seat}: {claim}" for claim, true in claims.items() if not true]


def mantis_lies(table: Table, view: MantisView) -> list[str]:
    """The same for Mantis."""
    game: Any = table.game  # Any: the kernel's own type
    pile = game.pile_list()
    claims = {
        "pile": view.pile == len(pile),
        "top": list(view.top) == (back_colours(back_of(pile[0])) if pile else []),
        "fronts": set(view.fronts) == {COLOURS[front_of(card)] for card in pile if back_of(card) == back_of(pile[0])},
        "unseen": Counter(view.unseen) == Counter(back_text(back_of(card)) for card in pile),
        "turn": view.turn == (None if table.over else table.seats[game.current]),
        "winners": view.winners == table.winners,
        "goal": view.goal == (15 if len(table.seats) == 2 else 10),
        "ask": view.ask is None if table.over else view.ask is not None and view.ask.id == table.ask_id,
    }
    for index, other in enumerate(view.seats):
        tank = {colour: count for colour, count in zip(COLOURS, game.tank_list(index), strict=True) if count}
        claims[f"{other.seat} tank"] = other.tank == tank
        claims[f"{other.seat} score"] = other.score == game.score_of(index)
    return [f"{view.seat}: {claim}" for claim, true in claims.items() if not true]


class Remembers:
    """A perfect memory of what one seat of a kittens game saw, with simple conclusions.

    Known cards in other hands, and cards of the draw pile between two places; anything uncertain is dropped.
    """

    def __init__(self, me: str, pile: int) -> None:
        self.me = me
        self.size = pile
        self.sure: dict[str, Counter[str]] = {}
        self.pile: list[tuple[str, int, int]] = []
        self.held: str | None = None

    def see(self, item: Seen) -> None:
        """Update with one event."""
        seat, card = item.seat or "", item.card
        hand = self.sure.setdefault(seat, Counter())
        match item.what:
            case "play":
                self.lose(seat, *item.cards)
            case "nope" | "defuse" | "discard" if card:
                self.lose(seat, card)
            case "dealt" | "take" if card and card != "kitten":
                hand[card] += 1
            case "give" | "steal":
                self.transfer(seat, item.other or "", card)
            case "explode":
                hand.clear()
            case "remove":
                hand.clear()
            case "hide":
                self.hide(item.place)
            case "draw":
                top = self.top_leaves()
                if top:
                    hand[top] += 1
            case "kitten" if item.note == "top":
                self.give_up_doubts()
                self.top_leaves()
            case "kitten":
                self.held = None
            case "shuffle":
                self.pile.clear()
            case "future" if card and item.place is not None:
                place = item.place
                self.give_up_doubts()
                self.pile = [fact for fact in self.pile if not fact[1] <= place <= fact[2]]
                self.pile.append((card, place, place))
            case "bottom":
                self.bottom_leaves(card)
            case "keep":
                if self.held:
                    hand[self.held] += 1
                self.held = None
            case "top":
                self.size += 1
                self.pile = [(kind, first + 1, last + 1) for kind, first, last in self.pile]
                if self.held:
                    self.pile.append((self.held, 0, 0))
                self.held = None

    def lose(self, seat: str, *cards: str) -> None:
        """Cards left a hand visibly."""
        hand = self.sure.setdefault(seat, Counter())
        for card in cards:
            hand[card] = max(0, hand[card] - 1)

    def transfer(self, giver: str, taker: str, card: str | None) -> None:
        """A card changed hands; if unseen, each card of the giver may have been it."""
        self.lose(giver, *([card] if card else list(self.sure.setdefault(giver, Counter()))))
        if card:
            self.sure.setdefault(taker, Counter())[card] += 1

    def hide(self, place: int | None) -> None:
        """A Kitten goes back: mine to a place I know, another's anywhere."""
        self.size += 1
        if place is None:
            self.pile = [(kind, first, last + 1) for kind, first, last in self.pile]
            return
        self.give_up_doubts()
        self.pile = [(kind, first + (place <= first), last + (place <= last)) for kind, first, last in self.pile]
        self.pile.append(("kitten", place, place))

    def top_leaves(self) -> str | None:
        """The top card is drawn; what it was, if that is certain."""
        self.size -= 1
        top = next((kind for kind, _, last in self.pile if last == 0), None)
        self.pile = [(kind, first - 1, last - 1) for kind, first, last in self.pile if first > 0]
        return top

    def bottom_leaves(self, card: str | None) -> None:
        """The bottom card is taken; what it was, if that is certain."""
        self.size -= 1
        self.give_up_doubts()
        bottom = next((kind for kind, first, _ in self.pile if first == self.size), None)
        self.held = card or bottom
        self.pile = [fact for fact in self.pile if fact[2] < self.size]

    def give_up_doubts(self) -> None:
        """After another seat has hidden a Kitten, only places that are seen again are certain."""
        self.pile = [fact for fact in self.pile if fact[1] == fact[2]]

    def forgotten(self, view: KittensView) -> list[str]:
        """What this memory has and a view of the same seat lacks."""
        gone = [] if view.pile == self.size else [f"the draw pile has {self.size} cards, not {view.pile}"]
        for other in view.seats:
            if other.seat != self.me and other.alive:
                missing = self.sure.get(other.seat, Counter()) - Counter(other.known) - Counter(godcat=1)
                gone += [f"{other.seat} has {card}" for card in missing]
        for kind, first, last in self.pile:
            exact = [k for k in view.pile_known if k.card == kind and first <= k.first <= last]
            if not any(k.last == last or first < last for k in exact):
                gone.append(f"{kind} at {first} to {last} of the draw pile")
        return [f"{self.me} forgot: {fact}" for fact in gone]
