"""The 2-Player Edition: its cards and combinations, by rule id."""

from collections import Counter

import pytest

import kaboodle
from tests.editions import good, refused, same_to, two
from tests.tables import cards, discard, hand, happens, let_it_happen, pile, view, waits


def test_tp_20_attack_ends_the_turn_without_a_draw_and_the_opponent_takes_two() -> None:
    table = two("A: attack | B: skip | draw: loaf moon kitten")
    happens(table, "A", "attack")
    assert cards(table, "A") == 0
    assert waits(table) == "turn: B owes 2"
    table.play("B", "draw")
    assert waits(table) == "turn: B"
    table.play("B", "draw")
    assert waits(table) == "turn: A"


def test_tp_21_t_30_a_victim_who_attacks_at_once_makes_it_four() -> None:
    table = two("A: attack | B: attack | draw: loaf moon kitten")
    happens(table, "A", "attack")
    happens(table, "B", "attack")
    assert view(table, None).discard.count("attack") == 2
    assert waits(table) == "turn: A owes 4"


def test_tp_21_t_30_a_game_has_no_third_attack_card() -> None:
    for seed in range(20):
        table = kaboodle.new("two-player", players=2, seed=seed)
        held = sum(hand(table, seat).get("attack", 0) for seat in "AB")
        assert held + pile(table).count("attack") == 2
        assert table.question == "turn"


def test_tp_22_skip_ends_the_turn_at_once_without_a_draw() -> None:
    table = two("A: skip | B: nope | draw: kitten loaf")
    happens(table, "A", "skip")
    assert cards(table, "A") == 0
    assert pile(table) == ["kitten", "loaf"]
    assert waits(table) == "turn: B"


def test_tp_23_one_skip_ends_one_of_two_turns_and_two_end_both() -> None:
    table = two("A: loaf | B: skip*2 | draw: kitten loaf | turn: B owes 2 attacked")
    happens(table, "B", "skip")
    assert waits(table) == "turn: B"
    happens(table, "B", "skip")
    assert waits(table) == "turn: A"


def test_tp_23_a_noped_skip_leaves_the_turns_owed_as_they_were() -> None:
    table = two("A: nope | B: skip | draw: kitten loaf | turn: B owes 2 attacked")
    table.play("B", "skip")
    table.play("A", "nope")
    let_it_happen(table)
    assert waits(table) == "turn: B owes 2"


def test_tp_24_favor_makes_the_opponent_give_a_card_of_their_choice() -> None:
    table = two("A: favor | B: nope skip | draw: loaf kitten")
    happens(table, "A", "favor")
    assert set(table.legal("B")) == {"give nope", "give skip"}
    table.play("B", "give skip")
    assert hand(table, "A") == {"skip": 1}
    assert waits(table) == "turn: A"


def test_tp_25_the_future_is_seen_in_private_and_the_turn_goes_on() -> None:
    tables = []
    for text in ("loaf kitten skip moon", "skip loaf moon kitten"):
        table = two(f"A: see-the-future | B: nope | draw: {text}")
        happens(table, "A", "see-the-future")
        seen = [(event.place, event.card) for event in table.seen_by("A") if event.what == "future"]
        assert seen == list(enumerate(text.split()[:3]))
        assert pile(table) == text.split()
        tables.append(table)
    assert same_to("B", *tables)
    assert same_to(None, *tables)
    assert waits(tables[0]) == "turn: A"


def test_tp_26_shuffle_mixes_the_pile_thoroughly() -> None:
    tops = Counter[str]()
    for seed in range(400):
        table = two("A: shuffle | B: nope | draw: loaf kitten skip moon", seed)
        happens(table, "A", "shuffle")
        assert sorted(pile(table)) == ["kitten", "loaf", "moon", "skip"]
        tops[pile(table)[0]] += 1
        assert waits(table) == "turn: A"
    assert all(55 < tops[card] < 145 for card in ("kitten", "loaf", "moon", "skip")), tops  # 100 expected


@pytest.mark.parametrize("card", ["attack", "skip", "favor", "see-the-future", "shuffle"])
def test_tp_27_a_nope_cancels_a_card_and_its_action(card: str) -> None:
    table = two(f"A: {card} | B: nope loaf | draw: loaf kitten skip moon")
    table.play("A", card)
    table.play("B", "nope")
    let_it_happen(table)
    assert pile(table) == ["loaf", "kitten", "skip", "moon"]
    assert not [event for event in table.stream("A") if event.what == "future"]
    assert discard(table) == ["nope", card]
    assert waits(table) == "turn: A"


def test_tp_27_neither_the_kitten_nor_a_defuse_can_be_noped() -> None:
    table = two("A: defuse | B: nope | draw: kitten loaf")
    table.play("A", "draw")
    refused(table, "B", "nope")
    table.play("A", "defuse")
    refused(table, "B", "nope")
    assert waits(table) == "hide: A"


@pytest.mark.parametrize(("nopes", "then"), [(1, "turn: A"), (2, "turn: B"), (3, "turn: A")])
def test_tp_28_a_nope_on_a_nope_makes_it_a_yes_and_so_on(nopes: int, then: str) -> None:
    table = two("A: skip nope | B: nope*2 | draw: kitten loaf")
    table.play("A", "skip")
    for seat in "BAB"[:nopes]:
        table.play(seat, "nope")
    let_it_happen(table)
    assert discard(table) == ["nope"] * nopes + ["skip"]
    assert waits(table) == then


