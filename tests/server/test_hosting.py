"""What a host makes of a room, and what people in it may do: changes, pauses, seats, names, silence."""

import pytest

from kaboodle.server import wire
from kaboodle.server.desk import Who
from kaboodle.server.inbox import Wish
from kaboodle.server.ledger import rebuild
from kaboodle.server.presence import DEVICES, HOSTLESS
from kaboodle.server.wire import ClockRule, Code
from tests.server.test_rooms import QUIET, TURN, play_out, refused
from tests.server.wax import WaxRoom, begin, live, open_room, run


def names(wax: WaxRoom) -> list[str | None]:
    return [chair.name or chair.bot for chair in wax.room.ledger.chairs.values()]


def test_the_host_changes_the_room_and_everybody_sees_it() -> None:
    async def test() -> None:
        wax = await open_room("original", 5)
        await wax.sit("ann")
        await wax.sit("ben", "E")
        await wax.say("ann", wire.Bot(seat="B"))
        await wax.say("ann", wire.Change(edition="good-vs-evil", players=2, public=True, helper=False))
        room = wax.last("ben", wire.Room).room
        assert (room.edition, room.players, room.public, room.helper) == ("good-vs-evil", 2, True, False)
        assert names(wax) == ["ann", "ben"] and wax.last("ben", wire.Welcome).seat == "B"
        await wax.say("ann", wire.Change(players=4, clock=QUIET))
        assert names(wax) == ["ann", "ben", None, None] and wax.last("ben", wire.Room).room.clock == QUIET
        saved = await wax.store.load("waxroom")
        assert saved is not None and rebuild(saved).header == wax.room.ledger.header

    run(test())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (wire.Change(edition="chess"), Code.OPTION),
        (wire.Change(players=77), Code.OPTION),
        (wire.Change(options={"gravity": "off"}), Code.OPTION),
        (wire.Change(edition="mantis", players=2), Code.FULL),
    ],
)
def test_what_does_not_fit_together_is_refused_and_changes_nothing(change: wire.Change, code: Code) -> None:
    async def test() -> None:
        wax = await open_room()
        for name in ("ann", "ben", "cat"):
            await wax.sit(name)
        before = wax.room.ledger.header
        await wax.say("ben", change)
        assert refused(wax, "ben") == Code.NOT_HOST
        await wax.say("ann", change)
        assert refused(wax, "ann") == code and wax.room.ledger.header == before

    run(test())


def test_options_that_another_edition_has_too_stay_and_the_others_go() -> None:
    async def test() -> None:
        wax = await open_room("original", 3, first="host")
        await wax.sit("ann")
        await wax.say("ann", wire.Change(edition="mantis"))
        header = wax.room.ledger.header
        assert (header.edition, header.players, header.options["first"]) == ("mantis", 3, "host")
        await wax.say("ann", wire.Change(edition="two-player"))
        assert wax.room.ledger.header.players == 2

    run(test())


def test_a_game_keeps_its_edition_but_its_clock_can_be_made_slower() -> None:
    async def test() -> None:
        wax = await open_room(position=TURN)
        await begin(wax, "ann", "ben", "cat")
        await wax.say("ann", wire.Change(players=2))
        assert refused(wax, "ann") == Code.NOT_NOW
        await wax.pass_time(20_000)
        await wax.say("ann", wire.Change(clock=ClockRule(decision=300_000, bank=0, window=60_000, absent=0)))
        assert wax.last("cat", wire.Clock).left == 300_000
        await wax.pass_time(299_999)
        assert wax.table.moves == []
        await wax.move("ann", "favor>B")
        assert wax.last("cat", wire.Clock) == wire.Clock(ask=wax.table.ask, left=60_000)

    run(test())


FAST, STRICT = ClockRule(decision=1), ClockRule(absent=1)


@pytest.mark.parametrize(
    "clock", [FAST, ClockRule(bank=0), ClockRule(window=1), STRICT, ClockRule(decision=60_000, bank=1_000)]
)
def test_a_host_who_plays_too_cannot_hurry_the_others_in_a_game(clock: ClockRule) -> None:
    async def test() -> None:
        wax = await open_room(position=TURN)
        await begin(wax, "ann", "ben", "cat")
        await wax.say("ann", wire.Change(clock=clock))
        assert refused(wax, "ann") == Code.NOT_NOW and wax.room.ledger.header.clock == ClockRule()
        await wax.say("ann", wire.Change(clock=QUIET))
        assert wax.last("ben", wire.Clock).left is None
        await wax.say("ann", wire.Change(clock=ClockRule()))
        assert wax.last("ben", wire.Clock).left == 90_000
        assert wax.table.waiting == ("A",) and wax.table.moves == []

    run(test())


