"""Redealt tables: the seat cannot tell them from the true one, and their frequencies agree with the enumeration."""

from collections import Counter
from fractions import Fraction
from random import Random

import msgspec
import pytest

import kaboodle
from kaboodle.core.table import Table
from kaboodle.games.kittens.view import KittensView
from kaboodle.games.mantis.cards import back_of
from tests.playing import MANTIS, NAMES, TABLES, deal, play_on
from tests.properties.counting import Ways, hidden_from, mixture, outlook, sampled, unlikely, ways
from tests.properties.truth import lies

MANY = 2_000


@pytest.mark.parametrize(("slug", "players", "chosen"), TABLES, ids=NAMES)
def test_a_redealt_table_looks_the_same_and_can_be_played(slug: str, players: int, chosen: dict[str, str]) -> None:
    for seed in range(4 if players < 6 else 1):
        dice = Random(seed)
        table = deal(slug, players, chosen, seed)
        while play_on(table, dice, dice.randrange(1, 40)):
            for seat in table.seats:
                if slug != MANTIS and not table.game.is_alive(table.seats.index(seat)):
                    continue
                other = table.redeal(seat, dice.randrange(2**32))
                assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(table.view(seat))
                assert other.observe(seat) == table.observe(seat)
                assert other.ask_id == table.ask_id and not lies(other, seat)
        other = deal(slug, players, chosen, seed).redeal("A", seed)
        play_on(other, dice)
        assert other.over


def test_the_generator_is_replaced() -> None:
    table = kaboodle.read(
        "A: shuffle | B: nope | draw: kitten loaf moon cactus noodle drizzle skip attack favor", "original"
    )
    after = []
    for other in (table.clone(), *[table.redeal("A", seed) for seed in range(3)]):
        other.game.set_pile(table.game.pile_list())
        other.play("A", "shuffle")
        other.play("B", "pass")
        after.append(other.game.pile_list())
    assert all(after[one] != after[two] for one in range(4) for two in range(one))


def test_a_sealed_game_is_redealt_without_its_secret() -> None:
    for slug in ("original", MANTIS):
        table = kaboodle.new(slug, 3, secret=bytes(32))
        assert table.redeal("A", 1).game.secret is None and table.redeal("A", 1).secret is None
        assert table.family.blind(table.game, 0).secret is None


def check(table: Table, seat: str, expected: Ways, count: int = MANY) -> None:
    """Compare redealt tables with the enumeration, which must contain the true deal."""
    assert outlook(hidden_from(table, seat)) in expected
    assert not unlikely(sampled(table, seat, count), expected)


def no_kitten_in_hand(zones: list[str], laid: tuple[str, ...]) -> bool:
    """Kittens are shown when drawn."""
    return all(card != "kitten" or zone in ("draw", "held") for zone, card in zip(zones, laid, strict=True))


def test_hands_and_pile_uniformly() -> None:
    table = kaboodle.read("A: skip | B: nope loaf | C: moon | draw: kitten skip attack kitten", "original")
    zones = ["B", "B", "C", *["draw"] * 4]
    cards = ["nope", "loaf", "moon", "kitten", "skip", "attack", "kitten"]
    check(table, "A", ways(zones, cards, lambda laid: no_kitten_in_hand(zones, laid)), 4_000)


def test_cards_seen_in_the_pile_stay() -> None:
    table = kaboodle.read("A: see-the-future | B: nope loaf | draw: attack kitten skip moon loaf kitten", "original")
    table.play("A", "see-the-future")
    table.play("B", "pass")
    zones = ["B", "B", *["draw"] * 6]
    cards = ["nope", "loaf", "attack", "kitten", "skip", "moon", "loaf", "kitten"]
    seen = ("attack", "kitten", "skip")
    check(table, "A", ways(zones, cards, lambda laid: no_kitten_in_hand(zones, laid) and laid[2:5] == seen))


def test_what_a_position_says_is_known_stays() -> None:
    table = kaboodle.read(
        "A: skip | B: nope loaf | C: moon attack | draw: cactus kitten favor"
        " | A knows: B+nope B~1-moon draw@1=kitten C~1-attack C~1",
        "original",
    )
    zones = ["B", "B", "C", "C", *["draw"] * 3]

    def agrees(laid: tuple[str, ...]) -> bool:
        return laid[0] == "nope" and laid[1] != "moon" and laid[2] != "attack" and laid[5] == "kitten"

    cards = ["nope", "loaf", "moon", "attack", "cactus", "kitten", "favor"]
    check(table, "A", ways(zones, cards, lambda laid: agrees(laid) and no_kitten_in_hand(zones, laid)))


