"""The kernel in use: the compiled one where there is one, else the chapters as they stand."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kaboodle.rules.board.dealing import blind
    from kaboodle.rules.board.game import Game, fresh
    from kaboodle.rules.board.mind import Mind
    from kaboodle.rules.board.thinker import Thinker
    from kaboodle.rules.engine import Engine
    from kaboodle.rules.listing import Listing
    from kaboodle.rules.playout import play_random
    from kaboodle.rules.tally import Tally
else:
    try:
        from kaboodle.rules.board.compiled import (
            Engine,
            Game,
            Listing,
            Mind,
            Tally,
            Thinker,
            blind,
            fresh,
            play_random,
        )
    except ImportError:
        from kaboodle.rules.board.dealing import blind
        from kaboodle.rules.board.game import Game, fresh
        from kaboodle.rules.board.mind import Mind
        from kaboodle.rules.board.thinker import Thinker
        from kaboodle.rules.engine import Engine
        from kaboodle.rules.listing import Listing
        from kaboodle.rules.playout import play_random
        from kaboodle.rules.tally import Tally

__all__ = ["COMPILED", "Engine", "Game", "Listing", "Mind", "Tally", "Thinker", "blind", "fresh", "play_random"]

COMPILED = Game.__module__.endswith(".compiled")
