"""Positions on the server: every moment of a replay, analysis from what a seat knows, and games that begin there."""

from random import Random

import msgspec
import pytest

import kaboodle
from kaboodle.bots.bot import answers, play_fairly
from kaboodle.bots.levels import bot_of
from kaboodle.core.record import replay, verify
from kaboodle.core.replay import steps_of
from kaboodle.core.table import Table
from kaboodle.server import wire
from kaboodle.server.analysis import AnalysisService, analyse
from kaboodle.server.guests import Guest
from kaboodle.server.http.schemas import Analysis, AnalysisRequest, PlayNow
from kaboodle.server.metrics import Metrics
from kaboodle.server.rooms.archive import archived_game, unpack_record
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.log import DealMade
from kaboodle.server.rooms.registry import RoomRegistry
from kaboodle.server.rooms.state import rebuild
from kaboodle.server.settings import Settings
from kaboodle.server.store.base import Store
from kaboodle.server.store.sqlite import SqliteStore
from kaboodle.server.wire import Code, Refusal
from kaboodle.study.self_play import self_play
from kaboodle.words import LANGUAGES
from tests.cli.test_languages import english_only
from tests.server.manual_clock import InstantBotPool, ManualClock, run
from tests.server.test_reviews import archive, queue_on

TABLES = [("original", 3), ("good-vs-evil", 3), ("two-player", 2), ("board", 3), ("mantis", 2), ("mantis", 3)]
every_table = pytest.mark.parametrize(("slug", "players"), TABLES, ids=lambda it: str(it))
QUICK = 20  # ms that a bot may think


def looked_at(table: Table, seat: str | None = None, **more: object) -> Analysis:
    """The analysis of a table's position."""
    fields = {"edition": table.edition, "position": table.position, "options": table.options, "seat": seat}
    return analyse(msgspec.convert({**fields, **more}, AnalysisRequest), QUICK)


def later(slug: str, players: int, moves: int) -> Table:
    """A game after some moves of bots."""
    table = kaboodle.new(slug, players, 5)
    bots, dice = dict.fromkeys(table.seats, bot_of("cat")), Random(5)
    for _ in range(moves):
        if not table.over:
            play_fairly(table, answers(table, bots, dice))
    return table


@every_table
def test_a_position_has_its_moves_best_first_with_chances_and_reasons(slug: str, players: int) -> None:
    table = later(slug, players, 6)
    found = looked_at(table)
    assert found.position == table.position and found.seat in table.waiting
    moves = found.assessment.moves
    assert set(found.moves) == {text for it in moves for text in (it.move, *it.alike)} or len(moves) == 24
    chances = [it.chance for it in moves]
    assert chances == sorted(chances, reverse=True) and all(0 <= it <= 100 for it in chances)
    assert found.assessment.chance == (chances[0] if chances else found.assessment.chance)
    assert all(it.why.text for it in moves)
    assert found == looked_at(kaboodle.read(found.position, slug, options=found.options)), "a link shows the same"


@every_table
def test_an_analysis_follows_from_what_the_seat_knows(slug: str, players: int) -> None:
    compared = 0
    for moves in range(0, 24, 3):
        table = later(slug, players, moves)
        if table.over:
            break
        for seat in table.seats:
            other = kaboodle.read(table.redeal(seat, moves + 1).position, slug, options=table.options)
            one = kaboodle.read(table.position, slug, options=table.options)
            if table.is_out(seat) or one.observation(seat).view != other.observation(seat).view:
                continue  # a mind read from text may know less than a clue
            sent = [
                wire.ENCODER.encode(msgspec.structs.replace(looked_at(it, seat), position="")) for it in (one, other)
            ]
            assert sent[0] == sent[1]
            compared += 1
    assert compared > 3


@every_table
def test_what_if_plays_on_with_bots_until_the_seat_has_a_choice(slug: str, players: int) -> None:
    found = looked_at(kaboodle.new(slug, players, 3))
    for _ in range(6):
        if found.winners or not found.moves:
            break
        fields = {"position": found.position, "edition": slug, "options": found.options, "seat": found.seat}
        request = msgspec.convert({**fields, "move": found.moves[-1], "bots": "cat"}, AnalysisRequest)
        assert analyse(request, QUICK) == analyse(request, QUICK), "the same position goes on in the same way"
        found = analyse(request, QUICK)
        table = kaboodle.read(found.position, slug, options=found.options)
        assert table.over or table.is_out(found.seat) or len(found.moves) > 1
        assert found.steps[-1].view.seat == found.seat


def test_only_the_move_itself_is_played_without_bots() -> None:
    table = kaboodle.read("A: favor loaf | B: nope skip | C: nope | draw: loaf kitten moon kitten", "original")
    found = looked_at(table, "A", move="favor>B")
    assert found.question == "window" and found.waiting == () and found.moves == ()
    assert looked_at(kaboodle.read(found.position, "original"), "B").moves == ("pass", "nope")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"position": "A: skip*9 | B: nope"}, Code.OPTION),
        ({"position": ""}, Code.OPTION),
        ({"position": "A: skip | B: nope | draw: x"}, Code.OPTION),
        ({"seat": "I"}, Code.OPTION),
        ({"edition": "chess"}, Code.OPTION),
        ({"options": {"decks": "3"}}, Code.OPTION),
        ({"move": "attack"}, Code.ILLEGAL),
        ({"move": "dance"}, Code.INVALID),
    ],
)
def test_what_cannot_be_is_refused_in_every_language(language: str, change: dict[str, object], code: Code) -> None:
    fields = {"edition": "original", "position": "A: skip | B: nope | draw: loaf kitten", "language": language}
    request = msgspec.convert({**fields, **change}, AnalysisRequest)

    async def test() -> None:
        with pytest.raises(Refusal) as refused:
            await AnalysisService(InstantBotPool(), QUICK).answer(request, "here")
        assert refused.value.code == code and refused.value.text
        if language != "en":
            assert [part for part in english_only(language) if part in refused.value.text] == []

    run(test())


