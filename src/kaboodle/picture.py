"""A table drawn in plain lines: the whole of it for its keeper, or one seat's view."""

from typing import TYPE_CHECKING

from kaboodle.views import BoardView, KittensView, MantisView, View

if TYPE_CHECKING:
    from kaboodle.table import Table


def picture(table: "Table") -> str:
    """Everything on a table, one line for each place."""
    title = f"{table.family.editions[table.edition].title}, {len(table.seats)} players"
    lines = [title, "-" * len(title)]
    for part in table.family.position_text(table.game, []).split(" | "):
        name, _, cards = part.partition(":")
        lines.append(f"{name:>10}  {cards.strip() or '-'}")
    if table.over:
        lines.append(f"{'winner':>10}  {' and '.join(table.winners)}")
    else:
        lines.append(f"{'waits for':>10}  {' '.join(table.waiting)} ({table.asks})")
    return "\n".join(lines)


def view_lines(view: View) -> list[str]:
    """One seat's view in plain lines, good for a screen reader."""
    if isinstance(view, BoardView):
        return board_lines(view)
    return kittens_lines(view) if isinstance(view, KittensView) else mantis_lines(view)


def kittens_lines(view: KittensView) -> list[str]:
    """A view of kittens."""
    lines = []
    for seat in view.seats:
        who = "You" if seat.seat == view.seat else seat.seat
        if not seat.alive:
            lines.append(f"{who}: exploded.")
            continue
        facts = [f"{who}: {seat.cards} card{'s' if seat.cards != 1 else ''}"]
        if seat.godcat and seat.seat != view.seat:
            facts.append("holds Godcat")
        if seat.known:
            facts.append("you know " + words(seat.known))
        if seat.lacks:
            facts.append("no " + ", no ".join(seat.lacks) + " among the rest")
        lines.append(", ".join(facts) + ".")
    kittens = f"{view.kittens} Kitten{'s' if view.kittens != 1 else ''}"
    top = f", on top {view.discard[0]}" if view.discard else ""
    lines.append(f"Draw pile: {view.pile} cards, {kittens} hidden. Discard pile: {len(view.discard)} cards{top}.")
    for known in view.pile_known:
        place = (
            f"place {known.first + 1}" if known.first == known.last else f"place {known.first + 1} to {known.last + 1}"
        )
        lines.append(f"You know: {known.card} at {place} of the draw pile.")
    for maybe in view.maybe:
        lines.append(f"You know: {maybe.card} is with {' or '.join(maybe.where)}.")
    if view.mat:
        lines.append(f"On the mat: {' and '.join(view.mat)}.")
    lines.append("Your hand: " + (words(view.hand) or "empty") + ".")
    return lines


def mantis_lines(view: MantisView) -> list[str]:
    """A view of Mantis."""
    lines = []
    for seat in view.seats:
        who = "You" if seat.seat == view.seat else seat.seat
        lines.append(f"{who}: scored {seat.score} of {view.goal}, Tank {words(seat.tank) or 'empty'}.")
    lines.append(
        f"Draw pile: {view.pile} cards"
        + (f", the top one is {', '.join(view.top[:2])} or {view.top[2]}." if view.top else ".")
    )
    return lines


def board_lines(view: BoardView) -> list[str]:
    """A view of the board game."""
    lines = []
    spaces = view.calm if view.side == "calm" else view.chaos
    for seat in view.seats:
        who = "You" if seat.seat == view.seat else seat.seat
        where = (
            "on the Bow" if seat.space == view.goal else f"space {seat.space}" if seat.space else "in the Litter Box"
        )
        facts = [f"{who}: {where}, {seat.cards} card{'s' if seat.cards != 1 else ''}"]
        if seat.known:
            facts.append("you know " + words(seat.known))
        if seat.lacks:
            facts.append("no " + ", no ".join(seat.lacks) + " among the rest")
        lines.append(", ".join(facts) + ".")
    track = " ".join("K" if space == "kitten" else space for space in spaces[1:])
    lines.append(f"The {view.side} side from space 1: {track}, then the Bow on {view.goal}, back to {view.loop_back}.")
    top = f", last {view.used[0]}" if view.used else ""
    lines.append(f"Movement deck: {words(view.discs_left) or 'empty'}. Used discs: {len(view.used)}{top}.")
    lines.append(f"Magnets left: {view.magnets}. Action deck: {view.draw} cards, discarded {len(view.discard)}.")
    for known in view.discs_known:
        place = f"{known.first + 1}" if known.first == known.last else f"{known.first + 1} to {known.last + 1}"
        lines.append(f"You know: {known.card} at place {place} of the movement deck.")
    for maybe in view.maybe:
        lines.append(f"You know: {maybe.card} is with {' or '.join(maybe.where)}.")
    lines.append("Your hand: " + (words(view.hand) or "empty") + ".")
    return lines


def words(counts: dict[str, int]) -> str:
    """Cards and how many of each."""
    return ", ".join(f"{count} {slug}" if count > 1 else slug for slug, count in counts.items())
