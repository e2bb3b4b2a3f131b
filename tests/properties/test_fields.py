"""Every declared field is laid out, copied and hashed, by the compiled kernel as by the plain one."""

from collections.abc import Iterator
from typing import Any

import pytest

from kaboodle.core.registry import family_of
from kaboodle.engine.fields import CopyableLayout, Field, Layout, array, grid, number
from kaboodle.games.board.beliefs.mind import Mind as BoardMind
from kaboodle.games.board.rules.game import Game as BoardGame
from kaboodle.games.kittens.beliefs.mind import Mind as KittensMind
from kaboodle.games.kittens.rules.game import Game as KittensGame
from kaboodle.games.mantis.rules.game import Game as MantisGame
from tests.playing import deal

SEED = 14
PLAIN = {"original": (KittensGame, KittensMind), "board": (BoardGame, BoardMind), "mantis": (MantisGame, None)}


def numbers(kind: Any) -> Iterator[Field]:  # Any: a kernel class
    """The fields of a class that are plain numbers."""
    return (field for field in kind.FIELDS if not field.sizes and field.c_type[0].islower())


@pytest.mark.parametrize("slug", PLAIN)
def test_a_clone_has_every_number_and_the_hash_knows_every_number_that_lasts(slug: str) -> None:
    game: Any = deal(slug, 3, {}, SEED).game  # Any: the kernel's own type
    for field in numbers(PLAIN[slug][0]):
        changed = game.clone()
        setattr(changed, field.name, getattr(game, field.name) ^ 1)
        same = field.scratch or field.passing
        assert (changed.fingerprint() == game.fingerprint()) == same, field.name
        copied = getattr(changed.clone(), field.name) == getattr(changed, field.name)
        assert copied or field.scratch, field.name


@pytest.mark.parametrize("slug", [slug for slug, (_, mind) in PLAIN.items() if mind])
def test_a_copied_mind_knows_every_number(slug: str) -> None:
    mind: Any = deal(slug, 3, {}, SEED).minds[0]  # Any: the kernel's own type
    assert mind.copy().fingerprint() == mind.fingerprint()
    for field in numbers(PLAIN[slug][1]):
        changed = mind.copy()
        setattr(changed, field.name, getattr(mind, field.name) ^ 1)
        copied = getattr(changed.copy(), field.name) == getattr(changed, field.name)
        assert copied or field.scratch, field.name


@pytest.mark.parametrize("slug", PLAIN)
def test_a_new_state_is_the_same_compiled_and_plain(slug: str) -> None:
    family = family_of(slug)
    game: Any = family.set_up(slug, 3, family.editions[slug].choose(3, {}), -1)  # Any: the kernel's own type
    plain: Any = PLAIN[slug][0]()
    plain.lay_out()
    blank = game.blank()
    blank.lay_out()
    assert blank.fingerprint() == plain.fingerprint()
    assert all(getattr(blank, field.name) == getattr(plain, field.name) for field in numbers(type(plain)))


class Row(CopyableLayout):
    """A small layout."""

    ROOM = 3

    count = number()
    places = array("ROOM", "int", start=7, used="count")
    rows = grid("ROOM", "ROOM", "unsigned char", used="count")
    draft = array("ROOM", "int", scratch=True)


def row() -> Row:
    """A row laid out."""
    made = Row()
    made.lay_out()
    return made


def test_what_is_not_in_use_is_not_hashed_and_scratch_is_not_copied() -> None:
    one, two = row(), row()
    one.places[0], one.rows[0][1], one.draft[0] = 1, 2, 3
    assert one.fingerprint() == two.fingerprint()
    one.count = 1
    assert one.fingerprint() != two.fingerprint()
    two.copy_from(one)
    assert two.fingerprint() == one.fingerprint()
    assert (two.places, two.rows[0], two.draft) == ([1, 7, 7], [0, 2, 0], [0, 0, 0])


def test_a_field_is_declared_once() -> None:
    with pytest.raises(TypeError, match="Second declares the field count a second time"):
        type("Second", (Row,), {"count": number()})


def test_a_field_does_not_exist_before_it_is_laid_out() -> None:
    assert not hasattr(Row(), "count")
    assert [field.name for field in Row.FIELDS] == ["count", "places", "rows", "draft"]
    assert Layout.FIELDS == ()
