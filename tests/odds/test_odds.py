"""Odds agree with an enumeration of all deals and with many redealt tables."""

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

import kaboodle
from kaboodle.bots.bot import Bot, answers, play_fairly
from kaboodle.bots.cat import CatBot
from kaboodle.bots.random import RandomBot
from kaboodle.core.table import Table
from kaboodle.games.board.card_ids import BY_SLUG as BOARD_KIND
from kaboodle.games.board.odds import BoardOdds
from kaboodle.games.board.text.discs import DISC_SLUG
from kaboodle.games.kittens.card_ids import BY_SLUG, KITTEN
from kaboodle.games.kittens.odds import KittensOdds
from kaboodle.games.mantis.cards import COLOURS, front_of
from kaboodle.games.mantis.odds import MantisOdds
from tests.properties.counting import Ways, mixture, outlook, ways
from tests.properties.test_redeal import no_kitten_in_hand, put_kitten


def kittens(table: Table, seat: str) -> KittensOdds:
    """A seat's odds among kittens."""
    found = kaboodle.odds(table.view(seat))
    assert isinstance(found, KittensOdds) and found.exact and "equally likely" in found.assumption
    return found


def counted(found: Ways, zone: str, card: str, place: int | None = None) -> Fraction:
    """The share of enumerated deals in which a zone holds a card, or has it at a place."""
    total = Fraction(0)
    for way, chance in found.items():
        cards = dict(part.split(": ") for part in way.split(" | "))[zone].split()
        total += chance * (card in cards if place is None else cards[place] == card)
    return total


def agree(odds: KittensOdds, found: Ways) -> None:
    """Compare every figure with the enumeration."""
    for place, chance in enumerate(odds.places):
        assert chance == pytest.approx(float(counted(found, "draw", "kitten", place))), f"place {place}"
    assert odds.draw == odds.places[0]
    for seat in odds.seats:
        assert seat.nope == pytest.approx(float(counted(found, seat.seat, "nope"))), seat
        assert seat.defuse == pytest.approx(float(counted(found, seat.seat, "defuse"))), seat


def test_hands_and_pile_counted_one_by_one() -> None:
    table = kaboodle.read("A: skip | B: nope loaf | C: defuse | draw: kitten nope attack kitten", "original")
    zones = ["B", "B", "C", *["draw"] * 4]
    cards = ["nope", "loaf", "defuse", "kitten", "nope", "attack", "kitten"]
    found = ways(zones, cards, lambda laid: no_kitten_in_hand(zones, laid))
    agree(kittens(table, "A"), found)
    hands = [dict(part.split(": ") for part in way.split(" | ")) for way in found]
    anybody = sum(chance for hand, chance in zip(hands, found.values(), strict=True) if "nope" in hand["B"] + hand["C"])
    assert kittens(table, "A").nope == pytest.approx(float(anybody))


def test_known_cards_and_what_hands_lack_counted_one_by_one() -> None:
    table = kaboodle.read(
        "A: skip | B: nope loaf | C: moon defuse | draw: nope kitten favor"
        " | A knows: B+loaf B~1-moon draw@1=kitten C~1-nope C~1-defuse",
        "original",
    )
    zones = ["B", "B", "C", "C", *["draw"] * 3]

    def agrees(laid: tuple[str, ...]) -> bool:
        known = laid[0] == "loaf" and laid[5] == "kitten" and laid[1] != "moon"
        return known and laid[2] != "nope" and laid[3] != "defuse" and no_kitten_in_hand(zones, laid)

    cards = ["nope", "loaf", "moon", "defuse", "nope", "kitten", "favor"]
    agree(kittens(table, "A"), ways(zones, cards, agrees))


