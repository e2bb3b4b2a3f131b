"""What can be wrong with a move: it cannot be read, it is not legal now, or it comes too late."""


class MoveError(ValueError):
    """A refused move; nothing has changed. The message says what was tried, what is open, and the rule id."""


class InvalidMove(MoveError):
    """The text cannot be read as a move."""


class IllegalMove(MoveError):
    """The move can be read but may not be made now."""


class StaleMove(MoveError):
    """The move answers an ask that is no longer open."""


class PositionError(ValueError):
    """A position or a game record that cannot be read; the message names the part."""
