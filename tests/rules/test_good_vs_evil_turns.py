"""Good vs Evil: turns, exploding, defusing and attacks, by rule id."""

import pytest

from tests.editions import good, refused, same_to
from tests.tables import cards, discard, hand, happens, let_it_happen, pile, seat_seen, view, waits


def test_ge_17_any_number_of_cards_may_be_played_face_up_and_each_is_carried_out() -> None:
    table = good("A: shuffle reveal-the-future favor | B: loaf | draw: moon moon moon kitten")
    happens(table, "A", "shuffle")
    happens(table, "A", "reveal-the-future")
    happens(table, "A", "favor")
    table.play("B", "give loaf")
    assert discard(table) == ["favor", "reveal-the-future", "shuffle"]
    assert view(table, None).discard == ("favor", "reveal-the-future", "shuffle")
    assert hand(table, "A") == {"loaf": 1}
    assert waits(table) == "turn: A"


def test_ge_17_a_player_may_play_nothing() -> None:
    table = good("A: shuffle attack | B: loaf | draw: moon kitten")
    table.play("A", "draw")
    assert discard(table) == []
    assert waits(table) == "turn: B"


def test_ge_18_a_turn_ends_with_the_top_card_coming_to_hand() -> None:
    table = good("A: shuffle | B: loaf | draw: moon cactus kitten")
    table.play("A", "draw")
    assert hand(table, "A") == {"shuffle": 1, "moon": 1}
    assert pile(table) == ["cactus", "kitten"]
    assert [seen.card for seen in table.seen_by("B") if seen.what == "draw"] == [None]
    assert waits(table) == "turn: B"


def test_ge_19_play_goes_clockwise_past_the_dead() -> None:
    table = good("A: | B: | D: | draw: moon moon moon moon kitten kitten | dead: C")
    order = []
    for _ in range(4):
        order.append(table.waiting[0])
        table.play(table.waiting[0], "draw")
    assert order == ["A", "B", "D", "A"]
    assert waits(table) == "turn: B"


def test_ge_20_the_only_survivor_wins_at_once_and_nothing_more_is_accepted() -> None:
    table = good("A: loaf nope | B: shuffle nope | draw: kitten moon")
    table.play("A", "draw")
    assert table.winners == ("B",)
    assert table.over
    for seat in "AB":
        refused(table, seat, "draw", "nope", "shuffle", "pass")
        assert list(table.legal(seat)) == []
    assert waits(table) == "over: B"


def test_ge_21_everybody_may_count_the_pile() -> None:
    table = good("A: loaf | B: loaf | C: | draw: moon moon kitten kitten")
    table.play("A", "draw")
    assert [view(table, seat).pile for seat in ["A", "B", "C", None]] == [3, 3, 3, 3]
    assert waits(table) == "turn: B"


def test_ge_21_no_hand_is_too_large() -> None:
    table = good("A: loaf*4 moon*4 cactus*4 noodle*4 favor*4 feral*4 | B: | draw: nope kitten")
    table.play("A", "draw")
    assert cards(table, "A") == 25
    assert waits(table) == "turn: B"


def test_ge_21_an_empty_hand_can_only_draw() -> None:
    table = good("A: | B: loaf | draw: nope kitten")
    assert list(table.legal("A")) == ["draw"]
    table.play("A", "draw")
    assert hand(table, "A") == {"nope": 1}
    assert waits(table) == "turn: B"


def test_ge_22_a_kitten_is_shown_at_once_and_without_defuse_all_cards_are_discarded() -> None:
    table = good("A: loaf shuffle nope | B: loaf | C: moon | draw: kitten moon kitten | discard: attack")
    table.play("A", "draw")
    assert next((seen.what, seen.seat, seen.card) for seen in table.seen_by("C")) == ("kitten", "A", "kitten")
    assert discard(table)[0] == "kitten"
    assert sorted(discard(table)) == ["attack", "kitten", "loaf", "nope", "shuffle"]
    assert not seat_seen(table, "B", "A").alive
    assert waits(table) == "turn: B"


