"""Favor, the cats, and the combos: taking cards from others and from the discard pile."""

from kaboodle.engine.event_buffer import EVERYONE
from kaboodle.games.kittens.card_ids import GODCAT, KITTEN
from kaboodle.games.kittens.cards import KINDS, card
from kaboodle.games.kittens.codes import (
    FROM_DISCARD,
    GIVE,
    NONE,
    PICK,
    SAW_GIVE,
    SAW_MISS,
    SAW_NONE,
    SAW_STEAL,
    SAW_TAKE,
    TAKE,
)
from kaboodle.games.kittens.rules.futures import Futures

card(
    "favor",
    copies={"original": 4, "good-vs-evil": 4, "two-player": 3},
    use="giver",
    rules="EK-41 GE-46 TP-24 B-24 B-25",
)

CAT_RULES = "EK-44 EK-45 EK-52 GE-54 GE-55 GE-61 TP-32 TP-38 B-40"
card("loaf", copies={"original": 4, "good-vs-evil": 4, "two-player": 4}, cat=True, rules=CAT_RULES)
card("moon", copies={"original": 4, "good-vs-evil": 4, "two-player": 4}, cat=True, rules=CAT_RULES)
card("cactus", copies={"original": 4, "good-vs-evil": 4, "two-player": 4}, cat=True, rules=CAT_RULES)
card("noodle", copies={"original": 4, "good-vs-evil": 4}, cat=True, rules=CAT_RULES)
card("drizzle", copies={"original": 4}, cat=True, rules=CAT_RULES)
card("feral", copies={"good-vs-evil": 4}, cat=True, rules="GE-56 B-28 B-29")


class Steals(Futures):
    """What Favor and the combos do once their window has closed."""

    def favor(self) -> None:
        """The target chooses a card to give; an empty hand gives nothing.  EK-41 B-24"""
        if self.sizes[self.target] == 0:
            self.find_nothing()
        else:
            self.wait_for(GIVE, self.target)

    def give(self, kind: int) -> None:
        """The chosen card changes hands; only the two learn which, but Godcat's back is known.  GE-37"""
        self.lose(self.target, kind)
        self.gain(self.current, kind)
        whole = EVERYONE if kind == GODCAT else 1 << self.target | 1 << self.current
        self.show(SAW_GIVE, self.target, kind, self.current, NONE, 0, whole)
        self.resume()

    def pair(self) -> None:
        """Two of a kind: a random card, or a choice of backs where Godcat's shows.  EK-45 GE-37 GE-55 B-30"""
        if self.sizes[self.target] == 0:
            self.find_nothing()
        elif not self.hands[self.target][GODCAT]:
            self.pick_ordinary()
        elif self.sizes[self.target] == 1:
            self.steal(GODCAT)
        else:
            self.wait_for(PICK, self.current)

    def pick_ordinary(self) -> None:
        """One of the target's cards with an ordinary back, each as likely as the others.  B-30"""
        index = self.below(self.sizes[self.target] - self.hands[self.target][GODCAT])
        for kind in range(KINDS):
            if kind == GODCAT:
                continue
            index -= self.hands[self.target][kind]
            if index < 0:
                self.steal(kind)
                return

    def steal(self, kind: int) -> None:
        """A card changes hands; only thief and victim learn which, but Godcat's back is known.  GE-37"""
        self.lose(self.target, kind)
        self.gain(self.current, kind)
        whole = EVERYONE if kind == GODCAT else 1 << self.target | 1 << self.current
        self.show(SAW_STEAL, self.target, kind, self.current, NONE, 0, whole)
        self.resume()

    def triple(self) -> None:
        """Three of a kind: the named card if the target has it, else nothing.  EK-48 GE-59 TP-35 B-27"""
        if self.hands[self.target][self.named] == 0:
            self.tell_all(SAW_MISS, self.target, self.named, self.current, NONE, 0)
            self.resume()
            return
        self.lose(self.target, self.named)
        self.gain(self.current, self.named)
        self.tell_all(SAW_STEAL, self.target, self.named, self.current, NONE, 1)
        self.resume()

    def find_nothing(self) -> None:
        """The target's hand is empty when the action is carried out.  B-24 B-25"""
        self.tell_all(SAW_NONE, self.target, NONE, self.current, NONE, 0)
        self.resume()

    def different(self) -> None:
        """Five different: choose a card of the discard pile.  EK-49"""
        self.wait_for(TAKE, self.current)

    def take(self, kind: int) -> None:
        """The chosen card comes to hand; a Kitten, where the option allows it, as if drawn.  B-42 B-43"""
        self.from_discard(kind)
        self.tell_all(SAW_TAKE, self.current, kind, NONE, NONE, 0)
        if kind == KITTEN:
            self.face_kitten(FROM_DISCARD)
            return
        self.gain(self.current, kind)
        self.resume()
