"""Text for the terminal: a view, the open question, odds, and the rules in short."""

from kaboodle.core.render import card_list, odds_line, percent_text
from kaboodle.games.mantis.event_text import title
from kaboodle.games.mantis.odds import MantisOdds
from kaboodle.games.mantis.view import MantisSeat, MantisView
from kaboodle.words import Words


def question_text(words: Words) -> str:
    """The only question of the game."""
    return words.text("mantis-your-turn")


def view_lines(view: MantisView, words: Words) -> list[str]:
    """A view in plain lines."""
    lines = [seat_line(view, seat, words) for seat in view.seats]
    pile = words.text("mantis-pile", count=view.pile)
    if view.top:
        first, second, third = (title(colour) for colour in view.top)
        pile += f" {words.text('mantis-top', first=first, second=second, third=third)}"
    return [*lines, pile]


def seat_line(view: MantisView, seat: MantisSeat, words: Words) -> str:
    """The tank of a seat, and what it has scored."""
    own = seat.seat == view.seat
    tank = words.text("mantis-your-tank") if own else words.text("mantis-tank-of", name=seat.seat)
    cards = card_list(seat.tank, title, words) or words.text("mantis-empty")
    return f"{tank}: {cards}. {words.text('mantis-scored', count=seat.score, goal=view.goal)}."


def card_rules(words: Words) -> list[str]:
    """The rules in short."""
    return [words.text("card-colour.help"), words.text("card-colour.more"), words.text("mantis-terminal-moves")]


def odds_lines(odds: MantisOdds, words: Words) -> list[str]:
    """Odds in plain lines."""
    lines = [
        odds_line(words.text("mantis-terminal-odds-top", colour=title(colour)), chance)
        for colour, chance in odds.colours.items()
    ]
    for hit in odds.hits:
        average = words.text("odds-cards", count=round(hit.cards, 2))
        lines.append(f"  {hit.move:<10} {percent_text(hit.chance)}, {average}")
    return lines
