"""Snatch: lay a card, and hope that nobody has a higher one. A game of its own, joined by an entry point.

Two to four players hold three of the cards 1 to 15. On your turn you lay one down; every other player may snatch it
with a higher card from their hand, or pass. The first to snatch scores both cards; if all pass, you score yours. You
and the snatcher draw a new card while there are any. When all hands are empty, the highest sum wins.
"""

from collections.abc import Iterable
from typing import ClassVar

from kaboodle.core.options import FIRST, Edition
from kaboodle.core.plain_family import PlainFamily, PlainView
from kaboodle.core.plain_game import ALL, PASS, PlainGame

HAND, CARDS, SEATS = 3, 15, 4
TEXT = "Lay low, or snatch what the others lay."
EDITION = Edition("snatch", range(2, SEATS + 1), 5, (FIRST,), title="Snatch", text=TEXT)


class SnatchView(PlainView, frozen=True, kw_only=True, omit_defaults=True, tag="snatch"):
    """A game of Snatch from one seat, or as a spectator."""

    hand: tuple[str, ...]
    cards: tuple[int, ...]  # in each hand
    scored: tuple[tuple[str, ...], ...]
    laid: tuple[str, ...]
    left: int  # in the draw pile


class SnatchGame(PlainGame):
    """The rules."""

    hands: list[list[str]]
    scored: list[list[str]]
    draw_pile: list[str]  # the top is at the end
    laid: list[str]

    def deal(self) -> None:
        """Three cards each."""
        self.draw_pile = self.deck()
        self.shuffle(self.draw_pile)
        self.tell("shuffle", to=ALL)
        self.hands = [[] for _ in range(self.players)]
        self.scored = [[] for _ in range(self.players)]
        for seat in range(self.players):
            for _ in range(HAND):
                self.draw(seat, "dealt")
        first = self.first_seat()
        self.tell("first", first, to=ALL)
        self.start_turn(first)

    def draw(self, seat: int, what: str) -> None:
        """A card from the pile, which only its owner sees."""
        if self.draw_pile:
            card = self.draw_pile.pop()
            self.hands[seat].append(card)
            self.tell(what, seat, card=card, to=[seat])

    def start_turn(self, seat: int) -> None:
        """The turn of this seat, or of the next one that holds a card."""
        order = [(seat + step) % self.players for step in range(self.players)]
        holding = [it for it in order if self.hands[it]]
        if not holding:
            totals = [sum(map(int, cards)) for cards in self.scored]
            self.finish([it for it, total in enumerate(totals) if total == max(totals)])
            return
        self.current = holding[0]
        self.turns += 1
        self.tell("turn", self.current, to=ALL)
        self.ask_one("turn", self.current)

    def moves(self, seat: int) -> list[str]:
        """Lay a card; or snatch with a higher one, or pass."""
        if self.question == "turn":
            return [f"lay {card}" for card in self.hands[seat]]
        higher = [card for card in self.hands[seat] if int(card) > int(self.laid[-1])]
        return [PASS, *[f"snatch {card}" for card in higher]]

    def play(self, seat: int, move: str) -> None:
        """Lay or snatch."""
        verb, _, card = move.partition(" ")
        self.hands[seat].remove(card)
        self.laid.append(card)
        if verb == "lay":
            self.tell("play", seat, cards=(card,), to=ALL)
            self.ask_all("window", [other for other in range(self.players) if other != seat])
        else:
            self.tell("snatch", seat, card=card, other=self.current, to=ALL)
            self.draw(seat, "draw")
            self.score(seat)

    def close_window(self) -> None:
        """Nobody wants it."""
        self.score(self.current)

    def score(self, seat: int) -> None:
        """What is laid goes to a seat, and the next player is on turn."""
        self.tell("score", seat, count=len(self.laid), to=ALL)
        self.scored[seat] += self.laid
        self.laid = []
        self.draw(self.current, "draw")
        self.start_turn((self.current + 1) % self.players)

    def deck(self) -> list[str]:
        """The cards 1 to 15."""
        return [str(number) for number in range(1, CARDS + 1)]

    def zones(self) -> Iterable[list[str]]:
        """Hands, score piles, the draw pile and what is laid."""
        return [*self.hands, *self.scored, self.draw_pile, self.laid]

    def hidden(self, seat: int) -> Iterable[list[str]]:
        """The other hands, and the draw pile."""
        return [*(hand for other, hand in enumerate(self.hands) if other != seat), self.draw_pile]

    def pile(self) -> list[str]:
        """The draw pile, top first."""
        return self.draw_pile[::-1]

    def view(self, seat: int) -> dict[str, object]:
        """What lies open, and the own hand."""
        return {
            "hand": tuple(self.hands[seat]) if seat >= 0 else (),
            "cards": tuple(len(hand) for hand in self.hands),
            "scored": tuple(tuple(cards) for cards in self.scored),
            "laid": tuple(self.laid),
            "left": len(self.draw_pile),
        }

    def numbers(self, seat: int) -> list[int]:
        """Which cards are in the own hand, scored by each seat from the observer on, and laid."""
        seats = [(seat + step) % self.players for step in range(self.players)]
        places = [self.hands[seat], *[self.scored[it] for it in seats], *[[]] * (SEATS - self.players), self.laid]
        return [int(card in place) for place in places for card in self.deck()]


class Snatch(PlainFamily):
    """Snatch for the table."""

    name = "snatch"
    editions: ClassVar[dict[str, Edition]] = {EDITION.slug: EDITION}
    game_type = SnatchGame
    view_type = SnatchView
