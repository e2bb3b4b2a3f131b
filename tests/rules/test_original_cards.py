"""The Original's other cards, from its rule book: Attack, Skip, Favor, Shuffle and See the Future."""

from collections import Counter

import pytest

from tests.tables import at, cards, discard, hand, happens, let_it_happen, pile, refused, view, waits


def test_ek_36_ek_37_t_22_the_next_player_takes_two_turns_in_a_row() -> None:
    table = at("A: attack | B: | C: | draw: loaf moon cactus kitten kitten")
    happens(table, "A", "attack")
    assert cards(table, "A") == 0, "the attacker does not draw"
    assert len(pile(table)) == 5
    assert waits(table) == "turn: B owes 2"
    table.play("B", "draw")
    assert waits(table) == "turn: B"
    table.play("B", "draw")
    assert hand(table, "B") == {"loaf": 1, "moon": 1}
    assert waits(table) == "turn: C"


def test_ek_36_an_attack_hits_the_next_living_player() -> None:
    table = at("A: | B: attack | D: | dead: C | draw: loaf kitten kitten | turn: B")
    happens(table, "B", "attack")
    assert waits(table) == "turn: D owes 2"


def test_ek_37_each_attacked_turn_is_a_whole_turn_with_plays() -> None:
    table = at("A: | B: shuffle*2 | draw: loaf moon cactus kitten | turn: B owes 2 attacked")
    happens(table, "B", "shuffle")
    assert waits(table) == "turn: B owes 2"
    table = at("A: | B: shuffle | draw: loaf moon cactus kitten | turn: B owes 2 attacked")
    table.play("B", "draw")
    happens(table, "B", "shuffle")
    assert waits(table) == "turn: B"


def test_ek_38_t_23_an_attack_on_the_first_of_two_turns_passes_on_two() -> None:
    table = at("A: attack | B: attack | C: | draw: loaf kitten kitten")
    happens(table, "A", "attack")
    happens(table, "B", "attack")
    assert cards(table, "B") == 0
    assert waits(table) == "turn: C owes 2"


def test_ek_38_t_24_an_attack_on_the_second_of_two_turns_passes_on_two() -> None:
    table = at("A: attack | B: attack | C: | draw: loaf kitten kitten")
    happens(table, "A", "attack")
    table.play("B", "draw")
    happens(table, "B", "attack")
    assert waits(table) == "turn: C owes 2"


def test_ek_38_attacks_never_add_up_however_many_there_are() -> None:
    table = at("A: attack*2 | B: attack*2 | C: attack*2 | draw: loaf kitten kitten", decks="2")
    for seat, victim in zip("ABCABC", "BCABCA", strict=True):
        happens(table, seat, "attack")
        assert waits(table) == f"turn: {victim} owes 2"


def test_ek_39_a_skip_ends_your_turn_without_a_draw() -> None:
    table = at("A: skip | B: | draw: kitten loaf")
    happens(table, "A", "skip")
    assert cards(table, "A") == 0
    assert pile(table) == ["kitten", "loaf"]
    assert waits(table) == "turn: B"


def test_ek_40_t_28_a_skip_ends_one_of_two_turns_and_two_skips_both() -> None:
    table = at("A: | B: skip*2 | C: | draw: kitten loaf kitten | turn: B owes 2 attacked")
    happens(table, "B", "skip")
    assert waits(table) == "turn: B"
    happens(table, "B", "skip")
    assert pile(table) == ["kitten", "loaf", "kitten"]
    assert waits(table) == "turn: C"


def test_ek_41_t_47_the_chosen_player_gives_a_card_of_their_choice() -> None:
    table = at("A: favor | B: skip defuse | C: loaf | draw: kitten kitten")
    assert set(table.legal("A")) == {"draw", "favor>B", "favor>C"}
    happens(table, "A", "favor>B")
    assert waits(table) == "give: B"
    assert set(table.legal("B")) == {"give skip", "give defuse"}
    table.play("B", "give skip")
    assert hand(table, "A") == {"skip": 1}
    assert hand(table, "B") == {"defuse": 1}
    given = {seat: [seen.card for seen in table.seen_by(seat) if seen.what == "give"] for seat in ("A", "B", "C", None)}
    assert given == {"A": ["skip"], "B": ["skip"], "C": [None], None: [None]}
    assert waits(table) == "turn: A"


def test_ek_41_only_the_chosen_player_gives_and_only_what_they_hold() -> None:
    table = at("A: favor loaf | B: skip | C: loaf | draw: kitten kitten")
    happens(table, "A", "favor>B")
    assert refused(table, "B", "give loaf")
    assert refused(table, "C", "give loaf")
    assert refused(table, "A", "give loaf")
    assert waits(table) == "give: B"


def test_ek_41_you_cannot_ask_yourself_or_the_dead_for_a_favor() -> None:
    table = at("A: favor loaf | B: skip | D: moon | dead: C | draw: kitten kitten")
    assert refused(table, "A", "favor>A")
    assert refused(table, "A", "favor>C")
    assert set(table.legal("A")) == {"draw", "favor>B", "favor>D"}
    assert waits(table) == "turn: A"


