"""Updates a seat's knowledge from the events that the seat saw."""

from kaboodle.games.board.beliefs.resample import Resample
from kaboodle.games.board.card_ids import DEFUSE, NOPE
from kaboodle.games.board.codes import (
    CODES,
    FROM_BOTTOM,
    MAGNET,
    ORDERS,
    SAW_DEALT,
    SAW_DEFUSE,
    SAW_DISC,
    SAW_DISCARD,
    SAW_DRAW,
    SAW_EXPLODE,
    SAW_MAGNET,
    SAW_NOPE,
    SAW_ORDER,
    SAW_PEEK,
    SAW_PLAY,
    SAW_SHUFFLE,
    SAW_STEAL,
)
from kaboodle.games.board.rules.game import Game

RELEVANT = sum(  # the records that say anything about hidden cards or discs, as bits
    1 << what
    for what in (
        *(SAW_DEALT, SAW_PLAY, SAW_NOPE, SAW_DISC, SAW_DRAW, SAW_DEFUSE, SAW_EXPLODE, SAW_DISCARD, SAW_MAGNET),
        *(SAW_PEEK, SAW_ORDER, SAW_SHUFFLE, SAW_STEAL),
    )
)


class Follow(Resample):
    """Reads records as this seat saw them: a card or place that it did not see is negative."""

    def see(self, what: int, seat: int, card: int, other: int, place: int, extra: int) -> None:
        """Update with one record."""
        if what == SAW_PLAY:
            self.lose_seen(seat, extra)
        elif what == SAW_NOPE:
            self.lose_seen(seat, NOPE)
        elif what == SAW_DEFUSE or what == SAW_DISCARD:
            self.lose_seen(seat, card)
        elif what == SAW_DEALT or what == SAW_DRAW:
            if seat != self.me:
                self.gain_unknown(seat, 0)
        elif what == SAW_EXPLODE:
            if extra and seat != self.me:  # B-83: a Defuse would have been played automatically
                self.miss(seat, DEFUSE)
        elif what == SAW_STEAL:
            self.pass_on(seat, card, other)
        else:
            self.see_discs(what, seat, card, place, extra)

    def see_discs(self, what: int, seat: int, card: int, place: int, extra: int) -> None:
        """Records about the movement deck."""
        if what == SAW_DISC:
            if extra == FROM_BOTTOM:
                self.bottom_leaves(card)
            else:
                self.top_leaves(card)
        elif what == SAW_MAGNET:
            if place >= 0:
                self.hide_own(place)
            else:
                self.hide_secret()
        elif what == SAW_PEEK:
            if card >= 0:
                self.see_at(place, card)
        elif what == SAW_ORDER:
            if place >= 0:
                self.order_own(ORDERS[3 * place], ORDERS[3 * place + 1], ORDERS[3 * place + 2], extra)
            else:
                self.order_secret(extra)
        elif what == SAW_SHUFFLE:
            self.shuffled(extra, seat < 0)

    def lose_seen(self, seat: int, card: int) -> None:
        """A card left a hand face up."""
        if seat != self.me:
            self.lose_known(seat, card)

    def begin(self, game: Game) -> None:
        """Start with what is public in a game: its discs, and no cards."""
        self.forget_all()
        self.clear_discs(game.disc_count)
        for disc in range(CODES):
            self.in_deck[disc] = game.wheel[disc]
            self.spent[disc] = 0
        self.in_deck[MAGNET] -= game.supply
        for i in range(game.used_count):
            self.in_deck[game.used[i]] -= 1
            self.spent[game.used[i]] += 1
