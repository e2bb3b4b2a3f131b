"""Rulings on stealing and combos, by id."""

from collections import Counter
from collections.abc import Callable

import pytest

import kaboodle
from tests.editions import good, original, refused, two
from tests.tables import cards, discard, hand, happens, seat_seen, waits

Reading = Callable[..., kaboodle.Table]
EVERY = pytest.mark.parametrize("edition", [original, good, two])
THIEVES = [("favor", "favor>B"), ("loaf*2", "loaf+loaf>B"), ("loaf*3", "loaf+loaf+loaf>B:nope")]


@pytest.mark.parametrize(("held", "move"), THIEVES)
@EVERY
def test_b_25_a_player_without_cards_cannot_be_chosen(edition: Reading, held: str, move: str) -> None:
    table = edition(f"A: {held} | B: | draw: moon kitten", empty_target="forbid")
    assert list(table.legal("A")) == ["draw"]
    refused(table, "A", move)
    assert waits(table) == "turn: A"


def test_b_25_only_those_with_cards_can_be_chosen() -> None:
    table = good("A: favor loaf*2 | B: | C: moon | draw: moon kitten kitten")
    assert set(table.legal("A")) == {"draw", "favor>C", "loaf+loaf>C"}
    refused(table, "A", "favor>B", "loaf+loaf>B")
    assert waits(table) == "turn: A"


@pytest.mark.parametrize(("held", "move"), THIEVES)
@EVERY
def test_b_25_with_the_option_an_empty_hand_can_be_chosen_to_no_effect(edition: Reading, held: str, move: str) -> None:
    table = edition(f"A: {held} | B: | draw: moon kitten", empty_target="allow_no_effect")
    table.play("A", move)
    assert waits(table) == "window: B"
    table.play("B", "pass")
    assert hand(table, "A") == {}
    assert set(discard(table)) == {held.partition("*")[0]}
    assert waits(table) == "turn: A"


def test_b_26_any_title_of_the_edition_may_be_named_except_the_kitten() -> None:
    titles = {
        good: "defuse armageddon attack targeted-attack favor raising-heck reveal-the-future shuffle nope feral "
        "loaf moon cactus noodle godcat",
        two: "defuse attack skip favor see-the-future shuffle nope loaf moon cactus",
        original: "defuse attack skip favor see-the-future shuffle nope loaf moon cactus noodle drizzle",
    }
    for edition, words in titles.items():
        table = edition("A: moon*3 | B: loaf | draw: moon kitten")
        named = {move.partition(":")[2] for move in table.legal("A") if ":" in move}
        assert named == set(words.split())
        refused(table, "A", "moon+moon+moon>B:kitten")
        assert waits(table) == "turn: A"


def test_b_26_devilcat_and_cards_of_other_editions_cannot_be_named() -> None:
    table = good("A: moon*3 | B: loaf | draw: moon kitten")
    refused(table, "A", "moon+moon+moon>B:devilcat")
    with pytest.raises(kaboodle.InvalidMove):
        table.play("A", "moon+moon+moon>B:skip")
    assert waits(table) == "turn: A"


@EVERY
def test_b_26_all_hear_the_title_before_the_window(edition: Reading) -> None:
    table = edition("A: moon*3 | B: loaf | draw: moon kitten")
    table.play("A", "moon+moon+moon>B:defuse")
    for seat in ["A", "B", None]:
        assert [(seen.other, seen.named) for seen in table.seen_by(seat) if seen.what == "play"] == [("B", "defuse")]
    assert waits(table) == "window: B"


@EVERY
def test_b_27_exactly_one_of_several_copies_changes_hands(edition: Reading) -> None:
    table = edition("A: moon*3 | B: defuse*3 | draw: moon kitten")
    happens(table, "A", "moon+moon+moon>B:defuse")
    assert hand(table, "A") == {"defuse": 1}
    assert hand(table, "B") == {"defuse": 2}
    assert waits(table) == "turn: A"


def test_b_28_a_feral_cat_does_not_answer_to_another_title() -> None:
    table = good("A: moon*3 | B: feral*2 | draw: moon kitten")
    happens(table, "A", "moon+moon+moon>B:loaf")
    assert hand(table, "A") == {}
    assert hand(table, "B") == {"feral": 2}
    assert waits(table) == "turn: A"


def test_b_28_a_feral_cat_answers_to_its_own_title() -> None:
    table = good("A: moon*3 | B: feral*2 | draw: moon kitten")
    happens(table, "A", "moon+moon+moon>B:feral")
    assert hand(table, "A") == {"feral": 1}
    assert waits(table) == "turn: A"


@pytest.mark.parametrize(
    "combo", ["feral+loaf", "feral+feral", "feral+loaf+loaf", "feral+feral+loaf", "feral+feral+feral"]
)
def test_b_29_feral_cats_join_equal_cats_or_stand_alone(combo: str) -> None:
    words = combo.split("+")
    table = good(f"A: {' '.join(words)} | B: nope | draw: moon kitten")
    happens(table, "A", f"{combo}>B" + (":nope" if len(words) == 3 else ""))
    assert hand(table, "A") == {"nope": 1}
    assert Counter(discard(table)) == Counter(words)
    assert waits(table) == "turn: A"


