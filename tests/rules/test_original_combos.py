"""The Original's cats and special combos, from its rule book: pairs, three of a kind, five different cards."""

from collections import Counter

import pytest

from tests.tables import at, cards, discard, hand, happens, let_it_happen, pile, refused, seat_seen, view, waits

FIVE = "attack+skip+favor+shuffle+loaf"
A_FIVE = "A: attack skip favor shuffle loaf"


@pytest.mark.parametrize("cat", ["loaf", "moon", "cactus", "noodle", "drizzle"])
def test_ek_44_t_50_a_cat_does_nothing_alone(cat: str) -> None:
    table = at(f"A: {cat} | B: skip | draw: loaf kitten")
    assert refused(table, "A", cat)
    assert refused(table, "A", f"{cat}>B")
    assert list(table.legal("A")) == ["draw"]
    assert waits(table) == "turn: A"


@pytest.mark.parametrize("cat", ["loaf", "moon", "cactus", "noodle", "drizzle"])
def test_ek_45_two_equal_cats_steal_a_card_from_another_player(cat: str) -> None:
    table = at(f"A: {cat}*2 | B: skip defuse | C: nope | draw: loaf kitten kitten")
    happens(table, "A", f"{cat}+{cat}>B")
    assert (cards(table, "A"), cards(table, "B"), cards(table, "C")) == (1, 1, 1)
    assert Counter(hand(table, "A")) + Counter(hand(table, "B")) == Counter(["skip", "defuse"])
    assert discard(table) == [cat, cat]
    assert waits(table) == "turn: A"


def test_ek_45_only_thief_and_victim_see_the_stolen_card() -> None:
    table = at("A: loaf*2 | B: skip | C: nope | draw: loaf kitten kitten")
    happens(table, "A", "loaf+loaf>B")
    stolen = {seat: [s.card for s in table.seen_by(seat) if s.what == "steal"] for seat in ("A", "B", "C", None)}
    assert stolen == {"A": ["skip"], "B": ["skip"], "C": [None], None: [None]}
    assert waits(table) == "turn: A"


def test_ek_45_two_different_cats_are_no_pair_and_nobody_steals_from_themselves_or_the_dead() -> None:
    table = at("A: loaf*2 moon | B: skip | dead: C | draw: loaf kitten")
    assert refused(table, "A", "loaf+moon>B")
    assert refused(table, "A", "loaf+loaf>A")
    assert refused(table, "A", "loaf+loaf>C")
    assert set(table.legal("A")) == {"draw", "loaf+loaf>B"}
    assert waits(table) == "turn: A"


def test_ek_45_t_49_each_of_four_cards_is_stolen_about_equally_often() -> None:
    taken: Counter[str] = Counter()
    for seed in range(1200):
        table = at("A: loaf*2 | B: defuse nope skip drizzle | draw: loaf kitten", seed=seed)
        happens(table, "A", "loaf+loaf>B")
        taken.update(hand(table, "A"))
    assert set(taken) == {"defuse", "nope", "skip", "drizzle"}
    # Chi-square with 3 degrees of freedom: 16.3 is passed once in 1000 times by chance. The seeds are fixed.
    assert sum((count - 300) ** 2 / 300 for count in taken.values()) < 16.3


def test_ek_45_a_title_held_three_times_is_stolen_three_times_as_often() -> None:
    taken: Counter[str] = Counter()
    for seed in range(1200):
        table = at("A: loaf*2 | B: defuse*3 drizzle | draw: loaf kitten", seed=seed)
        happens(table, "A", "loaf+loaf>B")
        taken.update(hand(table, "A"))
    assert 840 < taken["defuse"] < 960, "900 expected, 15 is a standard deviation"
    assert taken["drizzle"] == 1200 - taken["defuse"]


@pytest.mark.parametrize("title", ["skip", "shuffle", "favor", "nope", "defuse", "see-the-future", "moon"])
def test_ek_47_any_two_cards_of_one_title_steal_a_card(title: str) -> None:
    table = at(f"A: {title}*2 | B: attack | C: | draw: loaf kitten kitten")
    happens(table, "A", f"{title}+{title}>B")
    assert hand(table, "A") == {"attack": 1}
    assert cards(table, "B") == 0
    assert discard(table) == [title, title]
    assert waits(table) == "turn: A"


def test_ek_47_ek_51_t_51_a_pair_of_attacks_steals_and_does_not_attack() -> None:
    table = at("A: attack*2 | B: skip | C: loaf | draw: moon kitten kitten")
    happens(table, "A", "attack+attack>C")
    assert hand(table, "A") == {"loaf": 1}
    assert not view(table, None).attacked
    assert waits(table) == "turn: A"
    table.play("A", "draw")
    assert waits(table) == "turn: B"