def test_b_53_a_kitten_that_another_hid_moves_what_was_known() -> None:
    table = kaboodle.read(
        "A: skip | B: defuse nope | draw: kitten moon kitten attack favor | turn: B"
        " | A knows: draw@1=moon draw@2=kitten",
        "original",
    )
    for move in ("draw", "defuse", "hide@2"):
        table.play("B", move)
    zones = ["B", *["draw"] * 4]
    base = ways(zones, ["nope", "moon", "kitten", "attack", "favor"], lambda laid: laid[1:3] == ("moon", "kitten"))
    cases = [(Fraction(1, 5), {put_kitten(way, at): chance for way, chance in base.items()}) for at in range(5)]
    agree(kittens(table, "A"), mixture(cases))
    assert kittens(table, "A").draw == pytest.approx(1 / 5)


def test_the_quick_games_box_may_hold_a_defuse_but_no_kitten() -> None:
    table = kaboodle.read(
        "A: skip | B: loaf | draw: kitten moon kitten | hidden box: defuse nope",
        "original",
        options={"quick_game": "on"},
    )
    zones = ["B", "draw", "draw", "draw", "box", "box"]
    cards = ["loaf", "kitten", "moon", "kitten", "defuse", "nope"]
    agree(kittens(table, "A"), ways(zones, cards, lambda laid: no_kitten_in_hand(zones, laid)))


def test_a_known_card_that_may_have_been_stolen_is_in_either_hand() -> None:
    table = kaboodle.read(
        "A: skip | B: nope loaf moon | C: cactus*2 defuse | draw: kitten favor | turn: C | A knows: B+nope C~3",
        "original",
    )
    table.play("C", "cactus+cactus>B")
    for seat in ("A", "B"):
        table.play(seat, "pass")
    cards = ["loaf", "moon", "defuse", "kitten", "favor"]
    before = ways(["B", "B", "C", "draw", "draw"], cards, lambda laid: "kitten" in laid[3:])
    cases: list[tuple[Fraction, Ways]] = []
    for way, chance in before.items():
        zones = dict(part.split(": ") for part in way.split(" | "))
        hand = ["nope", *zones["B"].split()]
        for card in range(3):
            after = {"B": tuple(hand[:card] + hand[card + 1 :]), "C": (*zones["C"].split(), hand[card])}
            cases.append((chance / 3, {outlook(after | {"draw": tuple(zones["draw"].split())}): Fraction(1)}))
    odds, found = kittens(table, "A"), mixture(cases)
    assert odds.nope == 1
    for other in odds.seats:  # shares of a known card are kept in thousandths
        assert other.nope == pytest.approx(float(counted(found, other.seat, "nope")), abs=0.002)
        assert other.defuse == pytest.approx(float(counted(found, other.seat, "defuse")), abs=0.002)


def test_raising_heck_may_hold_the_kitten() -> None:
    table = kaboodle.read("A: loaf | B: raising-heck moon | draw: nope kitten attack | turn: B", "good-vs-evil")
    for seat, move in [("B", "raising-heck"), ("A", "pass")]:
        table.play(seat, move)
    zones = ["B", "draw", "draw", "held"]
    cards = ["moon", "nope", "kitten", "attack"]
    agree(kittens(table, "A"), ways(zones, cards, lambda laid: no_kitten_in_hand(zones, laid)))
    assert kittens(table, "B").draw == pytest.approx(1 / 2)  # B sees the Attack it holds


def test_own_knowledge_makes_certain() -> None:
    table = kaboodle.read("A: see-the-future | B: nope | draw: kitten moon loaf skip kitten", "original")
    assert kittens(table, "A").draw == pytest.approx(2 / 5)
    table.play("A", "see-the-future")
    table.play("B", "pass")
    assert kittens(table, "A").draw == 1 and kittens(table, "A").places[1:3] == (0, 0)
    assert kittens(table, "B").draw == pytest.approx(2 / 5)


