"""The deal: everybody commits before anybody reveals, and whoever withholds voids the deal once, visibly."""

import itertools

import kaboodle
from kaboodle.core.fairness import commitment_of, entropy_commitment_of
from kaboodle.core.record import record_of, verify
from kaboodle.server import wire
from kaboodle.server.rooms.state import rebuild
from kaboodle.server.wire import ClockRule, Code
from tests.server.manual_clock import SECRET, RoomDriver, add_entropy, hash_of, live, open_room, run

QUIET = ClockRule(decision=0, window=0, bank=0, absent=0)
WANTED = 2  # Nopes that the colluder wants to be dealt
TRIES = 400


async def sealed(*names: str) -> RoomDriver:
    """A room in which a game is about to be dealt."""
    driver = await open_room("original", len(names), clock=QUIET)
    for name in names:
        await driver.sit(name)
    await driver.say("ann", wire.StartRequest())
    return driver


async def commit(driver: RoomDriver, **texts: str) -> None:
    """Some guests commit to texts."""
    for name, text in texts.items():
        await driver.say(name, wire.CommitRequest(game=driver.room.state.game, hash=hash_of(driver, name, text)))


def code(driver: RoomDriver, name: str) -> str:
    """The code of the last refusal."""
    return driver.last(name, wire.RefusedMessage).code


def test_nothing_is_revealed_before_everybody_has_committed() -> None:
    async def test() -> None:
        driver = await sealed("ann", "ben")
        assert driver.last("ben", wire.SealedMessage).seats == ("A", "B")
        await commit(driver, ann="mine")
        await driver.say("ann", wire.EntropyRequest(game=1, text="mine"))
        assert code(driver, "ann") == Code.NOT_NOW and not driver.all("ben", wire.CommittedMessage)
        await commit(driver, ben="yours")
        hashes = driver.last("ann", wire.CommittedMessage).hashes
        assert hashes == (hash_of(driver, "ann", "mine"), hash_of(driver, "ben", "yours"))
        await driver.say("ann", wire.EntropyRequest(game=1, text="mine"))
        assert driver.room.state.table is None
        await driver.say("ben", wire.EntropyRequest(game=1, text="yours"))
        assert driver.last("ann", wire.DealtMessage).entropy == ("mine", "yours")

    run(test())


def test_whoever_withholds_voids_the_deal_once_and_the_next_one_goes_without_them() -> None:
    async def test() -> None:
        driver = await sealed("ann", "ben", "cat")
        await commit(driver, ann="mine", ben="yours", cat="hers")
        await driver.say("ann", wire.EntropyRequest(game=1, text="mine"))
        await driver.say("cat", wire.EntropyRequest(game=1, text="hers"))
        await driver.pass_time(driver.room.deps.settings.entropy_within)
        for name in ("ann", "ben", "cat"):
            void = driver.last(name, wire.VoidedMessage)
            assert (void.game, void.withheld, void.phrase.arguments) == (1, ("B",), {"seats": "B"})
        again = driver.last("ben", wire.SealedMessage)
        assert (again.game, again.seats) == (2, ("A", "C"))
        await commit(driver, ben="late")
        assert code(driver, "ben") == Code.NOT_NOW
        await add_entropy(driver, "ann", "cat")
        assert driver.table.entropy[1] == "" and driver.table.withheld == ("B",)
        record = record_of(driver.table)
        assert record.withheld == ("B",) and record.entropy_commitments[1] == ""
        saved = await driver.store.load("testroom")
        assert saved is not None
        table = rebuild(saved).table
        assert table is not None and table.position == driver.table.position and table.withheld == ("B",)

    run(test())


def test_the_seat_that_withheld_may_add_to_the_game_after_that() -> None:
    async def test() -> None:
        driver = await sealed("ann", "ben")
        await commit(driver, ann="mine", ben="yours")
        await driver.say("ann", wire.EntropyRequest(game=1, text="mine"))
        await driver.pass_time(driver.room.deps.settings.entropy_within)
        assert driver.last("ann", wire.SealedMessage).seats == ("A",)
        await driver.say("ann", wire.EntropyRequest(game=2, text="anew"))
        assert driver.last("ben", wire.DealtMessage).entropy == ("anew", "")
        for _ in range(2000):
            if driver.table.over:
                break
            seat = driver.table.waiting[0]
            await driver.move({"A": "ann", "B": "ben"}[seat], driver.table.default(seat))
        assert verify(record_of(driver.table)) == []
        await driver.say("ann", wire.StartRequest())
        assert driver.last("ben", wire.SealedMessage).seats == ("A", "B")

    run(test())