def test_ge_23_one_defuse_is_spent_and_goes_to_the_discard_pile() -> None:
    table = good("A: defuse*2 | B: loaf | draw: kitten moon")
    table.play("A", "draw")
    assert waits(table) == "face: A"
    assert [seen.card for seen in table.seen_by("B") if seen.what == "kitten"] == ["kitten"]
    table.play("A", "defuse")
    assert hand(table, "A") == {"defuse": 1}
    assert discard(table) == ["defuse"]
    assert waits(table) == "hide: A"


@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_ge_24_the_kitten_goes_anywhere_and_the_rest_keeps_its_order(place: int) -> None:
    table = good("A: defuse | B: loaf | draw: kitten moon cactus noodle")
    table.play("A", "draw")
    table.play("A", "defuse")
    assert list(table.legal("A")) == ["hide@0", "hide@1", "hide@2", "hide@3"]
    table.play("A", f"hide@{place}")
    rest = ["moon", "cactus", "noodle"]
    assert pile(table) == [*rest[:place], "kitten", *rest[place:]]
    assert waits(table) == "turn: B"


def test_ge_24_the_others_do_not_learn_the_place_and_nobody_sees_the_other_cards() -> None:
    tables = []
    for place in (0, 2):
        table = good("A: defuse | B: loaf | C: loaf | draw: kitten moon cactus kitten")
        table.play("A", "draw")
        table.play("A", "defuse")
        table.play("A", f"hide@{place}")
        tables.append(table)
    assert all(same_to(seat, *tables) for seat in ["B", "C", None])
    assert not same_to("A", *tables)
    assert [(seen.card, seen.place) for seen in tables[1].seen_by("B") if seen.what == "hide"] == [(None, None)]
    assert [known.card for known in view(tables[1], "A").pile_known] == ["kitten"]
    assert waits(tables[1]) == "turn: B"


def test_ge_25_t_31_defusing_ends_only_one_of_the_turns_owed() -> None:
    table = good("A: loaf | B: defuse | C: loaf | draw: kitten moon kitten | turn: B owes 2 attacked")
    table.play("B", "draw")
    table.play("B", "defuse")
    table.play("B", "hide@bottom")
    assert waits(table) == "turn: B"
    table.play("B", "draw")
    assert waits(table) == "turn: C"


def test_ge_25_defusing_ends_an_ordinary_turn() -> None:
    table = good("A: defuse shuffle | B: loaf | draw: kitten moon")
    table.play("A", "draw")
    table.play("A", "defuse")
    table.play("A", "hide@1")
    refused(table, "A", "shuffle", "draw")
    assert waits(table) == "turn: B"


def test_ge_60_nothing_but_a_defuse_saves() -> None:
    table = good("A: nope feral*2 shuffle attack raising-heck | B: loaf | C: moon | draw: kitten moon kitten")
    table.play("A", "draw")
    assert not seat_seen(table, None, "A").alive
    assert waits(table) == "turn: B"


def test_ge_42_attack_ends_the_turn_without_a_draw_and_the_next_player_takes_two() -> None:
    table = good("A: attack | B: loaf | C: moon | draw: moon cactus kitten kitten")
    happens(table, "A", "attack")
    assert cards(table, "A") == 0
    assert len(pile(table)) == 4
    assert discard(table) == ["attack"]
    assert waits(table) == "turn: B owes 2"


def test_ge_43_the_victim_plays_one_normal_turn_and_then_another() -> None:
    table = good("A: attack | B: shuffle | C: moon | draw: moon cactus kitten kitten")
    happens(table, "A", "attack")
    table.play("B", "draw")
    assert waits(table) == "turn: B"
    happens(table, "B", "shuffle")
    assert waits(table) == "turn: B"


def test_ge_43_after_both_turns_play_goes_on_from_the_victim() -> None:
    table = good("A: attack | B: | C: moon | draw: moon cactus kitten kitten")
    happens(table, "A", "attack")
    table.play("B", "draw")
    table.play("B", "draw")
    assert hand(table, "B") == {"moon": 1, "cactus": 1}
    assert waits(table) == "turn: C"


