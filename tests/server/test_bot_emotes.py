"""Emotes of bots: reactions to public events that tell nothing of a card, that can be muted, and that do not flood."""

from itertools import pairwise
from random import Random

from kaboodle.bots.levels import bot_of
from kaboodle.core.observation import Observation
from kaboodle.core.temperament import BY_SEAT
from kaboodle.server import wire
from kaboodle.server.rooms.bot_emotes import REST
from kaboodle.server.rooms.bots import BotMove
from kaboodle.server.wire import ClockRule
from tests.server.manual_clock import InstantBotPool, RoomDriver, begin, open_room, run

CLOCK = ClockRule(decision=0, bank=0, window=60_000, absent=0)
DUEL = "A: shuffle nope nope nope moon | B: nope nope nope | C: {} | D: {} | draw: {} | turn: A"
CARDS = ("moon skip", "loaf cactus", "moon cactus noodle loaf kitten drizzle kitten kitten")
OTHER_CARDS = ("nope nope", "nope attack", "kitten loaf moon kitten cactus kitten noodle drizzle")
PAIRS = 30
SPAN = 4_000


class Silent(InstantBotPool):
    """Bots that let everything pass, whatever they hold."""

    async def choose(self, room: str, level: str, observation: Observation, seed: int) -> str:
        """A pass, or a draw."""
        return "pass" if "pass" in observation.moves else "draw"


async def duel(cards: tuple[str, str, str], seed: int, *, people: tuple[str, ...] = ("ann", "ben")) -> RoomDriver:
    """Two people Nope each other three times before two bots, whose cards are given."""
    driver = await open_room(players=4, position=DUEL.format(*cards), clock=CLOCK, bot_pool=Silent())
    driver.room.rng = Random(seed)
    await begin(driver, *people)
    await driver.move("ann", "shuffle")
    for name in ("ben", "ann", "ben"):
        await driver.move(name, "nope")
        await driver.pass_time(SPAN)
    return driver


