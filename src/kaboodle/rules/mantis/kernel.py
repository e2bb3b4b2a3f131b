"""The kernel in use: the compiled one where there is one, else the chapters as they stand."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kaboodle.rules.engine import Engine
    from kaboodle.rules.mantis.game import Game, Tally, fresh, play_random
    from kaboodle.rules.mantis.legal import Listing
else:
    try:
        from kaboodle.rules.mantis.compiled import Engine, Game, Listing, Tally, fresh, play_random
    except ImportError:
        from kaboodle.rules.engine import Engine
        from kaboodle.rules.mantis.game import Game, Tally, fresh, play_random
        from kaboodle.rules.mantis.legal import Listing

__all__ = ["COMPILED", "Engine", "Game", "Listing", "Tally", "fresh", "play_random"]

COMPILED = Game.__module__.endswith(".compiled")
