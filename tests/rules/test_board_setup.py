"""The Board Game, rule by rule: what is in the box, how it is set up, and how a turn goes."""

import pytest

import kaboodle
from kaboodle.games.board.codes import MAGNET
from kaboodle.games.board.editions import BOARD
from kaboodle.games.board.shipped_packs import shipped
from tests.board import board, dealt, done, hand, part, passes, play, refused, space, waits, whats

SEEDS = range(30)


def test_bg_01_two_to_six_players_and_about_twenty_minutes() -> None:
    for players in range(2, 7):
        assert waits(dealt(players, 1)).startswith("turn ")
    for players in (1, 7):
        with pytest.raises(kaboodle.OptionError, match="2-6 players"):
            dealt(players, 1)
    assert BOARD.minutes == 20


def test_bg_02_72_action_cards_21_discs_and_six_characters() -> None:
    pack = shipped("house-pack-1")
    assert sum(count for _, count in pack.cards) == 72
    assert sum(count for _, count in pack.discs) == 21
    assert BOARD.seats[-1] == 6


def test_bg_03_ten_of_the_discs_are_magnets() -> None:
    pack = shipped("house-pack-1")
    assert pack.magnets == 10
    assert sum(count for code, count in pack.discs if code != MAGNET) == 11


def test_bg_04_the_first_on_the_bow_wins() -> None:
    table = board("A: (space 18) | B: (space 17) | discs: move-1 move-2")
    done(table, "A")
    assert table.payoffs == {"A": 1.0, "B": 0.0}
    assert waits(table) == "over A"


@pytest.mark.parametrize("players", range(2, 7))
def test_bg_06_bg_07_bg_08_everybody_in_the_litter_box_with_five_secret_cards(players: int) -> None:
    table = dealt(players, 3)
    assert [space(table, seat) for seat in table.seats] == [0] * players
    assert [table.game.size_of(seat) for seat in range(players)] == [5] * players
    assert table.game.pile_size == 72 - 5 * players
    assert not part(table, "discard")
    for seat in table.seats:
        cards = [event.card for event in table.stream(seat) if event.what == "dealt" and event.seat != seat]
        assert cards == [None] * (5 * players - 5)
    assert table.question == "turn"


def test_bg_09_bg_10_bg_25_the_magnets_lie_open_and_none_is_in_the_movement_deck() -> None:
    decks = set()
    for seed in SEEDS:
        table = dealt(3, seed)
        assert part(table, "magnets") == "10"
        discs = part(table, "discs").split()
        assert len(discs) == 11
        assert "magnet" not in discs
        decks.add(tuple(discs))
        assert table.question == "turn"
    assert len(decks) == len(SEEDS)


def test_bg_11_somebody_is_chosen_to_begin() -> None:
    assert len({dealt(3, seed).waiting for seed in SEEDS}) == 3
    table = kaboodle.new("board", 3, seed=1, options={"first": "host"}, starter="B")
    assert waits(table) == "turn B"


def test_bg_12_any_number_of_cards_or_none_before_the_disc() -> None:
    table = board("A: flip*2 shuffle skip | B: nope | draw: nope | discs: move-1 move-2")
    for card in ("flip", "shuffle", "flip"):
        play(table, "A", card)
        assert waits(table) == "turn A"
    assert part(table, "discard") == "flip shuffle flip"
    done(table, "A")
    assert waits(table) == "turn B"


def test_bg_13_bg_14_the_disc_is_turned_and_the_next_player_clockwise_follows() -> None:
    table = board("A: skip | B: skip | C: skip | discs: move-3 move-1 | turn: B")
    done(table, "B")
    assert part(table, "used") == "move-3"
    assert space(table, "B") == 3
    assert "disc" in whats(table.stream(None))
    assert waits(table) == "turn C"


def test_bg_16_an_empty_hand_draws_three_at_the_start_of_the_turn() -> None:
    table = board("A: skip | B: | C: nope | draw: flip nope skip shuffle")
    play(table, "A", "skip")
    assert hand(table, "B") == "nope flip skip"
    assert part(table, "draw") == "shuffle"
    assert waits(table) == "turn B"


