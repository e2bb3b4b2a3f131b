"""Mantis, rule by rule."""

import pytest

from kaboodle.core.errors import NotNow, OptionError
from kaboodle.engine.event_buffer import EVERYONE
from kaboodle.games.mantis.beliefs import blind
from kaboodle.games.mantis.cards import CARDS, COLOURS, LETTERS, TRIPLES, back_of, front_of
from kaboodle.games.mantis.codes import SAW_DEALT, SAW_WIN, SCORE, STEAL
from kaboodle.games.mantis.editions import MANTIS
from tests.mantis import at, before, dealt, options, play, seen, told, waits

SEEDS = range(40)


def test_ma_01_two_to_six_players_and_about_ten_minutes() -> None:
    for players in range(2, 7):
        assert waits(dealt(players, 1, starter=players - 1)) == f"turn: {'ABCDEF'[players - 1]}"
    for players in (1, 7):
        with pytest.raises(OptionError, match="2-6 players"):
            MANTIS.choose(players, None)
    assert MANTIS.minutes == 10


def test_ma_02_ma_03_fifteen_fronts_of_each_of_seven_colours() -> None:
    fronts = [front_of(card) for card in range(CARDS)]
    assert len(fronts) == 105
    assert [fronts.count(colour) for colour in range(7)] == [15] * 7


def test_ma_04_ma_05_a_back_has_three_colours_and_the_front_is_one_of_them() -> None:
    for card in range(CARDS):
        back = TRIPLES[back_of(card)]
        assert len(set(back)) == 3
        assert front_of(card) in back


def test_ma_06_b_58_t_10_every_triple_once_with_each_of_its_fronts() -> None:
    cards = {(front_of(card), TRIPLES[back_of(card)]) for card in range(CARDS)}
    backs = [back for _, back in cards]
    assert len(cards) == 105
    assert len(set(backs)) == 35
    assert all(backs.count(back) == 3 for back in backs)


def test_b_59_seven_colours_with_a_letter_each() -> None:
    assert COLOURS == ("red", "orange", "yellow", "green", "blue", "purple", "pink")
    assert len(set(LETTERS)) == 7


def test_ma_07_b_62_the_first_to_have_ten_wins_at_once() -> None:
    game = at("A: red red (score 7) | B: blue (score 9) | draw: red/red-blue-pink blue/red-blue-pink")
    play(game, "A", "score")
    assert before(game, "A") == "(score 10)"
    assert game.payoffs == [1.0, 0.0, 0.0]
    assert waits(game) == "over: A"


def test_ma_07_nine_are_not_enough() -> None:
    game = at("A: red red (score 6) | draw: red/red-blue-pink blue/red-blue-pink")
    play(game, "A", "score")
    assert before(game, "A") == "(score 9)"
    assert game.payoffs == [0.0, 0.0, 0.0]
    assert waits(game) == "turn: B"


@pytest.mark.parametrize("players", range(2, 7))
def test_ma_08_ma_11_four_cards_each_face_up_and_the_rest_face_down(players: int) -> None:
    game = dealt(players, 5, starter=0)
    assert [sum(game.tank_list(seat)) for seat in range(players)] == [4] * players
    assert game.pile_size == 105 - 4 * players
    records = game.drain()
    assert [record[1] for record in records if record[0] == SAW_DEALT] == [
        seat for seat in range(players) for _ in "1234"
    ]
    assert all(record[6] == EVERYONE for record in records)
    known = blind(game, 0).pile_list()
    assert all(code >= CARDS for code in known)
    assert waits(game) == "turn: A"


def test_ma_08_the_deal_is_a_shuffle() -> None:
    assert len({tuple(dealt(4, seed).pile_list()) for seed in SEEDS}) == len(SEEDS)


def test_ma_09_equal_colours_are_stacked_and_counted_for_all_to_see() -> None:
    game = at("A: blue red blue | draw: pink/red-blue-pink")
    assert before(game, "A") == "red blue blue"
    assert seen(game, 1).seats[0].tank == {"red": 1, "blue": 2}
    assert waits(game) == "turn: A"


def test_ma_10_t_11_equal_colours_at_the_deal_are_not_scored() -> None:
    game = next(game for seed in SEEDS if (game := dealt(6, seed, starter=0)).tank_list(0)[0] >= 2)
    assert game.score_of(0) == 0
    assert game.size_of(0) == 4
    assert game.pile_size == 81
    assert waits(game) == "turn: A"


def test_ma_13_any_player_may_start_and_then_clockwise() -> None:
    assert {game.waiting[0] for seed in SEEDS if (game := dealt(6, seed))} == set(range(6))
    game = dealt(3, 1, starter=2)
    order = [waits(game)]
    for seat in "CAB":
        play(game, seat, "score")
        order.append(waits(game))
    assert order == ["turn: C", "turn: A", "turn: B", "turn: C"]


def test_ma_14_the_decision_comes_before_the_card_and_names_the_victim() -> None:
    game = at("A: red | B: blue | C: pink | draw: red/red-blue-pink blue/red-blue-pink", 3)
    assert options(game, "A") == ["score", "steal>B", "steal>C"]
    assert game.legal(1) == []
    assert seen(game, 0).top == ("red", "blue", "pink")
    assert waits(game) == "turn: A"


