"""Rulings on Armageddon, Godcat and the rescue from a Kitten, by id."""

from collections.abc import Callable

import pytest

import kaboodle
from tests.editions import good, original, refused, same_to, two
from tests.tables import cards, discard, hand, happens, let_it_happen, pile, seat_seen, view, waits

Reading = Callable[..., kaboodle.Table]


def mat(table: kaboodle.Table) -> set[str]:
    """The cards on the mat."""
    return set(view(table, None).mat)


def test_b_01_armageddon_can_be_noped_and_the_turn_goes_on() -> None:
    table = good("A: armageddon | B: nope | draw: moon kitten", armageddon_nopeable="true")
    table.play("A", "armageddon")
    assert waits(table) == "window: B"
    table.play("B", "nope")
    let_it_happen(table)
    assert discard(table) == ["nope", "armageddon"]
    assert mat(table) == {"godcat", "devilcat"}
    assert waits(table) == "turn: A"


def test_b_01_with_the_option_armageddon_cannot_be_noped() -> None:
    table = good("A: armageddon | B: nope | draw: moon kitten", armageddon_nopeable="false")
    table.play("A", "armageddon")
    refused(table, "B", "nope")
    assert mat(table) == set()
    assert waits(table) == "lay: A"


def test_b_01_with_the_option_other_cards_can_still_be_noped() -> None:
    table = good("A: armageddon*2 | B: nope loaf | draw: moon kitten", armageddon_nopeable="false")
    table.play("A", "armageddon+armageddon>B")
    table.play("B", "nope")
    let_it_happen(table)
    assert hand(table, "B") == {"loaf": 1}
    assert waits(table) == "turn: A"


def test_b_02_two_or_three_nopes_are_a_combo_and_combos_can_be_noped() -> None:
    table = good("A: nope*3 | B: defuse loaf nope | draw: moon kitten")
    table.play("A", "nope+nope+nope>B:defuse")
    assert "nope" in table.legal("B")
    table.play("B", "pass")
    assert hand(table, "A") == {"defuse": 1}
    assert waits(table) == "turn: A"


def test_b_03_godcat_rescues_from_a_drawn_kitten() -> None:
    table = good("A: godcat | B: loaf | C: loaf | draw: kitten moon kitten")
    table.play("A", "draw")
    table.play("A", "godcat=defuse")
    assert seat_seen(table, None, "A").alive
    assert mat(table) == {"godcat", "devilcat"}
    assert waits(table) == "hide: A"


def test_b_03_godcat_rescues_from_a_kitten_that_raising_heck_kept() -> None:
    table = good("A: godcat raising-heck | B: loaf | draw: moon kitten")
    happens(table, "A", "raising-heck")
    table.play("A", "keep")
    table.play("A", "godcat=defuse")
    assert waits(table) == "hide: A"


def test_b_04_godcat_is_taken_without_being_asked() -> None:
    table = good("A: armageddon | B: defuse | draw: moon kitten")
    happens(table, "A", "armageddon")
    table.play("A", "lay>B:devilcat")
    table.play("B", "hold")
    assert hand(table, "A") == {"godcat": 1}
    assert mat(table) == {"devilcat"}
    assert waits(table) == "devil: B"


def test_b_31_godcat_can_be_given_for_a_favor_and_all_see_it_go() -> None:
    table = good("A: favor | B: godcat loaf | C: | draw: moon kitten kitten")
    happens(table, "A", "favor>B")
    assert "give godcat" in table.legal("B")
    table.play("B", "give godcat")
    assert hand(table, "A") == {"godcat": 1}
    assert [seat_seen(table, "C", seat).godcat for seat in "ABC"] == [True, False, False]
    assert waits(table) == "turn: A"


def test_b_31_godcat_can_be_named_with_three_of_a_kind() -> None:
    table = good("A: moon*3 | B: godcat loaf | draw: moon kitten")
    happens(table, "A", "moon+moon+moon>B:godcat")
    assert hand(table, "A") == {"godcat": 1}
    assert hand(table, "B") == {"loaf": 1}
    assert waits(table) == "turn: A"


@pytest.mark.parametrize("kind", ["shuffle", "attack", "defuse", "armageddon", "favor", "moon", "feral"])
def test_b_32_t_84_godcat_pairs_with_any_title_and_then_lies_on_the_mat(kind: str) -> None:
    table = good(f"A: godcat {kind} | B: loaf | draw: moon kitten", godcat_in_combo="true")
    happens(table, "A", f"godcat+{kind}>B")
    assert hand(table, "A") == {"loaf": 1}
    assert discard(table) == [kind]
    assert mat(table) == {"godcat", "devilcat"}
    assert waits(table) == "turn: A"