async def shown(cards: tuple[str, str, str], seed: int) -> list[tuple[int, str, str]]:
    """When which bot shows which emote in a duel."""
    driver = await open_room(players=4, position=DUEL.format(*cards), clock=CLOCK, bot_pool=Silent())
    driver.room.rng, found = Random(seed), []
    await begin(driver, "ann", "ben")
    begun = driver.clock.now()
    await driver.move("ann", "shuffle")
    for name in ("ben", "ann", "ben"):
        await driver.move(name, "nope")
        for _ in range(SPAN // 20):
            before = len(driver.all("ann", wire.EmotedMessage))
            await driver.pass_time(20)
            new = driver.all("ann", wire.EmotedMessage)[before:]
            found += [(driver.clock.now() - begun, it.seat or "", it.emote) for it in new]
    return found


def test_games_that_differ_only_in_hidden_cards_give_the_same_emotes_at_the_same_times() -> None:
    async def test() -> None:
        many = 0
        for seed in range(PAIRS):
            one, two = [await shown(cards, seed) for cards in (CARDS, OTHER_CARDS)]
            assert one == two, f"the emotes of seed {seed} tell the games apart"
            many += len(one)
        assert many > PAIRS / 2

    run(test())


def test_a_bot_reacts_to_nopes_and_explosions_with_emotes_that_all_get_as_those_of_people() -> None:
    async def test() -> None:
        seats: set[str | None] = set()
        for seed in range(12):
            driver = await duel(CARDS, seed)
            heard = driver.all("ben", wire.EmotedMessage)
            assert heard == driver.all("ann", wire.EmotedMessage) and len(heard) <= 3
            assert all(it.name == "" and it.seat in ("C", "D") and it.emote in wire.EMOTES for it in heard)
            seats |= {it.seat for it in heard}
        assert seats == {"C", "D"}

    run(test())


def test_a_bot_reacts_to_an_explosion() -> None:
    async def test() -> None:
        found = []
        for seed in range(12):
            position = "A: moon | B: moon skip | C: skip | D: moon | draw: kitten kitten kitten moon | turn: A"
            driver = await open_room(players=4, position=position, clock=CLOCK, bot_pool=Silent())
            driver.room.rng = Random(seed)
            await begin(driver, "ann")
            await driver.move("ann", "draw")
            if driver.table.question == "face":
                await driver.move("ann", "explode")
            await driver.pass_time(1_400)
            found += driver.all("ann", wire.EmotedMessage)
        assert found and all(it.seat in ("B", "C", "D") for it in found)

    run(test())


def test_bots_show_no_two_emotes_within_a_few_seconds() -> None:
    async def test() -> None:
        for seed in range(20):
            times = [when for when, _, _ in await shown(CARDS, seed)]
            assert all(later - earlier >= REST for earlier, later in pairwise(times))

    run(test())


def test_a_muted_bot_is_not_heard_by_who_muted_it_and_a_silenced_one_by_nobody() -> None:
    async def test() -> None:
        async def heard(*requests: tuple[str, wire.FromClient]) -> tuple[set[str | None], set[str | None]]:
            found: dict[str, set[str | None]] = {"ann": set(), "ben": set()}
            for seed in range(10):
                driver = await open_room(players=4, position=DUEL.format(*CARDS), clock=CLOCK, bot_pool=Silent())
                driver.room.rng = Random(seed)
                await begin(driver, "ann", "ben")
                for name, request in requests:
                    await driver.say(name, request)
                await driver.move("ann", "shuffle")
                await driver.move("ben", "nope")
                await driver.pass_time(SPAN)
                for name, seats in found.items():
                    seats |= {it.seat for it in driver.all(name, wire.EmotedMessage)}
            return found["ann"], found["ben"]

        assert await heard() == ({"C", "D"}, {"C", "D"})
        assert await heard(("ben", wire.MuteRequest(seat="C"))) == ({"C", "D"}, {"D"})
        assert await heard(("ann", wire.SilenceRequest(seat="C"))) == ({"D"}, {"D"})
        muted = [("ben", wire.MuteRequest(seat="C")), ("ben", wire.MuteRequest(seat="C", on=False))]
        assert (await heard(*muted))[1] == {"C", "D"}

    run(test())


def test_a_bot_in_a_persons_place_shows_nothing_and_neither_does_a_table_of_people() -> None:
    async def test() -> None:
        for seed in range(6):
            driver = await duel(CARDS, seed, people=("ann", "ben", "cat", "dan"))
            assert driver.all("ann", wire.EmotedMessage) == []
            driver = await open_room(players=4, position=DUEL.format(*CARDS), clock=CLOCK, bot_pool=Silent())
            driver.room.rng = Random(seed)
            await begin(driver, "ann", "ben", "cat", "dan")
            for name in ("cat", "dan"):
                await driver.say(name, wire.LeaveRequest())
            await driver.move("ann", "shuffle")
            await driver.move("ben", "nope")
            await driver.pass_time(SPAN)
            assert driver.all("ann", wire.EmotedMessage) == []

    run(test())


def test_bots_of_a_room_play_with_the_temperament_of_their_seats() -> None:
    class Noting(Silent):
        def __init__(self) -> None:
            self.names: set[str] = set()

        async def choose(self, room: str, level: str, observation: Observation, seed: int) -> str:
            self.names.add(level)
            assert bot_of(level) is not None
            return await super().choose(room, level, observation, seed)

    async def test() -> None:
        pool = Noting()
        driver = await open_room(players=4, position=DUEL.format(*CARDS), clock=CLOCK, bot_pool=pool)
        await begin(driver, "ann", "ben")
        await driver.move("ann", "shuffle")
        await driver.do(BotMove(1, driver.table.ask_id, "B", "pass"))
        assert pool.names == {f"cat-{BY_SEAT[seat]}" for seat in "CD"}

    run(test())
