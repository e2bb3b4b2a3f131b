"""Rights of the host and of guests: changes, pauses, seats, names, muting."""

import pytest

from kaboodle.server import wire
from kaboodle.server.rooms.commands import Sender
from kaboodle.server.rooms.inbox import SeatRequest
from kaboodle.server.rooms.presence import DEVICES, HOSTLESS
from kaboodle.server.rooms.state import rebuild
from kaboodle.server.wire import ClockRule, Code
from tests.server.manual_clock import RoomDriver, begin, live, open_room, run
from tests.server.test_rooms import QUIET, TURN, play_out, refused


def names(driver: RoomDriver) -> list[str | None]:
    return [seat_state.name or seat_state.bot for seat_state in driver.room.state.seats.values()]


def test_the_host_changes_the_room_and_everybody_sees_it() -> None:
    async def test() -> None:
        driver = await open_room("original", 5)
        await driver.sit("ann")
        await driver.sit("ben", "E")
        await driver.say("ann", wire.BotRequest(seat="B"))
        await driver.say("ann", wire.ChangeRequest(edition="good-vs-evil", players=2, public=True, helper=False))
        room = driver.last("ben", wire.RoomMessage).room
        assert (room.edition, room.players, room.public, room.helper) == ("good-vs-evil", 2, True, False)
        assert names(driver) == ["ann", "ben"] and driver.last("ben", wire.WelcomeMessage).seat == "B"
        await driver.say("ann", wire.ChangeRequest(players=4, clock=QUIET))
        assert names(driver) == ["ann", "ben", None, None] and driver.last("ben", wire.RoomMessage).room.clock == QUIET
        saved = await driver.store.load("testroom")
        assert saved is not None and rebuild(saved).header == driver.room.state.header

    run(test())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (wire.ChangeRequest(edition="chess"), Code.OPTION),
        (wire.ChangeRequest(players=77), Code.OPTION),
        (wire.ChangeRequest(options={"gravity": "off"}), Code.OPTION),
        (wire.ChangeRequest(edition="mantis", players=2), Code.FULL),
    ],
)
def test_what_does_not_fit_together_is_refused_and_changes_nothing(change: wire.ChangeRequest, code: Code) -> None:
    async def test() -> None:
        driver = await open_room()
        for name in ("ann", "ben", "cat"):
            await driver.sit(name)
        before = driver.room.state.header
        await driver.say("ben", change)
        assert refused(driver, "ben") == Code.NOT_HOST
        await driver.say("ann", change)
        assert refused(driver, "ann") == code and driver.room.state.header == before

    run(test())


def test_options_that_another_edition_has_too_stay_and_the_others_go() -> None:
    async def test() -> None:
        driver = await open_room("original", 3, first="host")
        await driver.sit("ann")
        await driver.say("ann", wire.ChangeRequest(edition="mantis"))
        header = driver.room.state.header
        assert (header.edition, header.players, header.options["first"]) == ("mantis", 3, "host")
        await driver.say("ann", wire.ChangeRequest(edition="two-player"))
        assert driver.room.state.header.players == 2

    run(test())


def test_a_game_keeps_its_edition_but_its_clock_can_be_made_slower() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN)
        await begin(driver, "ann", "ben", "cat")
        await driver.say("ann", wire.ChangeRequest(players=2))
        assert refused(driver, "ann") == Code.NOT_NOW
        await driver.pass_time(20_000)
        await driver.say("ann", wire.ChangeRequest(clock=ClockRule(decision=300_000, bank=0, window=60_000, absent=0)))
        assert driver.last("cat", wire.ClockMessage).left == 300_000
        await driver.pass_time(299_999)
        assert driver.table.moves == []
        await driver.move("ann", "favor>B")
        assert driver.last("cat", wire.ClockMessage) == wire.ClockMessage(ask=driver.table.ask_id, left=60_000)

    run(test())


FAST, STRICT = ClockRule(decision=5_000), ClockRule(absent=5_000)


@pytest.mark.parametrize(
    "clock", [FAST, ClockRule(bank=0), ClockRule(window=3_000), STRICT, ClockRule(decision=60_000, bank=1_000)]
)
def test_a_host_who_plays_too_cannot_hurry_the_others_in_a_game(clock: ClockRule) -> None:
    async def test() -> None:
        driver = await open_room(position=TURN)
        await begin(driver, "ann", "ben", "cat")
        await driver.say("ann", wire.ChangeRequest(clock=clock))
        assert refused(driver, "ann") == Code.NOT_NOW and driver.room.state.header.clock == ClockRule()
        await driver.say("ann", wire.ChangeRequest(clock=QUIET))
        assert driver.last("ben", wire.ClockMessage).left is None
        await driver.say("ann", wire.ChangeRequest(clock=ClockRule()))
        assert driver.last("ben", wire.ClockMessage).left == 90_000
        assert driver.table.waiting == ("A",) and driver.table.moves == []

    run(test())


