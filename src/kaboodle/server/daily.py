"""The daily deal as the server gives it out: five deals a day, played once by each identity, scored against all others.

A game is stored as its moves and rebuilt for each answer, so nothing of it is held in memory. A guest gets what their
seat saw, and nothing of a deal before it is begun.
"""

import asyncio
import secrets
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta

import msgspec

from kaboodle.core.errors import MoveError
from kaboodle.core.table import Table
from kaboodle.server.http.study_schemas import DailyDeal, DailyGame, DailyState, DailyStep
from kaboodle.server.store.base import Store
from kaboodle.server.store.guest_records import record
from kaboodle.server.wire import Code, Refusal
from kaboodle.study.daily import KEY, Deal, commitment, day_key, deals_of, field_of, go_on, score_of, table_of

GAME, FIELD_RESULTS, DONE = "daily-game", "daily-field", "daily-done"  # kinds of records
NOBODY = ""
SECRET = "daily-secret"
FIRST = date(2026, 11, 1)  # day number 1
WEEK = 7


class StoredGame(msgspec.Struct, frozen=True, kw_only=True):
    """A guest's game of a deal."""

    moves: tuple[tuple[str, str], ...] = ()
    answers: int = 0  # of the guest
    won: float | None = None


class Day(msgspec.Struct, frozen=True, kw_only=True):
    """A day with its key."""

    date: date
    key: bytes
    deals: tuple[Deal, ...]

    def name(self, deal: int) -> str:
        """The name of the records of a deal."""
        return f"{self.date.isoformat()}/{deal}"


class DailyDeals:
    """Deals, plays on and scores."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._secret: bytes | None = None
        self._one = asyncio.Lock()  # one answer at a time: bots think about it

    async def state(self, guest: str | None, now: int) -> DailyState:
        """A day as a guest sees it."""
        day = await self._day(now)
        yesterday, tomorrow = await self._day(now, -1), await self._day(now, 1)
        own = {} if guest is None else await self._games(guest, day)
        finished = {number: it.won for number, it in own.items() if it.won is not None}
        others, field = await self._others(day, guest or NOBODY, finished)
        done = len(finished) == len(day.deals)
        whole = [it for it in others if len(it) == len(day.deals)]
        score = score_of(finished, others, field) if finished else None
        ranked = score_of(finished, whole, field).percentile if done and whole else None
        deals = []
        for place, it in enumerate(day.deals):
            points = score.deals[sorted(finished).index(place)] if score and place in finished else None
            deals.append(shown(it, own.get(place), points))
        days = set() if guest is None else {it.name for it in await self._store.records_of(DONE, guest)}
        return DailyState(
            day=day.date.isoformat(),
            number=(day.date - FIRST).days + 1,
            commitment=commitment(day.key),
            tomorrow=commitment(tomorrow.key),
            yesterday=yesterday.date.isoformat(),
            yesterday_key=yesterday.key.hex(),
            deals=tuple(deals),
            points=score.points if score and done else None,
            percentile=ranked,
            people=len(whole) + done,
            streak=streak_of(days, day.date),
            week=tuple((day.date - timedelta(back)).isoformat() in days for back in reversed(range(WEEK))),
        )

    async def play(self, guest: str, deal: int, answers: int, move: str | None, now: int) -> DailyGame:
        """Begin or continue a deal, or answer in it; Refusal for an answer that does not fit."""
        day = await self._day(now)
        if deal >= len(day.deals):
            raise Refusal(Code.NO_ROOM, "there is no such deal")
        async with self._one:
            stored = (await self._games(guest, day)).get(deal)
            if move is not None and (stored is None or stored.answers != answers or stored.won is not None):
                raise Refusal(Code.NOT_NOW, "this answer is too late, or the deal was not begun")
            if stored is not None and move is None:
                return await asyncio.to_thread(resumed, day, deal, stored)
            try:
                game, played = await asyncio.to_thread(continued, day, deal, stored or StoredGame(), move)
            except MoveError as error:
                raise Refusal(Code.OPTION, str(error)) from None
            records = [record(GAME, guest, day.name(deal), now, played)]
            if played.won is not None and await self._finishes(guest, day, deal):
                records.append(record(DONE, guest, day.date.isoformat(), now, None))
            if played.won is not None:
                await self._field(day, deal)
            await self._store.put_records(records)
            return game

    async def _finishes(self, guest: str, day: Day, deal: int) -> bool:
        """Whether all other deals of the day are finished."""
        games = await self._games(guest, day)
        others = [number for number in range(len(day.deals)) if number != deal]
        return all(number in games and games[number].won is not None for number in others)

    async def _day(self, now: int, days: int = 0) -> Day:
        """The day of a time, or one before or after it."""
        if self._secret is None:
            self._secret = await self._store.get_or_set(SECRET, secrets.token_bytes(KEY))
        found = datetime.fromtimestamp(now / 1000, UTC).date() + timedelta(days)
        key = day_key(self._secret, found.isoformat())
        return Day(date=found, key=key, deals=deals_of(key))

    async def _games(self, guest: str, day: Day) -> dict[int, StoredGame]:
        """A guest's games of a day, by deal."""
        found = {it.name: it.body for it in await self._store.records_of(GAME, guest)}
        names = {number: day.name(number) for number in range(len(day.deals))}
        return {
            number: msgspec.json.decode(found[name], type=StoredGame) for number, name in names.items() if name in found
        }

    async def _others(
        self, day: Day, guest: str, finished: Mapping[int, float]
    ) -> tuple[list[dict[int, float]], dict[int, list[float]]]:
        """What everybody else and the field of bots got from the deals that a guest has finished."""
        people: dict[str, dict[int, float]] = {}
        field: dict[int, list[float]] = {}
        for number in finished:
            field[number] = await self._field(day, number)
            for it in await self._store.records_named(GAME, day.name(number)):
                won = msgspec.json.decode(it.body, type=StoredGame).won
                if it.guest != guest and won is not None:
                    people.setdefault(it.guest, {})[number] = won
        return list(people.values()), field

    async def _field(self, day: Day, deal: int) -> list[float]:
        """What the field of bots got from a deal; played once, and stored."""
        found = await self._store.records_named(FIELD_RESULTS, day.name(deal))
        if found:
            return msgspec.json.decode(found[0].body, type=list[float])
        results = await asyncio.to_thread(field_of, day.key, day.deals[deal])
        await self._store.put_records([record(FIELD_RESULTS, NOBODY, day.name(deal), 0, results)])
        return results


