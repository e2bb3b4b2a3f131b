"""Three guards of hidden information; the fourth, goldens with a column per seat, is in tests/golden."""

from collections import Counter
from random import Random

import msgspec
import pytest

import kaboodle
from kaboodle.core.events import Seen
from kaboodle.core.table import Table
from kaboodle.games.kittens.card_ids import BY_SLUG, GODCAT, KITTEN
from kaboodle.games.kittens.view import KittensView
from kaboodle.games.mantis.cards import back_of
from tests.playing import MANTIS, MOST_MOVES, NAMES, TABLES, deal, mixed, play_on
from tests.properties.oracle import Oracle, faults
from tests.properties.truth import NAMES as CARDS
from tests.properties.truth import Remembers, doubts_that_lie, lies, named
from tests.ways_out import differing

every_table = pytest.mark.parametrize(("slug", "players", "chosen"), TABLES, ids=NAMES)


@every_table
def test_a_view_never_lies_and_never_forgets(slug: str, players: int, chosen: dict[str, str]) -> None:
    for seed in range(5 if players < 6 else 1):
        never_lies(deal(slug, players, chosen, seed), Random(seed))


@pytest.mark.slow
@every_table
def test_a_view_never_lies_in_many_games(slug: str, players: int, chosen: dict[str, str]) -> None:
    for seed in range(1_000, 1_060):
        never_lies(deal(slug, players, chosen, seed), Random(seed))


def never_lies(table: Table, dice: Random) -> None:
    """Play a game and check every view after every move."""
    memories = [Remembers(seat, table.game.pile_size) for seat in table.seats] if table.edition != MANTIS else []
    told = dict.fromkeys(table.seats, 0)
    for _ in range(MOST_MOVES):
        for memory in memories:
            for item in table.stream(memory.me, told[memory.me]):
                memory.see(item)
            told[memory.me] = len(table.stream(memory.me))
        wrong = [lie for seat in [*table.seats, None] for lie in lies(table, seat)]
        for memory in memories:
            view = table.view(memory.me)
            assert isinstance(view, KittensView)
            if table.game.is_alive(table.seats.index(memory.me)):
                wrong += memory.forgotten(view) + doubts_that_lie(table, view)
        assert not wrong, (wrong, table.moves[-8:], table.position)
        if table.over:
            return
        table.play(*mixed(table, dice))
    raise AssertionError("the game does not end")


@every_table
def test_a_face_reaches_only_the_owners_of_the_two_zones_it_moves_between(
    slug: str, players: int, chosen: dict[str, str]
) -> None:
    for seed in range(5 if players < 6 else 2):
        table = deal(slug, players, chosen, seed)
        oracle = Oracle(slug, table.seats)
        everyone: list[str | None] = [*table.seats, None]
        wrong = faults(table.history, {seat: table.stream(seat) for seat in everyone}, oracle)
        dice = Random(seed)
        while not wrong and not table.over:
            table.play(*mixed(table, dice))
            wrong = faults(table.events, {seat: table.seen_by(seat) for seat in everyone}, oracle)
            if slug != MANTIS:
                hands = {seat: named(table.game.hand_list(index)) for index, seat in enumerate(table.seats)}
                assert {seat: +oracle.hands[seat] for seat in table.seats} == hands, table.events
        assert not wrong, wrong
        for seat in everyone:
            assert [item.n for item in table.stream(seat)] == list(range(1, len(table.stream(seat)) + 1))


@every_table
def test_what_a_seat_cannot_see_does_not_change_what_it_is_told(
    slug: str, players: int, chosen: dict[str, str]
) -> None:
    compared = 0
    for seed in range(40):
        dice = Random(seed)
        table = deal(slug, players, chosen, seed)
        if not play_on(table, dice, dice.randrange(8 * players)):
            continue
        living = [seat for index, seat in enumerate(table.seats) if slug == MANTIS or table.game.is_alive(index)]
        seat = dice.choice(living)
        other = table.redeal(seat, seed) if seed % 2 else table.clone()
        for passed in set(other.waiting) - set(table.waiting):
            other.play(passed, "pass")  # who has passed is not known to the seat, so a redealt window asks them again
        swapped = [swap(other, seat, dice) for _ in range(3)]
        if seed % 2 or any(swapped):
            compared += compare(table.clone(), other, seat, dice)
    assert compared > 40, "hardly anything was compared"


def swap(table: Table, seat: str, dice: Random) -> bool:
    """Exchange two cards that a seat does not know, in place; whether anything changed."""
    game = table.game
    view = table.view(seat)
    if not isinstance(view, KittensView):
        return swap_mantis(table, dice)
    pile = game.pile_list()
    taken = {place for known in view.pile_known for place in range(known.first, known.last + 1)}
    places: list[tuple[str, int]] = [("draw", place) for place in range(len(pile)) if place not in taken]
    hidden = {}
    for other in view.seats:
        if other.seat != seat:
            hidden[other.seat] = named(game.hand_list(table.seats.index(other.seat)))
            loose = hidden[other.seat] - named_of(other.known)
            places += [(other.seat, BY_SLUG[card]) for card in loose.elements() if card != "godcat"]
    if len(places) < 2:
        return False
    (zone, one), (other_zone, two) = dice.sample(places, 2)
    first = pile[one] if zone == "draw" else one
    second = pile[two] if other_zone == "draw" else two
    if first == second or (KITTEN in (first, second) and (zone, other_zone) != ("draw", "draw")):
        return False
    for where, place, old, new in ((zone, one, first, second), (other_zone, two, second, first)):
        if where == "draw":
            pile[place] = new
        else:
            hidden[where] = hidden[where] - named_of({CARDS[old]: 1}) + named_of({CARDS[new]: 1})
    game.set_pile(pile)
    for name, hand in hidden.items():
        game.set_hand(table.seats.index(name), [hand[CARDS.get(kind, "")] for kind in range(24)])
    return True