def test_a_kitten_hidden_by_oneself_stays() -> None:
    table = kaboodle.read("A: defuse | B: nope loaf | C: moon | draw: kitten skip attack kitten", "original")
    for move in ("draw", "defuse", "hide@1"):
        table.play("A", move)
    zones = ["B", "B", "C", *["draw"] * 4]
    cards = ["nope", "loaf", "moon", "skip", "kitten", "attack", "kitten"]
    check(table, "A", ways(zones, cards, lambda laid: no_kitten_in_hand(zones, laid) and laid[4] == "kitten"))


def test_b_53_a_kitten_hidden_by_another_is_at_a_uniform_place() -> None:
    table = kaboodle.read(
        "A: skip | B: defuse loaf | draw: kitten moon skip attack favor | turn: B | A knows: draw@1=moon draw@2=skip",
        "original",
    )
    for move in ("draw", "defuse", "hide@2"):
        table.play("B", move)
    zones = ["B", *["draw"] * 4]
    base = ways(zones, ["loaf", "moon", "skip", "attack", "favor"], lambda laid: laid[1:3] == ("moon", "skip"))
    cases: list[tuple[Fraction, Ways]] = []
    for place in range(5):
        moved = {put_kitten(way, place): chance for way, chance in base.items()}
        cases.append((Fraction(1, 5), moved))
    check(table, "A", mixture(cases))


def put_kitten(way: str, place: int) -> str:
    """The same way with a Kitten in the draw pile."""
    hand, _, pile = way.partition(" | draw: ")
    cards = pile.split()
    return f"{hand} | draw: {' '.join([*cards[:place], 'kitten', *cards[place:]])}"


def test_a_failed_triple_is_remembered_for_the_cards_of_that_moment() -> None:
    table = kaboodle.read(
        "A: loaf*3 | B: moon skip | C: nope | draw: attack nope nope kitten favor | turn: A", "original"
    )
    table.play("A", "loaf+loaf+loaf>B:nope")
    for seat in ("B", "C"):
        table.play(seat, "pass")
    table.play("A", "draw")
    table.play("B", "draw")  # a Nope, as nobody but B knows
    zones = ["B", "B", "B", "C", *["draw"] * 3]

    def agrees(laid: tuple[str, ...]) -> bool:
        return "nope" not in laid[:2] and no_kitten_in_hand(zones, laid)

    check(table, "A", ways(zones, ["moon", "skip", "nope", "nope", "nope", "kitten", "favor"], agrees))


def test_b_54_the_quick_games_box_holds_no_kitten() -> None:
    table = kaboodle.read(
        "A: skip | B: loaf | draw: kitten moon kitten | hidden box: attack favor",
        "original",
        options={"quick_game": "on"},
    )
    zones = ["B", "draw", "draw", "draw", "box", "box"]
    cards = ["loaf", "kitten", "moon", "kitten", "attack", "favor"]
    check(table, "A", ways(zones, cards, lambda laid: no_kitten_in_hand(zones, laid)))


@pytest.mark.parametrize(("slug", "mixed_in"), [("original", False), ("two-player", True)])
def test_b_06_the_first_deal_has_another_defuse_only_where_the_book_mixes_it_in(slug: str, mixed_in: bool) -> None:
    table = kaboodle.new(slug, 2, seed=5)
    hand, rest = table.family.hand(table.view("A")), table.redeal("A", 0)
    assert hand is not None
    print(hand, rest.position)
    found = Counter(hidden_from(table.redeal("A", seed), "A")["B"].count("defuse") for seed in range(2_000))
    spare = 3 - 2 - (hand["defuse"] - 1) if mixed_in else 0
    pool = sum(table.game.pile_list()[place] != 0 for place in range(table.game.pile_size)) + 7
    assert set(found) == ({1, 2} if spare else {1})
    assert abs(found[2] / 2_000 - spare * 7 / pool) < 0.05


def test_a_known_card_may_move_with_a_theft_that_was_not_seen() -> None:
    table = kaboodle.read(
        "A: skip | B: nope loaf moon | C: cactus*2 attack | draw: kitten favor | turn: C | A knows: B+nope C~3",
        "original",
    )
    table.play("C", "cactus+cactus>B")
    for seat in ("A", "B"):
        table.play(seat, "pass")
    before = ways(
        ["B", "B", "C", "draw", "draw"],
        ["loaf", "moon", "attack", "kitten", "favor"],
        lambda laid: "kitten" in laid[3:],
    )
    cases: list[tuple[Fraction, Ways]] = []
    for way, chance in before.items():
        zones = dict(part.split(": ") for part in way.split(" | "))
        hand = ["nope", *zones["B"].split()]
        for card in range(3):
            left = tuple(hand[:card] + hand[card + 1 :])
            taken = (*zones["C"].split(), hand[card])
            after = outlook({"B": left, "C": taken, "draw": tuple(zones["draw"].split())})
            cases.append((chance / 3, {after: Fraction(1)}))
    check(table, "A", mixture(cases))


