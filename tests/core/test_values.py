"""Tables, observations and what they are made of behave as values: copied, pickled, compared, taken back."""

import copy
import pickle
from random import Random

import pytest

import kaboodle
from kaboodle.words import LANGUAGES, Words
from tests.playing import mixed, play_on

SLUGS = list(kaboodle.EDITIONS)


def played(slug: str, seed: int = 3, moves: int = 30) -> kaboodle.Table:
    """A table in the middle of a game."""
    table = kaboodle.new(slug, kaboodle.EDITIONS[slug].seats[0], seed=seed)
    play_on(table, Random(seed), moves)
    return table


@pytest.mark.parametrize("slug", SLUGS)
def test_a_copy_is_equal_and_goes_on_by_itself(slug: str) -> None:
    table = played(slug, moves=12)
    for other in (
        copy.copy(table),
        copy.deepcopy(table),
        pickle.loads(pickle.dumps(table)),
        table.clone(history=True),
    ):
        assert other == table and other is not table
        assert (other.moves, other.history, other.start) == (table.moves, table.history, table.start)
        assert all(other.stream(seat) == table.stream(seat) for seat in (*table.seats, None))
        dice, twin = Random(1), table.clone()
        while not other.over:
            seat, move = mixed(other, dice)
            other.play(seat, move)
            twin.play(seat, move)
        assert other == twin and other != table
    with pytest.raises(TypeError, match="unhashable"):
        hash(table)


@pytest.mark.parametrize("slug", SLUGS)
def test_undo_takes_every_move_back_to_the_deal(slug: str) -> None:
    table, dice = kaboodle.new(slug, kaboodle.EDITIONS[slug].seats[0], seed=4), Random(4)
    before: list[tuple[kaboodle.Table, list[bytes]]] = []
    for _ in range(12):
        if table.over:
            break
        before.append((table.clone(history=True), [pickle.dumps(table.observe(seat)) for seat in table.seats]))
        if dice.random() < 0.5 and table.question not in table.family.stages:
            table.play(*mixed(table, dice))
        else:
            seat = dice.choice(table.waiting)
            table.act(seat, dice.choice(table.actions(seat)))
    while before:
        then, numbers = before.pop()
        table.undo()
        assert table == then and table.moves == then.moves and table.history == then.history
        assert [pickle.dumps(table.observe(seat)) for seat in table.seats] == numbers
        assert table.information_state("A") == then.information_state("A")
    with pytest.raises(kaboodle.IllegalMove, match="no move to take back"):
        table.undo()


def test_a_clone_takes_back_only_its_own_moves_and_goes_on_alike() -> None:
    table = played("good-vs-evil", moves=15)
    clone = table.clone()
    seat, move = mixed(clone, Random(1))
    clone.play(seat, move)
    assert clone.undo() == (seat, move) and clone == table and not clone.moves
    with pytest.raises(kaboodle.IllegalMove):
        clone.undo()
    assert clone.information_state("A") == table.information_state("A")


@pytest.mark.parametrize("slug", SLUGS)
def test_an_observation_is_pickled_compared_and_imagined(slug: str) -> None:
    table = played(slug, moves=14)
    seat = table.waiting[0]
    one = table.observation(seat.lower())
    again = pickle.loads(pickle.dumps(one))
    assert one == again and one.seat == again.seat == seat
    imagined = again.table(5)
    assert imagined.view(seat) == table.view(seat)
    assert imagined.observation(seat) == one
    assert imagined.position == one.table(5).position == table.redeal(seat, 5).position
    assert set(imagined.playout(1).values()) <= {0.0, 1.0, 0.5, 1 / 3, 0.25}
    assert imagined.playout(1) == imagined.playout(1) and not imagined.moves
    imagined.play(seat, one.moves[0])


def test_an_information_state_never_forgets_and_a_start_position_is_part_of_it() -> None:
    table = kaboodle.new("original", 3, seed=2)
    dice, states = Random(2), set()
    while not table.over:
        states.add(table.information_state("A"))
        seen = len(table.stream("A"))
        table.play(*mixed(table, dice))
        assert (table.information_state("A") in states) == (len(table.stream("A")) == seen)
    state = table.information_state("A")
    assert len(state.vector(20_000)) == 20_000 and state.vector(20_000)[: len(state.numbers)] == state.numbers
    with pytest.raises(ValueError, match="more than 10"):
        state.vector(10)
    texts = ("A: skip | B: nope | draw: favor kitten", "A: favor | B: nope | draw: skip kitten")
    one, other = (kaboodle.read(text, "original") for text in texts)
    assert one.information_state("A") != other.information_state("A")
    assert one.information_state("A").numbers != other.information_state("A").numbers
    assert one.information_state("B") == other.information_state("B")


def test_seats_are_named_in_any_case_and_windows_can_be_passed_by_all() -> None:
    table = kaboodle.read("A: skip | B: nope | C: loaf | draw: loaf kitten moon", "original")
    table.play("a", "skip")
    assert table.pass_all() == ("B", "C") and table.moves[-1] == ("C", "pass")
    assert table.view("b") == table.view("B") and table.stream("b") == table.stream("B")
    with pytest.raises(kaboodle.IllegalMove, match="no window"):
        table.pass_all()
    assert table.pile == ("loaf", "kitten", "moon") and table.box == kaboodle.new("mantis", 2, seed=1).box | table.box


@pytest.mark.parametrize(
    ("tried", "meant"),
    [
        ("tacocat+tacocat>B", "loaf, moon, cactus, noodle, drizzle"),
        ("see the future", "see-the-future"),
        ("favor B", "favor>B"),
        ("shufle", "shuffle"),
        ("favour>B", "favor"),
    ],
)
def test_a_refused_move_suggests_what_was_meant_in_every_language(tried: str, meant: str) -> None:
    text = "A: favor see-the-future shuffle loaf*2 | B: nope | C: skip | draw: loaf kitten kitten moon"
    table = kaboodle.read(text, "original")
    with pytest.raises(kaboodle.MoveError) as refusal:
        table.play("A", tried)
    sentences = {refusal.value.text(Words(language)) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES) and all(meant in sentence for sentence in sentences), sentences


def test_a_notebook_shows_a_table_and_a_view_without_what_the_seat_cannot_see() -> None:
    table = kaboodle.read("A: skip | B: nope | draw: loaf kitten", "original")
    assert "<table" in table._repr_html_() and "loaf" in table._repr_html_()
    shown = table.view("A")._repr_html_()
    assert "skip" in shown and "nope" not in shown and "loaf" not in shown
    assert "&lt;" in kaboodle.core.html.html_of("<b>", [])


def test_a_view_has_the_type_of_its_game() -> None:
    hand: dict[str, int] = kaboodle.new("original", 4, seed=1).view("A").hand  # mypy checks that these are there
    tank: dict[str, int] = kaboodle.new("mantis", 4, seed=1).view("A").seats[0].tank
    space: int = kaboodle.read(kaboodle.new("board", 2, seed=1).position, "board").view("B").seats[0].space
    assert sum(hand.values()) == 8 and sum(tank.values()) == 4 and space == 0


def test_the_version_is_that_of_the_package() -> None:
    assert kaboodle.__version__.count(".") == 2