@pytest.mark.parametrize("title", ["skip", "shuffle", "see-the-future", "attack"])
def test_ek_51_in_a_combo_the_text_of_the_cards_is_ignored(title: str) -> None:
    order = ["moon", "cactus", "noodle", "drizzle", "kitten"]
    for play in (f"{title}+{title}>B", f"{title}+{title}+{title}>B:loaf"):
        table = at(f"A: {title}*3 | B: loaf | draw: {' '.join(order)}", seed=5)
        happens(table, "A", play)
        assert pile(table) == order
        assert view(table, "A").pile_known == ()
        assert hand(table, "A")["loaf"] == 1
        assert waits(table) == "turn: A"


def test_ek_51_five_different_cards_do_nothing_of_what_they_say() -> None:
    table = at(f"{A_FIVE} | B: moon | draw: moon cactus kitten | discard: noodle")
    happens(table, "A", FIVE)
    table.play("A", "take noodle")
    assert hand(table, "A") == {"noodle": 1}
    assert hand(table, "B") == {"moon": 1}
    assert pile(table) == ["moon", "cactus", "kitten"]
    assert waits(table) == "turn: A"


def test_b_41_t_52_without_special_combos_only_equal_cats_pair() -> None:
    line = "A: skip*3 loaf*3 attack favor shuffle | B: nope | draw: moon kitten | discard: moon"
    table = at(line, special_combos="off")
    for play in ("skip+skip>B", "skip+skip+skip>B:nope", "loaf+loaf+loaf>B:nope", FIVE):
        assert refused(table, "A", play)
        assert play in at(line).legal("A")
    assert hand(table, "A")["skip"] == 3
    happens(table, "A", "loaf+loaf>B")
    assert hand(table, "A")["nope"] == 1
    assert waits(table) == "turn: A"


def test_ek_48_b_27_t_53_three_of_a_kind_take_one_card_of_the_title_named() -> None:
    table = at("A: skip*3 | B: defuse*2 nope | C: | draw: loaf kitten kitten")
    happens(table, "A", "skip+skip+skip>B:defuse")
    assert hand(table, "A") == {"defuse": 1}
    assert hand(table, "B") == {"defuse": 1, "nope": 1}
    assert discard(table) == ["skip", "skip", "skip"]
    assert seat_seen(table, "C", "A").known == {"defuse": 1}, "it was named aloud"
    assert waits(table) == "turn: A"


def test_ek_48_t_54_if_the_card_named_is_not_there_you_get_nothing() -> None:
    table = at("A: loaf*3 | B: defuse skip | C: nope | draw: loaf kitten kitten")
    happens(table, "A", "loaf+loaf+loaf>B:nope")
    assert hand(table, "A") == {}
    assert hand(table, "B") == {"defuse": 1, "skip": 1}
    assert hand(table, "C") == {"nope": 1}
    assert discard(table) == ["loaf", "loaf", "loaf"]
    assert waits(table) == "turn: A"


def test_ek_48_three_cards_of_two_titles_are_no_three_of_a_kind() -> None:
    table = at("A: loaf*2 moon | B: nope | draw: loaf kitten")
    assert refused(table, "A", "loaf+loaf+moon>B:nope")
    assert refused(table, "A", "loaf+loaf+loaf>B:nope")
    assert waits(table) == "turn: A"


def test_ek_49_t_55_five_different_cards_take_any_card_from_the_discard_pile() -> None:
    table = at(f"{A_FIVE} | B: | draw: moon kitten | discard: noodle defuse noodle nope")
    happens(table, "A", FIVE)
    assert waits(table) == "take: A"
    mine = {"take attack", "take skip", "take favor", "take shuffle", "take loaf"}
    assert set(table.legal("A")) == mine | {"take noodle", "take defuse", "take nope"}
    table.play("A", "take defuse")
    assert hand(table, "A") == {"defuse": 1}
    assert Counter(discard(table)) == Counter([*FIVE.split("+"), "noodle", "noodle", "nope"])
    assert waits(table) == "turn: A"


def test_ek_49_everybody_sees_which_card_was_taken() -> None:
    table = at(f"{A_FIVE} | B: | draw: moon kitten | discard: defuse")
    happens(table, "A", FIVE)
    table.play("A", "take defuse")
    for seat in ("B", None):
        assert [(s.seat, s.card) for s in table.seen_by(seat) if s.what == "take"] == [("A", "defuse")]
    assert seat_seen(table, "B", "A").known == {"defuse": 1}
    assert waits(table) == "turn: A"


def test_ek_49_t_56_five_cards_with_four_titles_are_refused() -> None:
    table = at("A: loaf*2 moon cactus noodle | B: skip | draw: drizzle kitten | discard: defuse")
    assert refused(table, "A", "loaf+loaf+moon+cactus+noodle")
    assert set(table.legal("A")) == {"draw", "loaf+loaf>B"}
    assert waits(table) == "turn: A"


def test_ek_49_all_five_must_be_in_hand() -> None:
    table = at("A: loaf moon cactus noodle | B: drizzle | draw: kitten | discard: drizzle")
    assert refused(table, "A", "loaf+moon+cactus+noodle+drizzle")
    assert list(table.legal("A")) == ["draw"]
    assert waits(table) == "turn: A"