def test_the_room_after_a_game_can_become_another_and_the_game_is_still_kept() -> None:
    async def test() -> None:
        wax = await open_room("mantis", 2, clock=QUIET)
        await begin(wax, "ann", "ben")
        await play_out(wax, "ann", "ben")
        await wax.say("ann", wire.Change(edition="original", players=4))
        assert wax.room.ledger.stage == "open" and names(wax) == ["ann", "ben", None, None]
        await begin(wax, "ann", "ben")
        assert (wax.table.edition, wax.room.ledger.game) == ("original", 2)
        assert wax.last("ben", wire.Events).game == 2
        saved = await wax.store.load("waxroom")
        assert saved is not None
        first = rebuild(saved, until_game=1)
        assert first.table is not None and first.table.over and first.table.edition == "mantis"

    run(test())


def test_while_a_game_is_stopped_nobody_moves_no_clock_runs_and_nobody_is_missed() -> None:
    async def test() -> None:
        wax = await open_room(position=TURN, clock=ClockRule(decision=10_000, bank=0, window=6_000, absent=60_000))
        await begin(wax, "ann", "ben")
        await wax.pass_time(9_000)
        await wax.say("ann", wire.Pause())
        assert wax.last("ben", wire.Room).room.paused and wax.last("ben", wire.Clock).left is None
        await wax.move("ann", "draw")
        assert refused(wax, "ann") == Code.NOT_NOW
        await wax.leave("ben")
        await wax.pass_time(3_600_000)
        assert wax.table.moves == [] and wax.room.ledger.chairs["B"].bot is None
        await wax.say("ann", wire.Pause())
        assert refused(wax, "ann") == Code.NOT_NOW
        await wax.say("ann", wire.Pause(on=False))
        assert wax.last("ann", wire.Clock).left == 10_000
        await wax.pass_time(9_999)
        assert wax.table.moves == []
        await wax.pass_time(1)
        assert wax.table.moves == [("A", "draw")]

    run(test())


def test_bots_go_on_after_a_pause_also_after_a_restart() -> None:
    async def test() -> None:
        wax = await open_room(position=TURN.replace("turn: A", "turn: B"), clock=QUIET)
        await begin(wax, "ann", "ben")
        await wax.say("ben", wire.Leave())
        await wax.say("ann", wire.Pause())
        await wax.pass_time(60_000)
        assert wax.table.moves == []
        saved = await wax.store.load("waxroom")
        assert saved is not None
        again = live(rebuild(saved, wax.room.ledger.dealer), wax.clock, wax.store)
        await again.enter("ann")
        await again.pass_time(60_000)
        assert again.last("ann", wire.Welcome).room.paused and again.table.moves == []
        await again.say("ann", wire.Pause(on=False))
        await again.pass_time(2_000)
        assert again.table.moves[0][0] == "B"

    run(test())


def test_people_change_seats_and_names_before_a_game() -> None:
    async def test() -> None:
        wax = await open_room()
        await wax.sit("ann")
        await wax.enter("ben")
        await wax.say("ben", wire.Sit())
        await wax.say("ann", wire.Sit(seat="C"))
        assert names(wax) == [None, "ben", "ann"] and wax.last("ann", wire.Welcome).seat == "C"
        await wax.say("ben", wire.Sit(seat="C"))
        assert refused(wax, "ben") == Code.TAKEN
        await wax.say("ben", wire.Rename(name="  Benjamin \x07 "))
        assert wax.last("ann", wire.Room).room.seats[1].name == "Benjamin"
        await wax.say("ben", wire.Say(text="it is me"))
        assert wax.last("ann", wire.Said).name == "Benjamin"
        await wax.say("ben", wire.Rename(name="\x07"))
        assert refused(wax, "ben") == Code.UNREADABLE

    run(test())


def test_a_seat_keeps_its_keys_its_name_and_what_word_was_left_wherever_it_is_moved() -> None:
    async def test() -> None:
        wax = await open_room()
        await wax.sit("ann")
        await wax.say("ann", wire.Rename(name="Anna"))
        await wax.say("ann", wire.Standing(answer="pass"))
        for key in ("1", "2"):
            await wax.do(Wish(Who(guest="ann", name="ann", seat=None), None, key * 32))
        await wax.say("ann", wire.Sit(seat="B"))
        chair = wax.room.ledger.chairs["B"]
        assert (chair.name, chair.standing) == ("Anna", "pass")
        for key in ("1", "2"):
            await wax.enter(f"phone {key}", key=key * 32)
            assert wax.last(f"phone {key}", wire.Welcome).seat == "B"

    run(test())


