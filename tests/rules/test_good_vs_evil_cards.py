"""Good vs Evil: Favor, Raising Heck, the future, Shuffle, Nope, cats and combos, by rule id."""

from collections import Counter

import pytest

from tests.editions import good, refused, same_to
from tests.tables import cards, discard, hand, happens, let_it_happen, pile, seat_seen, view, waits


def test_ge_46_favor_makes_a_player_give_a_card_of_their_choice() -> None:
    table = good("A: favor | B: moon nope | C: cactus | draw: noodle kitten kitten")
    happens(table, "A", "favor>B")
    assert waits(table) == "give: B"
    assert set(table.legal("B")) == {"give moon", "give nope"}
    table.play("B", "give moon")
    assert hand(table, "A") == {"moon": 1}
    assert hand(table, "B") == {"nope": 1}
    assert [seen.card for seen in table.seen_by("C") if seen.what == "give"] == [None]
    assert waits(table) == "turn: A"


def test_ge_46_favor_may_be_asked_of_any_other_player() -> None:
    table = good("A: favor | B: moon | C: cactus | draw: noodle kitten kitten")
    assert {move for move in table.legal("A") if move != "draw"} == {"favor>B", "favor>C"}
    refused(table, "A", "favor>A")
    assert waits(table) == "turn: A"


def test_ge_47_t_66_raising_heck_may_keep_the_bottom_card_and_ends_the_turn() -> None:
    table = good("A: raising-heck | B: moon | draw: cactus kitten noodle")
    happens(table, "A", "raising-heck")
    assert waits(table) == "heck: A"
    table.play("A", "keep")
    assert hand(table, "A") == {"noodle": 1}
    assert pile(table) == ["cactus", "kitten"]
    assert waits(table) == "turn: B"


def test_ge_47_t_67_raising_heck_may_put_it_on_top_for_the_next_draw() -> None:
    table = good("A: raising-heck | B: moon | draw: cactus kitten noodle")
    happens(table, "A", "raising-heck")
    table.play("A", "top")
    assert cards(table, "A") == 0
    assert pile(table) == ["noodle", "cactus", "kitten"]
    assert waits(table) == "turn: B"
    table.play("B", "draw")
    assert hand(table, "B") == {"moon": 1, "noodle": 1}
    assert waits(table) == "turn: A"


def test_t_67_only_the_player_of_raising_heck_knows_the_card_on_top() -> None:
    tables = []
    for text in ("cactus kitten noodle", "noodle kitten cactus"):
        table = good(f"A: raising-heck | B: moon | C: | draw: {text}")
        happens(table, "A", "raising-heck")
        table.play("A", "top")
        tables.append(table)
    assert all(same_to(seat, *tables) for seat in ["B", "C", None])
    assert [(known.card, known.first, known.last) for known in view(tables[0], "A").pile_known] == [("noodle", 0, 0)]
    assert waits(tables[0]) == "turn: B"


def test_t_69_a_kitten_taken_into_the_hand_is_shown_and_kills() -> None:
    table = good("A: raising-heck loaf | B: moon | C: moon | draw: cactus kitten noodle kitten")
    happens(table, "A", "raising-heck")
    table.play("A", "keep")
    assert [seen.seat for seen in table.seen_by("B") if seen.what == "kitten"] == ["A"]
    assert not seat_seen(table, None, "A").alive
    assert waits(table) == "turn: B"


def test_ge_48_t_64_everybody_sees_the_same_three_cards_and_they_stay() -> None:
    table = good("A: reveal-the-future | B: moon | C: moon | draw: cactus kitten noodle feral kitten")
    happens(table, "A", "reveal-the-future")
    for seat in ["A", "B", "C", None]:
        seen = [(event.place, event.card) for event in table.seen_by(seat) if event.what == "future"]
        assert seen == [(0, "cactus"), (1, "kitten"), (2, "noodle")]
    for seat in "ABC":
        known = [(place.first, place.card) for place in view(table, seat).pile_known]
        assert known == [(0, "cactus"), (1, "kitten"), (2, "noodle")]
    assert pile(table) == ["cactus", "kitten", "noodle", "feral", "kitten"]
    assert waits(table) == "turn: A"


def test_ge_48_the_future_is_not_shown_before_it_can_be_noped() -> None:
    table = good("A: reveal-the-future | B: nope | C: moon | draw: cactus kitten noodle feral kitten")
    table.play("A", "reveal-the-future")
    table.play("B", "nope")
    let_it_happen(table)
    for seat in ["A", "B", "C", None]:
        assert not [event for event in table.stream(seat) if event.what == "future"]
    assert waits(table) == "turn: A"


def test_ge_49_shuffle_mixes_the_pile_and_the_turn_goes_on() -> None:
    orders = set()
    for seed in range(40):
        table = good("A: shuffle | B: moon | draw: cactus kitten noodle feral", seed)
        happens(table, "A", "shuffle")
        assert sorted(pile(table)) == ["cactus", "feral", "kitten", "noodle"]
        orders.add(tuple(pile(table)))
        assert waits(table) == "turn: A"
    assert len(orders) > 15