def named_of(counts: dict[str, int]) -> Counter[str]:
    """Cards by name as a Counter."""
    return Counter(counts)


def swap_mantis(table: Table, dice: Random) -> bool:
    """Exchange two cards of the draw pile; the top one only for one with the same back."""
    pile = table.game.pile_list()
    alike = [place for place in range(1, len(pile)) if back_of(pile[place]) == back_of(pile[0])]
    if alike and dice.random() < 0.5:
        one, two = 0, dice.choice(alike)
    elif len(pile) > 2:
        one, two = dice.sample(range(1, len(pile)), 2)
    else:
        return False
    pile[one], pile[two] = pile[two], pile[one]
    exposed = table.game.exposed_list()
    table.game.set_pile(pile)
    return bool(exposed == table.game.exposed_list())


def compare(true: Table, other: Table, seat: str, dice: Random) -> int:
    """Play the same moves at both tables until this seat sees a hidden card. Returns the number of moves."""
    for played in range(60):
        assert same(true, other, seat), (true.view(seat), other.view(seat))
        if true.over or other.over:
            return played
        mover, move = mixed(true, dice)
        if move not in other.legal(mover):
            mover, move = seat_default(true)
            if move not in other.legal(mover):
                return played
        for table in (true, other):
            table.play(mover, move)
        difference = first_difference(true.seen_by(seat), other.seen_by(seat))
        if difference:
            assert any(may_reveal(item, seat, true.edition) for item in difference if item), difference
            return played
    return 60


def seat_default(table: Table) -> tuple[str, str]:
    """The first waiting seat and its default move."""
    return table.waiting[0], table.default(table.waiting[0])


def same(true: Table, other: Table, seat: str) -> bool:
    """Whether a seat's stream, ask, and every way out are the same, byte for byte."""
    encode = msgspec.json.encode
    return (
        true.ask_id == other.ask_id
        and encode(true.stream(seat)) == encode(other.stream(seat))
        and not differing(true, other, seat)
        and (seat in true.waiting) == (seat in other.waiting)
    )


def first_difference(one: tuple[Seen, ...], two: tuple[Seen, ...]) -> tuple[Seen | None, Seen | None] | None:
    """The first two events that differ."""
    for place in range(max(len(one), len(two))):
        items = tuple(items[place] if place < len(items) else None for items in (one, two))
        if items[0] != items[1]:
            return items[0], items[1]
    return None


def may_reveal(item: Seen, seat: str, edition: str) -> bool:
    """Whether such an event may show this seat a hidden card."""
    if edition == MANTIS:
        return item.what in ("score", "steal", "top")
    if item.what in ("kitten", "explode", "discard", "miss", "duel"):
        return True
    if item.what == "steal" and item.note == "named":
        return True
    if item.what == "future":
        return item.seat == seat or edition == "good-vs-evil"
    return item.what in ("draw", "give", "steal", "bottom", "keep") and seat in (item.seat, item.other)


@pytest.mark.parametrize(("slug", "players"), [("original", 4), ("original", 9), ("good-vs-evil", 5)])
def test_b_18_a_pass_reaches_nobody_else(slug: str, players: int) -> None:
    windows = 0
    for seed in range(20):
        dice = Random(seed)
        table = deal(slug, players, {}, seed)
        while not table.over and windows < 200:
            if table.question == "window" and len(table.waiting) > 1:
                windows += 1
                passer = dice.choice(table.waiting)
                after = table.clone()
                after.play(passer, "pass")
                for seat in {*table.seats} - {passer}:
                    assert same(table.clone(), after, seat), (seed, passer, seat)
                assert msgspec.json.encode(after.view(None)) == msgspec.json.encode(table.view(None))
                assert not after.stream(None)
            table.play(*mixed(table, dice))
    assert windows > 50


def test_ge_28_what_is_laid_face_down_only_its_player_knows() -> None:
    for laid in ("godcat", "devilcat"):
        tables = []
        for swapped in (laid, "godcat" if laid == "devilcat" else "devilcat"):
            table = play_armageddon()
            table.play("A", f"lay>B:{swapped}")
            tables.append(table)
        for seat in ("B", "C"):
            assert same(tables[0], tables[1], seat)
        assert not same(tables[0], tables[1], "A")


def play_armageddon() -> Table:
    """A table at which A has played Armageddon and nobody Nopes it."""
    table = kaboodle.read(
        "A: armageddon defuse | B: defuse nope | C: loaf defuse | draw: kitten nope kitten", "good-vs-evil"
    )
    table.play("A", "armageddon")
    for seat in ("B", "C"):
        table.play(seat, "pass")
    return table


def test_godcats_back_is_in_every_view() -> None:
    table = kaboodle.read(
        "A: godcat nope | B: loaf | C: loaf | draw: kitten nope kitten | mat: devilcat", "good-vs-evil"
    )
    assert table.game.hand_list(0)[GODCAT]
    for seat in ("B", "C", None):
        view = table.view(seat)
        assert isinstance(view, KittensView) and view.seats[0].godcat and not view.seats[0].known
