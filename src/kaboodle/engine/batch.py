"""Many games at once: each is played on to the next decision from outside, which is written into buffers.

A row is one game. Forced moves and the moves of opponents inside are played by the row itself. In a window every asked
seat with a choice answers before anything is played, so that nobody learns from being asked late that others passed.
The rows are a balanced tree, because the compiled kernel can follow references but not lists without the GIL.
"""

from typing import ClassVar

import cython

from kaboodle.engine.action_space import ActionSpace
from kaboodle.engine.bits import LONG, Bytes, Signed
from kaboodle.engine.event_buffer import HIDDEN, MOST_SEATS, NOT_TOLD, EventBuffer
from kaboodle.engine.fields import Layout, array, buffer, link, number, reference
from kaboodle.engine.history import History
from kaboodle.engine.move_list import MoveList
from kaboodle.engine.observing import ObservationWriter
from kaboodle.engine.playout import Playout
from kaboodle.engine.rng import Rng
from kaboodle.engine.trials import Trials

OUTSIDE, BY_CHANCE, BY_POLICY = range(3)  # who answers for a seat
MANUAL, NEXT_STEP, SAME_STEP = range(3)  # when a finished game is followed by the next one
STRIDE = 0x9E3779B97F4A7C15  # between the seeds of the games of a row
LOGGED = 4096  # steps of a game that are logged


class BatchBuffers(Layout):
    """What a batch reads and writes: one entry, or one stretch, for every row."""

    actions = buffer("Longs")
    observations = buffer("Shorts")
    finals = buffer("Shorts")  # the last observation of a game that was followed by the next one in the same step
    masks = buffer("Bytes")
    seats = buffer("Shorts")  # who is asked; -1: nobody, the game is over
    rewards = buffer("Floats")  # by seat, of this step
    ends = buffer("Bytes")  # 1: a game ended in this step
    seeds = buffer("UnsignedLongs")  # of the games that are played now

    def __init__(self) -> None:
        self.lay_out()


class SeatMemory(Layout):
    """What one seat of a row has seen, and what follows from it; the memories of a row are a chain."""

    LEARNED: ClassVar[int]  # the records that change what a seat knows beside its history, as bits

    seat = number()
    history = reference(History)
    after = link("SeatMemory")  # of the next seat

    def __init__(self, seat: int, players: int) -> None:
        self.lay_out()
        self.seat = seat
        self.history = History(seat, players)
        self.make_mind()
        if seat + 1 < players:
            self.after = type(self)(seat + 1, players)

    def begin_all(self, game: Playout) -> None:
        """Start with a game just dealt, whose deal is about to be seen."""
        self.history.clear()
        self.begin(game)
        if self.after is not None:
            self.after.begin_all(game)

    def follow_all(self, events: EventBuffer) -> None:
        """Take in the records as each seat saw them."""
        for row in range(events.count):
            if events.records[row][6] >> self.seat & 1:
                self.take_in(events, row, events.records[row][2], events.records[row][4])
            elif events.records[row][7] != NOT_TOLD:
                self.take_in(events, row, HIDDEN, HIDDEN)
        if self.after is not None:
            self.after.follow_all(events)

    def take_in(self, events: EventBuffer, row: int, card: int, place: Signed) -> None:
        """One record as this seat saw it."""
        what = events.records[row][0]
        self.history.see(what, events.records[row][1], card, events.records[row][3], place, events.records[row][5])
        if self.LEARNED >> what & 1:
            self.learn(what, events.records[row][1], card, events.records[row][3], place, events.records[row][5])

    def make_mind(self) -> None:
        """Make what the seat knows; games with hidden hands have a mind."""

    def begin(self, game: Playout) -> None:
        """Reset what the seat knows; games with hidden hands implement it."""

    def learn(self, what: int, seat: int, card: int, other: int, place: Signed, extra: int) -> None:
        """Update what the seat knows; games with hidden hands have a mind."""

    def write(self, seat: int, blinded: Playout, writer: ObservationWriter) -> None:
        """Write what a seat of this chain knows, from its memory; each game implements it."""


