"""The legal moves, listed in this one place."""

from kaboodle.engine.bits import bit, lowest
from kaboodle.engine.move_list import MoveList
from kaboodle.games.kittens.card_ids import ARMAGEDDON, DEFUSE, DEVILCAT, FERAL, GODCAT, KITTEN, NOPE
from kaboodle.games.kittens.cards import KINDS, column
from kaboodle.games.kittens.codes import (
    AT,
    CHOOSE,
    DEFUSE_IT,
    DEVIL,
    DRAW,
    EXPLODE,
    FACE,
    FIVE,
    FIVE_DIFFERENT,
    GIVE,
    GODCAT_AS,
    GODCAT_IT,
    HECK,
    HIDE,
    HIDE_AT,
    HOLD,
    KEEP,
    LAY,
    LAY_AT,
    NAME,
    NOPE_IT,
    PASS,
    PICK,
    PICK_ANY,
    PICK_GODCAT,
    PLAY,
    SWAP,
    SWAP_IT,
    TAKE,
    TARGET,
    THREE,
    THREE_BOTH,
    THREE_FERAL,
    THREE_FERALS,
    THREE_GODCAT,
    TOP,
    TURN,
    TWO,
    TWO_FERAL,
    TWO_GODCAT,
    WINDOW,
)
from kaboodle.games.kittens.rules.dispatch import Dispatch

ALONE = column(lambda row: row.use != "never")
CAT = column(lambda row: row.cat)
ROBS = column(lambda row: row.use == "giver")


class Legal(Dispatch):
    """What each seat may answer now."""

    def list_moves(self, seat: int, out: MoveList) -> None:
        """Fill `out` with this seat's legal moves; empty if it is not asked."""
        out.count = 0
        if not self.asked >> seat & 1:
            return
        if self.decision == WINDOW:
            out.add(PASS)
            if self.hands[seat][NOPE]:
                out.add(NOPE_IT)
        elif self.decision == TURN:
            self.list_turn(seat, out)
        elif self.decision == TARGET:
            choices = self.targets()
            for other in range(self.players):
                if choices >> other & 1:
                    out.add(AT + other)
        elif self.decision == NAME:
            for kind in range(KINDS):  # B-26: any title of the edition but Kitten, also Godcat
                if self.titles >> kind & 1 and kind != KITTEN and kind != DEVILCAT:
                    out.add(CHOOSE + kind)
        elif self.decision == HIDE:
            for place in range(self.pile_size + 1):
                out.add(HIDE_AT + place)
        else:
            self.list_answers(seat, out)

    def list_answers(self, seat: int, out: MoveList) -> None:
        """The rarer decisions."""
        if self.decision == GIVE:
            for kind in range(KINDS):
                if self.hands[seat][kind]:
                    out.add(CHOOSE + kind)
        elif self.decision == FIVE:
            self.list_five(seat, out)
        elif self.decision == PICK:
            out.add(PICK_ANY)
            out.add(PICK_GODCAT)
        elif self.decision == TAKE:
            self.list_take(out)
        elif self.decision == FACE or self.decision == DEVIL:
            if self.hands[seat][DEFUSE]:
                out.add(DEFUSE_IT)
            if self.decision == FACE and self.hands[seat][GODCAT]:  # B-35
                out.add(GODCAT_IT)
            out.add(EXPLODE)
        elif self.decision == HECK:
            out.add(KEEP)
            out.add(TOP)
        elif self.decision == LAY:
            for other in range(self.players):
                if self.alive[other] and other != seat:  # B-47: an empty hand is no shelter
                    out.add(LAY_AT + 2 * other)
                    out.add(LAY_AT + 2 * other + 1)
        elif self.decision == SWAP:
            out.add(HOLD)
            out.add(SWAP_IT)

    def list_turn(self, seat: int, out: MoveList) -> None:
        """Draw, single cards, pairs, triples, five different, and Godcat as any of the single cards."""
        out.add(DRAW)
        robbable = self.someone_to_rob(seat)
        titles = 0
        left = self.has[seat]
        while left:
            kind = lowest(left)
            left &= left - 1
            if kind == GODCAT:
                continue
            titles += 1
            if ALONE[kind] and self.playable(kind, robbable):
                out.add(PLAY + kind)
            if robbable and (self.combos or CAT[kind]):
                self.list_combos(kind, self.hands[seat][kind], self.hands[seat][FERAL], self.hands[seat][GODCAT], out)
        if self.fives and self.combos and titles >= 5:
            out.add(FIVE_DIFFERENT)
        if self.hands[seat][GODCAT]:
            for kind in range(KINDS):
                if ALONE[kind] and self.titles >> kind & 1 and kind != ARMAGEDDON and self.playable(kind, robbable):
                    out.add(GODCAT_AS + kind)

    def playable(self, kind: int, robbable: int) -> int:
        """Whether a card that can be played on its own can be played now.  GE-26 B-25"""
        if kind == ARMAGEDDON:
            return self.mat_is_full()
        return robbable or not ROBS[kind]

    def list_combos(self, kind: int, count: int, ferals: int, godcat: int, out: MoveList) -> None:
        """Pairs and triples of one title, with Feral Cats among cats and Godcat as any title but Nope.  B-29 B-32"""
        blessed = 0 if kind == NOPE or self.plain_godcat else godcat
        wild = ferals if CAT[kind] and kind != FERAL else 0
        if count >= 2:
            out.add(TWO + kind)
        if wild:
            out.add(TWO_FERAL + kind)
        if blessed:
            out.add(TWO_GODCAT + kind)
        if not self.combos:
            return
        if count >= 3:
            out.add(THREE + kind)
        if wild and count >= 2:
            out.add(THREE_FERAL + kind)
        if wild >= 2:
            out.add(THREE_FERALS + kind)
        if blessed and count >= 2:
            out.add(THREE_GODCAT + kind)
        if blessed and wild:
            out.add(THREE_BOTH + kind)

    def someone_to_rob(self, seat: int) -> int:
        """Whether any other living player may be asked for a card.  B-25"""
        for other in range(self.players):
            if other != seat and self.alive[other] and (self.sizes[other] or self.empty_target):
                return 1
        return 0

    def list_five(self, seat: int, out: MoveList) -> None:
        """The next of five titles in rising order, as long as enough titles remain above it.  EK-49"""
        missing = 5
        chosen = self.five
        above = self.has[seat]
        while chosen:
            above &= ~(bit(lowest(chosen) + 1) - 1)
            chosen &= chosen - 1
            missing -= 1
        first = out.count
        while above:
            out.add(CHOOSE + lowest(above))
            above &= above - 1
        out.count = max(first, out.count - missing + 1)

    def list_take(self, out: MoveList) -> None:
        """Every title in the discard pile, Kittens only by option.  EK-49 B-42 B-43"""
        seen = 0
        for place in range(self.discard_size):
            seen |= bit(self.discard[place])
        for kind in range(KINDS):
            if seen >> kind & 1 and (kind != KITTEN or self.five_kitten):
                out.add(CHOOSE + kind)