@pytest.mark.parametrize(
    ("edition", "position", "rule"),
    [
        ("original", "A: skip*9 | B: nope", "EK-03"),
        ("original", "A: kitten | B: nope", "EK-23"),
        ("original", "A: skip", "EK-01"),
        ("good-vs-evil", "A: devilcat | B: nope", "GE-41"),
        ("good-vs-evil", "A: | B: | draw: godcat", "GE-36"),
        ("two-player", "A: | B: | C:", "TP-01"),
        ("two-player", "A: | B: | over: A", "TP-04"),
        ("board", "A: skip", "BG-01"),
        ("board", "A: skip*7 | B:", "BG-02"),
        ("mantis", "A: red*15 | B: red", "MA-02"),
    ],
)
def test_what_the_rules_forbid_is_refused_by_the_id_of_the_rule(edition: str, position: str, rule: str) -> None:
    async def test() -> None:
        with pytest.raises(Refusal) as refused:
            await AnalysisService(InstantBotPool(), QUICK).answer(
                AnalysisRequest(edition=edition, position=position), "here"
            )
        assert refused.value.rule == rule and rule in refused.value.text

    run(test())


@every_table
def test_every_moment_of_a_replay_has_a_position_that_can_be_read(slug: str, players: int) -> None:
    record = self_play(slug, players, 4)

    async def test() -> None:
        store = SqliteStore(":memory:")
        await archive(store, "g1", record)
        queries = queue_on(store)._archive
        for eyes in ("A", "all"):
            steps = list(steps_of(record, eyes))
            for number in range(0, len(steps), max(1, len(steps) // 8)):
                found = await queries.moment("g1", eyes, number)
                table = kaboodle.read(found.position, found.edition, options=found.options)
                assert table.position == found.position and found.seat == (eyes if eyes == "A" else None)
                if eyes == "A" and not table.is_out("A"):
                    view, known = table.view("A"), steps[number].view
                    assert {key: value for key, value in msgspec.structs.asdict(view).items() if key != "ask"} == {
                        key: value for key, value in msgspec.structs.asdict(known).items() if key != "ask"
                    }
            with pytest.raises(Refusal, match="no step") as refused:
                await queries.moment("g1", eyes, len(steps))
            assert refused.value.code == Code.OPTION
        await store.close()

    run(test())


async def registry(store: Store) -> RoomRegistry:
    return RoomRegistry(RoomDeps(store, ManualClock(), InstantBotPool(), Metrics(), Settings()))


@every_table
def test_a_game_against_bots_begins_from_a_position(slug: str, players: int) -> None:
    table = later(slug, players, 5)
    seat = table.waiting[0]

    async def test() -> None:
        store = SqliteStore(":memory:")
        rooms = await registry(store)
        clock = wire.ClockRule(decision=0, bank=0, absent=0)
        request = PlayNow(edition=slug, position=table.position, options=table.options, seat=seat, clock=clock)
        room = await rooms.play(Guest(id="ann", name="ann"), request, "key")
        state = room.state
        assert state.seat_of("ann", None) == seat and state.people == 1 and len(state.seats) == players
        state.apply(DealMade())
        begun = state.table
        assert begun is not None and begun.position == table.position
        bots, dice = dict.fromkeys(begun.seats, bot_of("cat")), Random(5)
        while not begun.over:
            play_fairly(begun, answers(begun, bots, dice))
        record = unpack_record(archived_game(state, 1).packed).record
        assert verify(record) == [] and not record.dealt and replay(record).position == begun.position
        saved = await store.load(room.code)
        assert saved is not None and rebuild(saved).sealed_deal == state.sealed_deal
        await rooms.stop()
        await store.close()

    run(test())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"position": "A: skip*9 | B: nope"}, "9 Skip cards"),
        ({"position": "A: skip | dead: B"}, "over"),
        ({"position": "A: skip | B: nope | dead: C | draw: loaf kitten", "seat": "C"}, "over for that seat"),
        ({"position": "A: skip | B: nope | draw: loaf kitten", "seat": "D"}, "no seat D"),
        ({"seat": "H"}, "no seat H"),
    ],
)
def test_a_game_cannot_begin_where_there_is_nothing_to_play(change: dict[str, object], said: str) -> None:
    async def test() -> None:
        store = SqliteStore(":memory:")
        rooms = await registry(store)
        request = msgspec.convert({"edition": "original", **change}, PlayNow)
        with pytest.raises(Refusal, match=said) as refused:
            await rooms.play(Guest(id="ann", name="ann"), request, "key")
        assert refused.value.code == Code.OPTION
        await store.close()

    run(test())