def test_ek_49_a_card_that_is_not_in_the_discard_pile_cannot_be_taken() -> None:
    table = at(f"{A_FIVE} | B: defuse | draw: moon kitten")
    happens(table, "A", FIVE)
    assert refused(table, "A", "take defuse")
    assert refused(table, "A", "take moon")
    assert refused(table, "B", "take skip")
    assert waits(table) == "take: A"


def test_ek_50_five_different_cards_can_be_noped_only_before_the_pile_is_in_hand() -> None:
    table = at(f"{A_FIVE} | B: nope | C: nope | draw: moon kitten kitten | discard: defuse")
    table.play("A", FIVE)
    assert "nope" in table.legal("B")
    assert refused(table, "A", "take defuse")
    let_it_happen(table)
    assert waits(table) == "take: A"
    assert refused(table, "B", "nope")
    assert refused(table, "C", "nope")
    table.play("A", "take defuse")
    assert waits(table) == "turn: A"


def test_ek_52_cats_go_into_every_special_combo() -> None:
    table = at("A: loaf*4 moon cactus noodle drizzle | B: nope skip | draw: moon kitten | discard: defuse")
    happens(table, "A", "loaf+loaf+loaf>B:skip")
    assert hand(table, "A")["skip"] == 1
    happens(table, "A", "loaf+moon+cactus+noodle+drizzle")
    table.play("A", "take defuse")
    assert hand(table, "A") == {"skip": 1, "defuse": 1}
    assert waits(table) == "turn: A"


def test_b_43_t_58_one_of_the_five_just_played_can_be_taken_back() -> None:
    table = at("A: nope attack skip favor loaf | B: | draw: moon kitten")
    happens(table, "A", "nope+attack+skip+favor+loaf")
    table.play("A", "take nope")
    assert hand(table, "A") == {"nope": 1}
    assert Counter(discard(table)) == Counter(["attack", "skip", "favor", "loaf"])
    assert waits(table) == "turn: A"


def test_b_42_five_different_cards_cannot_take_a_kitten() -> None:
    table = at(f"{A_FIVE} | B: | dead: C | draw: moon kitten | discard: kitten")
    happens(table, "A", FIVE)
    assert refused(table, "A", "take kitten")
    assert set(table.legal("A")) == {"take attack", "take skip", "take favor", "take shuffle", "take loaf"}
    assert waits(table) == "take: A"


def test_b_42_where_they_can_the_kitten_explodes_as_if_it_were_drawn() -> None:
    line = "B: | D: | dead: C | draw: moon kitten | discard: kitten"
    table = at(f"{A_FIVE} | {line}", five_can_take_kitten="true")
    happens(table, "A", FIVE)
    table.play("A", "take kitten")
    assert [seen.seat for seen in table.seen_by("B") if seen.what == "kitten"] == ["A"]
    assert not seat_seen(table, None, "A").alive
    assert discard(table)[0] == "kitten"
    assert waits(table) == "turn: B"


def test_b_42_a_kitten_taken_from_the_discard_pile_can_be_defused_and_ends_the_turn() -> None:
    line = "B: | dead: C | draw: moon kitten | discard: kitten | turn: A owes 2 attacked"
    table = at(f"{A_FIVE} defuse | {line}", five_can_take_kitten="true")
    happens(table, "A", FIVE)
    table.play("A", "take kitten")
    assert waits(table) == "face: A"
    table.play("A", "defuse")
    table.play("A", "hide@0")
    assert pile(table) == ["kitten", "moon", "kitten"]
    assert "kitten" not in discard(table)
    assert waits(table) == "turn: A", "the second of the two owed turns"


def test_b_44_everybody_may_browse_the_discard_pile() -> None:
    table = at("A: skip | B: | dead: C | draw: moon kitten | discard: loaf kitten defuse loaf")
    for seat in ("A", "B", "C", None):
        assert view(table, seat).discard == ("loaf", "kitten", "defuse", "loaf")
    happens(table, "A", "skip")
    for seat in ("A", "B", "C", None):
        assert view(table, seat).discard == ("skip", "loaf", "kitten", "defuse", "loaf")
    assert waits(table) == "turn: B"


def test_b_45_with_two_decks_five_different_cards_still_have_five_titles() -> None:
    table = at("A: loaf*8 moon*8 cactus*2 noodle | B: skip | draw: drizzle*2 kitten | discard: defuse", decks="2")
    assert refused(table, "A", "loaf+moon+cactus+cactus+noodle")
    assert not [move for move in table.legal("A") if move.count("+") == 4]
    table = at("A: loaf*2 moon*2 cactus noodle drizzle | B: skip | draw: kitten | discard: defuse", decks="2")
    happens(table, "A", "loaf+moon+cactus+noodle+drizzle")
    assert hand(table, "A") == {"loaf": 1, "moon": 1}
    assert waits(table) == "take: A"