def test_tp_29_a_nope_comes_before_the_action_begins_also_out_of_turn() -> None:
    table = two("A: favor*2 | B: nope*2 | draw: kitten loaf")
    refused(table, "B", "nope")
    happens(table, "A", "favor")
    refused(table, "B", "nope")
    table.play("B", "give nope")
    table.play("A", "favor")
    table.play("B", "nope")
    assert discard(table) == ["nope", "favor", "favor"]
    assert waits(table) == "window: A"


@pytest.mark.parametrize(("held", "move"), [("moon*2", "moon+moon"), ("skip*3", "skip+skip+skip:loaf")])
def test_tp_30_t_43_a_nope_may_be_played_on_a_combination(held: str, move: str) -> None:
    table = two(f"A: {held} | B: nope loaf | draw: kitten loaf")
    table.play("A", move)
    table.play("B", "nope")
    let_it_happen(table)
    assert hand(table, "A") == {}
    assert hand(table, "B") == {"loaf": 1}
    assert discard(table) == ["nope", *move.partition(":")[0].split("+")]
    assert waits(table) == "turn: A"


def test_tp_31_after_a_noped_attack_the_attacker_plays_on_as_in_the_example() -> None:
    table = two("A: see-the-future attack shuffle | B: nope | draw: kitten loaf moon skip", seed=1)
    happens(table, "A", "see-the-future")
    table.play("A", "attack")
    table.play("B", "nope")
    let_it_happen(table)
    assert waits(table) == "turn: A"
    happens(table, "A", "shuffle")
    assert waits(table) == "turn: A"
    table.play("A", "draw")
    assert waits(table) in ("turn: B", "over: B")


@pytest.mark.parametrize("cat", ["loaf", "moon", "cactus"])
def test_tp_32_a_cat_alone_is_powerless_and_two_equal_ones_steal(cat: str) -> None:
    table = two(f"A: {cat}*2 | B: nope | draw: loaf kitten")
    refused(table, "A", cat)
    happens(table, "A", f"{cat}+{cat}")
    assert hand(table, "A") == {"nope": 1}
    assert discard(table) == [cat, cat]
    assert waits(table) == "turn: A"


KINDS = ["defuse", "attack", "skip", "favor", "see-the-future", "shuffle", "nope", "loaf"]


@pytest.mark.parametrize("kind", KINDS)
def test_tp_34_any_pair_steals_a_random_card_and_its_text_is_ignored(kind: str) -> None:
    table = two(f"A: {kind}*2 | B: moon | draw: loaf cactus skip kitten")
    happens(table, "A", f"{kind}+{kind}")
    assert hand(table, "A") == {"moon": 1}
    assert pile(table) == ["loaf", "cactus", "skip", "kitten"]
    assert waits(table) == "turn: A"


def test_tp_34_each_card_is_stolen_about_equally_often() -> None:
    stolen = Counter[str]()
    for seed in range(900):
        table = two("A: skip*2 | B: nope favor defuse | draw: loaf kitten", seed)
        happens(table, "A", "skip+skip")
        stolen.update(hand(table, "A"))
        assert waits(table) == "turn: A"
    assert all(230 < stolen[card] < 370 for card in ("nope", "favor", "defuse")), stolen  # 300 expected


def test_tp_35_a_triple_wishes_for_a_card_and_gets_one_or_nothing() -> None:
    table = two("A: skip*3 moon*3 | B: defuse*2 loaf | draw: loaf kitten")
    happens(table, "A", "skip+skip+skip:defuse")
    assert hand(table, "A") == {"defuse": 1, "moon": 3}
    assert hand(table, "B") == {"defuse": 1, "loaf": 1}
    assert waits(table) == "turn: A"
    happens(table, "A", "moon+moon+moon:nope")
    assert hand(table, "A") == {"defuse": 1}
    assert cards(table, "B") == 2
    assert waits(table) == "turn: A"


def test_tp_36_t_59_there_is_no_five_different_and_no_targeted_attack() -> None:
    table = two("A: skip attack favor nope loaf | B: loaf | draw: loaf kitten | discard: defuse")
    refused(table, "A", "skip+attack+favor+nope+loaf")
    for move in ("targeted-attack>B", "armageddon", "feral+loaf"):
        with pytest.raises(kaboodle.InvalidMove):
            table.play("A", move)
    for card in ("targeted-attack", "feral", "noodle", "godcat", "reveal-the-future"):
        with pytest.raises(kaboodle.PositionError):
            two(f"A: {card} | B: loaf | draw: loaf kitten")
    assert waits(table) == "turn: A"


def test_tp_38_cats_make_triples_too() -> None:
    table = two("A: cactus*3 | B: defuse loaf | draw: loaf kitten")
    happens(table, "A", "cactus+cactus+cactus:defuse")
    assert hand(table, "A") == {"defuse": 1}
    assert waits(table) == "turn: A"


def test_tp_36_a_mat_belongs_to_good_vs_evil_only() -> None:
    with pytest.raises(kaboodle.PositionError, match="mat"):
        two("A: loaf | B: moon | draw: loaf kitten | mat: godcat devilcat")
    assert view(two("A: loaf | B: moon | draw: loaf kitten"), None).mat == ()
    assert waits(good("A: loaf | B: moon | draw: loaf kitten | mat: godcat devilcat")) == "turn: A"
