"""Cards about the movement deck: Add a Magnet NOW, See, Alter and Reveal the Future, and Shuffle."""

from kaboodle.engine.event_buffer import EVERYONE
from kaboodle.games.board.cards import card
from kaboodle.games.board.codes import (
    MAGNET,
    NONE,
    ORDER,
    ORDERS,
    PLACE,
    SAW_MAGNET,
    SAW_ORDER,
    SAW_PEEK,
    SAW_SHUFFLE,
    SEEN,
)
from kaboodle.games.board.rules.journeys import Journeys

card("add-magnet", copies={"house-pack-1": 10, "standard-64": 8}, timing="any", rules="BG-26 BG-27 B-81 B-82")

card("see-the-future", copies={"house-pack-1": 5, "standard-64": 5}, rules="BG-42")
card("alter-the-future", copies={"house-pack-1": 5, "standard-64": 5}, rules="BG-42 B-92")
card("reveal-the-future", copies={"house-pack-1": 3, "standard-64": 2}, rules="BG-42")
card("shuffle", copies={"house-pack-1": 4, "standard-64": 3}, rules="B-56")


class Futures(Journeys):
    """What these cards do; a movement deck that ran out is renewed first, if it was not at once.  BG-42 B-94"""

    def add_magnet(self) -> None:
        """Its player, who need not be on turn, hides a magnet.  BG-26 BG-27"""
        self.renew_discs()
        self.wait_for(PLACE, self.player)

    def hide_magnet(self, place: int) -> None:
        """A magnet goes secretly into the movement deck with `place` discs above it.  BG-26"""
        self.into_discs(MAGNET, place)
        self.supply -= 1
        self.show(SAW_MAGNET, self.player, MAGNET, NONE, place, 0, 1 << self.player)
        self.resume()

    def see_the_future(self) -> None:
        """The current player alone looks at the top three."""
        self.look(1 << self.current)
        self.resume()

    def reveal_the_future(self) -> None:
        """Everyone looks at the top three."""
        self.look(EVERYONE)
        self.resume()

    def alter_the_future(self) -> None:
        """The current player alone looks, and says in which order they go back."""
        self.look(1 << self.current)
        if self.disc_count > 1:
            self.wait_for(ORDER, self.current)
        else:
            self.resume()

    def look(self, whole: int) -> None:
        """The top three, or all that remain, stay where they are."""
        self.renew_discs()
        for place in range(min(SEEN, self.disc_count)):
            disc = self.discs[self.disc_count - 1 - place]
            self.show(SAW_PEEK, self.current, disc, NONE, place, place, whole)

    def put_back(self, order: int) -> None:
        """The discs that were looked at go back in this order; nobody else learns which."""
        count = min(SEEN, self.disc_count)
        top = self.disc_count - 1
        first = self.discs[top]
        second = self.discs[top - 1]
        third = self.discs[top - 2] if count > 2 else 0
        for place in range(count):
            before = ORDERS[3 * order + place]
            self.discs[top - place] = first if before == 0 else second if before == 1 else third
        self.show(SAW_ORDER, self.current, NONE, NONE, order, count, 1 << self.current)
        self.resume()

    def shuffle(self) -> None:
        """Shuffle the movement deck; nobody knows anything about its order any more."""
        self.renew_discs()
        self.shuffle_discs()
        self.tell_all(SAW_SHUFFLE, self.current, NONE, NONE, NONE, self.disc_count)
        self.resume()
