"""Puzzles as the server gives them out: which come next, what an answer is worth, ratings of puzzles and guests."""

import asyncio
import hashlib
from collections import Counter
from datetime import UTC, datetime
from functools import lru_cache

import msgspec

import kaboodle
from kaboodle.core.registry import EDITIONS
from kaboodle.server.http.study_schemas import (
    DailyPuzzle,
    PuzzleBatch,
    PuzzleBody,
    PuzzleMove,
    PuzzleRating,
    PuzzleResult,
)
from kaboodle.server.store.base import Store
from kaboodle.server.store.guest_records import record
from kaboodle.server.wire import Code, Refusal
from kaboodle.study.glicko import RatedGame, Rating, rated, rested
from kaboodle.study.puzzle_files import all_puzzles, shipped_puzzles
from kaboodle.study.puzzles import Puzzle, is_right

BATCH = 10  # puzzles that are sent together
DAY = 86_400_000  # ms
RATING, ANSWER = "puzzle-rating", "puzzle-answer"  # kinds of records
NOBODY, OWN = "", "puzzles"  # the guest of a puzzle's rating; the name of a guest's rating


class RatingRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A rating as it is stored, with how often somebody tried and found the move."""

    rating: Rating = Rating()
    tried: int = 0
    found: int = 0
    at: int = 0


class AnswerRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A guest's first answer to a puzzle."""

    move: str
    right: bool


class PuzzleService:
    """Gives out puzzles and rates answers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ratings: dict[str, RatingRecord] | None = None  # of puzzles, by id; None: not read yet
        self._one = asyncio.Lock()  # one answer at a time: it reads and writes two ratings

    async def batch(self, guest: str | None, edition: str, theme: str) -> PuzzleBatch:
        """The next puzzles for a guest; an empty edition or theme stands for all."""
        if theme and all(it.theme != theme for it in all_puzzles().values()):
            raise Refusal(Code.OPTION, "there is no such theme")
        known = await self._records()
        every = list(all_puzzles().values()) if not edition else list(shipped_puzzles(check_edition(edition)))
        answered = {} if guest is None else await self._answers(guest)
        own = await self._own(guest)
        fitting = [it for it in every if not theme or it.theme == theme]
        left = [it for it in fitting if it.id not in answered]
        ranked = sorted(left, key=lambda it: distance(it, own.rating, known, guest or ""))[:BATCH]
        bodies = await asyncio.to_thread(lambda: tuple(self._body(it, known) for it in ranked))
        themes = dict(sorted(Counter(it.theme for it in every).items()))
        return PuzzleBatch(puzzles=bodies, rating=shown(own), themes=themes, left=len(left))

    async def one(self, id: str) -> PuzzleBody:
        """A puzzle by its id."""
        known = await self._records()
        return await asyncio.to_thread(self._body, find(id), known)

    async def daily(self, guest: str | None, now: int) -> DailyPuzzle:
        """The puzzle of the day in UTC."""
        day = datetime.fromtimestamp(now / 1000, UTC).date().isoformat()
        if not all_puzzles():
            raise Refusal(Code.NO_ROOM, "this server has no puzzles")
        number = int.from_bytes(hashlib.blake2b(day.encode(), digest_size=8).digest())
        puzzle = list(all_puzzles().values())[number % len(all_puzzles())]
        answers = {} if guest is None else await self._answers(guest)
        body = await self.one(puzzle.id)
        answered = answers[puzzle.id].move if puzzle.id in answers else None
        return DailyPuzzle(day=day, puzzle=body, rating=shown(await self._own(guest)), answered=answered)

    async def answer(self, guest: str, id: str, move: str, now: int) -> PuzzleResult:
        """Rate an answer; only the first one to a puzzle counts."""
        puzzle = find(id)
        if move not in (await self.one(id)).legal:
            raise Refusal(Code.OPTION, "this move is not possible here")
        right = is_right(puzzle, move)
        async with self._one:
            known, own = await self._records(), await self._own(guest)
            theirs = known.get(id, RatingRecord())
            if id in await self._answers(guest):
                return PuzzleResult(
                    right=right, counted=False, rating=shown(own), change=0, tried=theirs.tried, found=theirs.found
                )
            mine, after = played(own, theirs, right, now), played(theirs, own, not right, now)
            after = msgspec.structs.replace(after, found=theirs.found + right)
            records = [
                record(ANSWER, guest, id, now, AnswerRecord(move=move, right=right)),
                record(RATING, guest, OWN, now, mine),
                record(RATING, NOBODY, id, now, after),
            ]
            await self._store.put_records(records)
            known[id] = after
        change = round(mine.rating.value) - round(own.rating.value)
        return PuzzleResult(
            right=right, counted=True, rating=shown(mine), change=change, tried=after.tried, found=after.found
        )

    async def _records(self) -> dict[str, RatingRecord]:
        """The ratings of all puzzles that somebody has tried."""
        if self._ratings is None:
            found = await self._store.records_of(RATING, NOBODY)
            self._ratings = {it.name: msgspec.json.decode(it.body, type=RatingRecord) for it in found}
        return self._ratings

    async def _own(self, guest: str | None) -> RatingRecord:
        found = [] if guest is None else await self._store.records_of(RATING, guest)
        return msgspec.json.decode(found[0].body, type=RatingRecord) if found else RatingRecord()

    async def _answers(self, guest: str) -> dict[str, AnswerRecord]:
        found = await self._store.records_of(ANSWER, guest)
        return {it.name: msgspec.json.decode(it.body, type=AnswerRecord) for it in found}

    def _body(self, puzzle: Puzzle, known: dict[str, RatingRecord]) -> PuzzleBody:
        """A puzzle with how many have found its move."""
        found = known.get(puzzle.id, RatingRecord())
        return msgspec.structs.replace(body_of(puzzle.id), tried=found.tried, found=found.found)


def check_edition(edition: str) -> str:
    """The edition; Refusal if there is none of this name."""
    if edition not in EDITIONS:
        raise Refusal(Code.OPTION, "there is no such edition")
    return edition


def find(id: str) -> Puzzle:
    """A puzzle by its id; Refusal if there is none."""
    puzzle = all_puzzles().get(id)
    if puzzle is None:
        raise Refusal(Code.NO_ROOM, "there is no such puzzle")
    return puzzle


def distance(puzzle: Puzzle, own: Rating, known: dict[str, RatingRecord], guest: str) -> tuple[float, bytes]:
    """How far a puzzle's rating is from a guest's, in steps; those of one step in an order of the guest's own."""
    rating = known.get(puzzle.id, RatingRecord()).rating
    order = hashlib.blake2b(f"{guest} {puzzle.id}".encode(), digest_size=8).digest()
    return abs(rating.value - own.value) // 50, order