def test_b_86_only_the_start_of_the_turn_counts() -> None:
    table = board("A: flip | B: skip | draw: nope nope nope nope | discs: move-1 move-1")
    play(table, "A", "flip")
    assert hand(table, "A") == ""
    done(table, "A")
    assert hand(table, "A") == "nope*2"  # chaos: space 1 gives two cards
    assert waits(table) == "turn B"


def test_b_68_the_calm_side_is_up_unless_the_option_says_otherwise() -> None:
    assert part(dealt(2, 1), "side") == "calm"
    table = dealt(2, 1, start_side="chaos")
    assert part(table, "side") == "chaos"
    assert table.question == "turn"


def test_b_85_when_deck_and_discard_pile_are_empty_one_draws_what_there_is() -> None:
    table = board("A: skip (space 1) | B: skip | draw: nope | discs: move-1")
    done(table, "A")
    assert hand(table, "A") == "nope skip"
    assert waits(table) == "turn B"


def test_b_90_the_pack_is_a_table_option() -> None:
    assert dealt(2, 1).game.pile_size == 62
    table = dealt(2, 1, pack="standard-64")
    assert table.game.pile_size == 54
    assert sum(count for _, count in shipped("standard-64").discs) == 21
    with pytest.raises(kaboodle.OptionError, match=r"house-pack-1 / standard-64 \(B-90\)"):
        dealt(2, 1, pack="my-pack")
    assert table.question == "turn"


def test_t_12_six_players_set_up() -> None:
    table = dealt(6, 8)
    assert [table.game.size_of(seat) for seat in range(6)] == [5] * 6
    assert table.game.pile_size == 42
    assert len(part(table, "discs").split()) == 11
    assert "magnet" not in part(table, "discs")
    assert part(table, "magnets") == "10"
    assert [space(table, seat) for seat in table.seats] == [0] * 6
    assert part(table, "side") == "calm"
    assert table.question == "turn"


def test_bg_42_decks_that_ran_out_are_made_of_their_discard_piles() -> None:
    table = board("A: see-the-future skip | B: skip | discard: flip nope | used: move-1 magnet leapfrog")
    play(table, "A", "see-the-future")
    assert sorted(part(table, "discs").split()) == ["leapfrog", "magnet", "move-1"]
    assert part(table, "used") == ""
    assert waits(table) == "turn A"
    table = board("A: skip (space 1) | B: skip | discard: flip nope | discs: move-1")
    done(table, "A")
    assert hand(table, "A") in ("skip flip nope", "nope flip skip", "flip skip nope", "nope flip skip")
    assert part(table, "discard") == ""
    assert waits(table) == "turn B"


def test_b_80_used_magnets_stay_in_the_cycle() -> None:
    table = board("A: skip | B: skip | discs: magnet | used: move-1 | magnets: 9")
    done(table, "A")
    table.play("A", "explode")
    assert sorted(part(table, "discs").split()) == ["magnet", "move-1"]
    assert (part(table, "used"), part(table, "magnets")) == ("", "9")
    assert waits(table) == "turn B"


def test_b_80_magnets_return_to_the_supply_by_option() -> None:
    table = board("A: skip | B: skip | discs: magnet | used: move-1 | magnets: 9", magnets_return="true")
    done(table, "A")
    table.play("A", "explode")
    assert (part(table, "discs"), part(table, "magnets")) == ("move-1", "10")
    assert waits(table) == "turn B"


def test_a_turn_without_any_disc_ends_where_it_began() -> None:
    table = board("A: skip (space 4) | B: skip")
    done(table, "A")
    assert space(table, "A") == 4
    assert waits(table) == "turn B"


def test_what_is_not_asked_is_refused_with_its_rule() -> None:
    table = board("A: flip nope defuse | B: add-magnet | C: skip | discs: move-1")
    refused(table, "B", "done", r"waits for A \(BG-14\)")
    refused(table, "A", "nope", r"save it for when someone plays a card \(B-82\)")
    refused(table, "A", "defuse", r"it saves you from a Kitten \(BG-32\)")
    refused(table, "A", "skip", "you don’t have Skip")
    refused(table, "B", "nope", "nothing to Nope")
    table.play("A", "flip")
    refused(table, "A", "nope", r"your own card \(B-19\)")
    passes(table)
    assert waits(table) == "turn A"
