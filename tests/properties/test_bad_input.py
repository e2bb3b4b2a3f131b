"""Bad input raises one of the documented errors and changes nothing."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kaboodle
from kaboodle.core.table import Table
from tests.kittens import TEXTS
from tests.playing import MANTIS, TABLES, play_on

EXPECTED = (kaboodle.MoveError, kaboodle.OptionError, kaboodle.PositionError)
HUGE_TEXT = "kitten " * 200_000
NONSENSE: list[Any] = [
    *[None, True, 0, -1, 7, 10**400, 1.5, float("nan"), b"A", b"", (), [], {}, object(), "", " ", "\0", "A\n", "é"],
    *["\ud800", "ß", "AB", "z", "Z", "J", "\u202eA", "draw\x00", "\x1b[2J", "|", ":", "A:", HUGE_TEXT, "9" * 5_000],
    *["²", "\u0661", "hide@²", "hide@99999999999999999999", "take ²", "lay>B", "draw draw", "nope?", "A knows: x"],
]
POSITION = "A: favor nope | B: nope skip | C: skip | draw: loaf kitten defuse kitten | turn: A"
KNOWS = ["B+nope", "B~1", "C~1-nope", "draw@1=kitten", "draw@0!", "loose=1", "firm=1", "held?", "held!", "held=skip"]
KNOWS += ["nope?B750,C250", "box+nope", "hidden=350,200,50,30", "avoided=0,0,0,0", "looked=B2", "quiet=C500", "calm"]
KNOWS += ["B+nope*2", "B+nope*258", "B~256", "B~9999", "D+nope", "A+nope", "draw@1=", "draw@9999=kitten", "nope?B0"]
KNOWS += ["loose=4", "firm=4", "B~1-", "B~1-kitten", "skip?C1,C1", "nope?", "draw@1=kitten draw@1=loaf", "held=kitten"]


def refused(action: Callable[[], object]) -> bool:
    """Whether an action was refused as documented; any other exception is a fault."""
    try:
        action()
    except EXPECTED:
        return True
    return False


def tables() -> list[Table]:
    """One table of each game, with an open play."""
    found = [kaboodle.read(POSITION, "original"), kaboodle.new(MANTIS, 3, 1), kaboodle.new("good-vs-evil", 4, 2)]
    for table in found[1:]:
        play_on(table, Random(1), 9)
    return found


@pytest.mark.parametrize("table", tables(), ids=lambda table: table.edition)
def test_nonsense_is_refused_and_changes_nothing(table: Table) -> None:
    before = (table.position, table.game.fingerprint(), len(table.history), len(table.moves))
    for thing in NONSENSE:
        for seat in table.seats:
            assert refused(lambda seat=seat, thing=thing: table.play(seat, thing)), thing  # type: ignore[misc]  # mypy infers no such lambda
            assert thing not in table.legal(seat)
        for ask in ("Z", -1, 10**30, object()):
            assert refused(lambda ask=ask: table.play("A", "draw", ask))  # type: ignore[misc]  # not an ask at all
        for question in (table.legal, table.default, table.observe):
            assert refused(lambda question=question, thing=thing: question(thing)), thing  # type: ignore[misc]  # mypy infers no such lambda
        if thing is not None:
            for look in (table.view, table.stream, table.seen_by):
                assert refused(lambda look=look, thing=thing: look(thing)), thing  # type: ignore[misc]  # mypy infers no such lambda
        assert refused(lambda thing=thing: table.redeal(thing, 1)), thing  # type: ignore[misc]  # mypy infers no such lambda
        whole = isinstance(thing, int) and not isinstance(thing, bool)
        assert refused(lambda thing=thing: table.redeal("A", thing)) != whole, thing  # type: ignore[misc]  # mypy infers no such lambda
        assert refused(lambda thing=thing: table.stream("A", thing)) != whole, thing  # type: ignore[misc]  # mypy infers no such lambda
    assert (table.position, table.game.fingerprint(), len(table.history), len(table.moves)) == before


@pytest.mark.parametrize("thing", NONSENSE, ids=lambda thing: ascii(thing)[:20])
def test_no_table_is_made_from_nonsense(thing: Any) -> None:
    new: Any = kaboodle.new  # Any: called against its types on purpose
    read: Any = kaboodle.read
    assert refused(lambda: new(thing, 3, 1))
    if thing != 7:
        assert refused(lambda: new("original", thing, 1))
    assert refused(lambda: new("good-vs-evil", thing, 1))
    whole = isinstance(thing, int) and not isinstance(thing, bool)
    assert refused(lambda: new("original", 3, thing)) != (whole or thing is None)
    assert refused(lambda: new("original", 3, 1, options={"quick_game": thing})) != (thing is True)
    assert refused(lambda: new("original", 3, 1, starter=thing)) != (thing is None)
    assert refused(lambda: new("original", 3, 1, options={"first": "host"}, starter=thing))
    assert refused(lambda: new("original", 3, secret=thing)) != (thing is None)
    if not isinstance(thing, list | tuple):
        assert refused(lambda: new("original", 3, entropy=thing))
    assert refused(lambda: new("original", 3, entropy=[thing])) == (not isinstance(thing, str) or thing == "\ud800")
    if thing is not None and thing != {}:
        assert refused(lambda: new("original", 3, 1, options=thing))
        assert refused(lambda: read(POSITION, "original", options=thing))
    for slug in kaboodle.EDITIONS:
        assert refused(lambda slug=slug: read(thing, slug))  # type: ignore[misc]  # mypy infers no such lambda
    assert refused(lambda: read(POSITION, thing))
    assert refused(lambda: read(POSITION, "original", seed=thing)) != whole


@pytest.mark.parametrize(
    "text",
    [
        "A: skip",
        "A: skip | C: skip",
        "A: kitten | B: skip",
        "A: loaf*99 | B: skip",
        "A: loaf*9 | B: loaf",
        "A: loaf*0 | B: skip",
        "A: loaf*-1 | B: skip",
        "A: loaf*\u00b2 | B: skip",
        "A: skip | A: skip | B:",
        "A: skip | B: | turn: C",
        "A: skip | B: | turn: A owes 0",
        "A: skip | B: | turn: A owes 99999999999999999999",
        "A: skip | B: | dead: A",
        "A: skip | B: | dead: A B",
        "A: skip | B: | over: A",
        "A: skip | B: | ask: window",
        "A: skip | B: | asks: -1",
        "A: skip | B: | asks: 1e9",
        "A: godcat | B: skip",
        "A: skip | B: | draw: " + "loaf " * 500,
        "A: skip\x00 | B:",
        "A: skip\n| B: skip\x07",
        " | ".join(f"{seat}: skip" for seat in "ABCDEFGHIJ"),
        "A: nope | B: skip | A knows: B+nope",
        "A: nope | B: skip | A knows: B~1-skip",
        "A: nope | B: skip | draw: loaf kitten | A knows: draw@0=kitten",
        "A: nope | B: skip | draw: loaf kitten | A knows: draw@1!",
        "A: nope | B: skip | draw: loaf kitten | A knows: loose=2",
        "A: nope | B: skip | A knows: held?",
        "A: nope | B: skip | A knows: B+skip*257",
        "A: nope | B: skip | Z knows: B+skip",
        "A: nope | B: skip | AB knows: B+skip",
        "A: nope | B: skip | A knows: B+skip | A knows: B+skip",
    ],
)
def test_malformed_and_untrue_positions_are_refused(text: str) -> None:
    with pytest.raises(kaboodle.PositionError):
        kaboodle.read(text, "original")


@given(TEXTS, st.sampled_from(sorted(kaboodle.EDITIONS)))
@settings(max_examples=400)
def test_any_text_is_a_position_or_refused(text: str, slug: str) -> None:
    if not refused(lambda: kaboodle.read(text, slug)):
        table = kaboodle.read(text, slug)
        assert kaboodle.read(table.position, slug).position == table.position


@given(st.lists(st.sampled_from(KNOWS), max_size=5), st.sampled_from("ABCD"), st.text(max_size=8))
@settings(max_examples=600)
def test_any_knowledge_is_true_or_refused(words: list[str], seat: str, rest: str) -> None:
    for text in (" ".join(words), " ".join(words) + rest):
        position = f"{POSITION} | {seat} knows: {text}"
        if refused(lambda position=position: kaboodle.read(position, "original")):  # type: ignore[misc]  # mypy infers no such lambda
            continue
        table = kaboodle.read(position, "original")
        again = kaboodle.read(table.position, "original")
        assert again.position == table.position
        table.redeal(seat, 1)
        play_on(table, Random(1), 30)


@given(st.data())
@settings(max_examples=150)
def test_a_broken_position_is_read_or_refused(data: st.DataObject) -> None:
    slug, players, chosen = data.draw(st.sampled_from(TABLES))
    table = kaboodle.new(slug, players, data.draw(st.integers(0, 50)), options=chosen)
    play_on(table, Random(0), data.draw(st.integers(0, 40)))
    text = table.position
    for _ in range(data.draw(st.integers(1, 4))):
        first, last = sorted(data.draw(st.integers(0, len(text))) for _ in range(2))
        last = min(last, first + 12)
        text = text[:first] + data.draw(st.sampled_from(["", "|", " ", "kitten", "9", "B+nope ", text[first:last] * 2]))
        text += table.position[last:]
    if not refused(lambda: kaboodle.read(text, slug, options=chosen)):
        read = kaboodle.read(text, slug, options=chosen)
        for seat in read.seats:
            read.view(seat)
        if not read.over:
            read.redeal(read.waiting[0], 3)
        play_on(read, Random(1), 25)