def test_ge_49_after_a_shuffle_nobody_knows_the_pile_any_more() -> None:
    table = good("A: reveal-the-future shuffle | B: moon | C: | draw: cactus kitten noodle feral kitten")
    happens(table, "A", "reveal-the-future")
    happens(table, "A", "shuffle")
    assert all(view(table, seat).pile_known == () for seat in "ABC")
    assert waits(table) == "turn: A"


def test_ge_49_a_noped_shuffle_leaves_the_pile_as_it_was() -> None:
    for seed in range(20):
        table = good("A: shuffle | B: nope | draw: cactus kitten noodle feral", seed)
        table.play("A", "shuffle")
        table.play("B", "nope")
        let_it_happen(table)
        assert pile(table) == ["cactus", "kitten", "noodle", "feral"]
        assert waits(table) == "turn: A"


@pytest.mark.parametrize(
    ("cards", "move"),
    [
        ("attack", "attack"),
        ("targeted-attack", "targeted-attack>B"),
        ("favor", "favor>B"),
        ("raising-heck", "raising-heck"),
        ("reveal-the-future", "reveal-the-future"),
        ("shuffle", "shuffle"),
        ("armageddon", "armageddon"),
        ("loaf loaf", "loaf+loaf>B"),
        ("feral loaf loaf", "feral+loaf+loaf>B:moon"),
    ],
)
def test_ge_50_a_nope_stops_any_action(cards: str, move: str) -> None:
    table = good(f"A: {cards} | B: nope moon | C: cactus | draw: noodle feral kitten kitten")
    before = pile(table)
    table.play("A", move)
    table.play("B", "nope")
    let_it_happen(table)
    assert hand(table, "A") == {}
    assert hand(table, "B") == {"moon": 1}
    assert pile(table) == before
    assert set(view(table, None).mat) == {"godcat", "devilcat"}
    assert Counter(discard(table)) == Counter(["nope", *cards.split()])
    assert waits(table) == "turn: A"


def test_ge_50_a_kitten_and_a_defuse_cannot_be_noped() -> None:
    table = good("A: defuse | B: nope | C: nope | draw: kitten noodle kitten")
    table.play("A", "draw")
    refused(table, "B", "nope")
    table.play("A", "defuse")
    refused(table, "B", "nope")
    refused(table, "C", "nope")
    assert waits(table) == "hide: A"


@pytest.mark.parametrize(("nopes", "stands"), [(1, False), (2, True), (3, False), (4, True), (5, False)])
def test_ge_51_a_nope_on_a_nope_cancels_it_and_so_on(nopes: int, stands: bool) -> None:
    table = good("A: attack nope*2 | B: nope*3 | C: moon | draw: noodle kitten kitten")
    table.play("A", "attack")
    for count in range(nopes):
        table.play("A" if count % 2 else "B", "nope")
    asked = view(table, "C").ask
    assert asked is not None and asked.stands == stands
    let_it_happen(table)
    assert discard(table).count("nope") == nopes
    assert waits(table) == ("turn: B owes 2" if stands else "turn: A")


def test_ge_52_a_nope_comes_out_of_turn_and_before_the_action_begins() -> None:
    table = good("A: favor | B: moon | C: nope | draw: noodle kitten kitten")
    refused(table, "C", "nope")
    table.play("A", "favor>B")
    table.play("C", "nope")
    let_it_happen(table)
    assert discard(table) == ["nope", "favor"]
    assert waits(table) == "turn: A"


def test_ge_52_once_the_action_has_begun_it_is_too_late() -> None:
    table = good("A: favor | B: moon nope | C: nope | draw: noodle kitten kitten")
    happens(table, "A", "favor>B")
    refused(table, "B", "nope")
    refused(table, "C", "nope")
    assert waits(table) == "give: B"


def test_ge_53_nopes_make_a_combo_and_a_combo_can_be_noped() -> None:
    table = good("A: nope*2 | B: moon nope | C: cactus | draw: noodle kitten kitten")
    table.play("A", "nope+nope>B")
    assert waits(table) == "window: B C"
    table.play("B", "nope")
    let_it_happen(table)
    assert hand(table, "B") == {"moon": 1}
    assert discard(table) == ["nope", "nope", "nope"]
    assert waits(table) == "turn: A"


@pytest.mark.parametrize("cat", ["loaf", "moon", "cactus", "noodle", "feral"])
def test_ge_54_a_cat_does_nothing_alone_and_two_of_a_kind_steal(cat: str) -> None:
    table = good(f"A: {cat}*2 | B: nope | C: | draw: noodle kitten kitten")
    refused(table, "A", cat, f"{cat}>B")
    happens(table, "A", f"{cat}+{cat}>B")
    assert hand(table, "A") == {"nope": 1}
    assert discard(table) == [cat, cat]
    assert waits(table) == "turn: A"


