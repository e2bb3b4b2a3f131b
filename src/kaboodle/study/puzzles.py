"""Puzzles: decisions of finished games in which one move is far ahead of all others, on several seeds."""

import hashlib
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from random import Random

import msgspec

from kaboodle.bots.bot import Bot, play_out
from kaboodle.bots.levels import bot_of
from kaboodle.bots.search import SearchBot
from kaboodle.core.events import Seen
from kaboodle.core.explain import Why
from kaboodle.core.observation import Observation
from kaboodle.core.record import Record
from kaboodle.study.decisions import Candidate, candidates_of
from kaboodle.study.moments import Choice, check, moments_of, observation_of
from kaboodle.study.results import SURE, Judged
from kaboodle.study.trials import CHOOSING, Position, TrialMean, mean_difference

LEAST_MOVES = 3
IN_A_WINDOW = 2  # moves: a reaction window has no more in most games
AHEAD = 10.0  # points by which the best move leads
LOOKS = ((40, 0.0), (160, 6.0))  # playouts of each move at first, and the lead in points that is worth more of them
BEST_OF_LOOK = 6  # moves that are looked at again
STEPS = (160, 500)  # playouts after which a move that is certainly not far enough ahead is given up
TABLES, MORE = 1_500, 4  # playouts of each move on two seeds, then so many times as many
CLOSE = 25.0  # points behind the best beyond which a move needs no more playouts
SEEDS = (101, 202)
CONFIRMING = 303  # the seed of the last check
PLAYED_ON, FEW, CLEAR = 30, 10, 4.0  # games of `cat` after each of the two best moves; fewer if one is clearly ahead
SEARCHED = 8_000  # iterations of the search that must agree
LATEST = 30  # events before the decision that come with a puzzle
FEW_OF_KIND, MOST = 5, 0.75  # puzzles with the same kind of solution: a few, or this share
GRID = 5.0  # points within which chances are alike
SEATS = "ABCDEFGHI"
VERSION = 2

Wanted = Callable[[str, bool], bool]  # whether a puzzle is wanted, by its solution and whether `cat` finds it


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """One decision to find the best move of. Hidden cards of the position were dealt anew: they tell nothing."""

    id: str
    edition: str
    players: int
    options: dict[str, str]
    seat: str
    position: str  # as one line that `kaboodle.read` reads
    question: str
    theme: str
    best: str
    lead: float  # points over the second move, with the most playouts
    error: float
    moves: tuple[Judged, ...]  # best first
    why: Why
    cat: str  # what the level `cat` plays
    events: tuple[Seen, ...]  # what the seat saw last


