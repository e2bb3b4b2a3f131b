"""Good vs Evil: Armageddon, Godcat and Devilcat, by rule id."""

import pytest

import kaboodle
from tests.editions import good, refused, same_to
from tests.tables import cards, discard, hand, happens, let_it_happen, pile, seat_seen, view, waits

DUEL = "A: armageddon defuse loaf | B: moon defuse | C: cactus | draw: noodle kitten kitten"
NO_RESCUE = "A: armageddon loaf | B: moon | C: cactus | draw: noodle kitten kitten"


def duel(text: str, laid: str, answer: str) -> kaboodle.Table:
    """A plays Armageddon against B, lays this card before them, and B answers."""
    table = good(text)
    happens(table, "A", "armageddon")
    table.play("A", f"lay>B:{laid}")
    table.play("B", answer)
    return table


def mat(table: kaboodle.Table) -> set[str]:
    """The cards on the mat."""
    return set(view(table, None).mat)


def test_ge_26_t_71_armageddon_needs_nobody_to_hold_godcat() -> None:
    table = good("A: armageddon | B: loaf | C: godcat | draw: noodle kitten kitten")
    refused(table, "A", "armageddon")
    assert waits(table) == "turn: A"


def test_ge_26_not_even_its_own_player_may_hold_godcat() -> None:
    table = good("A: armageddon godcat | B: loaf | draw: noodle kitten")
    refused(table, "A", "armageddon")
    assert hand(table, "A") == {"armageddon": 1, "godcat": 1}
    assert waits(table) == "turn: A"


def test_ge_27_both_cats_leave_the_mat_when_nobody_nopes() -> None:
    table = good(DUEL)
    table.play("A", "armageddon")
    assert mat(table) == {"godcat", "devilcat"}
    let_it_happen(table)
    assert mat(table) == set()
    assert waits(table) == "lay: A"


def test_ge_28_either_card_may_be_laid_before_any_other_player() -> None:
    table = good(DUEL)
    happens(table, "A", "armageddon")
    assert set(table.legal("A")) == {f"lay>{seat}:{cat}" for seat in "BC" for cat in ("godcat", "devilcat")}
    refused(table, "A", "lay>A:godcat", "draw")
    table.play("A", "lay>C:godcat")
    assert waits(table) == "swap: C"


def test_ge_28_only_the_player_of_armageddon_knows_which_card_is_which() -> None:
    tables = []
    for laid in ("godcat", "devilcat"):
        table = good(DUEL)
        happens(table, "A", "armageddon")
        table.play("A", f"lay>B:{laid}")
        tables.append(table)
    assert all(same_to(seat, *tables) for seat in ["B", "C", None])
    assert [seen.card for seen in tables[1].seen_by("A") if seen.what == "lay"] == ["devilcat"]
    assert [(seen.card, seen.other) for seen in tables[1].seen_by("B") if seen.what == "lay"] == [(None, "B")]
    assert waits(tables[1]) == "swap: B"


def test_ge_28_what_the_others_can_imagine_includes_both_ways_the_cards_lie() -> None:
    table = good(DUEL)
    happens(table, "A", "armageddon")
    table.play("A", "lay>B:devilcat")
    for seat, ways in (("A", {"B"}), ("B", {"A", "B"}), ("C", {"A", "B"})):
        imagined = (table.redeal(seat, seed).position for seed in range(40))
        assert {position.partition("swap B devil ")[2][0] for position in imagined} == ways
    assert waits(table) == "swap: B"


def test_ge_29_the_other_player_keeps_or_swaps_and_nobody_else_answers() -> None:
    table = good(DUEL)
    happens(table, "A", "armageddon")
    table.play("A", "lay>B:devilcat")
    assert set(table.legal("B")) == {"hold", "swap"}
    refused(table, "A", "hold", "swap")
    refused(table, "C", "hold", "swap")
    assert waits(table) == "swap: B"


@pytest.mark.parametrize(
    ("laid", "answer", "winner", "loser"),
    [
        ("devilcat", "hold", "A", "B"),
        ("devilcat", "swap", "B", "A"),
        ("godcat", "hold", "B", "A"),
        ("godcat", "swap", "A", "B"),
    ],
)
def test_ge_30_both_cards_are_revealed_and_devilcat_explodes_at_once(
    laid: str, answer: str, winner: str, loser: str
) -> None:
    table = duel(DUEL, laid, answer)
    for seat in ["A", "B", "C", None]:
        duels = [(seen.seat, seen.other) for seen in table.seen_by(seat) if seen.what == "duel"]
        assert duels == [(winner, loser)]
    assert hand(table, winner)["godcat"] == 1
    assert set(table.legal(loser)) == {"defuse", "explode"}
    assert waits(table) == f"devil: {loser}"


