"""Checks that every family must pass at every moment of a game."""

from random import Random

import msgspec
import pytest

import kaboodle
from kaboodle.core.errors import NotProvided
from kaboodle.core.family import Family
from kaboodle.core.table import Table
from kaboodle.core.views import View
from kaboodle.words import LANGUAGES, Words, english, has
from tests.playing import as_read

ALL_WORDS = [Words(language) for language in LANGUAGES]


def check_declared(family: Family) -> None:
    """A family declares its editions and types, and its views and odds have its name as their tag."""
    assert family.name.isidentifier() and family.editions
    assert all(
        slug == edition.slug and str(edition.name) and str(edition.lead) for slug, edition in family.editions.items()
    )
    for kind in (family.view_type, family.odds_type):
        assert kind is None or kind.__struct_config__.tag == family.name, f"{kind} needs the tag {family.name}"
    fields = {field.name for field in msgspec.structs.fields(family.view_type)}
    assert {"edition", "options", "seat", "turn", "ask", "winners"} <= fields
    assert family.compiled in (True, False, None)


def check_moves(table: Table) -> None:
    """Every legal move survives a round trip through text; only asked seats have moves; the default move is legal."""
    for index, seat in enumerate(table.seats):
        listed = table.family.list_moves(table.game, index)
        assert list(listed) == list(table.legal(seat)), "the moves are listed in two ways"
        assert bool(listed) == (seat in table.waiting), f"{seat} has moves unless it is asked"
        for text, stages in listed.items():
            assert table.family.parse_move(table.game, index, text) == stages, text
            assert table.family.move_text(table.game, stages) == text
    for seat in table.waiting:
        assert table.default(seat) in table.legal(seat), f"silence of {seat} is {table.default(seat)}"


def check_position(table: Table) -> None:
    """A position that is written and read again is the same for every seat."""
    assert table.position.isprintable() and table.position.isascii()
    again = kaboodle.read(table.position, table.edition, options=table.options)
    assert again.position == table.position
    assert (again.waiting, again.question, again.ask_id) == (table.waiting, table.question, table.ask_id)
    for seat in table.seats:
        assert list(again.legal(seat)) == list(table.legal(seat))
        view = table.view(seat)
        assert is_out(view) or as_read(again.view(seat)) == as_read(view), f"{seat} knows something else"


def is_out(view: View) -> bool:
    """Whether a seat is out of the game, so that a position does not say what it knows."""
    seats = {it.seat: it for it in getattr(view, "seats", ())}
    return view.seat in seats and not getattr(seats[view.seat], "alive", True)


def check_views(table: Table) -> None:
    """Every seat and a spectator has a view of the family's type, which survives JSON and has lines of text."""
    family = table.family
    for seat in (*table.seats, None):
        view = table.view(seat)
        assert type(view) is family.view_type
        assert (view.edition, view.seat, view.winners) == (table.edition, seat, table.winners)
        assert msgspec.json.decode(msgspec.json.encode(view), type=family.view_type) == view
        assert (view.ask is None) == table.over == (view.turn is None)
        if view.ask is not None:
            assert (view.ask.id, view.ask.what) == (table.ask_id, table.question)
            assert view.ask.yours == (seat in table.waiting)
        for words in ALL_WORDS:
            lines = family.view_lines(view, words)
            assert lines and all(line.isprintable() and line for line in lines)
            assert view.ask is None or family.question_text(view, words).isprintable()
    assert str(table).isascii() and table.question.isidentifier()


def check_observations(table: Table, size: int) -> None:
    """Every seat has a vector of `size` ints."""
    for seat in table.seats:
        numbers = table.observe(seat)
        assert len(numbers) == size, f"{len(numbers)} numbers, not {size}"
        assert all(type(number) is int for number in numbers)


def check_redeal(table: Table, seed: int) -> None:
    """A seat cannot tell a redealt table from the true one."""
    for seat in table.seats:
        other = table.redeal(seat, seed)
        assert other.view(seat) == table.view(seat), f"{seat} could tell {other.position} from {table.position}"
        assert other.observe(seat) == table.observe(seat)
        assert list(other.legal(seat)) == list(table.legal(seat))


def check_streams(table: Table) -> None:
    """An event is whole in the streams of its audience, and blank or absent in all others; all have sentences."""
    for event in table.history:
        assert set(event.audience) <= {*table.seats, "all"}, event
    for seat in (*table.seats, None):
        seen = [event for event in table.history if seat in event.audience or event.told or "all" in event.audience]
        stream = table.stream(seat)
        assert [it.what for it in stream] == [event.what for event in seen]
        assert [it.n for it in stream] == list(range(1, len(stream) + 1))
        for it, event in zip(stream, seen, strict=True):
            whole = "all" in event.audience or seat in event.audience
            assert (it.card, it.place) == ((event.card, event.place) if whole else (None, None)), f"{seat} saw {it}"
        for words in ALL_WORDS:
            sentences = table.family.tell(stream, seat, words)
            assert sentences and all(sentence.isprintable() and sentence[-1] in ".!" for sentence in sentences)


def check_advice(table: Table, rng: Random) -> None:
    """Odds, reasons and a heuristic exist, or raise NotProvided with a sentence."""
    family = table.family
    for seat in table.waiting:
        observation = table.observation(seat)
        if family.odds_type is None:
            with pytest.raises(NotProvided, match="has no odds"):
                kaboodle.odds(observation.view)
        else:
            chances = kaboodle.odds(observation.view)
            assert type(chances) is family.odds_type and chances.assumption
            assert all(line.isprintable() for line in family.odds_lines(chances, english()))
        why = family.explainer(observation.view)
        for move in observation.moves:
            assert has(f"hint-why-{why(move).key}") and why(move).text
        if type(family).choose_by_heuristic is not Family.choose_by_heuristic:
            assert family.choose_by_heuristic(observation.view, observation.moves, rng) in observation.moves
            continue
        with pytest.raises(NotProvided, match="has no heuristic"):
            family.choose_by_heuristic(observation.view, observation.moves, rng)