class PuzzleFile(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles that a server ships."""

    version: int = VERSION
    puzzles: tuple[Puzzle, ...]


class PuzzleCollection:
    """Puzzles, no two alike: `cat` solves at most half at any time, and not too many have the same kind of solution."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.easy = 0
        self.kept: dict[tuple[object, ...], Puzzle] = {}
        self.kinds: Counter[str] = Counter()

    @property
    def full(self) -> bool:
        """Whether there are enough."""
        return len(self.kept) >= self.most

    def wants(self, best: str, easy: bool) -> bool:
        """Whether there is room for a puzzle with this solution, which `cat` finds or does not."""
        total, alike = len(self.kept) + 1, self.kinds[kind_of(best)] + 1
        return not self.full and (not easy or 2 * (self.easy + 1) <= total) and alike <= max(FEW_OF_KIND, MOST * total)

    def add(self, puzzle: Puzzle) -> bool:
        """Keep a puzzle; False if there is no room, or one like it."""
        easy = is_right(puzzle, puzzle.cat)
        if likeness(puzzle) in self.kept or not self.wants(puzzle.best, easy):
            return False
        self.kept[likeness(puzzle)] = puzzle
        self.easy += easy
        self.kinds[kind_of(puzzle.best)] += 1
        return True


def kind_of(move: str) -> str:
    """The kind of a move: without its target, its place and what it names."""
    return re.split("[>@: ]", move, maxsplit=1)[0]


def likeness(puzzle: Puzzle) -> tuple[object, ...]:
    """Equal for puzzles that ask the same: the same moves, seen from the own seat, with about the same chances."""
    moves = sorted((relative(it.move, puzzle), round(it.chance / GRID)) for it in puzzle.moves)
    return (puzzle.question, relative(puzzle.best, puzzle), tuple(moves))


def relative(move: str, puzzle: Puzzle) -> str:
    """A move with its target as a number of seats to the left of the own one."""
    front, mark, rest = move.partition(">")
    if not mark or rest[:1] not in SEATS:
        return move
    away = (SEATS.index(rest[0]) - SEATS.index(puzzle.seat)) % puzzle.players
    return f"{front}>{away}{rest[1:]}"


def puzzles_of(
    record: Record, wanted: Wanted = lambda best, easy: True, done: Collection[str] = (), *, windows: bool = False
) -> Iterator[Puzzle]:
    """The puzzles in a finished game, from what each seat knew. PositionError if it is not over.

    With `windows` those of reaction windows only, which may have two moves; else those with at least three. Seats that
    are added to `done` meanwhile get no more.
    """
    table = check(record, "A")
    cat = bot_of("cat")
    for seat in table.seats:
        for moment in moments_of(record, seat):
            if seat in done:
                break
            if not isinstance(moment, Choice):
                continue
            observation = observation_of(moment)
            is_window = observation.family.question(observation.blinded) in observation.family.windows
            if len(observation.moves) < (IN_A_WINDOW if windows else LEAST_MOVES) or (windows and not is_window):
                continue
            made = puzzle_of(observation, moment.played, record, cat, wanted)
            if made is not None:
                yield made


def puzzle_of(observation: Observation, played: str, record: Record, cat: Bot, wanted: Wanted) -> Puzzle | None:
    """The puzzle of a decision; None if no move is far enough ahead, or if none like that is wanted."""
    candidates, _ = candidates_of(observation, played)
    least = IN_A_WINDOW if len(observation.moves) == IN_A_WINDOW else LEAST_MOVES
    hoped = promising(observation, candidates) if len(candidates) >= least else None
    if hoped is None:
        return None
    text = observation.table(0).position
    answer = cat.choose(observation, Random(text))
    if not wanted(hoped.text, answer in (hoped.text, *hoped.alike)) or not found_by_search(observation, hoped, text):
        return None
    best = hoped
    for seed, tables in ((SEEDS[0], TABLES), (SEEDS[1], TABLES), (CONFIRMING, MORE * TABLES)):
        position = Position(observation, seed)
        leader, lead = leading(position, candidates, tables)
        if lead.value <= AHEAD or leader is not best:
            return None
    if lead.value <= AHEAD + lead.error or not holds_in_play(observation, position, candidates, best, cat):
        return None
    return finished(observation, record, position, candidates, best, lead, text, answer)


def promising(observation: Observation, candidates: list[Candidate]) -> Candidate | None:
    """The move that a first look sees ahead; None if it sees none."""
    position, alive = Position(observation, SEEDS[0] + 1), candidates
    for tables, least in LOOKS:
        for it in alive:
            position.try_move(CHOOSING, tables, it.stages)
        alive = sorted(alive, key=lambda it: -position.mean(CHOOSING, it.stages).value)[:BEST_OF_LOOK]
        first, second = (position.mean(CHOOSING, it.stages).value for it in alive[:2])
        if first - second <= least:
            return None
    return alive[0]


def leading(position: Position, candidates: list[Candidate], tables: int) -> tuple[Candidate, TrialMean]:
    """The best move and its lead over the next one; 0 if the lead is not certain, or certainly too small.

    Moves that are far behind get no more playouts.
    """
    near = candidates
    for count in (*(it for it in STEPS if it < tables), tables):
        for it in near:
            position.try_move(CHOOSING, count, it.stages)
        ranked = sorted(near, key=lambda it: -position.mean(CHOOSING, it.stages).value)
        first = position.mean(CHOOSING, ranked[0].stages).value
        lead = position.difference(CHOOSING, ranked[0].stages, ranked[1].stages)
        if lead.value + SURE * lead.error < AHEAD:
            return ranked[0], TrialMean(0.0, lead.error)
        far = [it for it in ranked if position.mean(CHOOSING, it.stages).value <= first - CLOSE]
        near = [it for it in ranked if it not in far] if len(ranked) - len(far) > 1 else ranked[:2]
    ranked = sorted(candidates, key=lambda it: -position.mean(CHOOSING, it.stages).value)
    leads = [
        mean_difference(position.try_move(CHOOSING, 0, ranked[0].stages), position.try_move(CHOOSING, 0, it.stages))
        for it in ranked[1:]
    ]
    certain = all(it.value > SURE * it.error for it in leads)
    return ranked[0], min(leads, key=lambda it: it.value) if certain else TrialMean(0.0, 0.0)


def found_by_search(observation: Observation, best: Candidate, text: str) -> bool:
    """Whether a search, which plans several moves ahead where playouts do not, plays the best move too."""
    return SearchBot(SEARCHED).choose(observation, Random(text)) in (best.text, *best.alike)


def holds_in_play(
    observation: Observation, position: Position, candidates: list[Candidate], best: Candidate, cat: Bot
) -> bool:
    """Whether the best move also wins more than the next one when bots play on, who are not the rollout policy."""
    others = [it for it in candidates if it is not best]
    second = max(others, key=lambda it: position.mean(CHOOSING, it.stages).value)
    wins = {it.text: 0.0 for it in (best, second)}
    for number in range(PLAYED_ON):
        for move in wins:
            table = observation.table(number)
            table.play(observation.seat, move)
            play_out(table, dict.fromkeys(table.seats, cat), Random(number))
            wins[move] += table.payoffs[observation.seat]
        if number + 1 >= FEW and abs(wins[best.text] - wins[second.text]) >= CLEAR:
            break
    return wins[best.text] > wins[second.text]


def finished(
    observation: Observation,
    record: Record,
    position: Position,
    candidates: list[Candidate],
    best: Candidate,
    lead: TrialMean,
    text: str,
    answer: str,
) -> Puzzle:
    """The puzzle with its position dealt anew, and what `cat` would do."""
    ranked = sorted(candidates, key=lambda it: (it is not best, -position.mean(CHOOSING, it.stages).value, it.text))
    question = observation.family.question(observation.blinded)
    return Puzzle(
        id=hashlib.blake2b(f"{record.edition} {observation.seat} {text}".encode(), digest_size=6).hexdigest(),
        edition=record.edition,
        players=record.players,
        options=record.options,
        seat=observation.seat,
        position=text,
        question=question,
        theme=observation.family.theme_of(question, best.text),
        best=best.text,
        lead=round(lead.value, 1),
        error=round(lead.error, 2),
        moves=tuple(judged(position, it) for it in ranked),
        why=observation.family.explainer(observation.view)(best.text),
        cat=answer,
        events=observation.latest(LATEST),
    )


def judged(position: Position, it: Candidate) -> Judged:
    """A move with its chance."""
    mean, tables = position.mean(CHOOSING, it.stages), len(position.try_move(CHOOSING, 0, it.stages))
    return Judged(move=it.text, alike=it.alike, chance=round(mean.value, 1), error=round(mean.error, 2), tables=tables)


def is_right(puzzle: Puzzle, move: str) -> bool:
    """Whether a move is the best one, or leads to the same game."""
    return move in (puzzle.best, *puzzle.moves[0].alike)


def chosen(puzzles: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """The puzzles to ship: no two alike, and `cat` is wrong in at least half of them."""
    collection = PuzzleCollection(most)
    for puzzle in puzzles:
        collection.add(puzzle)
        if collection.full:
            break
    return list(collection.kept.values())