def test_one_of_two_known_copies_moves_twice_as_likely() -> None:
    table = kaboodle.read(
        "A: skip | B: nope*2 loaf moon | C: cactus*2 attack | draw: kitten favor | turn: C | A knows: B+nope*2",
        "original",
    )
    table.play("C", "cactus+cactus>B")
    for seat in ("A", "B"):
        table.play(seat, "pass")
    nopes = Counter(hidden_from(table.redeal("A", seed), "A")["C"].count("nope") for seed in range(MANY))
    assert set(nopes) == {0, 1} and abs(nopes[1] / MANY - 1 / 2) < 0.06


def test_b_51_no_kitten_is_held_where_raising_heck_would_have_shown_it() -> None:
    table = kaboodle.read(
        "A: loaf | B: raising-heck moon | draw: nope kitten attack | turn: B",
        "good-vs-evil",
        options={"heck_kitten": "explodes"},
    )
    for seat, move in [("B", "raising-heck"), ("A", "pass")]:
        table.play(seat, move)
    zones = ["B", "draw", "draw", "held"]
    check(table, "A", ways(zones, ["moon", "nope", "kitten", "attack"], lambda laid: "kitten" in laid[1:3]))


def test_ge_28_either_cat_may_lie_before_either() -> None:
    table = kaboodle.read("A: armageddon | B: nope | C: loaf | draw: kitten moon kitten", "good-vs-evil")
    for seat, move in [("A", "armageddon"), ("B", "pass"), ("C", "pass"), ("A", "lay>B:devilcat")]:
        table.play(seat, move)
    for seat in ("B", "C"):
        devils = Counter(table.redeal(seat, seed).game.devil_seat for seed in range(2_000))
        assert set(devils) == {0, 1} and abs(devils[0] - 1_000) < 150
    assert {table.redeal("A", seed).game.devil_seat for seed in range(50)} == {1}


def test_ge_47_the_card_held_by_raising_heck() -> None:
    table = kaboodle.read("A: loaf | B: raising-heck moon | draw: nope kitten attack | turn: B", "good-vs-evil")
    for seat, move in [("B", "raising-heck"), ("A", "pass")]:
        table.play(seat, move)
    zones = ["B", "draw", "draw", "held"]
    expected = ways(zones, ["moon", "nope", "kitten", "attack"], lambda laid: no_kitten_in_hand(zones, laid))
    check(table, "A", expected)
    assert {table.redeal("B", seed).game.held for seed in range(50)} == {table.game.held}


def test_b_66_mantis_deals_the_top_card_among_those_with_its_back() -> None:
    table = kaboodle.read(
        "A: red | B: blue | draw: red/red-blue-pink blue/red-blue-pink pink/red-blue-pink green/red-green-pink", MANTIS
    )
    backs = [back_of(card) for card in table.game.pile_list()]
    found = Counter(tuple(table.redeal("A", seed).game.pile_list()) for seed in range(MANY))
    assert len(found) == 3 * 6 and all(back_of(pile[0]) == backs[0] for pile in found)
    assert not unlikely(
        Counter({str(pile): count for pile, count in found.items()}), {str(pile): Fraction(1, 18) for pile in found}
    )


def test_two_hands_that_lack_different_cards_are_dealt_uniformly() -> None:
    table = kaboodle.read(
        "A: skip | B: nope | C: defuse | draw: moon kitten | A knows: B~1-defuse C~1-nope", "original"
    )
    dealt: Counter[tuple[str, ...]] = Counter()
    for seed in range(6_000):
        parts = table.redeal("A", seed).position.split(" | ")
        dealt[tuple(part for part in parts if part[:2] in ("B:", "C:"))] += 1
    assert len(dealt) == 3 and all(abs(count - 2_000) < 180 for count in dealt.values()), dealt


def test_a_hand_that_ran_empty_holds_no_float() -> None:
    for seed in range(20):
        table = kaboodle.read(
            "A: defuse skip | B: nope | C: moon*2 skip | draw: loaf kitten kitten | turn: C | B knows: A+defuse",
            "original",
            seed=seed,
        )
        for move in ("moon+moon>A", "skip"):
            table.play("C", move)
            table.play("A", "pass")
            table.play("B", "pass")
        if "skip" in table.legal("A"):
            break
    table.play("A", "skip")
    view = table.view("B")
    assert isinstance(view, KittensView)
    assert not view.maybe and view.seats[2].known == {"defuse": 1}
