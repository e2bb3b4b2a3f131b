"""Enumerates all deals of hidden cards, to compare redealt tables with."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any

from kaboodle.core.table import Table
from tests.properties.truth import NAMES

Ways = dict[str, Fraction]
Hidden = dict[str, tuple[str, ...]]  # zone -> cards: hands and box sorted, the draw pile from the top


def outlook(hidden: Hidden) -> str:
    """One deal of the hidden cards, as text."""
    zones = {zone: cards if zone == "draw" else tuple(sorted(cards)) for zone, cards in hidden.items()}
    return " | ".join(f"{zone}: {' '.join(cards)}" for zone, cards in sorted(zones.items()))


def ways(slots: Iterable[str], cards: Iterable[str], agrees: Callable[[tuple[str, ...]], bool]) -> Ways:
    """Each assignment of all cards to the slots (named by zone) that agrees with what is known, equally likely."""
    zones = list(slots)
    found: Counter[str] = Counter()
    for laid in permutations(list(cards)):
        if agrees(laid):
            found[outlook(sort_out(zones, laid))] += 1
    return {way: Fraction(count, found.total()) for way, count in found.items()}


def sort_out(zones: list[str], laid: tuple[str, ...]) -> Hidden:
    """Cards by zone."""
    return {zone: tuple(card for at, card in zip(zones, laid, strict=True) if at == zone) for zone in zones}


def mixture(parts: Iterable[tuple[Fraction, Ways]]) -> Ways:
    """Several cases, each with its own chance."""
    total: dict[str, Fraction] = {}
    for chance, found in parts:
        for way, share in found.items():
            total[way] = total.get(way, Fraction(0)) + chance * share
    return total


def hidden_from(table: Table, seat: str) -> Hidden:
    """The cards that a seat of a kittens game does not see."""
    game: Any = table.game  # Any: the kernel's own type
    hidden: Hidden = {"draw": tuple(NAMES[kind] for kind in game.pile_list())}
    for index, name in enumerate(table.seats):
        if name != seat and game.is_alive(index):
            hidden[name] = tuple(elements(game.hand_list(index)))
    box = [all_of - shown for all_of, shown in zip(game.box_list(), game.open_box_list(), strict=True)]
    if any(box):
        hidden["box"] = tuple(elements(box))
    if table.question == "heck":
        hidden["held"] = (NAMES[game.held],)
    return hidden


def elements(counts: list[int]) -> Iterator[str]:
    """Cards by name, but for Godcat, whose back all see."""
    for kind, count in enumerate(counts):
        if NAMES.get(kind) != "godcat":
            yield from [NAMES[kind]] * count if count else ()


def sampled(table: Table, seat: str, count: int) -> Counter[str]:
    """The frequency of each deal in a number of redealt tables."""
    print(f"{count} redeals for {seat}, seeds from 0, of {table.position}")
    return Counter(outlook(hidden_from(table.redeal(seat, seed), seat)) for seed in range(count))


def unlikely(seen: Counter[str], expected: Ways) -> str:
    """Why a sample does not fit the expected distribution; empty if it does. One true sample in 10^8 fails."""
    strange = set(seen) - set(expected)
    if strange:
        return f"these cannot be: {sorted(strange)[:3]}"
    assert sum(expected.values()) == 1
    cells = [(seen[way], float(chance) * seen.total()) for way, chance in expected.items()]
    common = [cell for cell in cells if cell[1] >= 5]
    rare = [cell for cell in cells if cell[1] < 5]
    if rare:
        common.append((sum(cell[0] for cell in rare), sum(cell[1] for cell in rare)))
    score = sum((count - mean) ** 2 / mean for count, mean in common)
    limit = len(common) + 6 * (2 * len(common)) ** 0.5 + 20
    worst = sorted(expected, key=lambda way: -abs(seen[way] - float(expected[way]) * seen.total()))[:3]
    told = [(way, seen[way], float(expected[way]) * seen.total()) for way in worst]
    return "" if score < limit else f"chi-square {score:.0f} of {len(common)} cells; worst {told}"
