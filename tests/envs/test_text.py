"""The text face: what a model reads, how its answers are read, and what faults cost."""

from random import Random

import pytest

import kaboodle
from kaboodle.envs.text import PATIENCE, TextGame, move_of, read_answer, text_observation
from tests.envs.tables import NAMES, TABLES

MOVES = ["draw", "favor>B", "see-the-future", "loaf+loaf>B"]


@pytest.mark.parametrize(
    ("said", "move"),
    [
        ("[draw]", "draw"),
        ("I could play [favor>B], but the pile is safe: [draw]", "draw"),
        ("DRAW", "draw"),
        ("My move: draw.", "draw"),
        ("Thinking about it...\nI play see the future", "see-the-future"),
        ("[Favor > b]", "favor>B"),
        ("[favor]", "favor>B"),
        ("[3]", "see-the-future"),
        ("**[loaf + loaf > B]**", "loaf+loaf>B"),
        ("`draw`", "draw"),
    ],
)
def test_a_forgiving_reader_finds_the_move(said: str, move: str) -> None:
    assert read_answer(said, MOVES).move == move


@pytest.mark.parametrize("said", ["", "   ", "[]", "[9]", "[nope]", "[explode the table]", "I do not know"])
def test_what_is_no_move_is_a_fault_with_a_reason(said: str) -> None:
    answer = read_answer(said, MOVES)
    assert answer.move is None and answer.fault


def test_a_fault_suggests_what_was_meant() -> None:
    assert "[see-the-future]" in read_answer("[see-the-furture]", MOVES).fault


def test_a_seat_reads_its_hand_its_moves_and_what_happened() -> None:
    table = kaboodle.read("A: favor nope | B: nope skip | C: skip | draw: loaf kitten", "original")
    text = text_observation(table, "A")
    assert "You are A" in text and "[favor>B]" in text and "[draw]" in text
    assert "[favor>B]" not in text_observation(table, "B")
    table.play("A", "favor>C")
    assert "[pass]" in text_observation(table, "B", 0)


def test_a_move_beyond_the_listed_ones_is_read_in_the_notation_of_the_table() -> None:
    table = kaboodle.read("A: favor | B: nope skip | draw: loaf kitten", "original")
    assert move_of(table, "A", "[favor]").move == "favor>B"
    assert table.moves == []


@pytest.mark.parametrize(("slug", "players", "options"), TABLES, ids=NAMES)
def test_models_play_whole_games(slug: str, players: int, options: dict[str, str]) -> None:
    game, dice, over = TextGame(slug, players, options), Random(1), False
    game.reset(seed=3)
    while not over:
        player, text = game.get_observation()
        assert f"You are {game.table.seats[player]}." in text
        moves = list(game.table.legal(game.seat))
        over, info = game.step(f"[{dice.choice(moves)}]")
        assert not info["fault"]
    paid, counts = game.close()
    assert abs(sum(paid.values())) < 1e-9 and max(paid.values()) > 0
    assert all(count == {"faults": 0, "defaults": 0} for count in counts.values())


def test_faults_are_counted_and_end_in_the_default_move() -> None:
    game = TextGame("original", 3)
    game.reset(seed=1)
    player, _ = game.get_observation()
    default = game.table.default(game.seat)
    for fault in range(1, PATIENCE + 1):
        assert game.get_observation()[0] == player
        over, info = game.step("I cannot decide")
        assert not over and info["fault"] and info["default"] == (fault == PATIENCE)
        if fault < PATIENCE:
            assert "Not used" in game.get_observation()[1]
    assert info["move"] == default == game.table.moves[0][1]
    assert game.close()[1][player] == {"faults": PATIENCE, "defaults": 1}


def test_a_window_is_answered_blind() -> None:
    def asked(answer: str) -> str:
        game = TextGame("original", 3)
        game.table = kaboodle.read("A: attack | B: nope | C: nope | draw: loaf kitten moon", "original")
        game._told = dict.fromkeys(game.table.seats, 0)
        game._ask()
        game.step("[attack]")
        assert game.seat == "B"
        game.step(answer)
        assert game.seat == "C"
        return game.get_observation()[1]

    assert asked("[pass]") == asked("[nope]")
