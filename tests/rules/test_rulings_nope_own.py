"""B-19 by option: the player of the topmost card is asked too, in every driver, and learns and tells nothing by it."""

from collections.abc import Callable
from random import Random

import pytest

import kaboodle
from kaboodle.bots.bot import answers, play_fairly
from kaboodle.bots.cat import CatBot
from kaboodle.games.kittens.kernel import Rng
from kaboodle.words import english
from tests.editions import good, original, refused, two
from tests.tables import discard, hand, let_it_happen, view, waits

Reading = Callable[..., kaboodle.Table]
EVERY = pytest.mark.parametrize("edition", [original, good, two])


@EVERY
def test_b_19_with_the_option_you_may_nope_your_own_card(edition: Reading) -> None:
    table = edition("A: attack nope | B: loaf | draw: moon kitten", nope_own="true")
    table.play("A", "attack")
    assert waits(table) == "window: A B"
    table.play("A", "nope")
    assert table.events[-1].other == "A"
    assert waits(table) == "window: A B"
    let_it_happen(table)
    assert discard(table) == ["nope", "attack"]
    assert waits(table) == "turn: A"


@EVERY
def test_b_19_with_the_option_a_nope_of_ones_own_can_be_taken_back(edition: Reading) -> None:
    table = edition("A: attack nope*2 | B: loaf | draw: moon kitten", nope_own="true")
    table.play("A", "attack")
    table.play("A", "nope")
    table.play("A", "nope")
    assert not hand(table, "A")
    let_it_happen(table)
    assert waits(table) == "turn: B owes 2"


@EVERY
def test_b_18_with_the_option_the_actor_is_asked_whatever_they_hold(edition: Reading) -> None:
    sights = []
    for held, top in (("nope", "loaf"), ("loaf", "nope")):
        table = edition(f"A: attack {held} | B: moon | draw: {top} kitten", nope_own="true")
        table.play("A", "attack")
        sights.append((table.view("B"), table.stream("B"), table.waiting))
        table.play("A", "pass")
        sights.append((table.view("B"), table.stream("B"), ("A", "B")))
    assert all(sight == sights[0] for sight in sights), "neither the hand nor the pass of A shows"
    refused(table, "A", "nope", "pass")
    assert waits(table) == "window: B"


@EVERY
def test_b_19_a_position_in_such_a_window_is_read_as_it_was_written(edition: Reading) -> None:
    table = edition("A: favor nope | B: moon nope | draw: moon kitten", nope_own="true")
    table.play("A", "favor>B" if "favor>B" in table.legal("A") else "favor")
    for seat in ("A", "B"):
        table.play(seat, "nope")
        again = edition(table.position, nope_own="true")
        assert (again.position, again.waiting) == (table.position, ("A", "B"))
    with pytest.raises(kaboodle.PositionError, match="B-19"):
        edition(table.position)  # without the option the topmost player is not asked


def test_b_19_answers_collected_blind_include_the_actors_own() -> None:
    table = original("A: attack nope | B: moon | draw: moon kitten", nope_own="true")
    table.play("A", "attack")
    play_fairly(table, {"A": "nope", "B": "pass"})
    assert waits(table) == "window: A B"
    play_fairly(table, {"A": "pass", "B": "pass"})
    assert waits(table) == "turn: A"


def test_b_19_bots_let_their_own_cards_happen() -> None:
    table = original("A: attack nope | B: moon | draw: moon moon kitten", nope_own="true")
    table.play("A", "attack")
    bots = {seat: CatBot() for seat in table.seats}
    for seed in range(30):
        assert answers(table, bots, Random(seed))["A"] == "pass"
    thinker = table.family.searcher(table.observation("A").blinded, table.observation("A").mind, 0, 1)
    assert thinker is not None
    thinker.think(300)
    assert waits(table) == "window: A B"


def test_b_19_random_playouts_of_the_kernel_ask_the_actor_too() -> None:
    noped = 0
    for seed in range(20):
        table = original("A: attack nope | B: moon | draw: moon moon kitten", nope_own="true")
        table.play("A", "attack")
        dice = Rng()
        dice.reseed(seed)
        noped += table.game.answer_window(dice) and table.game.noped
    assert 0 < noped < 20


def test_b_19_a_nope_of_ones_own_is_told_and_explained_as_such() -> None:
    table = original("A: attack nope | B: moon | draw: moon kitten", nope_own="true")
    table.play("A", "attack")
    assert table.family.explainer(view(table, "A"))("nope").key == "nope-own"
    table.play("A", "nope")
    told = [table.family.tell(table.stream(seat)[-1:], seat, english())[0] for seat in table.seats]
    assert told == ["You play Nope. Canceled, for now!", "A plays Nope. Canceled, for now!"]
    assert waits(table) == "window: A B"
