"""What can be wrong with a text: it cannot be read, or what it says cannot be done now."""


class Unreadable(ValueError):
    """A text that is no move or position at all; the message names the part that could not be read."""


class NotNow(ValueError):
    """A move that can be read but is not legal now; the message says why, with the rule's id where there is one."""
