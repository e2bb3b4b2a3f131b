"""Reviews on the server: made in the background, stored with the game, and a function of what the seat knew."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from kaboodle.core.record import Record
from kaboodle.server import reviews, wire
from kaboodle.server.admin import DatabaseAdmin
from kaboodle.server.http.archive_queries import ArchiveQueries
from kaboodle.server.http.schemas import ReviewStatus
from kaboodle.server.metrics import Metrics
from kaboodle.server.reviews import MOST_OF_ADDRESS, ReviewJob, ReviewQueue
from kaboodle.server.rooms.archive import ArchivedRecord, GameSummary
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.registry import RoomRegistry
from kaboodle.server.settings import Settings
from kaboodle.server.store.base import ArchivedGame, Store
from kaboodle.server.store.schema import open_database
from kaboodle.server.store.sqlite import SqliteStore
from kaboodle.server.wire import Code, Refusal
from kaboodle.study.results import METHOD, Review
from kaboodle.study.self_play import self_play
from tests.server.manual_clock import InstantBotPool, ManualClock, run
from tests.server.process import people, serving, whole_game
from tests.server.test_hostile import ask
from tests.study.test_review import pair_of

SHORT = 0.02  # of the usual budget


async def archive(store: Store, id: str, record: Record) -> None:
    """Store a finished game under an id."""
    summary = GameSummary(edition=record.edition, names=("ann",) * record.players, winners=record.winners)
    packed = ArchivedRecord(at=1, summary=summary, record=record).packed()
    await store.archive(
        ArchivedGame(id=id, room="room", game=1, at=1, summary=msgspec.json.encode(summary), packed=packed)
    )


def queue_on(store: Store) -> ReviewQueue:
    """A queue over a store, with a small budget."""
    clock = ManualClock()
    deps = RoomDeps(store, clock, InstantBotPool(), Metrics(), Settings())
    return ReviewQueue(store, ArchiveQueries(RoomRegistry(deps)), clock, SHORT)


async def made(queue: ReviewQueue, id: str, seat: str, person: str = "ann") -> Review:
    """The review of a seat, once it is made."""
    status = await queue.request(id, seat, person, person)
    while status.review is None:
        assert status.state in ("waiting", "working"), status.state
        await asyncio.sleep(0)
        status = await queue.status(id, seat)
    return status.review


def with_queue(test: Callable[[ReviewQueue, Store], Awaitable[None]], path: Path | str = ":memory:") -> None:
    """Run a test with a queue over a new store."""

    async def whole() -> None:
        store = SqliteStore(path)
        queue = queue_on(store)
        await test(queue, store)
        await queue.close()
        await store.close()

    run(whole())


def test_a_review_is_made_in_the_background_and_survives_a_restart(tmp_path: Path) -> None:
    found: list[Review] = []

    async def first(queue: ReviewQueue, store: Store) -> None:
        await archive(store, "g1", self_play("two-player", 2, 3))
        assert (await queue.status("g1", "A")).state == "none"
        begun = await queue.request("g1", "A", "ann", "here")
        assert (begun.state, begun.review, begun.ahead) == ("working", None, 0)
        found.append(await made(queue, "g1", "A"))
        assert (found[0].seat, found[0].method) == ("A", METHOD)

    async def second(queue: ReviewQueue, store: Store) -> None:
        status = await queue.status("g1", "A")
        assert (status.state, status.progress, status.review) == ("ready", 1.0, found[0])
        assert await queue.request("g1", "A", "ann", "here") == status
        assert (await queue.status("g1", "B")).state == "none"

    with_queue(first, tmp_path / "kaboodle.db")
    with_queue(second, tmp_path / "kaboodle.db")


def test_a_review_of_an_older_method_is_made_anew_on_request() -> None:
    async def test(queue: ReviewQueue, store: Store) -> None:
        await archive(store, "g1", self_play("mantis", 2, 3))
        await store.add_review("g1", "A", METHOD - 1, 1, b"not even readable")
        assert (await queue.status("g1", "A")).state == "none"
        fresh = await made(queue, "g1", "A")
        assert (await queue.status("g1", "A")).review == fresh

    with_queue(test)


@pytest.mark.parametrize("slug", ["original", "mantis"])
def test_games_that_differ_in_what_the_seat_could_not_know_get_the_same_bytes(slug: str) -> None:
    async def test(queue: ReviewQueue, store: Store) -> None:
        one, other = pair_of(slug, 3)
        await archive(store, "g1", one)
        await archive(store, "g2", other)
        sent = []
        for id in ("g1", "g2"):
            review = msgspec.structs.replace(await made(queue, id, "A"), hindsight=())
            sent.append(wire.ENCODER.encode(ReviewStatus(state="ready", review=review)))
        assert one.deal != other.deal and sent[0] == sent[1]

    with_queue(test)


def test_a_person_has_one_review_at_a_time_and_an_address_a_few(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()
    make = ReviewJob.make
    monkeypatch.setattr(ReviewJob, "make", lambda job, budget: gate.wait(60) and make(job, budget))

    async def test(queue: ReviewQueue, store: Store) -> None:
        for number in range(MOST_OF_ADDRESS + 2):
            await archive(store, f"g{number}", self_play("mantis", 2, 3))
        await queue.request("g0", "A", "ann", "here")
        with pytest.raises(Refusal, match="one review at a time") as refused:
            await queue.request("g0", "B", "ann", "here")
        assert refused.value.code == Code.SLOW_DOWN
        assert (await queue.request("g0", "A", "ann", "here")).state == "working", "it is the same review"
        for number in range(1, MOST_OF_ADDRESS):
            status = await queue.request(f"g{number}", "A", f"ben{number}", "here")
            assert (status.state, status.ahead) == ("waiting", number)
        with pytest.raises(Refusal, match="too many reviews"):
            await queue.request(f"g{MOST_OF_ADDRESS}", "A", "eve", "here")
        assert (await queue.request(f"g{MOST_OF_ADDRESS}", "A", "eve", "elsewhere")).state == "waiting"
        gate.set()
        for number in range(MOST_OF_ADDRESS + 1):
            while (status := await queue.status(f"g{number}", "A")).review is None:
                assert status.state != "none"
                await asyncio.sleep(0)
        await queue.request("g0", "B", "ann", "here")

    with_queue(test)


def test_reviews_of_all_people_together_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()
    monkeypatch.setattr(ReviewJob, "make", lambda job, budget: gate.wait(60) and job.report(0.5))
    monkeypatch.setattr(reviews, "MOST_WAITING", 2)

    async def test(queue: ReviewQueue, store: Store) -> None:
        await archive(store, "g", self_play("mantis", 4, 3))
        for number, seat in enumerate("ABC"):
            await queue.request("g", seat, f"p{number}", f"a{number}")
        with pytest.raises(Refusal, match="too many reviews"):
            await queue.request("g", "D", "p4", "a4")
        gate.set()

    with_queue(test)


def test_a_review_that_fails_leaves_the_others_and_can_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    logged: list[Exception] = []
    monkeypatch.setattr(reviews, "log_bug", lambda where, error: logged.append(error))
    make = ReviewJob.make
    fails = [True]

    def once(job: ReviewJob, budget: float) -> Review:
        if fails.pop():
            raise RuntimeError("a bug")
        return make(job, budget)

    async def test(queue: ReviewQueue, store: Store) -> None:
        await archive(store, "g1", self_play("mantis", 2, 3))
        monkeypatch.setattr(ReviewJob, "make", once)
        await queue.request("g1", "A", "ann", "here")
        while (status := await queue.status("g1", "A")).state == "working":
            await asyncio.sleep(0)
        assert (status.state, status.review) == ("none", None)
        fails.append(False)
        assert (await made(queue, "g1", "A")).seat == "A"

    with_queue(test)
    assert [str(error) for error in logged] == ["a bug"]


def test_what_cannot_be_reviewed_is_refused_in_a_sentence() -> None:
    async def test(queue: ReviewQueue, store: Store) -> None:
        await archive(store, "g1", self_play("mantis", 2, 3))
        old = msgspec.structs.replace(self_play("mantis", 2, 3), rules=999)
        await archive(store, "g2", old)
        for id, seat, code, said in (
            ("missing", "A", Code.NO_ROOM, "no such game"),
            ("x" * 41, "A", Code.NO_ROOM, "no such game"),
            ("g1", "C", Code.OPTION, "no seat 'C'"),
            ("g1", "", Code.OPTION, "no seat ''"),
            ("g1", "all", Code.OPTION, "no seat 'all'"),
            ("g2", "A", Code.OPTION, "999"),
        ):
            for asked in (queue.status(id, seat), queue.request(id, seat, "ann", "here")):
                with pytest.raises(Refusal, match=said) as refused:
                    await asked
                assert refused.value.code == code

    with_queue(test)


def test_a_server_that_stops_gives_up_the_review_in_progress() -> None:
    async def test(queue: ReviewQueue, store: Store) -> None:
        queue._budget = 50.0
        await archive(store, "g1", self_play("original", 4, 3))
        await queue.request("g1", "A", "ann", "here")
        await queue.close()
        assert (await queue.status("g1", "A")).state == "none"

    with_queue(test)


def test_reviews_are_deleted_with_their_game(tmp_path: Path) -> None:
    database = tmp_path / "kaboodle.db"

    async def test(queue: ReviewQueue, store: Store) -> None:
        await archive(store, "g1", self_play("mantis", 2, 3))
        await made(queue, "g1", "A")

    with_queue(test, database)
    admin_db = DatabaseAdmin(str(database))
    assert admin_db.prune(30) == (0, 1)
    admin_db.close()
    db = open_database(str(database))
    assert db.execute("SELECT count(*) FROM review").fetchone() == (0,)
    db.close()


def test_over_http_anybody_who_may_see_the_replay_gets_its_reviews(tmp_path: Path) -> None:
    async def begin(url: str) -> str:
        guests = await people(url, 2)
        room = await guests[0].create("mantis", 2)
        await whole_game(guests, room, 1)
        (game,) = await guests[0].request("GET", "/api/games")
        return str(game["replay"])

    with serving(tmp_path) as served:
        replay = asyncio.run(begin(served.url))
        address = f"/api/replays/{replay}/review"
        status, _, body = ask(served, "POST", address, '{"seat": "A"}')
        while json.loads(body)["state"] in ("waiting", "working"):
            assert status == 200
            status, _, body = ask(served, "GET", f"{address}?seat=A")
        found = msgspec.json.decode(body, type=ReviewStatus)
        assert found.review is not None and found.review.seat == "A" and found.review.hindsight
        assert abs(found.review.causes.total - (found.review.result - found.review.par)) < 0.5
        for method, path, sent, code in (
            ("GET", f"{address}?seat=Z", "", 400),
            ("GET", address, "", 400),
            ("POST", address, '{"seat": "all"}', 400),
            ("POST", address, "[]", 400),
            ("GET", "/api/replays/nothing/review?seat=A", "", 404),
            ("POST", "/api/replays/nothing/review", '{"seat": "A"}', 404),
        ):
            status, _, body = ask(served, method, path, sent)
            assert status == code and json.loads(body)["text"], (method, path)
