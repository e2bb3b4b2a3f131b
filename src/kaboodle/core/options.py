"""Table options: what a rule book leaves open, as a choice with a default and the ruling it comes from."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from kaboodle.core.errors import OptionError
from kaboodle.words import Phrase, phrase_or


@dataclass(frozen=True)
class Option:
    """One choice of a table; the first value is the default."""

    key: str
    values: tuple[str, ...]
    rule: str
    text: str = ""  # what it is about, where the catalogues have no `option-KEY`
    fits: Callable[[int, Mapping[str, str]], bool] = lambda players, chosen: True
    others: Callable[[str], str | None] = lambda text: None  # the canonical form of a value that is not listed
    where: str = ""  # a message, or a text, that says which tables it fits
    natural: Callable[[Mapping[str, str]], str] | None = None  # the default where it follows from another option

    @property
    def default(self) -> str:
        """The rule book's own way."""
        return self.values[0]

    @property
    def why(self) -> Phrase:
        """What it is about, in a sentence."""
        return phrase_or(f"option-{self.key}", self.text, attribute="why")


@dataclass(frozen=True)
class Edition:
    """A game that can be set up: its name, its seats, its options."""

    slug: str
    seats: range
    minutes: int
    options: tuple[Option, ...]
    title: str = field(default="", kw_only=True)  # of a game whose words are not in the catalogues
    text: str = field(default="", kw_only=True)  # the same for its line on the box
    rules_version: int = field(default=1, kw_only=True)  # goes up with a new option, or when moves mean something else

    @property
    def name(self) -> Phrase:
        """What it is called."""
        return phrase_or(f"game-{self.slug}", self.title)

    @property
    def lead(self) -> Phrase:
        """Its line on the box."""
        return phrase_or(f"home-box-{self.slug}", self.text)

    def check_players(self, players: int) -> None:
        """Refuse a player count that the book does not allow."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.seats:
            span = f"{self.seats[0]}-{self.seats[-1]}" if len(self.seats) > 1 else str(self.seats[0])
            raise OptionError("setup-players", game=self.name, seats=span, word=shorten(players))

    def choose(self, players: int, options: Mapping[str, object] | None) -> dict[str, str]:
        """Every option with its chosen or default value; OptionError names what does not fit."""
        self.check_players(players)
        known = {option.key: option for option in self.options}
        chosen = {key: option.default for key, option in known.items()}
        for key, value in (options or {}).items():
            if key not in known:
                raise OptionError("setup-option", game=self.name, word=shorten(key), options=", ".join(known))
            text = {True: "true", False: "false"}.get(value, str(value)) if isinstance(value, bool) else str(value)
            values = known[key].values
            if isinstance(value, bool) and text not in values:
                text = "on" if value else "off"
            written = text if text in values else known[key].others(text)
            if written is None:
                rule, listed = known[key].rule, " / ".join(values)
                raise OptionError("setup-value", rule, option=key, word=shorten(text), values=listed)
            chosen[key] = written
        for key, option in known.items():
            if option.natural is not None and key not in (options or {}):
                chosen[key] = option.natural(chosen)
        for key, option in known.items():
            if chosen[key] != option.default and not option.fits(players, chosen):
                where = Phrase(option.where)
                raise OptionError("setup-misfit", option.rule, option=key, value=chosen[key], where=where)
        return chosen


def shorten(said: object) -> str:
    """A quotation of a value, shortened."""
    text = repr(said)
    return text if len(text) <= 40 else text[:37] + "..."


FIRST = Option("first", ("random", "host", "next"), "B-91")
NOPE_OWN = Option("nope_own", ("false", "true"), "B-19")