def test_who_only_wants_to_watch_gets_what_all_may_see() -> None:
    async def test() -> None:
        wax = await open_room(position=TURN, clock=QUIET)
        await begin(wax, "ann", "ben", "cat")
        await wax.enter("ann", watch=True)
        assert wax.last("ann", wire.Welcome).seat is None
        view = wax.last("ann", wire.Shown).view
        assert view.seat is None and view == wax.table.view(None)

    run(test())


def test_a_room_without_clocks_gets_another_host_too() -> None:
    async def test() -> None:
        wax = await open_room(clock=QUIET)
        await wax.sit("ann")
        await wax.sit("ben")
        await wax.leave("ann")
        await wax.pass_time(HOSTLESS - 1)
        assert not wax.last("ben", wire.Welcome).host
        await wax.pass_time(1)
        assert wax.last("ben", wire.Welcome).host

    run(test())


def test_the_host_silences_and_everybody_mutes_for_themselves() -> None:
    async def test() -> None:
        wax = await open_room()
        for name in ("ann", "ben", "cat"):
            await wax.sit(name)
        await wax.enter("eve")
        await wax.say("cat", wire.Mute(seat="B"))
        await wax.say("ben", wire.Say(text="one"))
        assert [said.text for said in wax.all("ann", wire.Said)] == ["one"] and wax.all("cat", wire.Said) == []
        await wax.say("ben", wire.Silence(seat="C"))
        assert refused(wax, "ben") == Code.NOT_HOST
        await wax.say("ann", wire.Silence(seat="B"))
        await wax.say("ben", wire.Say(text="two"))
        assert refused(wax, "ben") == Code.BARRED and wax.last("eve", wire.Room).room.seats[1].silent
        await wax.say("ann", wire.Silence())
        await wax.say("eve", wire.Emote(emote="wow"))
        assert refused(wax, "eve") == Code.BARRED and wax.all("ann", wire.Emoted) == []
        await wax.say("ann", wire.Silence(seat="B", on=False))
        await wax.say("cat", wire.Mute(seat="B", on=False))
        await wax.say("ben", wire.Say(text="three"))
        assert [said.text for said in wax.all("cat", wire.Said)] == ["three"]

    run(test())


def test_the_host_on_another_device_is_the_host_there_too() -> None:
    async def test() -> None:
        wax = await open_room(position=TURN)
        await begin(wax, "ann", "ben", "cat")
        await wax.leave("ann")
        await wax.do(Wish(Who(guest="ann", name="ann", seat=None), None, "k" * 32))
        await wax.enter("phone", key="k" * 32)
        assert wax.last("phone", wire.Welcome).host
        await wax.say("phone", wire.Pause())
        assert wax.room.ledger.paused
        await wax.say("phone", wire.Say(text="one moment"))
        assert wax.last("ben", wire.Said) == wire.Said(name="ann", text="one moment", seat="A")
        await wax.leave("phone")
        await wax.pass_time(60_000)
        assert wax.room.ledger.host == "ben"

    run(test())


def test_another_device_of_who_is_silenced_or_muted_is_not_heard_either() -> None:
    async def test() -> None:
        wax = await open_room()
        for name in ("ann", "ben", "cat"):
            await wax.sit(name)
        await wax.do(Wish(Who(guest="ben", name="ben", seat=None), None, "k" * 32))
        await wax.enter("phone", key="k" * 32)
        await wax.say("cat", wire.Mute(seat="B"))
        await wax.say("phone", wire.Say(text="one"))
        assert [said.text for said in wax.all("ann", wire.Said)] == ["one"] and wax.all("cat", wire.Said) == []
        await wax.say("ann", wire.Silence(seat="B"))
        await wax.say("phone", wire.Say(text="two"))
        assert refused(wax, "phone") == Code.BARRED

    run(test())


def test_those_who_watch_never_lock_out_who_has_a_seat() -> None:
    async def test() -> None:
        wax = await open_room(position=TURN, clock=QUIET)
        await begin(wax, "ann", "ben", "cat")
        await wax.leave("ben")
        most = wax.room.house.settings.connections_per_room
        for n in range(most):
            await wax.enter(f"eve {n}")
        assert len(wax.room.presence.connections) == most
        await wax.enter("ben")
        assert wax.links["ben"] in wax.room.presence.connections
        for _ in range(2 * DEVICES):
            await wax.enter("ben")
        assert len(wax.room.presence.connections) == most + DEVICES

    run(test())
