"""Pickpocket, and how a card is aimed, played, and carried out once nobody Nopes it."""

from kaboodle.engine.bits import lowest
from kaboodle.games.board.card_ids import PICKPOCKET
from kaboodle.games.board.cards import KINDS, card
from kaboodle.games.board.codes import NONE, SAW_NONE, SAW_PLAY, SAW_STEAL, TARGET, TURN
from kaboodle.games.board.rules.futures import Futures

card("pickpocket", copies={"house-pack-1": 4, "standard-64": 3}, rules="B-25")


class Plays(Futures):
    """The target is chosen first; only then does the card leave the hand and the window opens."""

    def begin_play(self, seat: int, kind: int) -> None:
        """First stage: which card. Pickpocket still needs its target.  BG-12 BG-27"""
        self.player = seat
        self.effect = kind
        self.target = NONE
        self.noped = 0
        if kind == PICKPOCKET:
            self.ask_target()
        else:
            self.announce()

    def ask_target(self) -> None:
        """Second stage: from whom; not asked when there is only one choice."""
        choices = self.targets()
        if choices & (choices - 1):
            self.wait_for(TARGET, self.current)
        else:
            self.aim(lowest(choices))

    def aim(self, seat: int) -> None:
        """The target is chosen."""
        self.target = seat
        self.announce()

    def targets(self) -> int:
        """The seats (bits) whose pocket may be picked.  B-25"""
        choices = 0
        for seat in range(self.players):
            if seat != self.current and (self.sizes[seat] or self.empty_target):
                choices |= 1 << seat
        return choices

    def announce(self) -> None:
        """The card goes down, its target is public, and the window opens.  BG-12 B-18"""
        self.put_away(self.player, self.effect)
        self.tell_all(SAW_PLAY, self.player, NONE, self.target, NONE, self.effect)
        self.refill_pile()
        self.open_window(self.player)

    def pickpocket(self) -> None:
        """A random card changes hands; only the two learn which. An empty hand gives nothing.  B-24 B-25"""
        if self.sizes[self.target] == 0:
            self.tell_all(SAW_NONE, self.target, NONE, self.current, NONE, 0)
            self.resume()
            return
        index = self.below(self.sizes[self.target])
        kind = 0
        while index >= self.hands[self.target][kind]:
            index -= self.hands[self.target][kind]
            kind += 1
        self.lose(self.target, kind)
        self.gain(self.current, kind)
        self.show(SAW_STEAL, self.target, kind, self.current, NONE, 0, 1 << self.target | 1 << self.current)
        self.resume()

    def unstage(self) -> None:
        """Back to the turn, as it looks to others while a play is not announced."""
        self.decision = TURN
        self.effect = 0
        self.player = NONE
        self.target = NONE

    def any_card_of(self, seat: int) -> int:
        """A random card of a hand, by the side stream."""
        index = self.aside(self.sizes[seat])
        for kind in range(KINDS):
            index -= self.hands[seat][kind]
            if index < 0:
                return kind
        return NONE