def test_ma_16_t_85_score_moves_all_of_that_colour() -> None:
    game = at("A: red red blue | draw: red/red-blue-pink blue/red-blue-pink | turn: A")
    play(game, "A", "score")
    assert before(game, "A") == "blue (score 3)"
    card = "red/red-blue-pink"
    assert told(game)[0] == {"what": "score", "seat": "A", "card": card, "count": 3}
    assert waits(game) == "turn: B"


def test_ma_17_without_a_match_the_card_stays_and_the_turn_ends() -> None:
    game = at("A: blue blue | draw: red/red-blue-pink blue/red-blue-pink")
    play(game, "A", "score")
    assert before(game, "A") == "red blue blue"
    assert told(game)[0]["count"] == 0
    assert waits(game) == "turn: B"


def test_ma_18_ma_20_t_86_a_steal_brings_all_of_that_colour_to_the_own_tank() -> None:
    game = at("A: pink (score 2) | B: blue blue blue red | draw: blue/red-blue-pink red/red-blue-pink")
    play(game, "A", "steal>B")
    assert before(game, "A") == "blue blue blue blue pink (score 2)"
    assert before(game, "B") == "red"
    card = "blue/red-blue-pink"
    assert told(game)[0] == {"what": "steal", "seat": "A", "other": "B", "card": card, "count": 4}
    assert waits(game) == "turn: B"


def test_ma_19_without_a_match_the_card_stays_with_the_victim() -> None:
    game = at("A: blue | B: red | draw: blue/red-blue-pink red/red-blue-pink")
    play(game, "A", "steal>B")
    assert before(game, "A") == "blue"
    assert before(game, "B") == "red blue"
    assert told(game)[0]["count"] == 0
    assert waits(game) == "turn: B"


def test_ma_21_stolen_cards_that_match_ones_own_are_not_scored() -> None:
    game = at("A: blue blue | B: blue | draw: blue/red-blue-pink red/red-blue-pink")
    play(game, "A", "steal>B")
    assert before(game, "A") == "blue blue blue blue"
    assert waits(game) == "turn: B"


def test_ma_22_ma_23_score_piles_show_their_number_but_not_their_colours() -> None:
    views = []
    for colour in ("red", "blue"):
        game = at(f"A: {colour} pink | draw: {colour}/red-blue-pink green/red-green-pink")
        play(game, "A", "score")
        views.append(seen(game, 1))
        assert waits(game) == "turn: B"
    assert views[0] == views[1]
    shown = [(seat.tank, seat.score) for seat in views[0].seats]
    assert shown == [({"pink": 1}, 2), ({}, 0), ({}, 0)]


def test_ma_24_an_empty_tank_just_plays_on() -> None:
    game = at("B: blue | draw: red/red-blue-pink blue/red-blue-pink green/red-green-pink")
    play(game, "A", "score")
    assert before(game, "A") == "red"
    play(game, "B", "score")
    assert before(game, "B") == "(score 2)"
    assert waits(game) == "turn: C"


def test_ma_25_when_the_pile_runs_out_the_most_scored_wins() -> None:
    game = at("A: blue blue | B: pink (score 3) | C: (score 4) | draw: red/red-blue-pink")
    play(game, "A", "score")
    assert waits(game) == "over: C"


def test_ma_26_a_tie_goes_to_the_fuller_tank() -> None:
    game = at("A: blue | B: pink pink pink (score 4) | C: green (score 4) | draw: red/red-blue-pink")
    play(game, "A", "steal>C")
    assert before(game, "C") == "red green (score 4)"
    assert waits(game) == "over: B"


def test_ma_27_two_players_need_fifteen() -> None:
    game = at("A: red red (score 11) | draw: red/red-blue-pink blue/red-blue-pink", 2)
    play(game, "A", "score")
    assert before(game, "A") == "(score 14)"
    assert waits(game) == "turn: B"
    game = at("A: red red (score 12) | draw: red/red-blue-pink blue/red-blue-pink", 2)
    play(game, "A", "score")
    assert waits(game) == "over: A"


def test_ma_28_two_players_steal_again_and_again() -> None:
    game = at(
        "B: red blue pink | draw: red/red-blue-pink blue/red-blue-pink green/red-green-pink pink/red-green-pink", 2
    )
    play(game, "A", "steal>B")
    assert waits(game) == "turn: A"
    assert told(game)[-1] == {"what": "turn", "seat": "A", "note": "again"}
    play(game, "A", "steal>B")
    assert waits(game) == "turn: A"
    play(game, "A", "steal>B")
    assert before(game, "A") == "red red blue blue"
    assert before(game, "B") == "green pink"
    assert waits(game) == "turn: B"


def test_ma_28_three_players_do_not_steal_again() -> None:
    game = at("B: red | draw: red/red-blue-pink blue/red-blue-pink", 3)
    play(game, "A", "steal>B")
    assert before(game, "A") == "red red"
    assert waits(game) == "turn: B"


