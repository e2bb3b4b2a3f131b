"""Clues: what a seat suspects from the behaviour of others, and how a search deals by them."""

from random import Random
from statistics import fmean

import pytest

import kaboodle
from kaboodle.bots.bot import answers, play_fairly
from kaboodle.bots.levels import bot_of
from kaboodle.core.observation import Observation
from kaboodle.core.table import Table
from kaboodle.games.kittens.card_ids import KITTEN, NOPE
from kaboodle.games.kittens.kernel import Game, Rng
from tests.properties.truth import lies
from tests.tables import at, happens

MANY = 2_000
CARDS = "loaf moon cactus noodle drizzle skip favor loaf moon cactus noodle drizzle"
GAMES = [("original", 4), ("good-vs-evil", 4), ("two-player", 2)]


def dealt(observation: Observation, seed: int, *, by_clues: bool) -> Game:
    """A redealt game."""
    game: Game = observation.blinded.clone()
    dice = Rng()
    dice.start_engine(seed, None)
    assert (observation.mind.redeal_by_clues if by_clues else observation.mind.redeal)(game, dice)
    return game


def share_on_top(table: Table, seat: str, place: int = 0, *, by_clues: bool = True) -> float:
    """How often a Kitten is dealt to a place of the draw pile."""
    observation = table.observation(seat)
    deals = (dealt(observation, seed, by_clues=by_clues).pile_list() for seed in range(MANY))
    return fmean(pile[place] == KITTEN for pile in deals)


def hidden(owes: str = "") -> Table:
    """A table at which B has just hidden a Kitten, among 15 cards with two of them."""
    table = at(f"A: skip | B: defuse loaf | C: moon | draw: kitten {CARDS} kitten moon | turn: B{owes}")
    for move in ("draw", "defuse", "hide@7"):
        table.play("B", move)
    return table


def looked(move: str) -> Table:
    """A table at which B has looked at the top of 14 cards with two Kittens and then made a move."""
    table = at(f"A: loaf | B: see-the-future skip favor | C: moon nope | draw: {CARDS} kitten kitten | turn: B")
    happens(table, "B", "see-the-future")
    table.play("B", move)
    return table


def test_a_kitten_that_was_hidden_for_the_next_player_is_suspected_near_the_top() -> None:
    table = hidden()
    assert share_on_top(table, "A", by_clues=False) == pytest.approx(2 / 15, abs=0.03)
    assert share_on_top(table, "A") == pytest.approx(0.35 + 0.65 * 2 / 15, abs=0.05)
    assert share_on_top(table, "A", 1) > 0.25 > share_on_top(table, "A", 8)


def test_who_draws_next_himself_is_not_suspected_of_it() -> None:
    assert share_on_top(hidden(" owes 2 attacked"), "C") == pytest.approx(2 / 15, abs=0.03)


def test_a_kitten_that_was_not_on_top_is_suspected_below() -> None:
    table = hidden()
    table.play("C", "draw")
    assert table.minds[0].suspected()[0][1] == [307, 76, 46, 0]  # the Kitten was not on top: 200, 50 and 30 of 650
    table.play("A", "draw")
    assert table.minds[1].suspected() == [] and table.minds[2].suspected()[0][1] == [109, 66, 0, 0]


def test_what_the_hider_does_not_suspect_it_knows() -> None:
    table = hidden()
    assert table.minds[1].suspected() == [] and share_on_top(table, "B", 7) == 1


def test_a_hidden_kitten_keeps_known_cards_in_their_order_and_is_suspected_above_them() -> None:
    table = at("A: skip | B: defuse | draw: kitten moon skip attack favor | turn: B | A knows: draw@1=moon draw@2=skip")
    for move in ("draw", "defuse", "hide@2"):
        table.play("B", move)
    assert table.minds[0].loose == 1
    assert share_on_top(table, "A", by_clues=False) == pytest.approx(1 / 5, abs=0.03)
    assert share_on_top(table, "A") == pytest.approx(0.35 + 0.37 / 5, abs=0.04)


def test_a_shuffle_ends_all_suspicion_of_the_pile() -> None:
    table = at(f"A: shuffle | B: defuse | draw: kitten {CARDS} kitten | turn: B")
    for move in ("draw", "defuse", "hide@0"):
        table.play("B", move)
    assert table.minds[0].suspected()
    happens(table, "A", "shuffle")
    assert not table.minds[0].suspected() and share_on_top(table, "A") == pytest.approx(2 / 14, abs=0.03)


def test_who_has_looked_and_escapes_has_seen_a_kitten() -> None:
    table = looked("skip")
    assert share_on_top(table, "A") > 0.75 > 0.3 > share_on_top(table, "A", by_clues=False)
    assert "avoided=800,50,30,0" in table.position


def test_who_has_looked_and_does_something_else_has_not_told_anything() -> None:
    table = looked("favor>A")
    assert not table.minds[0].suspected() and share_on_top(table, "A") == pytest.approx(2 / 14, abs=0.03)


