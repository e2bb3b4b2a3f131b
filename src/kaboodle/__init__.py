"""Five tabletop games on one exact rules engine."""

from kaboodle.errors import IllegalMove, InvalidMove, MoveError, PositionError, StaleMove
from kaboodle.games import EDITIONS
from kaboodle.odds import Odds, odds
from kaboodle.opening import new, read
from kaboodle.record import Record, record_of, replay, verify
from kaboodle.rules.options import OptionError
from kaboodle.table import Table

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