def test_ge_54_two_different_cats_are_no_pair() -> None:
    table = good("A: loaf moon | B: nope | draw: noodle kitten")
    refused(table, "A", "loaf+moon>B")
    assert waits(table) == "turn: A"


def test_ge_55_each_card_is_stolen_about_equally_often_and_only_two_learn_which() -> None:
    stolen = Counter[str]()
    for seed in range(1_200):
        table = good("A: loaf*2 | B: nope favor attack defuse | C: | draw: noodle kitten kitten", seed)
        happens(table, "A", "loaf+loaf>B")
        stolen.update(hand(table, "A"))
        seen = {seat: [event.card for event in table.seen_by(seat) if event.what == "steal"] for seat in "ABC"}
        assert seen["A"] == seen["B"] == list(hand(table, "A"))
        assert seen["C"] == [None]
        assert waits(table) == "turn: A"
    assert set(stolen) == {"nope", "favor", "attack", "defuse"}
    assert all(225 < count < 375 for count in stolen.values()), stolen  # 300 expected, five standard deviations


def test_ge_56_a_feral_cat_stands_for_any_cat() -> None:
    table = good("A: feral loaf noodle | B: nope favor | draw: noodle kitten")
    happens(table, "A", "feral+loaf>B")
    assert cards(table, "B") == 1
    assert Counter(discard(table)) == Counter(["feral", "loaf"])
    assert waits(table) == "turn: A"


@pytest.mark.parametrize("kind", ["shuffle", "attack", "favor", "nope", "defuse", "armageddon"])
def test_ge_56_a_feral_cat_never_stands_for_a_card_with_an_effect(kind: str) -> None:
    table = good(f"A: feral*2 {kind}*2 | B: nope favor | draw: noodle kitten")
    refused(table, "A", f"feral+{kind}>B", f"feral+{kind}+{kind}>B:nope", "feral")
    assert waits(table) == "turn: A"


KINDS = [
    "defuse",
    "armageddon",
    "attack",
    "targeted-attack",
    "favor",
    "raising-heck",
    "reveal-the-future",
    "shuffle",
    "nope",
    "loaf",
    "feral",
]


@pytest.mark.parametrize("kind", KINDS)
def test_ge_58_any_two_of_a_title_steal_and_their_own_text_is_ignored(kind: str) -> None:
    table = good(f"A: {kind}*2 | B: moon | C: cactus | draw: noodle feral kitten kitten")
    before = pile(table)
    happens(table, "A", f"{kind}+{kind}>B")
    assert hand(table, "A") == {"moon": 1}
    assert cards(table, "B") == 0
    assert pile(table) == before
    assert set(view(table, None).mat) == {"godcat", "devilcat"}
    assert waits(table) == "turn: A"


def test_ge_59_three_of_a_kind_get_the_named_card() -> None:
    table = good("A: favor*3 | B: moon defuse | C: cactus defuse | draw: noodle kitten kitten")
    table.play("A", "favor+favor+favor>C:defuse")
    asked = view(table, "B").ask
    assert asked is not None and (asked.target, asked.named) == ("C", "defuse")
    let_it_happen(table)
    assert hand(table, "A") == {"defuse": 1}
    assert hand(table, "C") == {"cactus": 1}
    assert waits(table) == "turn: A"


def test_ge_59_if_they_do_not_have_it_nothing_happens_and_the_cards_are_lost() -> None:
    table = good("A: favor*3 | B: moon nope | draw: noodle kitten")
    happens(table, "A", "favor+favor+favor>B:defuse")
    assert hand(table, "A") == {}
    assert cards(table, "B") == 2
    assert discard(table) == ["favor"] * 3
    assert waits(table) == "turn: A"


def test_ge_59_three_of_a_kind_must_name_a_card() -> None:
    table = good("A: favor*3 | B: moon nope | draw: noodle kitten")
    refused(table, "A", "favor+favor+favor>B")
    assert waits(table) == "turn: A"


def test_ge_61_cats_make_special_combos_too() -> None:
    table = good("A: loaf*3 | B: moon defuse | draw: noodle kitten")
    happens(table, "A", "loaf+loaf+loaf>B:defuse")
    assert hand(table, "A") == {"defuse": 1}
    assert waits(table) == "turn: A"


def test_ge_47_who_knows_the_bottom_card_knows_it_while_it_is_decided_on() -> None:
    table = good("A: raising-heck | B: loaf | C: loaf | draw: loaf kitten moon | turn: A | B knows: draw@2=moon")
    table.play("A", "raising-heck")
    table.play("B", "pass")
    table.play("C", "pass")
    held = [seen.ask.held if seen.ask else "" for seen in (table.view(seat) for seat in (*table.seats, None))]
    assert held == ["moon", "moon", None, None]
    assert waits(table) == "heck: A"