def test_the_room_after_a_game_can_become_another_and_the_game_is_still_kept() -> None:
    async def test() -> None:
        driver = await open_room("mantis", 2, clock=QUIET)
        await begin(driver, "ann", "ben")
        await play_out(driver, "ann", "ben")
        await driver.say("ann", wire.ChangeRequest(edition="original", players=4))
        assert driver.room.state.stage == "open" and names(driver) == ["ann", "ben", None, None]
        await begin(driver, "ann", "ben")
        assert (driver.table.edition, driver.room.state.game) == ("original", 2)
        assert driver.last("ben", wire.EventsMessage).game == 2
        saved = await driver.store.load("testroom")
        assert saved is not None
        first = rebuild(saved, until_game=1)
        assert first.table is not None and first.table.over and first.table.edition == "mantis"

    run(test())


def test_while_a_game_is_stopped_nobody_moves_no_clock_runs_and_nobody_is_missed() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN, clock=ClockRule(decision=10_000, bank=0, window=6_000, absent=60_000))
        await begin(driver, "ann", "ben")
        await driver.pass_time(9_000)
        await driver.say("ann", wire.PauseRequest())
        assert driver.last("ben", wire.RoomMessage).room.paused and driver.last("ben", wire.ClockMessage).left is None
        await driver.move("ann", "draw")
        assert refused(driver, "ann") == Code.NOT_NOW
        await driver.leave("ben")
        await driver.pass_time(3_600_000)
        assert driver.table.moves == [] and driver.room.state.seats["B"].bot is None
        await driver.say("ann", wire.PauseRequest())
        assert refused(driver, "ann") == Code.NOT_NOW
        await driver.say("ann", wire.PauseRequest(on=False))
        assert driver.last("ann", wire.ClockMessage).left == 10_000
        await driver.pass_time(9_999)
        assert driver.table.moves == []
        await driver.pass_time(1)
        assert driver.table.moves == [("A", "draw")]

    run(test())


def test_bots_go_on_after_a_pause_also_after_a_restart() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN.replace("turn: A", "turn: B"), clock=QUIET)
        await begin(driver, "ann", "ben")
        await driver.say("ben", wire.LeaveRequest())
        await driver.say("ann", wire.PauseRequest())
        await driver.pass_time(60_000)
        assert driver.table.moves == []
        saved = await driver.store.load("testroom")
        assert saved is not None
        again = live(rebuild(saved, driver.room.state.dealer), driver.clock, driver.store)
        await again.enter("ann")
        await again.pass_time(60_000)
        assert again.last("ann", wire.WelcomeMessage).room.paused and again.table.moves == []
        await again.say("ann", wire.PauseRequest(on=False))
        await again.pass_time(2_000)
        assert again.table.moves[0][0] == "B"

    run(test())


def test_people_change_seats_and_names_before_a_game() -> None:
    async def test() -> None:
        driver = await open_room()
        await driver.sit("ann")
        await driver.enter("ben")
        await driver.say("ben", wire.SitRequest())
        await driver.say("ann", wire.SitRequest(seat="C"))
        assert names(driver) == [None, "ben", "ann"] and driver.last("ann", wire.WelcomeMessage).seat == "C"
        await driver.say("ben", wire.SitRequest(seat="C"))
        assert refused(driver, "ben") == Code.TAKEN
        await driver.say("ben", wire.RenameRequest(name="  Benjamin \x07 "))
        assert driver.last("ann", wire.RoomMessage).room.seats[1].name == "Benjamin"
        await driver.say("ben", wire.SayRequest(text="it is me"))
        assert driver.last("ann", wire.SaidMessage).name == "Benjamin"
        await driver.say("ben", wire.RenameRequest(name="\x07"))
        assert refused(driver, "ben") == Code.NAME

    run(test())


def test_a_seat_keeps_its_keys_its_name_and_what_word_was_left_wherever_it_is_moved() -> None:
    async def test() -> None:
        driver = await open_room()
        await driver.sit("ann")
        await driver.say("ann", wire.RenameRequest(name="Anna"))
        await driver.say("ann", wire.StandingRequest(answer="pass"))
        for key in ("1", "2"):
            await driver.do(SeatRequest(Sender(guest="ann", name="ann", seat=None), None, key * 32))
        await driver.say("ann", wire.SitRequest(seat="B"))
        seat_state = driver.room.state.seats["B"]
        assert (seat_state.name, seat_state.standing) == ("Anna", "pass")
        for key in ("1", "2"):
            await driver.enter(f"phone {key}", key=key * 32)
            assert driver.last(f"phone {key}", wire.WelcomeMessage).seat == "B"

    run(test())


