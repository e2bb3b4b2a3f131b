"""Puzzles: decisions of finished games in which one move is far ahead of all others, on several seeds."""

import hashlib
from collections.abc import Iterable, Iterator
from random import Random

import msgspec

from kaboodle.bots.bot import Bot, play_out
from kaboodle.bots.levels import bot_of
from kaboodle.core.explain import Why
from kaboodle.core.observation import Observation
from kaboodle.core.record import Record
from kaboodle.study.decisions import Candidate, candidates_of
from kaboodle.study.moments import Choice, check, moments_of, observation_of
from kaboodle.study.results import SURE, Judged
from kaboodle.study.trials import CHOOSING, Position, TrialMean, mean_difference

LEAST_MOVES = 3
AHEAD = 10.0  # points by which the best move leads
HOPEFUL = 7.0  # points of a first look that are worth a second one
LOOK, TABLES, MORE = 120, 1_500, 4  # playouts of each move: at first, then on two seeds, then so many times as many
CLOSE = 25.0  # points behind the best beyond which a move needs no second look
SEEDS = (101, 202)
PLAYED_ON = 60  # games of `cat` after each of the two best moves
CONFIRMING = 303  # the seed of the last check
VERSION = 1


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
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


class PuzzleFile(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles that a server ships."""

    version: int = VERSION
    puzzles: tuple[Puzzle, ...]


def puzzles_of(record: Record) -> Iterator[Puzzle]:
    """The puzzles in a finished game, from what each seat knew. PositionError if it is not over."""
    table = check(record, "A")
    cat = bot_of("cat")
    for seat in table.seats:
        for moment in moments_of(record, seat):
            if isinstance(moment, Choice):
                made = puzzle_of(observation_of(moment), moment.played, record, cat)
                if made is not None:
                    yield made


def puzzle_of(observation: Observation, played: str, record: Record, cat: Bot) -> Puzzle | None:
    """The puzzle of a decision; None if no move is far enough ahead."""
    candidates, _ = candidates_of(observation, played)
    if len(candidates) < LEAST_MOVES or not promising(observation, candidates):
        return None
    best: Candidate | None = None
    for seed, tables in ((SEEDS[0], TABLES), (SEEDS[1], TABLES), (CONFIRMING, MORE * TABLES)):
        position = Position(observation, seed)
        leader, lead = leading(position, candidates, tables)
        if lead.value <= AHEAD or (best is not None and leader is not best):
            return None
        best = leader
    assert best is not None
    if not holds_in_play(observation, position, candidates, best, cat):
        return None
    return finished(observation, record, position, candidates, best, lead, cat)


def promising(observation: Observation, candidates: list[Candidate]) -> bool:
    """Whether a first look sees a move ahead."""
    position = Position(observation, SEEDS[0] + 1)
    for it in candidates:
        position.try_move(CHOOSING, LOOK, it.stages)
    ranked = sorted((position.mean(CHOOSING, it.stages).value for it in candidates), reverse=True)
    return ranked[0] - ranked[1] > HOPEFUL


def leading(position: Position, candidates: list[Candidate], tables: int) -> tuple[Candidate, TrialMean]:
    """The best move and its lead over the next one; moves far behind after a first look get no more playouts."""
    for it in candidates:
        position.try_move(CHOOSING, min(LOOK, tables), it.stages)
    top = max(position.mean(CHOOSING, it.stages).value for it in candidates)
    near = [it for it in candidates if position.mean(CHOOSING, it.stages).value > top - CLOSE]
    for it in near:
        position.try_move(CHOOSING, tables, it.stages)
    ranked = sorted(candidates, key=lambda it: -position.mean(CHOOSING, it.stages).value)
    leads = [
        mean_difference(position.try_move(CHOOSING, 0, ranked[0].stages), position.try_move(CHOOSING, 0, it.stages))
        for it in ranked[1:]
    ]
    certain = all(it.value > SURE * it.error for it in leads)
    return ranked[0], min(leads, key=lambda it: it.value) if certain else TrialMean(0.0, 0.0)


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
    return wins[best.text] > wins[second.text]


def finished(
    observation: Observation,
    record: Record,
    position: Position,
    candidates: list[Candidate],
    best: Candidate,
    lead: TrialMean,
    cat: Bot,
) -> Puzzle:
    """The puzzle with its position dealt anew, and what `cat` would do."""
    ranked = sorted(candidates, key=lambda it: (it is not best, -position.mean(CHOOSING, it.stages).value, it.text))
    text = observation.table(0).position
    return Puzzle(
        id=hashlib.blake2b(f"{record.edition} {observation.seat} {text}".encode(), digest_size=8).hexdigest(),
        edition=record.edition,
        players=record.players,
        options=record.options,
        seat=observation.seat,
        position=text,
        question=observation.family.question(observation.blinded),
        theme=observation.family.theme_of(observation.family.question(observation.blinded), best.text),
        best=best.text,
        lead=round(lead.value, 1),
        error=round(lead.error, 2),
        moves=tuple(judged(position, it) for it in ranked),
        why=observation.family.explainer(observation.view)(best.text),
        cat=cat.choose(observation, Random(text)),
    )


def judged(position: Position, it: Candidate) -> Judged:
    """A move with its chance."""
    mean, tables = position.mean(CHOOSING, it.stages), len(position.try_move(CHOOSING, 0, it.stages))
    return Judged(move=it.text, alike=it.alike, chance=round(mean.value, 1), error=round(mean.error, 2), tables=tables)


def is_right(puzzle: Puzzle, move: str) -> bool:
    """Whether a move is the best one, or leads to the same game."""
    return move in (puzzle.best, *puzzle.moves[0].alike)


def chosen(puzzles: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """The puzzles to ship: no two alike, and `cat` is wrong in at least half of them at any time."""
    kept: dict[tuple[object, ...], Puzzle] = {}
    easy = 0
    for puzzle in puzzles:
        likeness = (puzzle.question, puzzle.best, tuple(sorted(it.move for it in puzzle.moves)))
        solved = is_right(puzzle, puzzle.cat)
        if likeness in kept or (solved and 2 * (easy + 1) > len(kept) + 1):
            continue
        kept[likeness] = puzzle
        easy += solved
        if len(kept) == most:
            break
    return list(kept.values())