def test_what_somebody_has_seen_is_not_seen_any_more_when_a_kitten_is_hidden() -> None:
    table = at(f"A: see-the-future | B: defuse | C: skip | draw: loaf kitten {CARDS} kitten | turn: A")
    happens(table, "A", "see-the-future")
    assert table.minds[2].looks()[0] == 3
    table.play("A", "draw")
    assert table.minds[2].looks()[0] == 2
    for move in ("draw", "defuse", "hide@0"):
        table.play("B", move)
    assert table.minds[2].looks()[0] == 0


def test_who_puts_back_what_raising_heck_showed_did_not_dare_to_keep_it() -> None:
    cards = "loaf moon cactus noodle feral nope favor loaf moon cactus noodle feral"
    table = at(f"A: loaf | B: raising-heck | draw: {cards} kitten kitten | turn: B", "good-vs-evil")
    happens(table, "B", "raising-heck")
    table.play("B", "top")
    assert table.waiting == ("A",) and share_on_top(table, "A") > 0.75


def nopes_in(table: Table, seat: str, other: int) -> float:
    """How often a hand is dealt a Nope."""
    observation = table.observation(seat)
    return fmean(dealt(observation, seed, by_clues=True).hand_list(other)[NOPE] > 0 for seed in range(MANY))


def test_who_lets_a_favor_pass_holds_a_nope_less_often() -> None:
    table = at(
        "A: favor favor | B: loaf moon skip | C: nope nope skip | draw: nope loaf cactus kitten kitten | turn: A"
    )
    before = nopes_in(table, "A", 1)
    happens(table, "A", "favor>B")
    assert table.minds[0].passes()[:3] == [1000, 500, 1000] and table.minds[1].passes()[1] == 1000
    table.play("B", "give loaf")
    assert nopes_in(table, "A", 1) < 0.8 * before


def test_a_nope_by_anybody_leaves_open_who_would_have_let_it_pass() -> None:
    table = at("A: favor nope | B: loaf | C: nope | draw: loaf kitten | turn: A")
    table.play("A", "favor>B")
    table.play("C", "nope")
    happens(table, "A", "nope")
    assert set(table.minds[0].passes()) == {1000} and table.question == "give"


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_dealing_by_clues_agrees_with_all_that_the_seat_knows(edition: str, players: int) -> None:
    clues = 0
    for seed in range(6):
        table, rng = kaboodle.new(edition, players, seed=seed), Random(seed)
        bots = {seat: bot_of("cat") for seat in table.seats}
        while not table.over:
            for seat in table.waiting:
                observation, other = table.observation(seat), table.clone()
                other.game = dealt(observation, rng.getrandbits(32), by_clues=True)
                assert other.view(seat) == table.view(seat) and not lies(other, seat)
                clues += len(observation.mind.suspected())
            play_fairly(table, answers(table, bots, rng))
    assert clues > 20


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_search_without_clues_deals_like_redeal(edition: str, players: int) -> None:
    table, rng = kaboodle.new(edition, players, seed=4), Random(4)
    bots = {seat: bot_of("cat") for seat in table.seats}
    while not table.over:
        observation = table.observation(table.waiting[0])
        observation.mind.clues_used = 0
        seed = rng.getrandbits(32)
        one, two = (dealt(observation, seed, by_clues=it) for it in (True, False))
        assert one.fingerprint() == two.fingerprint()
        play_fairly(table, answers(table, bots, rng))


def test_a_search_keeps_its_hands_off_a_card_that_somebody_fled_from() -> None:
    table = at(f"A: loaf | B: see-the-future skip | C: defuse skip | draw: kitten {CARDS} {CARDS} kitten | turn: B")
    happens(table, "B", "see-the-future")
    happens(table, "B", "skip")
    with_clues, without_clues = table.observation("C"), table.observation("C")
    without_clues.mind.clues_used = 0
    assert bot_of("tiger").choose(with_clues, Random(1)) == "skip"
    assert bot_of("tiger").choose(without_clues, Random(1)) == "draw"


@pytest.mark.parametrize(
    "word",
    ["hidden=1", "hidden=600,500,0,0", "looked=A1", "looked=C1", "looked=B9", "looked=B3", "quiet=B0", "quiet=B1001"],
)
def test_a_suspicion_that_cannot_be_is_refused(word: str) -> None:
    with pytest.raises(kaboodle.PositionError):
        at(f"A: nope | B: skip | draw: loaf kitten | turn: A | A knows: {word}")


def test_suspicions_travel_as_text() -> None:
    table = looked("skip")
    again = kaboodle.read(table.position, "original")
    assert again.position == table.position
    choices = [bot_of("tomcat").choose(it.observation("C"), Random(2)) for it in (table, again)]
    assert table.question == "window" and choices[0] == choices[1] == "nope"
