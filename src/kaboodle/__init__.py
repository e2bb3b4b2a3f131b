"""Five tabletop games on one exact rules engine."""

import kaboodle.games  # noqa: F401  # registers the games that come with Kaboodle
from kaboodle.core.errors import IllegalMove, InvalidMove, MoveError, OptionError, PositionError, StaleMove
from kaboodle.core.odds import Odds, odds
from kaboodle.core.record import Record, record_of, replay, verify
from kaboodle.core.registry import EDITIONS
from kaboodle.core.setup import new, read
from kaboodle.core.table import Table

__all__ = [
    "EDITIONS",
    "IllegalMove",
    "InvalidMove",
    "MoveError",
    "Odds",
    "OptionError",
    "PositionError",
    "Record",
    "StaleMove",
    "Table",
    "new",
    "odds",
    "read",
    "record_of",
    "replay",
    "verify",
]
