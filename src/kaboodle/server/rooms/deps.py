"""The parts of the server that a room uses."""

from collections.abc import Callable

import msgspec

from kaboodle.core.fairness import new_secret
from kaboodle.server.bot_pool import BotPool
from kaboodle.server.clock import Clock
from kaboodle.server.metrics import Metrics
from kaboodle.server.names import NameRules
from kaboodle.server.rooms.ownership import Ownership, SoleOwner
from kaboodle.server.settings import Settings
from kaboodle.server.store.base import Store


class RoomDeps(msgspec.Struct, frozen=True):
    """What a room depends on."""

    store: Store
    clock: Clock
    bot_pool: BotPool
    metrics: Metrics
    settings: Settings
    secret: Callable[[], bytes] = new_secret
    names: NameRules = NameRules()
    ownership: Ownership = SoleOwner()