def continued(day: Day, number: int, stored: StoredGame, move: str | None) -> tuple[DailyGame, StoredGame]:
    """Play on from a stored game, with an answer or from the beginning; what the seat saw of it, step by step."""
    deal = day.deals[number]
    table = rebuilt(day, number, stored)
    steps, since = [], table.count_seen(deal.seat)
    if move is None:
        steps.append(DailyStep(events=table.stream(deal.seat), view=table.view(deal.seat)))
    else:
        check_move(table, deal.seat, move)

    def after() -> None:
        nonlocal since
        if table.count_seen(deal.seat) > since:
            steps.append(DailyStep(events=table.stream(deal.seat, since), view=table.view(deal.seat)))
            since = table.count_seen(deal.seat)

    go_on(table, day.key, deal, move, after=after)
    won = table.payoffs[deal.seat] if table.over else None
    played = StoredGame(moves=tuple(table.moves), answers=stored.answers + (move is not None), won=won)
    return game_of(day, number, table, played, steps), played


def resumed(day: Day, number: int, stored: StoredGame) -> DailyGame:
    """A stored game as its seat sees it now."""
    table, seat = rebuilt(day, number, stored), day.deals[number].seat
    return game_of(day, number, table, stored, [DailyStep(events=table.stream(seat), view=table.view(seat))])


def rebuilt(day: Day, number: int, stored: StoredGame) -> Table:
    """The table of a stored game."""
    table = table_of(day.key, day.deals[number])
    for seat, move in stored.moves:
        table.play(seat, move)
    return table


def check_move(table: Table, seat: str, move: str) -> None:
    """Refusal for a move that is not possible."""
    if move not in table.legal(seat):
        raise Refusal(Code.OPTION, "this move is not possible here")


def game_of(day: Day, number: int, table: Table, played: StoredGame, steps: list[DailyStep]) -> DailyGame:
    """A game as its guest gets it."""
    deal = day.deals[number]
    legal = tuple(table.legal(deal.seat)) if deal.seat in table.waiting else ()
    return DailyGame(
        deal=number,
        edition=deal.edition,
        seat=deal.seat,
        answers=played.answers,
        steps=tuple(steps),
        legal=legal,
        won=played.won,
    )


def shown(deal: Deal, game: StoredGame | None, points: float | None) -> DailyDeal:
    """A deal in the list of the day."""
    won = None if game is None else game.won
    return DailyDeal(
        number=deal.number,
        edition=deal.edition,
        players=deal.players,
        seat=deal.seat,
        begun=game is not None,
        won=won,
        points=None if points is None else round(points, 1),
        others=None if won is None or points is None else round(100 * won - points, 1),
    )


def streak_of(days: set[str], today: date) -> int:
    """Days in a row with all deals played, up to today, or up to yesterday if today is not done yet."""
    last = today if today.isoformat() in days else today - timedelta(1)
    count = 0
    while (last - timedelta(count)).isoformat() in days:
        count += 1
    return count