def test_something_else_than_was_committed_to_is_refused_and_voids_the_deal() -> None:
    async def test() -> None:
        driver = await sealed("ann", "ben")
        await commit(driver, ann="mine", ben="yours")
        await driver.say("ann", wire.EntropyRequest(game=1, text="mine"))
        await driver.say("ben", wire.EntropyRequest(game=1, text="better"))
        assert code(driver, "ben") == Code.INVALID and driver.room.state.table is None
        await driver.pass_time(driver.room.deps.settings.entropy_within)
        assert driver.last("ann", wire.VoidedMessage).withheld == ("B",)

    run(test())


def test_another_players_hash_is_of_no_use() -> None:
    async def test() -> None:
        driver = await sealed("ann", "ben")
        await commit(driver, ann="mine")
        await driver.say("ben", wire.CommitRequest(game=1, hash=hash_of(driver, "ann", "mine")))
        await driver.say("ann", wire.EntropyRequest(game=1, text="mine"))
        await driver.say("ben", wire.EntropyRequest(game=1, text="mine"))
        assert code(driver, "ben") == Code.INVALID and driver.room.state.table is None

    run(test())


def test_a_room_that_is_rebuilt_between_the_phases_goes_on() -> None:
    async def test() -> None:
        driver = await sealed("ann", "ben")
        await commit(driver, ann="mine", ben="yours")
        await driver.say("ann", wire.EntropyRequest(game=1, text="mine"))
        saved = await driver.store.load("testroom")
        assert saved is not None
        again = live(rebuild(saved), driver.clock, driver.store)
        for name in ("ann", "ben"):
            await again.enter(name)
        assert again.last("ben", wire.CommittedMessage).hashes[0] == hash_of(again, "ann", "mine")
        await again.say("ann", wire.EntropyRequest(game=1, text="mine"))  # a client that does not know whether it came
        await again.say("ben", wire.EntropyRequest(game=1, text="yours"))
        assert not again.all("ann", wire.RefusedMessage)
        assert again.table.entropy == ("mine", "yours")

    run(test())


def test_a_game_alone_against_bots_is_dealt_with_the_first_message() -> None:
    async def test() -> None:
        driver = await open_room("original", 3, clock=QUIET)
        await driver.sit("ann")
        for seat in "BC":
            await driver.say("ann", wire.BotRequest(seat=seat))
        await driver.say("ann", wire.StartRequest())
        assert driver.last("ann", wire.SealedMessage).seats == ("A",)
        await driver.say("ann", wire.EntropyRequest(game=1, text="mine"))
        assert driver.last("ann", wire.DealtMessage).entropy == ("mine", "", "")
        assert not driver.all("ann", wire.CommittedMessage)

    run(test())


def nopes_of_colluder(entropy: tuple[str, str]) -> int:
    """How many Nopes seat B is dealt, as a host who knows the secret computes it."""
    table = kaboodle.new("original", 2, secret=SECRET, entropy=entropy)
    (hand,) = [part for part in table.position.split(" | ") if part.startswith("B:")]
    return sum(int(word.partition("*")[2] or 1) for word in hand.split() if word.partition("*")[0] == "nope")


def chosen_entropy(honest: str) -> str:
    """Entropy with which the colluder gets the hand that they want: a few tries find it."""
    tries = (f"try{n}" for n in itertools.count())
    return next(text for text in itertools.islice(tries, TRIES) if nopes_of_colluder((honest, text)) >= WANTED)


def test_a_host_and_a_player_could_choose_the_deal_when_entropy_was_revealed_at_once_and_now_cannot() -> None:
    honest = [f"honest{n}" for n in range(8)]
    assert all(nopes_of_colluder((text, chosen_entropy(text))) >= WANTED for text in honest)  # the former protocol

    async def deal(text: str) -> int:
        """The host tells the player the secret, and what the honest player reveals as soon as it is revealed."""
        driver = await sealed("ann", "ben")
        await commit(driver, ann=text, ben="fixed")
        await driver.say("ann", wire.EntropyRequest(game=1, text=text))
        known = driver.room.state.entropy["A"]
        await driver.say("ben", wire.EntropyRequest(game=1, text=chosen_entropy(known)))
        assert code(driver, "ben") == Code.INVALID
        await driver.say("ben", wire.EntropyRequest(game=1, text="fixed"))
        assert driver.table.entropy == (text, "fixed")
        return nopes_of_colluder((text, "fixed"))

    assert any(run(deal(text)) < WANTED for text in honest)


def test_before_the_honest_player_reveals_their_hash_is_all_that_a_host_has() -> None:
    hashes = {entropy_commitment_of(text, 0, commitment_of(SECRET)) for text in ("one", "two")}
    assert len(hashes) == 2
    spread = {nopes_of_colluder((text, "fixed")) for text in (f"honest{n}" for n in range(40))}
    assert len(spread) > 1, "the deal does not depend on the honest player's entropy"