@pytest.mark.parametrize("held", ["shuffle*2", "moon*2", "moon feral", "feral*2"])
def test_b_32_t_84_godcat_makes_a_triple(held: str) -> None:
    table = good(f"A: godcat {held} | B: loaf nope | draw: moon kitten")
    words = [word for slug in held.split() for word in [slug.partition("*")[0]] * int(slug.partition("*")[2] or 1)]
    happens(table, "A", "+".join(["godcat", *words]) + ">B:nope")
    assert hand(table, "A") == {"nope": 1}
    assert mat(table) == {"godcat", "devilcat"}
    assert waits(table) == "turn: A"


def test_b_32_in_a_combo_too_godcat_is_never_a_nope() -> None:
    table = good("A: godcat nope*2 | B: loaf | draw: moon kitten")
    refused(table, "A", "godcat+nope>B", "godcat+nope+nope>B:loaf")
    assert waits(table) == "turn: A"


def test_b_32_t_84_with_the_option_godcat_is_in_no_combo() -> None:
    table = good("A: godcat shuffle*2 moon*2 feral | B: loaf | draw: moon kitten", godcat_in_combo="false")
    refused(table, "A", "godcat+shuffle>B", "godcat+moon>B", "godcat+shuffle+shuffle>B:loaf", "godcat+feral>B")
    happens(table, "A", "godcat=favor>B")
    assert waits(table) == "give: B"


def test_b_32_with_special_combos_off_godcat_stands_for_a_cat_in_a_pair() -> None:
    table = good("A: godcat shuffle moon*2 | B: loaf | draw: moon kitten", special_combos="off")
    refused(table, "A", "godcat+shuffle>B", "godcat+moon+moon>B:loaf")
    happens(table, "A", "godcat+moon>B")
    assert hand(table, "A") == {"shuffle": 1, "moon": 1, "loaf": 1}
    assert waits(table) == "turn: A"


def test_b_33_godcat_is_not_armageddon() -> None:
    table = good("A: godcat | B: loaf | draw: moon kitten")
    refused(table, "A", "godcat=armageddon")
    assert waits(table) == "turn: A"


def test_b_34_godcat_is_neither_kitten_nor_devilcat() -> None:
    table = good("A: godcat | B: loaf | draw: moon kitten")
    refused(table, "A", "godcat=kitten", "godcat=devilcat")
    assert waits(table) == "turn: A"


def test_b_35_godcat_is_never_played_out_of_turn() -> None:
    table = good("A: favor | B: godcat nope | C: loaf | draw: moon kitten kitten")
    refused(table, "B", "godcat=attack", "godcat=defuse")
    table.play("A", "favor>B")
    refused(table, "B", "godcat=shuffle", "godcat=nope")
    let_it_happen(table)
    refused(table, "B", "godcat=attack", "godcat=nope")
    assert waits(table) == "give: B"


def test_b_35_only_the_winner_of_the_duel_can_hold_godcat_while_devilcat_is_faced() -> None:
    table = good("A: armageddon | B: defuse | C: loaf | draw: moon kitten kitten")
    happens(table, "A", "armageddon")
    table.play("A", "lay>B:devilcat")
    table.play("B", "hold")
    assert [seat_seen(table, None, seat).godcat for seat in "ABC"] == [True, False, False]
    refused(table, "A", "godcat=defuse", "godcat=attack")
    refused(table, "B", "godcat=defuse")
    assert waits(table) == "devil: B"


def test_b_36_a_noped_godcat_lies_on_the_mat_and_armageddon_is_playable_again() -> None:
    table = good("A: godcat armageddon | B: nope | draw: moon kitten | discard: loaf")
    table.play("A", "godcat=attack")
    table.play("B", "nope")
    let_it_happen(table)
    assert mat(table) == {"godcat", "devilcat"}
    assert discard(table) == ["nope", "loaf"]
    assert waits(table) == "turn: A"
    happens(table, "A", "armageddon")
    assert waits(table) == "lay: A"


def test_b_37_a_godcat_holder_who_declines_to_be_saved_leaves_it_on_the_mat() -> None:
    table = good("A: godcat loaf | B: loaf | C: loaf | draw: kitten moon kitten")
    table.play("A", "draw")
    table.play("A", "explode")
    assert mat(table) == {"godcat", "devilcat"}
    assert discard(table) == ["kitten", "loaf"]
    assert waits(table) == "turn: B"


