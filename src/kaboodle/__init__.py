"""Five tabletop games on one exact rules engine."""

from importlib.metadata import version

import kaboodle.games  # noqa: F401  # registers the games that come with Kaboodle
from kaboodle.core.action_space import Action, Space
from kaboodle.core.errors import (
    IllegalMove,
    InvalidMove,
    MoveError,
    NotProvided,
    OptionError,
    PositionError,
    StaleMove,
)
from kaboodle.core.observation import Observation
from kaboodle.core.observation_layout import ObservationField, ObservationLayout
from kaboodle.core.observing import layout_for as observation
from kaboodle.core.odds import Odds, odds
from kaboodle.core.recall import InformationState
from kaboodle.core.record import Record, record_of, replay, verify
from kaboodle.core.registry import EDITIONS, space
from kaboodle.core.setup import new, read
from kaboodle.core.table import Table

__version__ = version("kaboodle")

__all__ = [
    "EDITIONS",
    "Action",
    "IllegalMove",
    "InformationState",
    "InvalidMove",
    "MoveError",
    "NotProvided",
    "Observation",
    "ObservationField",
    "ObservationLayout",
    "Odds",
    "OptionError",
    "PositionError",
    "Record",
    "Space",
    "StaleMove",
    "Table",
    "__version__",
    "new",
    "observation",
    "odds",
    "read",
    "record_of",
    "replay",
    "space",
    "verify",
]