def test_b_60_a_second_tie_is_a_shared_victory() -> None:
    game = at("A: blue | B: pink pink (score 4) | C: green (score 4) | draw: red/red-blue-pink")
    play(game, "A", "steal>C")
    assert game.payoffs == [0.0, 0.5, 0.5]
    won = [(seat, extra) for what, seat, _, _, _, extra, *_ in game.drain() if what == SAW_WIN]
    assert won == [(1, 2), (2, 2)], "two winners share the victory"
    assert waits(game) == "over: B C"


def test_b_61_the_last_turn_is_resolved_before_the_count() -> None:
    game = at("A: red red (score 2) | B: (score 4) | draw: red/red-blue-pink")
    play(game, "A", "score")
    assert [event["what"] for event in told(game)] == ["score", "empty", "win"]
    assert waits(game) == "over: A"


def test_b_61_reaching_the_goal_with_the_last_card_wins_first() -> None:
    game = at("A: red (score 8) | B: pink pink pink (score 9) | draw: red/red-blue-pink")
    play(game, "A", "score")
    assert [event["what"] for event in told(game)] == ["score", "win"]
    assert waits(game) == "over: A"


def test_b_62_only_the_seat_on_turn_can_gain_score_cards() -> None:
    game = at("A: red | B: red red red (score 9) | draw: red/red-blue-pink blue/red-blue-pink")
    play(game, "A", "steal>B")
    assert before(game, "B") == "(score 9)"
    assert waits(game) == "turn: B"


@pytest.mark.parametrize("top", ["red", "green"])
def test_b_63_the_extra_turn_may_score_and_that_ends_the_chain(top: str) -> None:
    game = at(f"B: red blue | draw: red/red-blue-pink {top}/red-green-pink blue/red-blue-pink", 2)
    play(game, "A", "steal>B")
    assert options(game, "A") == ["score", "steal>B"]
    play(game, "A", "score")
    assert before(game, "A") == {"red": "(score 3)", "green": "red red green"}[top]
    assert waits(game) == "turn: B"


def test_b_64_no_extra_turn_with_an_empty_pile() -> None:
    game = at("A: pink | B: red blue (score 1) | draw: red/red-blue-pink", 2)
    play(game, "A", "steal>B")
    assert before(game, "A") == "red red pink"
    assert waits(game) == "over: B"


def test_b_65_stealing_from_an_empty_tank_leaves_the_card_there() -> None:
    game = at("A: red | draw: red/red-blue-pink blue/red-blue-pink")
    play(game, "A", "steal>B")
    assert before(game, "A") == "red"
    assert before(game, "B") == "red"
    assert waits(game) == "turn: B"


def test_b_66_the_next_back_is_public_and_its_front_is_nobodys() -> None:
    game = at("A: red | draw: red/red-blue-pink green/red-green-pink pink/red-green-pink")
    play(game, "A", "score")
    assert told(game)[1] == {"what": "top", "card": "?/red-green-pink"}
    for seat in range(3):
        known = seen(game, seat)
        assert known.top == ("red", "green", "pink")
        assert known.pile == 2
        assert known.unseen == {"red-green-pink": 2}
        assert "green" not in str(known.seats)
    assert waits(game) == "turn: B"


def test_b_67_a_choice_is_final_once_sent() -> None:
    game = at("A: red | B: blue | draw: pink/red-blue-pink blue/red-blue-pink")
    play(game, "A", "score")
    before_it = game.fingerprint()
    with pytest.raises(ValueError, match="seat 0 may not play move 2 now"):
        game.apply(0, STEAL + 1)
    with pytest.raises(NotNow, match="not your turn, the game waits for B"):
        play(game, "A", "steal>B")
    assert game.fingerprint() == before_it
    assert waits(game) == "turn: B"


def test_b_91_the_first_player_is_drawn_or_chosen() -> None:
    assert len({dealt(4, seed).current for seed in SEEDS}) == 4
    assert [waits(dealt(4, 9, starter=seat)) for seat in range(4)] == ["turn: A", "turn: B", "turn: C", "turn: D"]


def test_b_92_silence_means_score() -> None:
    game = at("A: red | B: blue | draw: pink/red-blue-pink blue/red-blue-pink")
    assert game.default(0) == SCORE
    with pytest.raises(ValueError, match="seat 1 is not asked"):
        game.default(1)
    assert waits(game) == "turn: A"


@pytest.mark.parametrize(
    ("seats", "winners"),
    [
        ("A: pink (score 3) | B: blue (score 5) | C: red (score 4)", "over: B"),
        ("A: pink (score 5) | B: blue (score 5) | C: red red red (score 4)", "over: A"),  # the last card fills A's Tank
        ("A: (score 5) | B: blue (score 5) | C: red red red (score 4)", "over: A B"),
        ("A: green (score 8) | B: blue blue blue (score 9)", "over: A"),
    ],
)
def test_t_88_the_last_card_decides(seats: str, winners: str) -> None:
    game = at(f"{seats} | draw: green/red-green-pink")
    play(game, "A", "score")
    assert waits(game) == winners