@pytest.mark.parametrize("edition", [original, good, two])
def test_b_38_a_player_is_asked_whether_to_defuse(edition: Reading) -> None:
    table = edition("A: defuse | B: loaf | draw: kitten moon", auto_defuse="ask")
    table.play("A", "draw")
    assert set(table.legal("A")) == {"defuse", "explode"}
    assert waits(table) == "face: A"
    table.play("A", "explode")
    assert waits(table) == "over: B"


@pytest.mark.parametrize("edition", [original, good, two])
def test_b_38_with_the_option_a_defuse_plays_itself(edition: Reading) -> None:
    table = edition("A: defuse*2 | B: loaf | draw: kitten moon", auto_defuse="always")
    table.play("A", "draw")
    assert hand(table, "A") == {"defuse": 1}
    assert discard(table) == ["defuse"]
    assert waits(table) == "hide: A"


def test_b_38_with_the_option_a_defuse_plays_itself_against_devilcat_too() -> None:
    table = good("A: armageddon | B: defuse | draw: moon kitten", auto_defuse="always")
    happens(table, "A", "armageddon")
    table.play("A", "lay>B:devilcat")
    table.play("B", "hold")
    assert hand(table, "B") == {}
    assert waits(table) == "turn: B"


def test_b_39_the_player_chooses_between_defuse_and_godcat() -> None:
    text = "A: defuse godcat | B: loaf | draw: kitten moon"
    table = good(text)
    table.play("A", "draw")
    assert set(table.legal("A")) == {"defuse", "godcat=defuse", "explode"}
    table.play("A", "godcat=defuse")
    assert hand(table, "A") == {"defuse": 1}
    assert waits(table) == "hide: A"


def test_b_39_by_itself_a_defuse_is_used_before_godcat() -> None:
    table = good("A: defuse godcat | B: loaf | draw: kitten moon kitten", auto_defuse="always")
    table.play("A", "draw")
    assert hand(table, "A") == {"godcat": 1}
    assert waits(table) == "hide: A"
    table = good("A: godcat | B: loaf | draw: kitten moon kitten", auto_defuse="always")
    table.play("A", "draw")
    assert hand(table, "A") == {}
    assert waits(table) == "hide: A"


def test_b_46_the_opponent_is_chosen_only_after_the_window() -> None:
    table = good("A: armageddon | B: loaf | C: loaf | draw: moon kitten kitten")
    refused(table, "A", "armageddon>B")
    table.play("A", "armageddon")
    asked = view(table, "B").ask
    assert asked is not None and asked.target is None
    let_it_happen(table)
    assert waits(table) == "lay: A"


def test_b_46_the_opponent_is_public_and_the_card_is_secret_until_the_answer() -> None:
    tables = []
    for laid in ("godcat", "devilcat"):
        table = good("A: armageddon defuse | B: loaf | C: defuse | draw: moon kitten kitten")
        happens(table, "A", "armageddon")
        table.play("A", f"lay>C:{laid}")
        assert [(seen.seat, seen.other) for seen in table.seen_by("B") if seen.what == "lay"] == [("A", "C")]
        tables.append(table)
    assert all(same_to(seat, *tables) for seat in ["B", "C", None])
    for table in tables:
        table.play("C", "hold")
    assert not same_to("B", *tables)
    assert [waits(table) for table in tables] == ["devil: A", "devil: C"]


def test_b_47_the_opponent_may_have_an_empty_hand() -> None:
    table = good("A: armageddon defuse | B: | C: loaf | draw: moon kitten kitten")
    happens(table, "A", "armageddon")
    table.play("A", "lay>B:devilcat")
    table.play("B", "swap")
    table.play("A", "defuse")
    assert hand(table, "B") == {"godcat": 1}
    assert waits(table) == "turn: B"


def test_b_50_surplus_kittens_stay_in_the_pile_after_a_death_by_devilcat() -> None:
    table = good("A: armageddon | B: loaf | C: loaf | draw: moon kitten kitten")
    happens(table, "A", "armageddon")
    table.play("A", "lay>B:devilcat")
    table.play("B", "hold")
    assert pile(table) == ["moon", "kitten", "kitten"]
    assert view(table, None).kittens == 2
    assert cards(table, "A") == 1
    assert waits(table) == "turn: C"
