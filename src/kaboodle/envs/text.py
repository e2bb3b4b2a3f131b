"""A text face for language models: what a seat sees in plain lines, its legal moves, and a forgiving reader of answers.

`TextGame` has the shape of a TextArena environment: `reset`, `get_observation`, `step` and `close`. A window is
answered blind, one seat after another. An answer that cannot be read is a fault: it is counted, the reason is said, and
the seat is asked again; after `PATIENCE` faults at one question the default move (B-92) is played.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec

from kaboodle.bots.bot import clockwise, play_fairly
from kaboodle.core.errors import IllegalMove, InvalidMove
from kaboodle.core.registry import EDITIONS, family_of
from kaboodle.core.render import view_lines
from kaboodle.core.setup import new
from kaboodle.core.suggestions import close_to, plain
from kaboodle.core.table import Table
from kaboodle.core.views import View
from kaboodle.words import english

PATIENCE = 3  # faults at one question before the default move is played
MOST_LISTED = 60  # legal moves that are written out
MOST_EVENTS = 12  # of the last ones
BRACKETS = re.compile(r"\[([^\[\]\n]{1,200})\]")
FRAME = re.compile(r"(?i)^(?:(?:my )?(?:answer|move|action)(?: is)?|i (?:play|choose|answer))\s*[:=]?\s*")
HOW_TO_ANSWER = "Answer with one of the moves, in square brackets: [draw]. What stands in the last brackets counts."


class Answer(msgspec.Struct, frozen=True):
    """An answer as it was read: the move, or why there is none."""

    move: str | None
    fault: str = ""


def text_observation(table: Table, seat: str, since: int = -1) -> str:
    """All that a seat knows, what happened after event `since` of its stream, and its moves if it is asked."""
    family, words = table.family, english()
    seen = table.stream(seat, max(table.count_seen(seat) - MOST_EVENTS, 0) if since < 0 else since)
    return text_of(table.view(seat), family.tell(seen, seat, words), tuple(islice(table.legal(seat), MOST_LISTED + 1)))


def text_of(view: View, told: Sequence[str], moves: Sequence[str]) -> str:
    """A view, what happened, and the moves, as text."""
    family, words = family_of(view.edition), english()
    lines = [f"{EDITIONS[view.edition].name}. You are {view.seat}.", *view_lines(view, words)]
    if told:
        lines += ["", "What happened last:", *told]
    if moves and view.ask is not None:
        listed = ", ".join(f"[{move}]" for move in moves[:MOST_LISTED])
        more = " and others" if len(moves) > MOST_LISTED else ""
        lines += ["", family.question_text(view, words), f"Your moves: {listed}{more}.", HOW_TO_ANSWER]
    return "\n".join(lines)


def read_answer(said: str, moves: Sequence[str]) -> Answer:
    """The move that a text means: in its last brackets, or the whole text; also a move's number, or nearly its name."""
    found = BRACKETS.findall(said)
    word = FRAME.sub("", (found[-1] if found else said.strip().splitlines()[-1] if said.strip() else "").strip())
    word = word.strip().strip("`'\"*.").strip()
    if not word:
        return Answer(None, "there is no move in this answer")
    by_letters = {plain(move): move for move in moves}
    if word in moves:
        return Answer(word)
    if plain(word) in by_letters:
        return Answer(by_letters[plain(word)])
    if word.isdecimal() and 1 <= int(word) <= len(moves):
        return Answer(moves[int(word) - 1])
    begun = [move for move in moves if plain(move).startswith(plain(word))] if plain(word) else []
    if len(begun) == 1:
        return Answer(begun[0])
    like = close_to(word, moves)
    meant = f"; perhaps {' or '.join(f'[{move}]' for move in like)}" if like else ""
    return Answer(None, f"{word[:40]!r} is none of your moves{meant}")


def move_of(table: Table, seat: str, said: str) -> Answer:
    """The move that a text means at a table; a move of many ways is also read as the table's own notation."""
    answer = read_answer(said, list(islice(table.legal(seat), MOST_LISTED * 10)))
    if answer.move is not None:
        return answer
    found = BRACKETS.findall(said)
    try:
        trial = table.clone()
        trial.play(seat, (found[-1] if found else said).strip()[:200])
    except (InvalidMove, IllegalMove):
        return answer
    return Answer(trial.moves[-1][1])


class TextGame:
    """One game for several language models: `get_observation` says who is asked, `step` takes the answer."""

    def __init__(self, edition: str, players: int, options: Mapping[str, object] | None = None) -> None:
        EDITIONS[edition].choose(players, options)
        self.edition, self.players, self.options = edition, players, options
        self._tries = 0  # faults at the open question
        self._trouble = ""  # why the last answer was not used
        self.reset(players)

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """Deal; without a seed from a secret, as at any table."""
        self.table = new(self.edition, num_players or self.players, seed, options=self.options)
        self.faults = dict.fromkeys(self.table.seats, 0)
        self.defaults = dict.fromkeys(self.table.seats, 0)  # moves that were played for a seat
        self._told = dict.fromkeys(self.table.seats, 0)
        self._ask()

    def get_observation(self) -> tuple[int, str]:
        """Who is asked, as a number, and what that player sees; after a fault, also why the answer was not used."""
        seat = self.seat
        text = text_observation(self.table, seat, self._told[seat])
        return self.table.seats.index(seat), f"{text}\n\n{self._trouble}" if self._trouble else text

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:  # Any: numbers, texts and flags
        """The answer of the asked player: whether the game is over, and how the answer was read."""
        if self.table.over:
            raise IllegalMove("refusal-open-over")
        seat, answer = self.seat, move_of(self.table, self.seat, action)
        info: dict[str, Any] = {"seat": seat, "move": answer.move, "fault": answer.fault, "default": False}
        if answer.move is None:
            self.faults[seat] += 1
            self._tries += 1
            if self._tries < PATIENCE:
                left = PATIENCE - self._tries
                self._trouble = f"Not used: {answer.fault}. After {left} more such answers the default move is played."
                return False, info
            self.defaults[seat] += 1
            info |= {"move": self.table.default(seat), "default": True}
        self._chosen[seat] = info["move"]
        self._told[seat] = self.table.count_seen(seat)
        self._queue.pop(0)
        self._tries, self._trouble = 0, ""
        if not self._queue:
            play_fairly(self.table, self._chosen)
            self._ask()
        return self.table.over, info

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, int]]]:
        """What each player is paid (zero-sum), and each one's faults and default moves."""
        shares, others = list(self.table.payoffs.values()), len(self.table.seats) - 1
        paid = {it: (share * (others + 1) - 1) / others if self.table.over else 0.0 for it, share in enumerate(shares)}
        counts = [{"faults": self.faults[seat], "defaults": self.defaults[seat]} for seat in self.table.seats]
        return paid, dict(enumerate(counts))

    @property
    def seat(self) -> str:
        """Who is asked; at the end, the first seat."""
        return self._queue[0] if self._queue else self.table.seats[0]

    def _ask(self) -> None:
        """Ask everybody whom the table waits for, one after another."""
        self._queue = clockwise(self.table, self.table.waiting)
        self._chosen: dict[str, str] = {}
        self._tries, self._trouble = 0, ""
