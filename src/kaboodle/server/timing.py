"""When an open ask ends. Nothing here sees a card: only what is asked, of whom, and the time."""

from random import Random

import msgspec

from kaboodle.server.wire import ClockRule
from kaboodle.table import WINDOWS


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """An ask that is open: since when, until when (None: without limit), and when each bot will answer."""

    game: int
    ask: int
    window: bool
    at: int
    until: int | None
    bots: dict[str, int]


def open_ask(
    game: int,
    ask: int,
    asks: str,
    seats: tuple[str, ...],
    bots: tuple[str, ...],
    rule: ClockRule,
    banks: dict[str, int],
    pace: tuple[int, int],
    now: int,
    dice: Random,
) -> Opened:
    """Open an ask to some seats at once. Its length follows from the clock rule and the banks alone."""
    window = asks in WINDOWS
    if window:
        until = now + rule.window if rule.window else None
    else:
        until = now + rule.decision + max(banks[seat] for seat in seats) if rule.decision else None
    answers = {seat: now + dice.randint(*pace) for seat in bots}
    return Opened(game=game, ask=ask, window=window, at=now, until=until, bots=answers)


def spent(opened: Opened, rule: ClockRule, bank: int, now: int) -> int:
    """What an answer now takes from its seat's bank."""
    if opened.window or not rule.decision:
        return 0
    return min(bank, max(0, now - opened.at - rule.decision))
