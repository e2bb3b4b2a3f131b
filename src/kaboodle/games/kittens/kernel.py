"""The kernel in use: the compiled one if it exists, else the chapters in plain Python."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kaboodle.engine.action_space import ActionSpace
    from kaboodle.engine.batch import BatchBuffers, restart_rows, run_rows
    from kaboodle.engine.event_buffer import EventBuffer
    from kaboodle.engine.history import History
    from kaboodle.engine.move_list import MoveList
    from kaboodle.engine.playout import play_random
    from kaboodle.engine.rng import Rng
    from kaboodle.engine.tally import Tally
    from kaboodle.games.kittens.batch import Row, new_row
    from kaboodle.games.kittens.beliefs.mind import Mind
    from kaboodle.games.kittens.beliefs.resample import blind
    from kaboodle.games.kittens.observer import Observer
    from kaboodle.games.kittens.rules.game import Game, fresh
    from kaboodle.games.kittens.search.searcher import Searcher
else:
    try:
        from kaboodle.games.kittens.compiled import (
            ActionSpace,
            BatchBuffers,
            EventBuffer,
            Game,
            History,
            Mind,
            MoveList,
            Observer,
            Rng,
            Row,
            Searcher,
            Tally,
            blind,
            fresh,
            new_row,
            play_random,
            restart_rows,
            run_rows,
        )
    except ImportError:
        from kaboodle.engine.action_space import ActionSpace
        from kaboodle.engine.batch import BatchBuffers, restart_rows, run_rows
        from kaboodle.engine.event_buffer import EventBuffer
        from kaboodle.engine.history import History
        from kaboodle.engine.move_list import MoveList
        from kaboodle.engine.playout import play_random
        from kaboodle.engine.rng import Rng
        from kaboodle.engine.tally import Tally
        from kaboodle.games.kittens.batch import Row, new_row
        from kaboodle.games.kittens.beliefs.mind import Mind
        from kaboodle.games.kittens.beliefs.resample import blind
        from kaboodle.games.kittens.observer import Observer
        from kaboodle.games.kittens.rules.game import Game, fresh
        from kaboodle.games.kittens.search.searcher import Searcher

__all__ = [
    "COMPILED",
    "ActionSpace",
    "BatchBuffers",
    "EventBuffer",
    "Game",
    "History",
    "Mind",
    "MoveList",
    "Observer",
    "Rng",
    "Row",
    "Searcher",
    "Tally",
    "blind",
    "fresh",
    "new_row",
    "play_random",
    "restart_rows",
    "run_rows",
]

COMPILED = Game.__module__.endswith(".compiled")
