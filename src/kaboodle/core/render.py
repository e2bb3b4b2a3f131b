"""Tables and views as plain lines of text."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

import msgspec

from kaboodle.core.odds_counting import SeatOdds
from kaboodle.core.registry import family_of
from kaboodle.core.views import Ask, Maybe, View
from kaboodle.words import Phrase, Words, english, has

if TYPE_CHECKING:
    from kaboodle.core.table import Table

COMMON = ("edition", "options", "ask", "winners")  # fields of a view that are said elsewhere
WIDE = 32  # the first column of odds

Titles = Callable[[str], Phrase]


def picture(table: "Table") -> str:
    """Everything on a table, one line for each place: the string of a table, for programmers."""
    title = f"{table.family.editions[table.edition].name}, {len(table.seats)} players"
    lines = [title, "-" * len(title)]
    for part in table.family.position_text(table.game, []).split(" | "):
        name, _, cards = part.partition(":")
        lines.append(f"{name:>10}  {cards.strip() or '-'}")
    if table.over:
        lines.append(f"{'winner':>10}  {' and '.join(table.winners)}")
    else:
        lines.append(f"{'waits for':>10}  {' '.join(table.waiting)} ({table.question})")
    return "\n".join(lines)


def view_lines(view: View, words: Words | None = None) -> list[str]:
    """One seat's view in plain lines, good for a screen reader; in English unless other words are given."""
    return family_of(view.edition).view_lines(view, words or english())


def plain_lines(view: View) -> list[str]:
    """Any view, a line for each field: for a game that does not describe its view itself."""
    fields: dict[str, object] = msgspec.to_builtins(view)
    return [
        f"{name.replace('_', ' ').capitalize()}: {plain_text(value)}."
        for name, value in fields.items()
        if name not in COMMON and name != view.__struct_config__.tag_field
    ]


def plain_text(value: object) -> str:
    """A value of a view."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain_text(item)}" for key, item in value.items()) or "-"
    if isinstance(value, list | tuple):
        nested = any(isinstance(item, list | tuple) for item in value)
        return ("; " if nested else ", ").join(plain_text(item) for item in value) or "-"
    return "-" if value is None else str(value)


def seat_name(seat: str, view: View, words: Words) -> str:
    """A seat at the beginning of a line."""
    return words.text("table-you") if seat == view.seat else seat


def card_list(counts: Mapping[str, int], titles: Titles, words: Words) -> str:
    """Cards by their titles, and how many of each."""
    names = {slug: words.title(titles(slug)) for slug in counts}
    return ", ".join(f"{count}x {names[slug]}" if count > 1 else names[slug] for slug, count in counts.items())


def hand_line(hand: Mapping[str, int], titles: Titles, words: Words) -> str:
    """The own cards, each with the word that is typed for it."""
    if not hand:
        return words.sentence("table-hand-empty")
    cards = [f"{card_list({slug: count}, titles, words)} ({slug})" for slug, count in hand.items()]
    return f"{words.text('table-hand')}: {', '.join(cards)}."


def hand_facts(cards: int, known: Mapping[str, int], lacks: Iterable[str], titles: Titles, words: Words) -> list[str]:
    """What a view says of a hand: how many cards, those that are known, and what the others are not."""
    facts = [words.text("table-cards", count=cards)]
    if known:
        facts.append(words.text("terminal-known", cards=card_list(known, titles, words)))
    absent = [words.title(titles(slug)) for slug in lacks]
    if absent:
        facts.append(words.text("terminal-lacks", cards=words.one_of(absent)))
    return facts


def maybe_lines(maybe: Iterable[Maybe], titles: Titles, words: Words) -> list[str]:
    """Cards that are in one of several places."""

    def place(where: str) -> str:
        return words.text("terminal-box") if where == "box" else where

    return [
        words.text("terminal-maybe", card=titles(it.card), places=words.one_of(place(where) for where in it.where))
        for it in maybe
    ]


def window_question(ask: Ask, titles: Titles, words: Words) -> str:
    """What a play is that can be Noped, and whether it stands."""
    play = " + ".join(words.title(titles(card)) for card in ask.cards)
    if ask.named:
        play += f" ({words.title(titles(ask.named))})"
    if ask.target:
        play = words.text("terminal-play-at", play=play, seat=ask.target)
    return words.text("terminal-window", play=play, noped="no" if ask.stands else "yes")


def card_help(slug: str, game: str, group: str, words: Words) -> str:
    """What a card does in a game, from its help page; cards that are alike share the page of their group."""
    for message in (f"{game}-card-{slug}", f"card-{slug}", f"card-{group}"):
        pages = [words.find(f"{message}.{part}") for part in ("help", "more")] if has(message) else [None]
        if pages[0] is not None:
            return " ".join(page for page in pages if page is not None)
    return ""


def look_up(word: str, lines: Mapping[str, str], titles: Titles, words: Words) -> list[str]:
    """The line about a card that is named by its slug or its title; else which cards there are."""
    wanted = "-".join(word.lower().split())
    for slug, line in lines.items():
        if wanted in (slug, "-".join(words.title(titles(slug)).lower().split())):
            return [line]
    cards = ", ".join(lines)
    return [words.text("terminal-no-card" if word else "terminal-rules", word=word, cards=cards)]


def odds_line(label: str, chance: float) -> str:
    """What something is, and how likely."""
    return f"  {label:<{WIDE}} {percent_text(chance)}"


def hand_odds_lines(nope: float, seats: Iterable[SeatOdds], words: Words) -> list[str]:
    """What the other seats may hold."""
    titles = [words.title(Phrase(f"card-{slug}")) for slug in ("nope", "defuse")]
    lines = [odds_line(words.text("terminal-odds-anybody", card=titles[0]), nope)]
    for it in seats:
        chances = [percent_text(chance).strip() for chance in (it.nope, it.defuse)]
        holds = ", ".join(f"{title} {chance}" for title, chance in zip(titles, chances, strict=True))
        lines.append(f"  {words.text('odds-player')} ({it.seat}): {holds}")
    return lines


def percent_text(chance: float) -> str:
    """A chance with one decimal, 0 and 100 only when it is certain."""
    if chance in (0, 1):
        return f"{chance * 100:5.0f}%"
    return f"{min(max(chance * 100, 0.1), 99.9):5.1f}%"