def played(mine: RatingRecord, other: RatingRecord, won: bool, now: int) -> RatingRecord:
    """A record after one game against another."""
    days = (now - mine.at) / DAY if mine.at else 0.0
    after = rated(rested(mine.rating, days), [RatedGame(opponent=other.rating, score=float(won))])
    return RatingRecord(rating=after, tried=mine.tried + 1, found=mine.found + won, at=now)


def shown(own: RatingRecord) -> PuzzleRating:
    """A rating as a guest sees it."""
    value, deviation = round(own.rating.value), round(own.rating.deviation)
    return PuzzleRating(value=value, deviation=deviation, tried=own.tried, solved=own.found)


@lru_cache(maxsize=512)
def body_of(id: str) -> PuzzleBody:
    """A puzzle as its seat sees it; what the others hold in its position is dealt at random, and not sent."""
    puzzle = all_puzzles()[id]
    table = kaboodle.read(puzzle.position, puzzle.edition, options=puzzle.options)
    view = table.view(puzzle.seat)
    explain = table.family.explainer(view)
    moves = tuple(
        PuzzleMove(move=it.move, alike=it.alike, chance=it.chance, error=it.error, why=explain(it.move))
        for it in puzzle.moves
    )
    return PuzzleBody(
        id=id,
        edition=puzzle.edition,
        theme=puzzle.theme,
        seat=puzzle.seat,
        view=view,
        events=puzzle.events,
        legal=tuple(table.legal(puzzle.seat)),
        moves=moves,
        lead=puzzle.lead,
        error=puzzle.error,
        tried=0,
        found=0,
    )
