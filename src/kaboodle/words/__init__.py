"""Words for people: the Fluent catalogues, one folder a language, and their reader.

`Words("de").text("event-win", me="seat")` gives the text of a message, which is parsed at its first use.
A `Phrase` is a message with its arguments as data: what a refusal is made of.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "es", "pt-BR", "de")
ENGLISH = LANGUAGES[0]
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # as gettext reads them: the first that is set decides
ENTRY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
PLAIN = {0xA0: " ", 0xAD: None}  # no-break spaces and soft hyphens are for pages
MARKED = re.compile(r"([!?])\.(?=\s|$)")  # a title with a mark of its own, at the end of a sentence: `Nö!.`
BEFORE_I = re.compile(r" y ((?:i|hi|í|hí)[^,]*)$", re.IGNORECASE)  # Spanish: `y`, but `e Imán`
CHIP = re.compile(r" \((?:\d+x|x\d+)\)$")  # `(2x)` at the end of a card's title


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message with its arguments, to be said in any language; the rules that it cites are named apart."""

    message: str  # the id in the catalogues, or a plain text that no catalogue has
    arguments: dict[str, "Argument"] = {}
    rules: tuple[str, ...] = ()

    def text(self, words: "Words") -> str:
        """The message in a language, followed by the rules that it cites."""
        said = words.find(self.message, **self.arguments)
        whole = self.message if said is None else said
        if not self.rules:
            return whole
        stop = "." if whole.endswith(".") else ""
        return f"{whole.removesuffix(stop)} ({', '.join(self.rules)}){stop}"

    def __str__(self) -> str:
        """The English text."""
        return self.text(english())

    def cited(self) -> tuple[str, ...]:
        """The rules of this phrase and of those inside it."""
        values = (value if isinstance(value, tuple) else (value,) for value in self.arguments.values())
        inside = (part.cited() for parts in values for part in parts if isinstance(part, Phrase))
        return (*(rule for rules in inside for rule in rules), *self.rules)


# A phrase inside another one; several phrases, said one after another; several words, of which one is to be chosen.
Argument = str | int | Phrase | tuple[Phrase | str, ...]


def has(message: str) -> bool:
    """Whether the catalogues have a message."""
    return message in sources(ENGLISH)


def phrase_or(message: str, text: str, *, attribute: str = "") -> Phrase:
    """A message, or a plain text if the catalogues do not have it: games of other packages have words of their own."""
    if not has(message):
        return Phrase(text)
    return Phrase(f"{message}.{attribute}" if attribute else message)


def phrase(message: str, /, rules: str = "", **arguments: Argument) -> Phrase:
    """A phrase; several rules are separated by spaces."""
    return Phrase(message, arguments, tuple(rules.split()))


class Words:
    """The catalogues of one language. A message that it lacks is said in English."""

    def __init__(self, language: str, *, isolate: bool = False) -> None:
        """`isolate` puts marks around arguments, for text that may mix directions of writing."""
        if language not in LANGUAGES:
            raise LookupError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._isolate = isolate
        self._bundle: FluentBundle | None = None

    def text(self, message: str, /, **arguments: Argument | float) -> str:
        """The text of a message, or of an attribute as in `card-nope.line`; LookupError if there is no such message."""
        found = self.find(message, **arguments)
        if found is None:
            raise LookupError(f"there is no message {message!r}")
        return found

    def find(self, message: str, /, **arguments: Argument | float) -> str | None:
        """The text of a message; None if no catalogue has it."""
        name, _, attribute = message.partition(".")
        bundle = self._bundle_with(name)
        if bundle is None:
            return None if self.language == ENGLISH else english().find(message, **arguments)
        entry = bundle.get_message(name)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            return None
        text, faults = bundle.format_pattern(pattern, {key: self._native(value) for key, value in arguments.items()})
        if faults:
            raise LookupError(f"{message} in {self.language}: {faults[0]}")
        return MARKED.sub(r"\1", str(text).translate(PLAIN))

    def title(self, phrase: Phrase) -> str:
        """The title of a card inside a sentence: without `(2x)`."""
        return CHIP.sub("", phrase.text(self))

    def sentence(self, message: str, /, **arguments: Argument | float) -> str:
        """A label or a clause as a sentence of its own: with a capital letter, and a full stop if it has no mark."""
        text = self.text(message, **arguments)
        return full_stop(text[0].upper() + text[1:])

    def all_of(self, items: Iterable[str]) -> str:
        """A list that ends with `and`."""
        found = self._list(items, "standard")
        return BEFORE_I.sub(r" e \1", found) if self.language == "es" else found

    def one_of(self, items: Iterable[str]) -> str:
        """A list that ends with `or`."""
        return self._list(items, "or")

    def _list(self, items: Iterable[str], style: Any) -> str:  # Any: Babel's literal type
        from babel.lists import format_list  # comes with fluent.runtime, which is large

        return format_list(list(items), style=style, locale=self.language.replace("-", "_"))

    def _native(self, value: Argument | float) -> Any:  # Any: Fluent's own types
        """An argument as Fluent takes it: a phrase in words, a title without `(2x)`, a number without separators."""
        if isinstance(value, Phrase):
            return CHIP.sub("", value.text(self))
        if isinstance(value, tuple):
            phrases = [part.text(self) for part in value if isinstance(part, Phrase)]
            return " ".join(phrases) if phrases else self.one_of(str(part) for part in value)
        if isinstance(value, str):
            return value
        from fluent.runtime.types import fluent_number

        return fluent_number(value, useGrouping=False)

    def _bundle_with(self, name: str) -> "FluentBundle | None":
        """The bundle, with this message parsed into it; None if this language has no such message."""
        source = sources(self.language).get(name)
        if source is None:
            return None
        from fluent.runtime import FluentBundle, FluentResource  # large: only who reads a sentence pays for it

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=self._isolate)
        if not self._bundle.has_message(name):
            self._bundle.add_resource(FluentResource(source))
        return self._bundle


def full_stop(text: str) -> str:
    """A text that ends with a mark."""
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


@cache
def english() -> Words:
    """The words that an error is printed with."""
    return Words(ENGLISH)


@cache
def sources(language: str) -> dict[str, str]:
    """Every message of a language as it is written, by its id."""
    return {name: text for messages in catalogues(language).values() for name, text in messages.items()}


@cache
def catalogues(language: str) -> dict[str, dict[str, str]]:
    """The messages of each catalogue of a language, as they are written."""
    found = files(__name__).joinpath(language).iterdir()
    paths = sorted((file for file in found if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name.removesuffix(".ftl"): entries(file.read_text("utf-8")) for file in paths}


def entries(text: str) -> dict[str, str]:
    """The messages of a catalogue by their ids."""
    starts = [*ENTRY.finditer(text)]
    ends = [*(entry.start() for entry in starts[1:]), len(text)]
    return {entry[1]: text[entry.start() : end] for entry, end in zip(starts, ends, strict=True)}


def language_of(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for; English if there is none of ours."""
    wishes = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    return next((found for wish in wishes.split(":") if (found := nearest(wish))), ENGLISH)


def nearest(wish: str) -> str | None:
    """The language nearest to `de_AT.UTF-8`, `pt` or `es-MX`; None if there is none."""
    tag = re.split(r"[.@]", wish)[0].replace("_", "-").lower()
    known = {language.lower(): language for language in LANGUAGES}
    first = {language.partition("-")[0]: language for language in LANGUAGES}
    return known.get(tag) or first.get(tag.partition("-")[0])