def test_who_only_wants_to_watch_gets_what_all_may_see() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN, clock=QUIET)
        await begin(driver, "ann", "ben", "cat")
        await driver.enter("ann", watch=True)
        assert driver.last("ann", wire.WelcomeMessage).seat is None
        view = driver.last("ann", wire.ViewMessage).view
        assert view.seat is None and view == driver.table.view(None)

    run(test())


def test_a_room_without_clocks_gets_another_host_too() -> None:
    async def test() -> None:
        driver = await open_room(clock=QUIET)
        await driver.sit("ann")
        await driver.sit("ben")
        await driver.leave("ann")
        await driver.pass_time(HOSTLESS - 1)
        assert not driver.last("ben", wire.WelcomeMessage).host
        await driver.pass_time(1)
        assert driver.last("ben", wire.WelcomeMessage).host

    run(test())


def test_the_host_silences_and_everybody_mutes_for_themselves() -> None:
    async def test() -> None:
        driver = await open_room()
        for name in ("ann", "ben", "cat"):
            await driver.sit(name)
        await driver.enter("eve")
        await driver.say("cat", wire.MuteRequest(seat="B"))
        await driver.say("ben", wire.SayRequest(text="one"))
        assert [said.text for said in driver.all("ann", wire.SaidMessage)] == ["one"] and driver.all(
            "cat", wire.SaidMessage
        ) == []
        await driver.say("ben", wire.SilenceRequest(seat="C"))
        assert refused(driver, "ben") == Code.NOT_HOST
        await driver.say("ann", wire.SilenceRequest(seat="B"))
        await driver.say("ben", wire.SayRequest(text="two"))
        assert refused(driver, "ben") == Code.BARRED and driver.last("eve", wire.RoomMessage).room.seats[1].silent
        await driver.say("ann", wire.SilenceRequest())
        await driver.say("eve", wire.EmoteRequest(emote="wow"))
        assert refused(driver, "eve") == Code.BARRED and driver.all("ann", wire.EmotedMessage) == []
        await driver.say("ann", wire.SilenceRequest(seat="B", on=False))
        await driver.say("cat", wire.MuteRequest(seat="B", on=False))
        await driver.say("ben", wire.SayRequest(text="three"))
        assert [said.text for said in driver.all("cat", wire.SaidMessage)] == ["three"]

    run(test())


def test_the_host_on_another_device_is_the_host_there_too() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN)
        await begin(driver, "ann", "ben", "cat")
        await driver.leave("ann")
        await driver.do(SeatRequest(Sender(guest="ann", name="ann", seat=None), None, "k" * 32))
        await driver.enter("phone", key="k" * 32)
        assert driver.last("phone", wire.WelcomeMessage).host
        await driver.say("phone", wire.PauseRequest())
        assert driver.room.state.paused
        await driver.say("phone", wire.SayRequest(text="one moment"))
        assert driver.last("ben", wire.SaidMessage) == wire.SaidMessage(name="ann", text="one moment", seat="A")
        await driver.leave("phone")
        await driver.pass_time(60_000)
        assert driver.room.state.host == "ben"

    run(test())


def test_another_device_of_who_is_silenced_or_muted_is_not_heard_either() -> None:
    async def test() -> None:
        driver = await open_room()
        for name in ("ann", "ben", "cat"):
            await driver.sit(name)
        await driver.do(SeatRequest(Sender(guest="ben", name="ben", seat=None), None, "k" * 32))
        await driver.enter("phone", key="k" * 32)
        await driver.say("cat", wire.MuteRequest(seat="B"))
        await driver.say("phone", wire.SayRequest(text="one"))
        assert [said.text for said in driver.all("ann", wire.SaidMessage)] == ["one"] and driver.all(
            "cat", wire.SaidMessage
        ) == []
        await driver.say("ann", wire.SilenceRequest(seat="B"))
        await driver.say("phone", wire.SayRequest(text="two"))
        assert refused(driver, "phone") == Code.BARRED

    run(test())


def test_those_who_watch_never_lock_out_who_has_a_seat() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN, clock=QUIET)
        await begin(driver, "ann", "ben", "cat")
        await driver.leave("ben")
        most = driver.room.deps.settings.connections_per_room
        for n in range(most):
            await driver.enter(f"eve {n}")
        assert len(driver.room.presence.connections) == most
        await driver.enter("ben")
        assert driver.links["ben"] in driver.room.presence.connections
        for _ in range(2 * DEVICES):
            await driver.enter("ben")
        assert len(driver.room.presence.connections) == most + DEVICES

    run(test())
