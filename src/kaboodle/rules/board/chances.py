"""How likely each disc is the next one, exactly, as far as a seat knows."""

from math import gcd, lcm

from kaboodle.rules.board.kernel import Mind
from kaboodle.rules.board.what import CODES, KNOWN, UNKNOWN


def next_discs(mind: Mind) -> list[int]:
    """The weight of each disc, by code, without a common factor; all 0 if there is none."""
    weights = [0] * CODES
    tops = mind.tops()
    unknown = [mind.unknown_in_row(row) if code == UNKNOWN else 1 for row, (code, _) in enumerate(tops)]
    whole = lcm(*unknown)
    for row, (code, odds) in enumerate(tops):
        share = odds * (whole // unknown[row])
        if code != UNKNOWN:
            weights[code - KNOWN] += share
            continue
        for disc in range(CODES):
            weights[disc] += share * mind.unnamed(row, disc)
    shared = gcd(*weights)
    return [weight // shared for weight in weights] if shared else weights
