"""What somebody may have meant who wrote a word or a move that does not exist."""

from collections.abc import Iterable
from difflib import get_close_matches

CLOSE = 0.6  # of 1: how alike a word must be to be suggested
MOST = 3


def close_to(word: str, known: Iterable[str]) -> list[str]:
    """The words that are most alike, the best first; only those that differ in signs and spaces, if there are any."""
    words = {plain(it): it for it in known}
    wanted = plain(word[:60])
    if wanted in words:
        return [words[wanted]]
    return [words[it] for it in get_close_matches(wanted, list(words), MOST, CLOSE)]


def same_letters(word: str, known: Iterable[str]) -> bool:
    """Whether a word differs from one that is known in signs, spaces and capitals only."""
    return plain(word) in [plain(it) for it in known]


def plain(word: str) -> str:
    """A word in small letters without signs and spaces."""
    return "".join(letter for letter in word.lower() if letter.isalnum())