@pytest.mark.parametrize("choice", ["defuse", "explode"])
def test_ge_31_whatever_happened_devilcat_returns_and_the_winner_keeps_godcat(choice: str) -> None:
    table = duel(DUEL, "devilcat", "hold")
    table.play("B", choice)
    assert mat(table) == {"devilcat"}
    assert hand(table, "A")["godcat"] == 1
    assert seat_seen(table, None, "B").alive == (choice == "defuse")
    assert waits(table) == ("turn: B" if choice == "defuse" else "turn: C")


def test_ge_32_the_turn_ends_without_a_draw() -> None:
    table = duel(DUEL, "devilcat", "hold")
    table.play("B", "defuse")
    assert hand(table, "A") == {"defuse": 1, "loaf": 1, "godcat": 1}
    assert pile(table) == ["noodle", "kitten", "kitten"]
    assert waits(table) == "turn: B"


def test_t_72_a_swap_turns_devilcat_on_the_player_of_armageddon() -> None:
    table = duel(DUEL, "devilcat", "swap")
    assert hand(table, "B") == {"moon": 1, "defuse": 1, "godcat": 1}
    assert set(table.legal("A")) == {"defuse", "explode"}
    assert waits(table) == "devil: A"


def test_ge_28_ge_30_t_72_who_has_no_defuse_dies_of_devilcat_without_being_asked() -> None:
    table = duel(NO_RESCUE, "devilcat", "swap")
    assert not seat_seen(table, None, "A").alive
    assert sorted(discard(table)) == ["armageddon", "loaf"]
    assert hand(table, "B") == {"moon": 1, "godcat": 1}
    assert waits(table) == "turn: B"


def test_ge_33_t_74_under_attack_armageddon_ends_only_one_turn() -> None:
    table = duel(DUEL + " | turn: A owes 2 attacked", "devilcat", "hold")
    table.play("B", "defuse")
    assert len(pile(table)) == 3
    assert waits(table) == "turn: A"


def test_ge_34_a_nope_before_the_cards_are_taken_stops_armageddon() -> None:
    table = good("A: armageddon | B: nope | C: loaf | draw: noodle kitten kitten")
    table.play("A", "armageddon")
    table.play("B", "nope")
    let_it_happen(table)
    assert mat(table) == {"godcat", "devilcat"}
    assert discard(table) == ["nope", "armageddon"]
    assert waits(table) == "turn: A"


def test_ge_34_once_the_cards_are_taken_it_is_too_late_to_nope() -> None:
    table = good("A: armageddon defuse | B: nope defuse | C: nope | draw: noodle kitten kitten")
    happens(table, "A", "armageddon")
    refused(table, "B", "nope")
    table.play("A", "lay>B:devilcat")
    refused(table, "B", "nope")
    refused(table, "C", "nope")
    assert waits(table) == "swap: B"


def test_ge_39_t_73_a_defuse_saves_from_devilcat_and_is_simply_discarded() -> None:
    table = duel(DUEL, "devilcat", "hold")
    table.play("B", "defuse")
    assert seat_seen(table, None, "B").alive
    assert hand(table, "B") == {"moon": 1}
    assert waits(table) == "turn: B"


def test_ge_39_the_one_who_laid_devilcat_before_themselves_can_die_of_it() -> None:
    table = duel(DUEL, "godcat", "hold")
    table.play("A", "explode")
    assert not seat_seen(table, None, "A").alive
    assert mat(table) == {"devilcat"}
    assert waits(table) == "turn: B"


def test_ge_40_t_73_nothing_goes_into_the_pile_after_a_devilcat_defuse() -> None:
    table = duel(DUEL, "devilcat", "hold")
    table.play("B", "defuse")
    assert discard(table) == ["defuse", "armageddon"]
    assert pile(table) == ["noodle", "kitten", "kitten"]
    assert mat(table) == {"devilcat"}
    assert waits(table) == "turn: B"


def test_ge_41_devilcat_returns_to_the_mat_and_is_in_no_pile() -> None:
    table = duel(NO_RESCUE, "devilcat", "hold")
    assert mat(table) == {"devilcat"}
    assert "devilcat" not in pile(table) + discard(table)
    assert all("devilcat" not in hand(table, seat) for seat in "ABC")
    assert waits(table) == "turn: C"


def test_t_77_with_two_players_a_death_by_devilcat_ends_the_game() -> None:
    table = duel("A: armageddon | B: moon | draw: noodle kitten", "devilcat", "hold")
    assert table.winners == ("A",)
    assert waits(table) == "over: A"


GODCAT = "A: godcat loaf | B: moon moon | C: cactus | draw: noodle feral loaf kitten kitten | discard: shuffle"


