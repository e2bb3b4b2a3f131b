"""One game as a sequence of single decisions, for environments that ask one player at a time.

In a window every asked seat answers, also one that can only pass, and nothing happens before all have answered: the
first card clockwise from the player on turn is played, or all pass (B-18, B-82). So being asked late, or being asked at
all, tells nothing.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Self

import msgspec

from kaboodle.core.buffers import octets
from kaboodle.core.errors import IllegalMove
from kaboodle.core.event_records import encode_record
from kaboodle.core.events import EncodedEvent
from kaboodle.core.family import Family
from kaboodle.core.observation_layout import ObservationLayout
from kaboodle.core.observing import layout_for, observe
from kaboodle.core.recall import InformationState, title_of
from kaboodle.core.registry import family_of
from kaboodle.core.setup import read_starter
from kaboodle.core.table import Table
from kaboodle.core.table_state import LETTERS, copy_of, read_seed
from kaboodle.core.views import View
from kaboodle.engine.event_buffer import WHOLE
from kaboodle.words import phrase

# `Any` in this file stands for the kernel's own types: its game, its minds, its moves.


class Setting:
    """A table before the deal: what all episodes of one environment share."""

    def __init__(
        self, edition: str, players: int, options: Mapping[str, object] | None = None, starter: str | None = None
    ) -> None:
        self.family: Family = family_of(edition)
        self.edition = edition
        self.players = players
        self.options = self.family.editions[edition].choose(players, options)
        self.space = self.family.action_space(edition)
        self.layout: ObservationLayout = layout_for(edition, players, self.options)
        self.names = [action.name for action in self.space]
        self.pass_action = self.names.index("pass") if "pass" in self.names else -1
        self.template = self.family.set_up(edition, players, self.options, read_starter(starter, players, self.options))

    def deal(self, seed: int) -> "Episode":
        """A new game; the same seed as in `kaboodle.new` gives the same game."""
        game = self.template.clone()
        game.start_engine(read_seed(seed), None)
        game.watch()
        game.deal_cards()
        return Episode(self, game, self.family.minds(game))

    def __deepcopy__(self, memo: object) -> "Setting":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return setting_of, (self.edition, self.players, tuple(self.options.items()))


@lru_cache(maxsize=64)
def setting_of(edition: str, players: int, options: tuple[tuple[str, str], ...]) -> Setting:
    """The setting of tables with these options."""
    chosen = dict(options)
    return Setting(edition, players, chosen, None if chosen.get("first", "random") == "random" else LETTERS[0])


def episode_of(table: Table) -> "Episode":
    """A table from where it stands: a copy of its game, and what each seat saw and knows."""
    setting = setting_of(table.edition, len(table.seats), tuple(table.options.items()))
    game = table.game.clone()
    game.watch()
    episode = Episode(setting, game, [copy_of(mind) for mind in table.minds])
    episode.remember([table.information_state(seat) for seat in table.seats])
    return episode


class Episode:
    """A game in progress. `seat` is who decides now, as a number; -1 at the end."""

    __slots__ = (
        "_begun", "_folded", "_minds", "_origins", "_pending", "_queue", "_records", "_start", "_streams", "decisions",
        "game", "seat", "setting",
    )  # fmt: skip

    def __init__(self, setting: Setting, game: Any, minds: Sequence[Any]) -> None:
        self.setting = setting
        self.game = game
        self.decisions = 0
        self._minds = list(minds)
        self._records: list[tuple[int, ...]] = game.drain()
        self._folded = [0] * setting.players  # how many records each seat's mind and stream hold
        self._streams: list[list[EncodedEvent]] = [[] for _ in range(setting.players)]
        self._queue: list[int] = []  # seats that still have to answer the open window
        self._pending: list[tuple[int, int, Any]] = []  # answers to it that nobody sees yet
        self._begun: tuple[Any, ...] = ()  # the stages of an unfinished move
        self._start: Any = None  # the game at its start, where it did not begin with a deal
        self._origins: dict[int, tuple[str, tuple[int, ...]]] = {}  # what seats knew there
        self._ask()

    # Playing.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat < 0

    @property
    def is_window(self) -> bool:
        """Whether several seats answer the open question."""
        return bool(self._queue)

    @property
    def pending(self) -> list[tuple[int, int]]:
        """The answers to an open window that nobody sees yet: seat and action."""
        return [(seat, action) for seat, action, _ in self._pending]

    @property
    def asked(self) -> list[int]:
        """The seats that the open question asks, also those that have answered it already."""
        return list(self.game.waiting) if self.seat >= 0 else []

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat in ascending order; empty if it is not asked."""
        game, kernel = self.game, self.setting.space.kernel
        return sorted([game.action_of(seat, move, kernel) for move in game.legal(seat)])

    def mask(self, seat: int, out: Any) -> None:
        """Write 1 for every legal action of a seat; a seat that is not asked may only answer 0, which is not used."""
        space = self.setting.space
        view = octets(out, space.size)
        if self.seat >= 0 and self.game.asked >> seat & 1:
            self.game.write_mask(seat, space.kernel, view, 0)
        else:
            view[:] = b"\1" + bytes(space.size - 1)

    def act(self, action: int) -> None:
        """The answer of the deciding seat; IllegalMove changes nothing."""
        seat, game = self.seat, self.game
        move = game.move_of(seat, action, self.setting.space.kernel)
        if seat < 0 or not game.lists(seat, move):
            raise self.refused(action)
        self.decisions += 1
        if self._queue:
            self._answer(seat, action, move)
            return
        game.apply(seat, move)
        if self.setting.family.stages and self.setting.family.question(game) in self.setting.family.stages:
            self._begun = (*self._begun, move)
        elif self._begun:
            self._begun = ()
        self._records += game.drain()
        self._ask()

    def refused(self, action: int) -> IllegalMove:
        """The error for an action that is not legal now."""
        if self.seat < 0:
            return IllegalMove("refusal-open-over")
        names = self.setting.names
        name = names[action] if 0 <= action < len(names) else str(action)
        who = LETTERS[self.seat]
        waits = (
            phrase("refusal-open-window") if self._queue else phrase("refusal-open", question=self.question, seats=who)
        )
        return IllegalMove("refusal-action-not-now", seat=who, action=name, open=waits)

    def default(self) -> int:
        """The default answer of the deciding seat.  B-92"""
        return int(self.game.action_of(self.seat, self.game.default(self.seat), self.setting.space.kernel))

    def _answer(self, seat: int, action: int, move: Any) -> None:
        """Collect an answer to a window; the last one resolves it."""
        self._queue.pop(0)
        self._pending.append((seat, action, move))
        if self._queue:
            self.seat = self._queue[0]
            return
        passing = self.setting.pass_action
        playing = [answer for answer in self._pending if answer[1] != passing]
        for who, _, made in playing[:1] or self._pending:
            self.game.apply(who, made)
        self._pending = []
        self._records += self.game.drain()
        self._ask()

    def _ask(self) -> None:
        """Find who decides next."""
        game = self.game
        self.seat = game.next_seat()
        if self.seat >= 0 and game.actor < 0:
            players, asked = self.setting.players, game.asked
            around = [(game.current + step) % players for step in range(1, players + 1)]
            self._queue = [seat for seat in around if asked >> seat & 1]

    # What a seat knows.

    @property
    def question(self) -> str:
        """The open question in one word."""
        return self.setting.family.question(self.game)

    @property
    def payoffs(self) -> list[float]:
        """Each seat's share of the victory."""
        return list(self.game.payoffs)

    @property
    def rewards(self) -> list[float]:
        """Zero-sum: 1 for a single winner, the others share -1; zero while the game goes on."""
        if self.seat >= 0:
            return [0.0] * self.setting.players
        others = self.setting.players - 1
        return [(share * (others + 1) - 1) / others for share in self.game.payoffs]

    def mind(self, seat: int) -> Any:
        """What a seat knows, up to now."""
        self._fold(seat)
        return self._minds[seat]

    def stream(self, seat: int) -> list[EncodedEvent]:
        """The events as a seat saw them."""
        self._fold(seat)
        return self._streams[seat]

    def _fold(self, seat: int) -> None:
        """Let a seat's mind and stream take in what happened since they were last asked for."""
        records, start = self._records, self._folded[seat]
        if start == len(records):
            return
        setting = self.setting
        family, players = setting.family, setting.players
        mind, stream = self._minds[seat], self._streams[seat]
        for record in records[start:]:
            told, others, back = encode_record(family, record, players)
            if record[WHOLE] >> seat & 1:
                stream.append(told)
                if mind is not None:
                    family.follow(mind, record)
            elif others is not None:
                stream.append(others)
                if mind is not None and back is not None:
                    family.follow(mind, back)
        self._folded[seat] = len(records)

    def observe(self, seat: int, out: Any) -> None:
        """Write what a seat knows into a buffer of 16-bit numbers."""
        setting = self.setting
        mind, stream = self.mind(seat), self._streams[seat]
        blinded = setting.family.blind(self.game, seat)
        observe(setting.family, setting.edition, blinded, mind, seat, stream, setting.layout, out)

    def view(self, seat: int | None) -> View:
        """What a seat knows as data; None is a spectator."""
        setting, index = self.setting, -1 if seat is None else seat
        mind = None if seat is None else self.mind(seat)
        blinded = setting.family.blind(self.game, index)
        return setting.family.view(blinded, mind, index, setting.edition, dict(setting.options))

    def information_state(self, seat: int) -> InformationState:
        """Everything that a seat saw since the start."""
        setting = self.setting
        title = title_of(setting.edition, setting.options, LETTERS[: setting.players], seat)
        begun: tuple[Any, ...] = self._begun if self._begun and self.game.actor == seat else ()
        chosen = tuple(self.game.action_of(seat, stage, setting.space.kernel) for stage in begun)
        return InformationState(title, setting.players, seat, self._origin(seat), self.stream(seat), chosen)

    def remember(self, states: Sequence[InformationState]) -> None:
        """Continue from what each seat has seen."""
        for seat, state in enumerate(states):
            self._streams[seat] = list(state.events)
            self._origins[seat] = state.origin
            if state.chosen:
                kernel = self.setting.space.kernel
                self._begun = tuple(self.game.move_of(seat, int(action), kernel) for action in state.chosen)

    def _origin(self, seat: int) -> tuple[str, tuple[int, ...]]:
        """What a seat knew at the start of a game that did not begin with a deal: its view, and its observation."""
        if self._start is None and seat not in self._origins:
            return "", ()
        if seat not in self._origins:
            setting = self.setting
            family = setting.family
            mind = family.open_mind(self._start, seat)
            blinded = family.blind(self._start, seat)
            view = family.view(blinded, mind, seat, setting.edition, dict(setting.options))
            numbers = observe(family, setting.edition, blinded, mind, seat, (), setting.layout, None)
            self._origins[seat] = (msgspec.json.encode(view).decode(), tuple(numbers))
        return self._origins[seat]

    # Copies.

    def clone(self) -> Self:
        """An independent copy."""
        other = object.__new__(type(self))
        other.setting, other.seat, other.decisions = self.setting, self.seat, self.decisions
        other.game = self.game.clone()
        other.game.watch()
        other._minds = [copy_of(mind) for mind in self._minds]
        other._records, other._folded = self._records[:], self._folded[:]
        other._streams = [stream[:] for stream in self._streams]
        other._queue, other._pending, other._begun = self._queue[:], self._pending[:], self._begun
        other._start, other._origins = self._start, dict(self._origins)
        return other

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)
        self.game.watch()

    def redeal(self, seat: int, seed: int) -> Self:
        """Another episode that this seat cannot tell from the true one: what it does not know is dealt again.

        Answers of others to an open window are chosen at random. The others know only what lies open there, and
        have seen what this seat saw.
        """
        family, mind = self.setting.family, copy_of(self.mind(seat))
        game = family.redeal(family.blind(self.game, seat), mind, read_seed(seed))
        other = object.__new__(type(self))
        other.setting, other.seat, other.decisions, other.game = self.setting, self.seat, self.decisions, game
        other._minds = [family.open_mind(game, it) for it in range(self.setting.players)]
        other._minds[seat] = mind
        other._records = self._records[:]
        other._folded = [len(self._records)] * self.setting.players
        other._streams = [self._streams[seat][:] for _ in self._streams]
        other._start, other._origins = game.clone(), {seat: self._origin(seat)}
        game.watch()
        dice, kernel = Random(seed), self.setting.space.kernel
        other._queue, other._begun = self._queue[:], self._begun if self.game.actor == seat else ()
        other._pending = []
        for who, action, move in self._pending:
            chosen = action if who == seat else dice.choice(other.actions(who))
            other._pending.append((who, chosen, move if who == seat else game.move_of(who, chosen, kernel)))
        return other
