"""Errors of moves and texts: what cannot be read, what is not legal now, what answers too late.

Each holds a phrase, so that it can be rendered in any language. `str` gives the English sentence with its rule ids.
"""

from kaboodle.words import Argument, Phrase, Words, phrase


class PlayerError(ValueError):
    """An error that a player reads: `NotNow("refusal-turn", rules="B-18", seat="B")`."""

    def __init__(self, message: str | Phrase, /, rules: str = "", **arguments: Argument) -> None:
        """A message of the catalogues with its arguments, or a phrase. Other text is used unchanged."""
        self.phrase = message if isinstance(message, Phrase) else phrase(message, rules, **arguments)
        super().__init__(self.phrase)

    def text(self, words: Words) -> str:
        """The sentence in a language."""
        return self.phrase.text(words)

    def __str__(self) -> str:
        """The English sentence."""
        return str(self.phrase)


class MoveError(PlayerError):
    """A refused move; the game is unchanged. The sentence has what was tried, what is open, and the rule id."""

    @property
    def reason(self) -> Phrase:
        """Why it is refused, without what was tried and what is open."""
        why = self.phrase.arguments.get("why")
        return why if isinstance(why, Phrase) else self.phrase


class InvalidMove(MoveError):
    """The text cannot be read as a move."""


class IllegalMove(MoveError):
    """The move can be read but is not legal now."""


class StaleMove(MoveError):
    """The move answers an ask that is no longer open."""


class PositionError(PlayerError):
    """A position or a game record that cannot be read; the sentence names the part."""


class OptionError(PlayerError):
    """An edition, player count or option that does not fit; the sentence names it and the ruling."""


class Unreadable(PlayerError):
    """A game's parser cannot read a move or a position; the sentence names the part. A table raises `InvalidMove`."""


class NotNow(PlayerError):
    """A game's parser can read a move that is not legal now; the sentence says why. A table raises `IllegalMove`."""


class NotProvided(ValueError):
    """A game does not have an optional part, such as odds; the message says which game and which part."""
