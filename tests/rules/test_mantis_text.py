"""Mantis as text: moves and positions round-trip, and whatever cannot be read is refused with the reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaboodle.core.errors import NotNow, OptionError, Unreadable
from kaboodle.games.mantis.beliefs import blind
from kaboodle.games.mantis.text.moves import move_text, parse_move, whole_moves, why_not
from kaboodle.games.mantis.text.positions import position_text, read_position
from tests.mantis import at, dealt, options, waits

TWO_CARDS = "draw: red/red-blue-pink green/red-green-blue"


def test_moves_round_trip() -> None:
    game = dealt(6, 1, starter=2)
    assert options(game, "C") == ["score", "steal>A", "steal>B", "steal>D", "steal>E", "steal>F"]
    for stages in whole_moves(game, 2):
        assert parse_move(game, 2, move_text(game, stages)) == stages
        assert parse_move(game, 2, f" {move_text(game, stages).upper()}\n") == stages


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "isn’t a move"),
        ("draw", "'draw' isn’t a move; the moves are score and steal, as in steal>B"),
        ("score>B", "isn’t a move"),
        ("sc\x00ore", r"'sc\\x00ore' isn’t a move"),
        ("steal", "say who you steal from"),
        ("steal>", "say who you steal from"),
        ("steal>D", "there is no seat 'd'; the seats are A to C"),
        ("steal>AB", "there is no seat 'ab'"),
        ("score" * 100, "at most 200 characters"),
    ],
)
def test_what_is_no_move_cannot_be_read(text: str, fault: str) -> None:
    with pytest.raises(Unreadable, match=fault):
        parse_move(at(f"A: red | {TWO_CARDS}"), 0, text)


def test_a_move_that_is_not_legal_now_says_why() -> None:
    game = at(f"A: red | {TWO_CARDS}")
    assert why_not(game, 0, "steal>B") == ""
    assert why_not(game, 0, "steal>A") == "you steal from another player’s tank, not from your own (MA-18)"
    assert why_not(game, 1, "score") == "it’s not your turn, the game waits for A (MA-13)"
    assert why_not(game, 9, "score") == "there is no seat 9"
    assert why_not(at("A: (score 10)"), 0, "score") == "the game is over, A won (MA-07)"
    with pytest.raises(NotNow):
        parse_move(game, 1, "score")
    assert waits(game) == "turn: A"


@pytest.mark.parametrize("move", [-1, 7, 1000])
def test_a_number_that_is_no_move_has_no_text(move: int) -> None:
    with pytest.raises(ValueError, match="there is no move"):
        move_text(dealt(2, 1), (move,))


@given(players=st.integers(2, 6), seed=st.integers(0, 2**64 - 1), moves=st.lists(st.integers(0, 5), max_size=105))
def test_any_moment_of_a_game_round_trips(players: int, seed: int, moves: list[int]) -> None:
    game = dealt(players, seed)
    for choice in moves:
        if game.over:
            break
        legal = game.legal(game.current)
        game.apply(game.current, legal[choice % len(legal)])
    text = position_text(game)
    again = read_position(text, "mantis", {})
    assert position_text(again) == text
    game.reseed(0)
    again.reseed(0)
    again.turns = game.turns  # what a position does not say
    assert again.fingerprint() == game.fingerprint()
    assert again.exposed_list() == game.exposed_list()
    assert [again.legal(seat) for seat in range(players)] == [game.legal(seat) for seat in range(players)]
    assert waits(again) == waits(game)


@pytest.mark.parametrize(
    "text",
    [
        f"A: red red blue | B: green (score 3) | C: | {TWO_CARDS} | turn: B",
        "A: (score 9) | B: | C: pink | draw: pink/blue-purple-pink | turn: C | asks: 7",
        "A: (score 10) | B: | C: | draw: pink/blue-purple-pink | turn: A | over: A",
        "A: | B: red (score 2) | C: pink (score 2) | turn: A | over: B C",
    ],
)
def test_written_positions_round_trip(text: str) -> None:
    assert position_text(at(text)) == text


def test_b_93_parts_left_out_take_their_natural_value() -> None:
    game = at("C: RED*2 | draw: pink/purple-blue-pink")
    assert position_text(game) == "A: | B: | C: red red | draw: pink/blue-purple-pink | turn: A"
    assert waits(game) == "turn: A"


def test_a_position_without_cards_to_draw_is_over() -> None:
    assert waits(at("A: red | B: (score 1)")) == "over: B"
    assert waits(at("A: | B: | C:")) == "over: A B C"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "an empty text is no position"),
        ("A: red", "Mantis has 2 to 6 seats, not 1"),
        (TWO_CARDS, "Mantis has 2 to 6 seats, not 0"),
        ("A: crimson | C:", "A: 'crimson' is no color"),
        ("A: red (score x) | C:", "A: 'x' is not a number from 0 to 105"),
        ("A: red (score -1) | C:", "A: '-1' is not a number"),
        ("A: red (score 106) | C:", "A: '106' is not a number"),
        ("A: red (score 99999999999999) | C:", "is not a number"),
        ("A: red (score) | C:", r"A: '\(score\)' can’t be read; a score looks like"),
        ("A: red (score 3) blue | C:", "A: .* can’t be read"),
        ("A: red (score 3 | C:", "A: .* can’t be read"),
        ("A: red*16 | C:", "A: '16' is not a number from 0 to 15"),
        ("A: red*x | C:", "A: 'x' is not a number"),
        ("A: red | A: blue | C:", "A: this part is there twice"),
        ("C: | draw: | draw:", "draw: this part is there twice"),
        ("G: red | C:", "there is no part 'g'; parts are seats A to F"),
        ("discard: red | C:", "there is no part 'discard'"),
        ("red blue | C:", "'red blue': a part is a name, a colon and what is there"),
        ("A: red | C: |", "'': a part is a name"),
        ("C: | turn: D", "there is no seat 'd'; the seats are A to C"),
        ("C: | turn: A B", "there is no seat 'a b'"),
        ("C: | turn:", "there is no seat ''"),
        ("C: | draw: red", "draw: 'red' is no card; a card looks like"),
        ("C: | draw: ?/red-blue-pink", "is no card; a card looks like"),
        ("C: | draw: ?", "is no card"),
        ("C: | draw: red/red-blue", "a back has three different colors"),
        ("C: | draw: red/red-red-blue", "a back has three different colors"),
        ("C: | draw: red/red-blue-pink-green", "a back has three different colors"),
        ("C: | draw: red/red-blue-crimson", "'crimson' is no color"),
        ("C: | draw: red/green-blue-pink", "its front is one of its back’s colors"),
        (
            "C: | draw: red/red-blue-pink red/pink-blue-red",
            "red/red-blue-pink is there twice, but each card",
        ),
        ("A: red*15 | C: | draw: red/red-blue-pink", "there are 16 red cards, more than the 15 there can be"),
        ("A: red (score 9) | C: (score 99)", "there are 109 cards, more than the 105 there can be"),
        ("A: (score 10) | C: (score 12)", "A C have 10 or more each"),
        ("A: (score 1) | C: | over: B", "over: 'B' didn’t win this position, A won"),
        (f"C: | {TWO_CARDS} | over: A", "the game goes on"),
        (f"C: | {TWO_CARDS} | asks: 9999999999", "asks: '9999999999' is not a number"),
        ("A: red\n| C: blue", "one line of plain letters"),
        ("A: red\x00 | C:", "one line of plain letters"),
        ("A: \u202ered | C:", "one line of plain letters"),
        ("A: red (score \u0663) | C:", "one line of plain letters"),
        ("A: " + "red " * 5000, "at most 10000 characters"),
        ("C: " + "x" * 500, r"xxx\.\.\.' is no color"),
    ],
)
def test_a_faulty_position_is_refused_with_its_fault(text: str, fault: str) -> None:
    with pytest.raises(Unreadable, match=fault):
        read_position(text, "mantis", {})


def test_a_position_of_another_edition_is_refused() -> None:
    with pytest.raises(OptionError, match="there is no edition 'original'"):
        read_position("A: red | B: blue", "original", {})


@given(st.text(alphabet="AB:|()*/- redblupinkscoturnwd3\n", max_size=80))
def test_no_text_does_worse_than_be_unreadable(text: str) -> None:
    try:
        game = read_position(text, "mantis", {})
    except Unreadable:
        return
    assert position_text(read_position(position_text(game), "mantis", {})) == position_text(game)


def test_a_blinded_position_shows_the_top_back_and_nothing_else_of_the_pile() -> None:
    game = at(f"A: red | C: | {TWO_CARDS}")
    assert position_text(blind(game, 0)) == "A: red | B: | C: | draw: ?/red-blue-pink ? | turn: A"