@pytest.mark.parametrize(
    ("move", "then"),
    [
        ("godcat=attack", "turn: B owes 2"),
        ("godcat=targeted-attack>C", "turn: C owes 2"),
        ("godcat=favor>B", "give: B"),
        ("godcat=raising-heck", "heck: A"),
        ("godcat=reveal-the-future", "turn: A"),
        ("godcat=shuffle", "turn: A"),
        ("loaf+godcat>B", "turn: A"),
    ],
)
def test_ge_35_ge_36_t_78_godcat_is_any_card_and_then_lies_on_the_mat(move: str, then: str) -> None:
    table = good(GODCAT)
    table.play("A", move)
    assert waits(table) == "window: B C"
    let_it_happen(table)
    assert mat(table) == {"godcat", "devilcat"}
    assert "godcat" not in discard(table)
    assert waits(table) == then


@pytest.mark.parametrize("kind", ["nope", "armageddon", "kitten", "devilcat", "defuse", "loaf", "feral", "godcat"])
def test_ge_35_on_a_turn_godcat_is_nothing_that_cannot_be_played_there(kind: str) -> None:
    table = good(GODCAT)
    refused(table, "A", f"godcat={kind}", "godcat")
    assert waits(table) == "turn: A"


def test_ge_35_t_80_godcat_is_never_a_nope_and_never_played_out_of_turn() -> None:
    table = good("A: godcat | B: shuffle | C: loaf | draw: noodle kitten kitten | turn: B")
    refused(table, "A", "godcat=attack", "godcat=shuffle", "godcat=nope")
    table.play("B", "shuffle")
    refused(table, "A", "godcat=nope", "godcat=attack", "nope")
    assert set(table.legal("A")) == {"pass"}
    assert waits(table) == "window: A C"


def test_ge_35_t_81_godcat_defuses_a_drawn_kitten() -> None:
    table = good("A: godcat loaf | B: moon | draw: kitten noodle cactus | discard: shuffle")
    table.play("A", "draw")
    assert set(table.legal("A")) == {"godcat=defuse", "explode"}
    table.play("A", "godcat=defuse")
    assert mat(table) == {"godcat", "devilcat"}
    assert discard(table) == ["shuffle"]
    table.play("A", "hide@1")
    assert pile(table) == ["noodle", "kitten", "cactus"]
    assert waits(table) == "turn: B"


def test_ge_36_after_godcat_is_used_armageddon_can_be_played_again() -> None:
    table = good("A: godcat armageddon | B: moon | draw: noodle kitten")
    refused(table, "A", "armageddon")
    happens(table, "A", "godcat=shuffle")
    happens(table, "A", "armageddon")
    assert waits(table) == "lay: A"


def test_ge_37_t_82_a_thief_sees_godcats_back_and_may_pick_it() -> None:
    table = good("A: loaf*2 | B: godcat moon nope | C: cactus | draw: noodle kitten kitten")
    happens(table, "A", "loaf+loaf>B")
    assert set(table.legal("A")) == {"pick", "pick godcat"}
    refused(table, "A", "pick moon", "pick nope")
    table.play("A", "pick godcat")
    assert hand(table, "A") == {"godcat": 1}
    assert cards(table, "B") == 2
    assert [seen.card for seen in table.seen_by("C") if seen.what == "steal"] == ["godcat"]
    assert waits(table) == "turn: A"


def test_ge_37_a_thief_who_picks_another_back_never_gets_godcat() -> None:
    stolen = set()
    for seed in range(60):
        table = good("A: loaf*2 | B: godcat moon nope | C: cactus | draw: noodle kitten kitten", seed)
        happens(table, "A", "loaf+loaf>B")
        table.play("A", "pick")
        stolen |= set(hand(table, "A"))
        assert waits(table) == "turn: A"
    assert stolen == {"moon", "nope"}


def test_ge_37_everybody_sees_who_holds_godcat() -> None:
    table = good("A: loaf | B: godcat moon | C: cactus | draw: noodle kitten kitten")
    for seat in ["A", "C", None]:
        assert [seat_seen(table, seat, other).godcat for other in "ABC"] == [False, True, False]
    assert waits(table) == "turn: A"


def test_ge_28_the_player_who_laid_the_cards_can_look_up_which_is_which() -> None:
    table = good("A: armageddon | B: loaf | C: moon | draw: moon kitten kitten")
    table.play("A", "armageddon")
    let_it_happen(table)
    table.play("A", "lay>B:devilcat")
    laid = {seat: ask.laid for seat in "ABC" if (ask := table.view(seat).ask) is not None}
    assert laid == {"A": "devilcat", "B": None, "C": None}
    assert table.waiting == ("B",)
