"""The track: what is ahead of a character, what is taken, who is last, and how the board is flipped."""

from kaboodle.games.board.codes import KITTEN, NONE, SAW_FLIP, SAW_MOVE
from kaboodle.games.board.rules.state import State


class Track(State):
    """Spaces from 0, the Litter Box, to the Bow; beyond the Bow the arrow leads back."""

    def after(self, space: int) -> int:
        """The next space ahead; the arrow costs no step, and its target is the next space.  BG-43 B-70"""
        if space < self.goal:
            return space + 1
        return self.loop_to + self.free_arrow

    def is_taken(self, space: int, seat: int) -> int:
        """Whether another character stands there; the Litter Box never counts.  BG-31 B-72"""
        if space == 0:
            return 0
        for other in range(self.players):
            if other != seat and self.spaces[other] == space:
                return 1
        return 0

    def free_from(self, space: int, seat: int) -> int:
        """This space, or the next free one ahead of it.  BG-30 BG-31 BG-45"""
        while self.is_taken(space, seat):
            space = self.after(space)
        return space

    def walk(self, seat: int, steps: int) -> int:
        """Where a character lands that goes forward so many spaces.  BG-17"""
        space = self.spaces[seat]
        for _ in range(steps):
            space = self.after(space)
        return self.free_from(space, seat)

    def past_next(self, seat: int) -> int:
        """The first free space past the next character ahead; NONE if nobody is.  BG-20 B-75 B-76"""
        nearest = NONE
        for other in range(self.players):
            space = self.spaces[other]
            if space > self.spaces[seat] and (nearest < 0 or space < nearest):
                nearest = space
        if nearest < 0:
            return NONE
        return self.free_from(self.after(nearest), seat)

    def next_kitten(self, seat: int) -> int:
        """Where a magnet draws a character: the next Kitten, over the arrow if need be, if free.  BG-21..BG-23 B-70"""
        space = self.spaces[seat]
        for _ in range(2 * self.goal):
            space = self.after(space)
            if space < self.goal and self.sides[self.side][space] == KITTEN:
                return self.free_from(space, seat)
        return NONE

    def last_place(self) -> int:
        """The seats (bits) in last place.  BG-33 BG-34 B-75"""
        lowest_space = self.goal
        bits = 0
        for seat in range(self.players):
            if self.spaces[seat] < lowest_space:
                lowest_space = self.spaces[seat]
                bits = 0
            if self.spaces[seat] == lowest_space:
                bits |= 1 << seat
        return bits

    def first_place(self) -> int:
        """The seats (bits) that are furthest ahead."""
        highest_space = 0
        bits = 0
        for seat in range(self.players):
            if self.spaces[seat] > highest_space:
                highest_space = self.spaces[seat]
                bits = 0
            if self.spaces[seat] == highest_space:
                bits |= 1 << seat
        return bits

    def go_to(self, seat: int, space: int) -> None:
        """A character moves."""
        self.tell_all(SAW_MOVE, seat, NONE, NONE, space, self.spaces[seat])
        self.spaces[seat] = space

    def turn_board(self, seat: int) -> None:
        """Flip between Calm and Chaos; characters stay on their spaces and nothing triggers.  BG-38 BG-39 BG-41 B-88"""
        self.side = 1 - self.side
        self.tell_all(SAW_FLIP, seat, NONE, NONE, NONE, self.side)
