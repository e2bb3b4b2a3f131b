"""Tables for tests of environments: every edition with its fewest, its usual and its most players, and some options."""

import kaboodle

Options = dict[str, str]


def tables() -> list[tuple[str, int, Options]]:
    """Edition, players and options."""
    found: list[tuple[str, int, Options]] = []
    for slug, edition in kaboodle.EDITIONS.items():
        counts = sorted({edition.seats[0], min(4, edition.seats[-1]), edition.seats[-1]})
        found += [(slug, players, {}) for players in counts]
        options = {
            option.key: option.values[1] for option in edition.options if option.key in ("nope_own", "quick_game")
        }
        if options:
            found.append((slug, edition.seats[0], options))
    return found


TABLES = tables()
NAMES = [f"{slug}-{players}" + ("-options" if options else "") for slug, players, options in TABLES]