@pytest.mark.parametrize("play", ["favor>B", "moon+moon>B", "moon+moon+moon>B:defuse"])
def test_b_25_t_48_a_player_without_cards_cannot_be_chosen(play: str) -> None:
    table = at("A: favor moon*3 | B: | C: loaf | draw: kitten kitten")
    assert refused(table, "A", play)
    assert hand(table, "A") == {"favor": 1, "moon": 3}
    assert discard(table) == []
    assert waits(table) == "turn: A"


def test_ek_42_a_shuffle_mixes_the_draw_pile_and_shows_it_to_nobody() -> None:
    line = "A: shuffle | B: | C: | draw: loaf moon cactus noodle drizzle kitten kitten"
    orders = []
    for seed in range(60):
        table = at(line, seed=seed)
        happens(table, "A", "shuffle")
        orders.append(tuple(pile(table)))
        for seat in ("A", "B", "C", None):
            assert view(table, seat).pile_known == (), f"seed {seed}"
            assert not [seen for seen in table.seen_by(seat) if seen.card], f"seed {seed}"
        assert waits(table) == "turn: A"
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(orders[0]))}
    assert sorted(orders[0]) == ["cactus", "drizzle", "kitten", "kitten", "loaf", "moon", "noodle"]
    assert len(set(orders)) > 40, "60 of 2520 orders are hardly ever the same"


def test_ek_42_every_order_comes_about_equally_often() -> None:
    counts: Counter[tuple[str, ...]] = Counter()
    for seed in range(1200):
        table = at("A: shuffle | B: | draw: loaf moon kitten", seed=seed)
        happens(table, "A", "shuffle")
        counts[tuple(pile(table))] += 1
    assert len(counts) == 6
    # Chi-square with 5 degrees of freedom: 20.5 is passed once in 1000 times by chance. The seeds are fixed.
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 20.5


def test_ek_42_a_noped_shuffle_leaves_the_pile_as_it_was() -> None:
    for seed in range(20):
        table = at("A: shuffle | B: nope | draw: loaf moon cactus noodle drizzle kitten", seed=seed)
        table.play("A", "shuffle")
        table.play("B", "nope")
        let_it_happen(table)
        assert pile(table) == ["loaf", "moon", "cactus", "noodle", "drizzle", "kitten"], f"seed {seed}"
        assert waits(table) == "turn: A"


def test_ek_42_b_53_t_65_after_a_shuffle_nobody_knows_where_the_kitten_is() -> None:
    table = at("A: shuffle | B: defuse | draw: kitten loaf moon cactus | turn: B")
    table.play("B", "draw")
    table.play("B", "defuse")
    table.play("B", "hide@1")
    assert [(known.card, known.first, known.last) for known in view(table, "B").pile_known] == [("kitten", 1, 1)]
    happens(table, "A", "shuffle")
    assert view(table, "A").pile_known == view(table, "B").pile_known == ()
    assert waits(table) == "turn: A"


def test_ek_43_t_62_you_alone_see_the_top_three_cards_and_their_order_stays() -> None:
    table = at("A: see-the-future | B: | C: | draw: kitten moon skip loaf kitten")
    happens(table, "A", "see-the-future")
    seen = {seat: [event.card for event in table.seen_by(seat) if event.what == "future"] for seat in ("A", "B", None)}
    assert seen["A"] == ["kitten", "moon", "skip"]
    assert set(seen["B"]) | set(seen[None]) <= {None}
    known = [(place.card, place.first, place.last) for place in view(table, "A").pile_known]
    assert known == [("kitten", 0, 0), ("moon", 1, 1), ("skip", 2, 2)]
    assert view(table, "B").pile_known == view(table, "C").pile_known == ()
    assert pile(table) == ["kitten", "moon", "skip", "loaf", "kitten"]
    assert waits(table) == "turn: A"


def test_b_48_t_63_with_two_cards_left_you_see_two() -> None:
    table = at("A: see-the-future | B: | draw: moon kitten")
    happens(table, "A", "see-the-future")
    assert [event.card for event in table.seen_by("A") if event.what == "future"] == ["moon", "kitten"]
    assert pile(table) == ["moon", "kitten"]
    assert waits(table) == "turn: A"


@pytest.mark.parametrize("card", ["nope", "defuse", "loaf"])
def test_b_40_a_nope_a_defuse_or_a_cat_is_not_played_alone(card: str) -> None:
    table = at(f"A: {card} | B: skip | draw: loaf kitten")
    assert refused(table, "A", card)
    assert list(table.legal("A")) == ["draw"]
    assert waits(table) == "turn: A"


def test_ek_35_the_round_that_the_book_tells_as_an_example() -> None:
    table = at("A: see-the-future attack shuffle | B: nope | draw: kitten loaf moon cactus", seed=3)
    happens(table, "A", "see-the-future")
    assert next(event.card for event in table.seen_by("A") if event.what == "future") == "kitten"
    table.play("A", "attack")
    table.play("B", "nope")
    let_it_happen(table)
    assert waits(table) == "turn: A"
    happens(table, "A", "shuffle")
    assert pile(table)[0] != "kitten", "with this seed"
    table.play("A", "draw")
    assert cards(table, "A") == 1
    assert waits(table) == "turn: B"