class BatchRow(Layout):
    """One game of a batch, with what all its seats know. Its game, memory and search are those of its kind of game."""

    OVER: ClassVar[int]  # the decision of a game that has ended

    game = reference(Playout)
    template = reference(Playout)  # the game before the deal
    blinded = reference(Playout)  # room for what one seat sees; shared by all rows
    memory = reference(SeatMemory)  # of the first seat
    writer = reference(ObservationWriter)  # shared by all rows
    policy = reference(Trials)  # the same
    left = link("BatchRow")
    right = link("BatchRow")
    events = reference(EventBuffer)  # shared by all rows
    space = reference(ActionSpace)
    listed = reference(MoveList)  # of the asked seat
    dice = reference(Rng)  # for opponents inside
    index = number()  # of this row
    size = number()  # numbers of an observation
    mode = number()
    logging = number()
    seat = number(start=-1)  # who is asked
    face = number()  # the first seat that is answered from outside: who observes a game that is over; -1: none
    answered = number()  # the seats whose answers in a window are known, as bits
    base = number(c_type="unsigned long long")  # the seed of its first game
    games = number(c_type="unsigned long long")  # dealt so far
    seed = number(c_type="unsigned long long")  # of the game that is played now
    steps = number()  # of this game
    levels = array(MOST_SEATS, "unsigned char")  # who answers for each seat
    answers = array(MOST_SEATS, "short")
    log_seats = array(LOGGED, "signed char")
    log_actions = array(LOGGED, "short")

    def __init__(
        self,
        template: Playout,
        writer: ObservationWriter,
        space: ActionSpace,
        memory: SeatMemory,
        policy: Trials,
        beside: "BatchRow | None",
    ) -> None:
        self.lay_out()
        self.template = template
        self.writer = writer
        self.space = space
        self.memory = memory
        self.policy = policy
        self.blinded = template.clone() if beside is None else beside.blinded
        self.events = EventBuffer() if beside is None else beside.events
        self.game = template.clone()
        self.game.event_buffer = self.events
        self.game.watched = 1
        self.listed = MoveList()
        self.dice = Rng()
        self.dice.start_engine(0, None)

    def run(self, out: BatchBuffers) -> None:
        """Take the next action of each of these rows, and play on."""
        if self.left is not None:
            self.left.run(out)
        self.advance(out)
        if self.right is not None:
            self.right.run(out)

    def restart(self, chosen: Bytes, out: BatchBuffers) -> None:
        """Deal the next game in the chosen rows."""
        if self.left is not None:
            self.left.restart(chosen, out)
        if chosen[self.index]:
            self.clear_results(out)
            self.begin_next(out)
            self.write(out)
        if self.right is not None:
            self.right.restart(chosen, out)

    def first_refused(self, out: BatchBuffers) -> int:
        """The first of these rows whose action is not legal; -1 if there is none."""
        found = -1
        if self.left is not None:
            found = self.left.first_refused(out)
        if found < 0 and not self.accepts(out.actions[self.index]):
            found = self.index
        if found < 0 and self.right is not None:
            found = self.right.first_refused(out)
        return found

    def accepts(self, action: Signed) -> bool:
        """Whether an action is legal for the asked seat; a finished game takes any."""
        if self.seat < 0:
            return True
        if action < 0 or action >= self.space.size:
            return False
        return self.listed.holds(self.game.move_of(self.seat, action, self.space))

    def advance(self, out: BatchBuffers) -> None:
        """Take one action and play on to the next decision from outside, or to the end."""
        self.clear_results(out)
        if self.seat >= 0:
            self.answer(self.seat, self.game.move_of(self.seat, out.actions[self.index], self.space))
            self.play_on()
            if self.seat < 0:
                self.pay(out)
                if self.mode == SAME_STEP:
                    self.observe(self.face)
                    self.writer.copy_to(out.finals, self.index * self.size)
                    self.begin_next(out)
        elif self.mode == NEXT_STEP:
            self.begin_next(out)
        self.write(out)

    def clear_results(self, out: BatchBuffers) -> None:
        """No rewards and no end so far."""
        out.ends[self.index] = 0
        for seat in range(self.game.players):
            out.rewards[self.index * self.game.players + seat] = 0.0

    def pay(self, out: BatchBuffers) -> None:
        """The game is over: each winner gets its share of 1."""
        winners = self.game.victors()
        share = 0
        for seat in range(self.game.players):
            share += winners >> seat & 1
        for seat in range(self.game.players):
            if winners >> seat & 1:
                out.rewards[self.index * self.game.players + seat] = 1.0 / share
        out.ends[self.index] = 1

    def begin_next(self, out: BatchBuffers) -> None:
        """Begin the next game in which somebody outside has a choice; with nobody outside, play one to its end."""
        self.deal_next()
        self.play_on()
        if self.face < 0:
            self.pay(out)
            return
        while self.seat < 0:
            self.deal_next()
            self.play_on()

    def deal_next(self) -> None:
        """Deal the next game of this row."""
        self.seed = (self.base + self.games * STRIDE) & LONG
        self.games += 1
        self.game.become(self.template)
        self.game.reseed(self.seed)
        self.dice.reseed(~self.seed & LONG)
        self.answered = 0
        self.steps = 0
        self.events.count = 0
        self.game.deal()
        self.memory.begin_all(self.game)
        self.memory.follow_all(self.events)

    def play_on(self) -> None:
        """Play forced moves and those of opponents, up to a choice from outside or the end."""
        while self.game.decision != self.OVER:
            seat = self.next_answerer()
            if seat < 0:
                self.close_window()
                continue
            self.game.list_moves(seat, self.listed)
            if self.listed.count == 1:
                self.answer(seat, self.listed.moves[0])
            elif self.levels[seat] == OUTSIDE:
                self.seat = seat
                return
            elif self.levels[seat] == BY_CHANCE:
                self.answer(seat, self.listed.moves[self.dice.below(self.listed.count)])
            else:
                self.answer(seat, self.policy_move(seat))
        self.seat = -1

    def next_answerer(self) -> int:
        """The asked seat; in a window the first one, clockwise from the current player's left, not yet answered."""
        if self.game.actor >= 0:
            return self.game.actor
        left = self.game.asked & ~self.answered
        seat = self.game.current
        for _ in range(self.game.players):
            seat += 1
            if seat >= self.game.players:
                seat = 0
            if left >> seat & 1:
                return seat
        return -1

    def answer(self, seat: int, move: int) -> None:
        """Play a move, or in a window keep it until all have answered."""
        if self.game.actor >= 0:
            self.play(seat, move)
            return
        self.answers[seat] = move
        self.answered |= 1 << seat

    def close_window(self) -> None:
        """All have answered: play the first card clockwise from the current player's left, or all passes."""
        asked = self.game.asked
        self.answered = 0
        seat = self.game.current
        for _ in range(self.game.players):
            seat += 1
            if seat >= self.game.players:
                seat = 0
            if asked >> seat & 1 and not self.is_pass(self.answers[seat]):
                self.play(seat, self.answers[seat])
                return
        for _ in range(self.game.players):
            seat += 1
            if seat >= self.game.players:
                seat = 0
            if asked >> seat & 1:
                self.play(seat, self.answers[seat])

    def play(self, seat: int, move: int) -> None:
        """Play one move and let every seat see what it may."""
        if self.logging and self.steps < LOGGED:
            self.log_seats[self.steps] = seat
            self.log_actions[self.steps] = self.game.action_of(seat, move, self.space)
        self.steps += 1
        self.events.count = 0
        self.game.step(seat, move)
        self.memory.follow_all(self.events)

    def write(self, out: BatchBuffers) -> None:
        """Write who is asked, what that seat knows and what it may do."""
        out.seats[self.index] = self.seat
        out.seeds[self.index] = self.seed
        if self.face < 0:
            return
        self.observe(self.seat if self.seat >= 0 else self.face)
        self.writer.copy_to(out.observations, self.index * self.size)
        if self.seat >= 0:
            self.game.mark_actions(self.seat, self.listed, self.space, out.masks, self.index * self.space.size)
        else:
            for i in range(self.space.size):
                out.masks[self.index * self.space.size + i] = 0

    def observe(self, seat: int) -> None:
        """Write what a seat knows into the writer, from a blinded copy and its memory."""
        self.blinded.become(self.game)
        self.blind(self.blinded, seat)
        self.memory.write(seat, self.blinded, self.writer)

    def policy_move(self, seat: int) -> int:
        """The rollout policy's move in a deal that the seat cannot tell from the true one."""
        self.policy.blinded.become(self.game)
        self.blind(self.policy.blinded, seat)
        self.policy.me = seat
        self.tell_policy(seat)
        self.policy.dice.reseed(self.dice.word())
        self.policy.begin()
        return self.policy.policy_move(seat)

    def blind(self, game: Playout, seat: int) -> None:
        """Blank what a seat may not see; each game implements it."""

    def tell_policy(self, seat: int) -> None:
        """Give the policy what a seat knows; games with hidden hands implement it."""

    def is_pass(self, move: int) -> bool:
        """Whether a move in a window is a pass; games with windows implement it."""
        return False

    def set_level(self, seat: int, level: int) -> None:
        """Say who answers for a seat."""
        self.levels[seat] = level

    def logged(self) -> tuple[list[int], list[int]]:
        """Seats and actions of this game so far."""
        count = min(self.steps, LOGGED)
        return [self.log_seats[i] for i in range(count)], [self.log_actions[i] for i in range(count)]


def run_rows(root: BatchRow, out: BatchBuffers) -> None:
    """Step all rows with the GIL released."""
    with cython.nogil:
        root.run(out)


def restart_rows(root: BatchRow, chosen: Bytes, out: BatchBuffers) -> None:
    """Deal anew in the chosen rows with the GIL released."""
    with cython.nogil:
        root.restart(chosen, out)