def test_ge_44_t_25_attacks_pile_up_to_four_and_then_six() -> None:
    table = good("A: attack | B: attack | C: targeted-attack | D: loaf | draw: moon kitten kitten kitten")
    happens(table, "A", "attack")
    happens(table, "B", "attack")
    assert waits(table) == "turn: C owes 4"
    happens(table, "C", "targeted-attack>D")
    assert waits(table) == "turn: D owes 6"


@pytest.mark.parametrize(("move", "hit"), [("attack", "C"), ("targeted-attack>D", "D"), ("godcat=attack", "C")])
def test_ge_44_everybody_sees_whom_an_attack_would_hit_and_how_many_turns_that_makes(move: str, hit: str) -> None:
    hands = "A: loaf | B: attack targeted-attack godcat | C: nope | D: loaf"
    table = good(f"{hands} | draw: moon kitten kitten kitten | turn: B owes 2 attacked")
    table.play("B", move)
    for seat in ("A", "D", None):
        ask = view(table, seat).ask
        assert ask is not None
        assert (ask.victim, ask.turns) == (hit, 4)
    table.play("C", "nope")
    ask = view(table, "A").ask
    assert ask is not None
    assert (ask.victim, ask.turns) == (None, 0)
    let_it_happen(table)
    assert waits(table) == "turn: B owes 2"


def test_ge_44_every_one_of_six_owed_turns_is_played() -> None:
    table = good("A: loaf | B: loaf | draw: moon moon moon moon cactus cactus kitten | turn: A owes 6 attacked")
    for left in (5, 4, 3, 2):
        table.play("A", "draw")
        assert waits(table) == f"turn: A owes {left}"
    table.play("A", "draw")
    assert waits(table) == "turn: A"
    table.play("A", "draw")
    assert waits(table) == "turn: B"


def test_ge_44_an_attack_in_the_middle_passes_on_what_is_left_and_two() -> None:
    table = good("A: loaf | B: attack | C: loaf | draw: moon moon kitten kitten | turn: B owes 4 attacked")
    table.play("B", "draw")
    happens(table, "B", "attack")
    assert waits(table) == "turn: C owes 5"


def test_ge_44_a_noped_attack_leaves_the_turns_owed_as_they_were() -> None:
    table = good("A: nope | B: attack | C: loaf | draw: moon moon kitten kitten | turn: B owes 2 attacked")
    table.play("B", "attack")
    table.play("A", "nope")
    let_it_happen(table)
    assert view(table, None).attacked
    assert waits(table) == "turn: B owes 2"


def test_ge_45_t_34_a_targeted_attack_skips_those_between_and_goes_on_from_its_victim() -> None:
    table = good("A: targeted-attack | B: loaf | C: loaf | D: loaf | draw: moon moon moon kitten kitten kitten")
    assert [move for move in table.legal("A") if move != "draw"] == [f"targeted-attack>{seat}" for seat in "BCD"]
    happens(table, "A", "targeted-attack>C")
    assert cards(table, "A") == 0
    assert waits(table) == "turn: C owes 2"
    table.play("C", "draw")
    table.play("C", "draw")
    assert waits(table) == "turn: D"


def test_ge_44_ge_45_t_35_a_victim_of_a_targeted_attack_may_pass_it_on() -> None:
    table = good("A: targeted-attack | B: loaf | C: targeted-attack | D: loaf | draw: moon kitten kitten kitten")
    happens(table, "A", "targeted-attack>C")
    happens(table, "C", "targeted-attack>A")
    assert waits(table) == "turn: A owes 4"


def test_ge_45_t_36_nobody_targets_themselves_or_the_dead() -> None:
    table = good("A: targeted-attack | B: loaf | C: loaf | draw: moon kitten kitten | dead: D")
    refused(table, "A", "targeted-attack>A", "targeted-attack>D")
    assert hand(table, "A") == {"targeted-attack": 1}
    assert waits(table) == "turn: A"
