"""The kernel in use: the compiled one if it exists, else the chapters in plain Python."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kaboodle.engine.action_space import ActionSpace
    from kaboodle.engine.history import History
    from kaboodle.engine.move_list import MoveList
    from kaboodle.engine.playout import play_random
    from kaboodle.engine.rng import Rng
    from kaboodle.engine.tally import Tally
    from kaboodle.games.mantis.observer import Observer
    from kaboodle.games.mantis.rules.game import Game, fresh
    from kaboodle.games.mantis.search.searcher import Searcher
else:
    try:
        from kaboodle.games.mantis.compiled import (
            ActionSpace,
            Game,
            History,
            MoveList,
            Observer,
            Rng,
            Searcher,
            Tally,
            fresh,
            play_random,
        )
    except ImportError:
        from kaboodle.engine.action_space import ActionSpace
        from kaboodle.engine.history import History
        from kaboodle.engine.move_list import MoveList
        from kaboodle.engine.playout import play_random
        from kaboodle.engine.rng import Rng
        from kaboodle.engine.tally import Tally
        from kaboodle.games.mantis.observer import Observer
        from kaboodle.games.mantis.rules.game import Game, fresh
        from kaboodle.games.mantis.search.searcher import Searcher

__all__ = [
    "COMPILED",
    "ActionSpace",
    "Game",
    "History",
    "MoveList",
    "Observer",
    "Rng",
    "Searcher",
    "Tally",
    "fresh",
    "play_random",
]

COMPILED = Game.__module__.endswith(".compiled")
