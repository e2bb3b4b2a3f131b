"""Names of people: what may be a name at all, and which names look alike (UTS #39)."""

import functools
import re
import unicodedata
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

import msgspec

from kaboodle.server.wire import Code, Refusal
from kaboodle.words import LANGUAGES, Phrase, phrase, sources

# Characters that print nothing though Python calls them printable: fillers, joiners, selectors, the blank of Braille.
BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0e\U0001d159\U000e0100-\U000e01ef]"
)
EMOJI_STYLE = "\ufe0f"  # the only selector that stays: it gives a heart its colour
VISIBLE = ("L", "N", "P", "S")  # the first letters of categories of characters that are seen alone
BOT_NAMES = "face-"  # how the messages begin that name the animal of a bot's seat
WORD = re.compile(r"[\W_]+")
COMMENT = "#"


class NameRules:
    """What this server accepts as a name, wherever it is used."""

    def __init__(self, banned_words: Iterable[str] = ()) -> None:
        lines = [line.strip() for line in banned_words]
        entries = [line for line in lines if line.strip("*") and not line.startswith(COMMENT)]
        self._words = {look for entry in entries if "*" not in entry for look in looks_of(entry)}
        self._parts = {look for entry in entries if "*" in entry for look in looks_of(entry.strip("*"))}

    def clean(self, text: str) -> str:
        """A name without invisible characters; Refusal if nothing is left, or it is a bot's, or it is banned."""
        name = cleaned(text)
        if not any(unicodedata.category(letter)[0] in VISIBLE for letter in name):
            raise name_refusal(phrase("name-invisible"))
        if looks_of(name) & bot_looks():
            raise name_refusal(phrase("name-bot", name=name))
        whole = looks_of(name)
        words = {look for word in WORD.split(name) if word for look in looks_of(word)}
        if (words | whole) & self._words or any(part in look for part in self._parts for look in whole):
            raise name_refusal(phrase("name-banned"))
        return name


def read_words(path: str) -> list[str]:
    """The lines of a file of banned words; OSError names a file that cannot be read."""
    if not path:
        return []
    try:
        return Path(path).read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        raise OSError(f"--banned-words: {path} cannot be read: {why}") from None


def check_free(name: str, others: Iterable[str | None]) -> None:
    """Refuse a name that looks like another one in the room."""
    looks = looks_of(name)
    for other in others:
        if other is not None and looks & looks_of(other):
            raise name_refusal(phrase("name-taken", name=other))


def cleaned(text: str) -> str:
    """A text without characters that nobody sees, and with single spaces."""
    seen = "".join(letter for letter in BLANK.sub("", text) if letter.isprintable() or letter.isspace())
    return unicodedata.normalize("NFC", " ".join(seen.split()))


@functools.lru_cache(maxsize=4096)
def looks_of(name: str) -> frozenset[str]:
    """What a name looks like in capitals and in small letters. Two names that share a look are taken for each other.

    Both are needed: a capital `I` looks like a small `l`, and `ANN` is read as `ann`.
    """
    plain = unicodedata.normalize("NFKC", cleaned(name).replace(EMOJI_STYLE, "")).replace(" ", "")
    return frozenset((skeleton(plain).casefold(), skeleton(plain.casefold()).casefold()))


def skeleton(text: str) -> str:
    """A text with every character replaced by the prototype of those that look like it."""
    table = prototypes()
    return unicodedata.normalize("NFD", "".join(table.get(one, one) for one in unicodedata.normalize("NFD", text)))


@functools.cache
def prototypes() -> dict[str, str]:
    """The table of `tools.confusables`."""
    raw = files("kaboodle.server").joinpath("confusables.json").read_bytes()
    table: dict[str, str] = msgspec.json.decode(raw)["prototypes"]
    return table


@functools.cache
def bot_looks() -> frozenset[str]:
    """What the names of bots look like, in every language."""
    said = [
        source.partition("=")[2].strip()
        for language in LANGUAGES
        for message, source in sources(language).items()
        if message.startswith(BOT_NAMES)
    ]
    return frozenset(look for name in said for look in looks_of(name))


def name_refusal(why: Phrase) -> Refusal:
    """The refusal of a name, for any language."""
    return Refusal(Code.NAME, str(why), phrase=why)