def test_mantis_counts_only_fronts_that_nobody_has_flipped() -> None:
    table = kaboodle.read(
        "A: red blue*2 | B: blue pink | draw: red/red-blue-pink blue/red-blue-pink green/red-green-pink", "mantis"
    )
    odds = kaboodle.odds(table.view("A"))
    assert isinstance(odds, MantisOdds)
    assert odds.colours == {"red": 1 / 2, "blue": 1 / 2}  # the pink front is not in the pile any more
    assert [(it.move, it.chance, it.cards) for it in odds.hits] == [("score", 1, 2.5), ("steal>B", 0.5, 0.5)]
    assert isinstance(spectator := kaboodle.odds(table.view(None)), MantisOdds) and not spectator.hits


@pytest.mark.parametrize("edition", ["original", "board"])
def test_a_spectator_has_no_odds_and_is_told_so(edition: str) -> None:
    with pytest.raises(ValueError, match="spectator"):
        kaboodle.odds(kaboodle.new(edition, 2, seed=1).view(None))


def test_odds_of_something_else_are_refused() -> None:
    with pytest.raises(TypeError, match="view"):
        kaboodle.odds(kaboodle.new("original", 2, seed=1))  # type: ignore[arg-type]  # deliberately wrong


SAMPLES = 1_000
TABLES = [("original", 4), ("original", 7), ("good-vs-evil", 3), ("two-player", 2), ("mantis", 3), ("board", 4)]


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_odds_agree_with_redealt_tables_in_the_middle_of_games(edition: str, players: int) -> None:
    for seed in range(16):
        rng = Random(seed)
        table = kaboodle.new(edition, players, seed=seed)
        bots: dict[str, Bot] = {seat: CatBot() if rng.randrange(2) else RandomBot() for seat in table.seats}
        for _ in range(rng.randrange(10, 60)):
            if not table.over:
                last = table.clone()
                play_fairly(table, answers(table, bots, rng))
        table = last if table.over else table
        seat = rng.choice(table.waiting)
        print(f"{edition} seed {seed} seat {seat}: {table.position}")
        check_sampled(table, seat)


def check_sampled(table: Table, seat: str) -> None:
    """Compare every figure with its frequency in redealt tables, within five standard errors."""
    odds = kaboodle.odds(table.view(seat))
    index = table.seats.index(seat)
    known, mind = table.family.blind(table.game, index), table.minds[index]
    true: Counter[str] = Counter()
    for seed in range(SAMPLES):
        true.update(facts(table, table.family.redeal(known, mind, seed)))
    for name, chance in claims(odds).items():
        spread = 5 * (max(chance * (1 - chance), 0.001) / SAMPLES) ** 0.5
        assert abs(true[name] / SAMPLES - chance) < spread, f"{name}: odds {chance}, redealt {true[name] / SAMPLES}"


def claims(odds: kaboodle.Odds) -> dict[str, float]:
    """The figures by a name."""
    if isinstance(odds, MantisOdds):
        return odds.colours
    assert isinstance(odds, BoardOdds | KittensOdds)
    tops = odds.discs if isinstance(odds, BoardOdds) else {f"place {n}": it for n, it in enumerate(odds.places)}
    hands = {f"{it.seat} {card}": getattr(it, card) for it in odds.seats for card in ("nope", "defuse")}
    return tops | hands


def facts(table: Table, game: Any) -> list[str]:  # Any: the kernel's own type
    """Which of the named facts are true in a full state."""
    if table.edition == "mantis":
        return [COLOURS[front_of(game.pile_list()[0])]]
    slugs = BOARD_KIND if table.edition == "board" else BY_SLUG
    held = [
        f"{seat} {card}"
        for index, seat in enumerate(table.seats)
        for card in ("nope", "defuse")
        if game.hand_list(index)[slugs[card]]
    ]
    if table.edition == "board":
        return [*held, DISC_SLUG[game.disc_list()[0]]]
    return [*held, *[f"place {n}" for n, kind in enumerate(game.pile_list()) if kind == KITTEN]]
