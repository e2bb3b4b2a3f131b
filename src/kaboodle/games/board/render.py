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
    seat_name,
    window_question,
)
from kaboodle.core.views import PlaceKnown
from kaboodle.games.board.cards import CARD_ROWS
from kaboodle.games.board.codes import KEPT
from kaboodle.games.board.event_text import title
from kaboodle.games.board.odds import BoardOdds
from kaboodle.games.board.view import BoardSeat, BoardView
from kaboodle.words import Words

QUESTIONS = {  # in the browser's words
    "turn": "board-your-turn-line",
    "target": "board-target",
    "now": "board-now-line",
    "place": "board-place-line",
    "order": "board-order",
    "either": "board-either",
    "swap": "board-swap",
}


def question_text(view: BoardView, words: Words) -> str:
    """The open question as a sentence."""
    assert view.ask is not None
    if view.ask.what == "window":
        return window_question(view.ask, title, words)
    if view.ask.what == "face":
        message = "board-face-line" if view.hand.get("defuse") else "board-face-line-bare"
        return words.sentence(message, **swap_arguments(view, words))
    if view.ask.what == "discard":
        return words.sentence("board-discard", keep=KEPT)
    return words.sentence(QUESTIONS[view.ask.what])


def swap_arguments(view: BoardView, words: Words) -> dict[str, str]:
    """With whom an explosion swaps who faces it: nobody if they are last, one player, or one of several (BG-33)."""
    faces = view.ask.seat if view.ask else None
    last = min(seat.space for seat in view.seats)
    lasts = [seat.seat for seat in view.seats if seat.space == last]
    if faces in lasts:
        return {"swap": "none", "name": ""}
    return {"swap": "one" if len(lasts) == 1 else "tie", "name": seat_name(lasts[0], view, words)}


def view_lines(view: BoardView, words: Words) -> list[str]:
    """A view in plain lines."""
    lines = [seat_line(view, seat, words) for seat in view.seats]
    spaces = view.calm if view.side == "calm" else view.chaos
    track = " ".join("K" if space == "kitten" else space for space in spaces[1:])
    bow = words.text("board-bow", space=view.goal)
    lines.append(f"{words.text(f'board-track-{view.side}')}: {track}. {bow}.")
    lines.append(words.text("board-terminal-loop", space=view.loop_back))
    lines.append(f"{words.text('board-deck')}: {listed(card_list(view.discs_left, title, words), words)}.")
    used = ", ".join(words.title(title(disc)) for disc in view.used)
    lines.append(f"{words.text('board-used')}: {listed(used, words)}.")
    lines.append(words.sentence("board-magnets", count=view.magnets))
    for pile, count in (("board-actions", view.draw), ("board-discards", len(view.discard))):
        lines.append(f"{words.text(pile)}: {words.text('table-cards', count=count)}.")
    if view.discs_known:
        known = "; ".join(place_text(it, words) for it in view.discs_known)
        lines.append(f"{words.text('board-known')}: {known}.")
    lines += maybe_lines(view.maybe, title, words)
    return [*lines, *([hand_line(view.hand, title, words)] if view.seat else [])]


def seat_line(view: BoardView, seat: BoardSeat, words: Words) -> str:
    """Where a seat is, and what it holds."""
    who = seat_name(seat.seat, view, words)
    where = words.text("board-stands", name=who, space=seat.space)
    if seat.space == view.goal:
        where = f"{who}: {words.text('board-bow', space=seat.space)}"
    return f"{', '.join([where, *hand_facts(seat.cards, seat.known, seat.lacks, title, words)])}."


def listed(discs: str, words: Words) -> str:
    """Discs, or that there are none."""
    return discs or words.text("board-nothing-yet")


def place_text(known: PlaceKnown, words: Words) -> str:
    """A disc that is known in the movement deck."""
    if known.first == known.last:
        place = words.text("board-known-at", **{"from": known.first + 1})
    else:
        place = words.text("board-known-between", **{"from": known.first + 1, "to": known.last + 1})
    return f"{words.title(title(known.card))}, {place}"


def card_rules(word: str, words: Words) -> list[str]:
    """What an action card does; without a card, which cards there are."""
    lines = {}
    for row in CARD_ROWS:
        page = card_help(row.slug, "board", row.slug.rpartition("-")[0], words)
        lines[row.slug] = f"{words.title(card_title(row.slug))} ({row.slug}): {page} ({', '.join(row.rules.split())})"
    return look_up(word, lines, card_title, words)


def odds_lines(odds: BoardOdds, words: Words) -> list[str]:
    """Odds in plain lines."""
    next_disc = words.text("odds-disc")
    lines = [odds_line(f"{next_disc}: {words.title(title(disc))}", chance) for disc, chance in odds.discs.items()]
    lines.append(odds_line(words.text("odds-on-kitten"), odds.kitten))
    lines.append(odds_line(words.text("odds-on-bow"), odds.bow))
    return lines + hand_odds_lines(odds.nope, odds.seats, words)
