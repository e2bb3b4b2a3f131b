"""What a seat knows about the movement deck and about hands."""

from collections import Counter
from itertools import permutations

import kaboodle
from kaboodle.games.board.kernel import Mind
from tests.board import board, passes, play, view, waits

Deck = tuple[str, ...]


def test_redealt_decks_are_as_frequent_as_exact_enumeration_says() -> None:
    discs = "move-1 move-2 leapfrog move-3 move-4"
    table = board(f"A: alter-the-future | B: see-the-future skip | C: skip | discs: {discs} | turn: B")
    play(table, "B", "see-the-future")
    play(table, "B", "skip")
    play(table, "C", "skip")
    play(table, "A", "alter-the-future")
    table.play("A", "order 2 3 1")
    times = 6_000
    counts = redealt(table, "B", times)
    # The three that B saw lie in any order, and the two that B did not see lie in any order below: 3! * 2 decks.
    assert len(counts) == 12
    assert {tuple(sorted(deck[:3])) for deck in counts} == {("leapfrog", "move-1", "move-2")}
    squares = sum((count - times / 12) ** 2 / (times / 12) for count in counts.values())
    assert squares < 31.3  # chi square with 11 degrees of freedom: one in a thousand is above


def redealt(table: kaboodle.Table, seat: str, times: int) -> Counter[Deck]:
    """The movement decks of so many redealt games of a seat."""
    index = table.seats.index(seat)
    blinded, mind = table.family.blind(table.game, index), table.minds[index]
    return Counter(tuple(table.family.pile(table.family.redeal(blinded, mind, seed))) for seed in range(times))


def part_of(table: kaboodle.Table) -> tuple[str, ...]:
    """The movement deck."""
    return tuple(table.family.pile(table.game))


def test_a_magnet_hidden_by_another_may_be_anywhere_and_its_hider_knows() -> None:
    table = board("A: see-the-future skip | B: add-magnet skip | C: skip | discs: move-1 move-2 leapfrog")
    play(table, "A", "see-the-future")
    play(table, "A", "skip")
    play(table, "B", "add-magnet")
    table.play("B", "hide@1")
    places = Counter(part_of(table.redeal("A", seed)).index("magnet") for seed in range(800))
    assert set(places) == {0, 1, 2, 3}
    assert all(140 < count < 260 for count in places.values())
    assert {part_of(table.redeal("B", seed))[1] for seed in range(50)} == {"magnet"}
    orders = {tuple(disc for disc in part_of(table.redeal("A", seed)) if disc != "magnet") for seed in range(50)}
    assert orders == {("move-1", "move-2", "leapfrog")}
    assert waits(table) == "turn B"


def test_a_stolen_card_is_remembered_and_then_uncertain() -> None:
    table = board("A: pickpocket skip flip | B: nope | C: pickpocket skip | D: skip | discs: move-1")
    play(table, "A", "pickpocket>B")
    assert view(table, "B").seats[0].known == {"nope": 1}
    assert view(table, "C").seats[0].known == {}
    play(table, "A", "skip")
    table.play("B", "done")
    passes(table)
    play(table, "C", "pickpocket>A")  # one of two cards, unseen by B
    assert [(maybe.card, maybe.where) for maybe in view(table, "B").maybe] == [("nope", {"A": 500, "C": 500})]
    assert waits(table) == "turn C"


# Written separately from the rules: every possible deck, all equally likely.


def hidden(decks: list[Deck]) -> list[Deck]:
    """Another seat hides a magnet at an unknown place."""
    return [(*deck[:gap], "magnet", *deck[gap:]) for deck in decks for gap in range(len(deck) + 1)]


def hidden_at(decks: list[Deck], place: int) -> list[Deck]:
    """A magnet goes to a place that is known."""
    return [(*deck[:place], "magnet", *deck[place:]) for deck in decks]


def turned(decks: list[Deck], disc: str, place: int = 0) -> list[Deck]:
    """A disc is turned over."""
    return [(*deck[:place], *deck[place + 1 or len(deck) :]) for deck in decks if deck[place] == disc]


def altered(decks: list[Deck]) -> list[Deck]:
    """Another seat puts the top three back in an unknown order."""
    return [(*top, *deck[3:]) for deck in decks for top in permutations(deck[:3])]