def test_b_29_feral_cats_join_neither_action_cards_nor_two_different_cats() -> None:
    table = good("A: feral*2 attack shuffle loaf moon | B: nope | draw: moon kitten")
    refused(table, "A", "feral+attack>B", "feral+feral+shuffle>B:nope", "feral+loaf+moon>B:nope")
    assert waits(table) == "turn: A"


@pytest.mark.parametrize("edition", [original, two])
def test_b_30_a_random_steal_is_uniform_without_asking_for_a_back(edition: Reading) -> None:
    stolen = Counter[str]()
    for seed in range(800):
        table = edition("A: loaf*2 | B: nope favor*2 shuffle | draw: moon kitten", seed)
        happens(table, "A", "loaf+loaf>B")
        stolen.update(hand(table, "A"))
        assert waits(table) == "turn: A"
    assert 140 < stolen["nope"] < 260, stolen  # 200 expected
    assert 140 < stolen["shuffle"] < 260, stolen
    assert 330 < stolen["favor"] < 470, stolen  # 400 expected


def test_b_30_among_ordinary_backs_a_pick_is_uniform() -> None:
    stolen = Counter[str]()
    for seed in range(800):
        table = good("A: loaf*2 | B: godcat nope favor*2 shuffle | draw: moon kitten", seed)
        happens(table, "A", "loaf+loaf>B")
        table.play("A", "pick")
        stolen.update(hand(table, "A"))
        assert waits(table) == "turn: A"
    assert set(stolen) == {"nope", "favor", "shuffle"}
    assert 330 < stolen["favor"] < 470, stolen  # 400 expected


def test_b_30_a_lone_godcat_is_what_a_thief_gets() -> None:
    table = good("A: loaf*2 | B: godcat | draw: moon kitten")
    happens(table, "A", "loaf+loaf>B")
    assert hand(table, "A") == {"godcat": 1}
    assert seat_seen(table, "B", "A").godcat
    assert waits(table) == "turn: A"


@pytest.mark.parametrize("kind", ["loaf", "nope", "defuse"])
@EVERY
def test_b_40_a_cat_a_nope_and_a_defuse_are_not_played_alone(edition: Reading, kind: str) -> None:
    table = edition(f"A: {kind} | B: moon | draw: moon kitten")
    refused(table, "A", kind)
    assert list(table.legal("A")) == ["draw"]
    assert waits(table) == "turn: A"


@EVERY
def test_b_41_special_combos_are_on_by_default(edition: Reading) -> None:
    table = edition("A: shuffle*2 nope*3 | B: moon loaf | draw: moon kitten")
    happens(table, "A", "shuffle+shuffle>B")
    assert cards(table, "B") == 1
    happens(table, "A", "nope+nope+nope>B:defuse")
    assert waits(table) == "turn: A"


@EVERY
def test_b_41_with_special_combos_off_only_equal_cats_pair(edition: Reading) -> None:
    table = edition("A: shuffle*2 favor*3 moon*3 | B: loaf | draw: moon kitten", special_combos="off")
    refused(table, "A", "shuffle+shuffle>B", "favor+favor+favor>B:loaf", "moon+moon+moon>B:loaf")
    happens(table, "A", "moon+moon>B")
    assert hand(table, "A") == {"shuffle": 2, "favor": 3, "moon": 1, "loaf": 1}
    assert waits(table) == "turn: A"


def test_b_41_with_special_combos_off_a_feral_cat_still_counts_as_a_cat() -> None:
    table = good("A: feral*3 moon | B: loaf noodle | draw: moon kitten", special_combos="off")
    refused(table, "A", "feral+feral+moon>B:loaf", "feral+feral+feral>B:loaf")
    happens(table, "A", "feral+moon>B")
    happens(table, "A", "feral+feral>B")
    assert hand(table, "A") == {"loaf": 1, "noodle": 1}
    assert waits(table) == "turn: A"


def test_b_41_with_special_combos_off_five_different_is_off_too() -> None:
    held = "A: attack skip favor shuffle loaf | B: moon | draw: moon kitten | discard: defuse"
    refused(original(held, special_combos="off"), "A", "attack+skip+favor+shuffle+loaf")
    table = original(held)
    happens(table, "A", "attack+skip+favor+shuffle+loaf")
    assert waits(table) == "take: A"


def test_b_57_the_only_opponent_need_not_be_said() -> None:
    table = two("A: loaf*3 moon*2 favor | B: defuse nope skip | draw: moon kitten")
    happens(table, "A", "loaf+loaf+loaf:defuse")
    assert hand(table, "A")["defuse"] == 1
    happens(table, "A", "moon+moon")
    assert cards(table, "B") == 1
    happens(table, "A", "favor")
    assert waits(table) == "give: B"


def test_b_57_against_the_only_opponent_no_target_is_asked_for() -> None:
    table = two("A: loaf*3 moon*2 favor | B: defuse nope skip | draw: moon kitten")
    stages = {move: len(table.family.parse_move(table.game, 0, move)) for move in ("moon+moon", "favor")}
    assert stages == {"moon+moon": 1, "favor": 1}
    assert len(table.family.parse_move(table.game, 0, "loaf+loaf+loaf:nope")) == 2  # the cards and the title
    assert waits(table) == "turn: A"


def test_b_57_with_two_opponents_the_target_must_be_said() -> None:
    table = good("A: loaf*2 favor | B: nope | C: nope | draw: moon kitten kitten")
    refused(table, "A", "loaf+loaf", "favor")
    assert waits(table) == "turn: A"
