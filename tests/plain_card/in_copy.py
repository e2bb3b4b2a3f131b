"""What a card of a patched copy of the tree must be able to do; run there, by the uncompiled kernel."""

import sys
from random import Random

import kaboodle
from kaboodle.bots.bot import Bot, play_out
from kaboodle.bots.cat import CatBot
from kaboodle.bots.random import RandomBot
from kaboodle.bots.search import SearchBot
from kaboodle.core.registry import family_of
from kaboodle.words import LANGUAGES, Words
from tests.tables import let_it_happen, view

ITERATIONS = 40


def check_rules(card: str) -> None:
    """Legal where it is held and nowhere else; it can be Noped, and is lost then."""
    table = kaboodle.read(f"A: {card} | B: nope | draw: kitten loaf", "original")
    assert card in table.legal("A")
    assert card not in kaboodle.read("A: skip | B: nope | draw: kitten loaf", "original").legal("A")
    table.play("A", card)
    table.play("B", "nope")
    let_it_happen(table)
    assert (table.question, view(table, "A").discard) == ("turn", ("nope", card))


def check_text(card: str) -> None:
    """Moves and positions are read as they are written, alone, in combos, named, and in an open window."""
    table = kaboodle.read(f"A: {card}*2 skip*3 | B: {card} nope | draw: kitten loaf", "original")
    assert f"{card}+{card}>B" in table.legal("A")
    assert f"skip+skip+skip>B:{card}" in table.legal("A")
    table.play("A", card)
    again = kaboodle.read(table.position, "original")
    assert (again.position, again.waiting) == (table.position, table.waiting)


def check_views(card: str) -> None:
    """Everybody sees that it is played; a card that it shows is told to its player only."""
    table = kaboodle.read(f"A: {card} | B: nope | draw: kitten loaf", "original")
    table.play("A", card)
    let_it_happen(table)
    plays = {seat: [event.cards for event in table.stream(seat) if event.what == "play"] for seat in table.seats}
    assert plays == {"A": [(card,)], "B": [(card,)]}
    looks = {seat: [event.card for event in table.stream(seat) if event.what == "future"] for seat in table.seats}
    assert looks == {"A": ["kitten"], "B": [None]}
    assert kaboodle.read(table.position, "original").view("A") == table.view("A")


def check_words(card: str) -> None:
    """Every language has a title and sentences; the terminal says what the card does."""
    family = family_of("original")
    titles = {language: Words(language).title(family.title(card)) for language in LANGUAGES}
    assert len(set(titles.values())) == len(LANGUAGES), titles
    for language, title in titles.items():
        assert any(title in line for line in family.card_rules("original", card, Words(language)))


def check_bots(card: str) -> None:
    """Bots of every kind play whole games with it; a search finds a move while it is held."""
    played = 0
    for seed in range(3):
        table = kaboodle.new("original", 3, seed)
        kinds: list[Bot] = [RandomBot(), CatBot(), RandomBot()]
        play_out(table, dict(zip(table.seats, kinds, strict=True)), Random(seed))
        assert table.over
        played += sum(event.cards == (card,) for event in table.history)
    assert played, "nobody played the card: look for other seeds"
    table = kaboodle.read(f"A: {card} skip | B: nope loaf | draw: kitten loaf moon", "original")
    assert SearchBot(ITERATIONS).choose(table.observation("A"), Random(1)) in table.legal("A")


if __name__ == "__main__":
    assert not family_of("original").compiled
    for check in (check_rules, check_text, check_views, check_words, check_bots):
        check(sys.argv[1])
