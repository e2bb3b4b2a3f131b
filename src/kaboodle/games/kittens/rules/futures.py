"""Cards about the draw pile: See the Future, Reveal the Future, Shuffle and Raising Heck."""

from kaboodle.engine.event_buffer import EVERYONE
from kaboodle.games.kittens.card_ids import KITTEN
from kaboodle.games.kittens.cards import card
from kaboodle.games.kittens.codes import FROM_BOTTOM, HECK, NONE, SAW_BOTTOM, SAW_FUTURE, SAW_KEEP, SAW_SHUFFLE, SAW_TOP
from kaboodle.games.kittens.rules.attacks import Attacks

card("see-the-future", copies={"original": 5, "two-player": 3}, use="alone", rules="EK-43 TP-25 B-48")

card("reveal-the-future", copies={"good-vs-evil": 3}, use="alone", rules="GE-48 B-48")

card("shuffle", copies={"original": 4, "good-vs-evil": 2, "two-player": 2}, use="alone", rules="EK-42 GE-49 TP-26 B-56")

card("raising-heck", copies={"good-vs-evil": 2}, use="alone", rules="GE-47 B-14 B-51 B-52")


class Futures(Attacks):
    """What the four cards do."""

    def see_the_future(self) -> None:
        """The current player alone looks at the top three.  EK-43 TP-25"""
        self.look(1 << self.current)

    def reveal_the_future(self) -> None:
        """Everyone looks at the top three.  GE-48"""
        self.look(EVERYONE)

    def look(self, whole: int) -> None:
        """The top three, or all that remain, stay where they are.  B-48"""
        for place in range(min(3, self.pile_size)):
            self.show(SAW_FUTURE, self.current, self.pile[self.pile_size - 1 - place], NONE, place, place, whole)
        self.resume()

    def shuffle(self) -> None:
        """Shuffle the draw pile; nobody knows anything about its order any more.  EK-42 GE-49 TP-26"""
        self.shuffle_pile()
        self.tell_all(SAW_SHUFFLE, self.current, NONE, NONE, NONE, 0)
        self.resume()

    def raising_heck(self) -> None:
        """Take the bottom card and decide.  GE-47"""
        if self.pile_size == 0:  # only in written positions: B-93
            self.end_turn()
            return
        self.held = self.from_bottom()
        self.show(SAW_BOTTOM, self.current, self.held, NONE, NONE, 0, 1 << self.current)
        if self.held == KITTEN and self.heck_explodes:  # B-51
            self.face_kitten(FROM_BOTTOM)
        else:
            self.wait_for(HECK, self.current)

    def heck_keep(self) -> None:
        """Into the hand; a Kitten is shown now.  B-51"""
        if self.held == KITTEN:
            self.face_kitten(FROM_BOTTOM)
            return
        self.gain(self.current, self.held)
        self.show(SAW_KEEP, self.current, self.held, NONE, NONE, 0, 1 << self.current)
        self.held = NONE
        self.end_turn()

    def heck_top(self) -> None:
        """On top of the draw pile; nobody is told what it is.  B-51"""
        self.to_pile(self.held, 1)
        self.show(SAW_TOP, self.current, self.held, NONE, 0, 0, 1 << self.current)
        self.held = NONE
        self.end_turn()
