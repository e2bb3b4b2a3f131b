"""Text for the terminal: a view, the open question, odds, and what a card does."""

from kaboodle.core.event_text import card_title
from kaboodle.core.render import (
    card_help,
    card_list,
    hand_facts,
    hand_line,
    hand_odds_lines,
    look_up,
    maybe_lines,
    odds_line,
    percent_text,
    seat_name,
    window_question,
)
from kaboodle.core.views import PlaceKnown
from kaboodle.games.kittens.cards import CARDS
from kaboodle.games.kittens.odds import KittensOdds
from kaboodle.games.kittens.view import KittensView
from kaboodle.words import Words

STAGES = ("target", "name", "five")  # questions inside one move, which the browser does not ask
PREFIXES = {"original": ("EK-", "B-"), "good-vs-evil": ("GE-", "B-"), "two-player": ("TP-", "B-")}
PLACES = 12  # of the draw pile, whose odds are printed


def question_text(view: KittensView, words: Words) -> str:
    """The open question as a sentence."""
    assert view.ask is not None
    what = view.ask.what
    if what == "window":
        return window_question(view.ask, card_title, words)
    if what in STAGES:
        return words.sentence(f"kittens-refusal-open-{what}")
    return words.text(f"kittens-asked-{what}", name=view.ask.target or view.turn or "")


def view_lines(view: KittensView, words: Words) -> list[str]:
    """A view in plain lines."""
    lines = []
    for seat in view.seats:
        who = seat_name(seat.seat, view, words)
        if not seat.alive:
            lines.append(f"{who}: {words.text('kittens-exploded')}.")
            continue
        facts = hand_facts(seat.cards, seat.known, seat.lacks, card_title, words)
        if seat.godcat and seat.seat != view.seat:
            facts.append(words.title(card_title("godcat")))
        lines.append(f"{who}: {', '.join(facts)}.")
    pile = words.text("kittens-odds", kittens=view.kittens, pile=view.pile)
    lines.append(f"{words.text('kittens-pile')}: {pile}.")
    lines.append(discard_line(view, words))
    if view.pile_known:
        known = "; ".join(place_text(it, words) for it in view.pile_known)
        lines.append(f"{words.text('odds-known')}: {known}.")
    lines += maybe_lines(view.maybe, card_title, words)
    if view.mat:
        lines.append(f"{words.text('kittens-mat')}: {card_list(dict.fromkeys(view.mat, 1), card_title, words)}.")
    return [*lines, *([hand_line(view.hand, card_title, words)] if view.seat else [])]


def discard_line(view: KittensView, words: Words) -> str:
    """The whole discard pile, which lies open."""
    if not view.discard:
        return words.text("kittens-discard-empty")
    title = words.text("kittens-discard-title", count=len(view.discard))
    return f"{title}: {', '.join(words.title(card_title(card)) for card in view.discard)}."


def place_text(known: PlaceKnown, words: Words) -> str:
    """A card that is known in the draw pile."""
    if known.first == known.last:
        place = words.text("odds-at", place=known.first + 1)
    else:
        place = words.text("odds-between", **{"from": known.first + 1, "to": known.last + 1})
    return f"{place}: {words.title(card_title(known.card))}"


def card_rules(edition: str, word: str, words: Words) -> list[str]:
    """What a card does in an edition; without a card, which cards there are."""
    lines = {}
    for row in CARDS:
        count = row.copies.get(edition, 0)
        ids = [rule for rule in row.rules.split() if rule.startswith(PREFIXES[edition])]
        if count:
            about = f"{words.title(card_title(row.slug))} ({row.slug}), {words.text('help-copies', count=count)}"
            page = card_help(row.slug, "kittens", "cat" if row.cat else "", words)
            lines[row.slug] = f"{about}: {page} ({', '.join(ids)})"
    return look_up(word, lines, card_title, words)


def odds_lines(odds: KittensOdds, words: Words) -> list[str]:
    """Odds in plain lines."""
    lines = [odds_line(words.text("kittens-terminal-odds-draw"), odds.draw)]
    if len(set(odds.places)) > 1:
        places = " ".join(percent_text(it).strip() for it in odds.places[:PLACES])
        lines.append(f"  {words.text('kittens-terminal-odds-places')}  {places}")
    return lines + hand_odds_lines(odds.nope, odds.seats, words)