def agree(table: kaboodle.Table, seat: str, decks: list[Deck], times: int = 4_000) -> None:
    """The frequencies of redealt decks agree with those of all possible decks."""
    counts = redealt(table, seat, times)
    exact = Counter(decks)
    assert set(counts) <= set(exact)
    squares = sum((counts[deck] - n * times / len(decks)) ** 2 / (n * times / len(decks)) for deck, n in exact.items())
    tops = Counter(deck[0] for deck in decks)
    said = view(table, seat).discs_next
    assert {disc: n * sum(said.values()) for disc, n in tops.items()} == {
        disc: n * len(decks) for disc, n in said.items()
    }
    freedom = len(exact) - 1
    assert squares < freedom + 4.5 * (2 * freedom) ** 0.5, f"{squares:.0f} with {freedom} degrees of freedom"


SEEN = ("move-1", "move-2", "leapfrog")
REST = ("move-3", "move-4")
START = [(*SEEN, *rest) for rest in permutations(REST)]
TABLE = (
    "A: see-the-future add-magnet*2 skip*2 | B: add-magnet*2 skip*2 draw-from-the-bottom | C: alter-the-future skip*2 "
    "| discs: move-1 move-2 leapfrog move-3 move-4"
)


def looked() -> kaboodle.Table:
    """A has looked at the top three, and B is on turn."""
    table = board(TABLE)
    play(table, "A", "see-the-future")
    play(table, "A", "skip")
    return table


def magnet(table: kaboodle.Table, seat: str, place: int) -> None:
    """Hide a magnet."""
    play(table, seat, "add-magnet")
    table.play(seat, f"hide@{place}")


def test_ones_own_magnet_is_remembered_among_those_of_others() -> None:
    table = looked()
    magnet(table, "B", 1)
    play(table, "B", "skip")
    play(table, "C", "skip")
    magnet(table, "A", 4)
    assert [(disc.first, disc.last) for disc in view(table, "A").discs_known if disc.card == "magnet"] == [(4, 4)]
    agree(table, "A", hidden_at(hidden(START), 4))
    play(table, "A", "skip")
    magnet(table, "B", 0)
    decks = hidden(hidden_at(hidden(START), 4))
    agree(table, "A", decks)
    table.play("B", "done")
    passes(table)
    table.play("B", "explode")
    agree(table, "A", turned(decks, "magnet"))
    assert waits(table) == "swap B"


def test_what_another_altered_is_one_of_all_orders_also_with_a_magnet_among_it() -> None:
    table = looked()
    magnet(table, "B", 2)
    play(table, "B", "skip")
    play(table, "C", "alter-the-future")
    table.play("C", "order 3 1 2")
    agree(table, "A", altered(hidden(START)))
    again = board(table.position)
    assert again.position == table.position
    agree(again, "A", altered(hidden(START)))


def test_the_bottom_disc_tells_where_the_others_are_not() -> None:
    table = looked()
    magnet(table, "B", 5)
    decks = hidden(START)
    agree(table, "A", decks)
    play(table, "B", "draw-from-the-bottom")
    passes(table)
    agree(table, "A", turned(decks, "magnet", -1))
    known = [(disc.card, disc.first, disc.last) for disc in view(table, "A").discs_known]
    assert known == [("move-1", 0, 0), ("move-2", 1, 1), ("leapfrog", 2, 2)]


def test_too_much_to_remember_is_forgotten_from_the_bottom_and_never_wrong() -> None:
    discs = "move-1 move-1 move-2 move-2 move-3 move-4 move-or-flip-1 move-or-flip-2 flip-then-move-1 leapfrog"
    table = board(f"A: add-magnet see-the-future skip*2 | B: add-magnet*8 | discs: {discs}")
    magnet(table, "A", 9)
    play(table, "A", "see-the-future")
    play(table, "A", "skip")
    known = []
    for place in (3, 12, 1, 7, 2, 14, 5):
        magnet(table, "B", place)
        known.append(sorted(disc.card for disc in view(table, "A").discs_known))
        for disc in view(table, "A").discs_known:
            assert disc.card in table.family.pile(table.game)[disc.first : disc.last + 1]
        assert board(table.position).position == table.position
    assert known[0] == ["magnet", "magnet", "move-1", "move-1", "move-2"]
    assert known[1][-3:] == ["move-1", "move-1", "move-2"]


def test_unknown_cards_of_which_the_same_is_known_are_one_class() -> None:
    mind = Mind(0)
    mind.set_class(1, 0, 2)
    mind.set_class(1, 2, 1)
    assert mind.classes_of(1) == [(0, 2), (2, 1)]
    mind.miss(1, 1)
    assert mind.classes_of(1) == [(2, 3)]
