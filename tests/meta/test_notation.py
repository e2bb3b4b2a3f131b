"""docs/guide/notation.md is complete: its tables are compared with the lists in the code and with games played."""

import re
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from types import ModuleType

import msgspec
import pytest

import kaboodle
from kaboodle.core.record import Record
from kaboodle.core.registry import family_of
from kaboodle.games.board.shipped_packs import pack_of
from kaboodle.games.board.text import beliefs as board_beliefs
from kaboodle.games.board.text import decisions as board_decisions
from kaboodle.games.board.text import positions as board_positions
from kaboodle.games.board.text import words as board_words
from kaboodle.games.board.text.discs import DISC_SLUG, DISC_TITLE
from kaboodle.games.kittens.text import beliefs as kittens_beliefs
from kaboodle.games.kittens.text import clues
from kaboodle.games.kittens.text import decisions as kittens_decisions
from kaboodle.games.kittens.text import positions as kittens_positions
from kaboodle.games.kittens.text import words as kittens_words
from kaboodle.games.mantis.cards import CARDS, COLOURS
from kaboodle.games.mantis.text import moves as mantis_moves
from kaboodle.games.mantis.text import positions as mantis_positions
from kaboodle.words import english
from tests.meta.pages import DOCS, codes, only_code, rows, section

PAGE = (DOCS / "guide/notation.md").read_text()
EXAMPLES = "\n".join(re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S))
KITTENS = ("original", "good-vs-evil", "two-player")
GAMES = {"Kittens": KITTENS, "Board": ("board",), "Mantis": ("mantis",)}
FREE = ("turn", "over")  # decisions that have no text of their own
HAND = {  # a hand with everything that a play can be made of
    "original": "A: nope attack*2 skip favor loaf*3 | B: defuse | draw: kitten",
    "good-vs-evil": "A: attack*2 favor loaf*3 feral*3 godcat | B: defuse | draw: kitten",
    "two-player": "A: attack*2 skip favor loaf*3 | B: defuse | draw: kitten",
}


KITTENS_HEADING = "Exploding Kittens: Original, Good vs Evil, 2-Player Edition"


def test_seats() -> None:
    found = {only_code(slug): seats for slug, seats in rows(section(PAGE, KITTENS_HEADING))}
    assert found == {slug: span(slug) for slug in KITTENS}
    for heading, slug in (("The Board Game", "board"), ("Mantis", "mantis")):
        assert f"The edition is `{slug}`, for {span(slug)} seats." in section(PAGE, heading)
    assert {slug for slugs in GAMES.values() for slug in slugs} == set(kaboodle.EDITIONS)


def span(slug: str) -> str:
    """The numbers of seats of an edition, in words."""
    seats = kaboodle.EDITIONS[slug].seats
    return f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])


def test_cards_of_the_kittens_editions() -> None:
    written = {only_code(row[0]): row[1:] for row in rows(section(PAGE, "Kittens: cards"))}
    decks = []
    for slug in KITTENS:
        family, players = family_of(slug), kaboodle.EDITIONS[slug].seats[0]
        decks.append(family.set_up(slug, players, kaboodle.EDITIONS[slug].choose(players, {}), -1).deck_list())
    kinds = kittens_words.SLUG.items()
    assert written == {
        slug: [english().title(kittens_words.TITLE[kind]), *(str(deck[kind]) for deck in decks)] for kind, slug in kinds
    }


def test_cards_and_discs_of_the_packs() -> None:
    packs = [pack_of(name) for name in ("house-pack-1", "standard-64")]
    cards = {only_code(row[0]): row[1:] for row in rows(section(PAGE, "Board: cards"))}
    discs = {only_code(row[0]): row[1:] for row in rows(section(PAGE, "Board: discs"))}
    assert cards == {
        slug: [english().title(board_words.TITLE[kind]), *(str(pack.cards_of(kind)) for pack in packs)]
        for kind, slug in board_words.SLUG.items()
    }
    assert discs == {
        slug: [english().title(DISC_TITLE[code]), *(str(pack.discs_of(code)) for pack in packs)]
        for code, slug in DISC_SLUG.items()
        if any(pack.discs_of(code) for pack in packs)
    }


def test_colours_of_mantis() -> None:
    text = section(PAGE, "Mantis")
    assert set(COLOURS) <= set(codes(text))
    assert f"Each of the {CARDS} cards exists once" in text


DECISIONS = {
    "Kittens": {*kittens_decisions.DECISIONS, *FREE},
    "Board": {*board_decisions.DECISIONS, *FREE},
    "Mantis": set(FREE),
}


def moves_of(game: str) -> dict[str, list[str]]:
    """The moves that the page gives for each decision of a game; plays are moves of a turn."""
    found = {only_code(row[0]): codes(row[2]) for row in rows(section(PAGE, f"{game}: decisions and moves"))}
    if game == "Kittens":
        found["turn"] += [only_code(row[1]) for row in rows(section(PAGE, "Kittens: plays"))]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_its_moves_and_every_move_an_example(game: str) -> None:
    found = moves_of(game)
    assert set(found) == DECISIONS[game]
    assert all(found[decision] for decision in found if decision != "over")
    missing = {
        move for moves in found.values() for move in moves if not re.search(rf"['\"]{re.escape(move)}['\"]", EXAMPLES)
    }
    assert not missing, "these moves are in a table but in no example"


def test_every_verb_is_on_the_page() -> None:
    for game, verbs in (
        ("Kittens", {*kittens_words.WORDS, *kittens_words.CHOOSING, "hide", "lay"}),
        ("Board", {*board_words.WORDS, "hide", "order", "discard", "swap"}),
        ("Mantis", {text.partition(">")[0] for text in mantis_moves.MOVE_TEXTS.values()}),
    ):
        written = {re.split(r"[ @>:]", move)[0] for moves in moves_of(game).values() for move in moves}
        assert verbs <= written, f"{game}: {verbs - written}"


@pytest.mark.parametrize("slug", KITTENS)
def test_every_form_of_play_is_on_the_page(slug: str) -> None:
    table = kaboodle.read(HAND[slug], slug)
    written = {
        shape(only_code(form))
        for _, form, editions in rows(section(PAGE, "Kittens: plays"))
        if editions == "all" or slug in codes(editions)
    }
    assert {shape(move) for move in table.legal("A")} - {"draw"} == written


@pytest.mark.parametrize("slug", [slug for slugs in GAMES.values() for slug in slugs])
def test_games_have_no_other_decisions_and_moves(slug: str) -> None:
    (game,) = (name for name, slugs in GAMES.items() if slug in slugs)
    written = {(decision, shape(move)) for decision, moves in moves_of(game).items() for move in moves}
    for seed in range(6):
        assert set(shapes_of_a_game(slug, seed)) <= written


def shapes_of_a_game(slug: str, seed: int) -> Iterator[tuple[str, str]]:
    """Every decision of a random game with the form of every move that is legal."""
    rng = Random(seed)
    seats = kaboodle.EDITIONS[slug].seats
    table = kaboodle.new(slug, seats[min(seed, len(seats) - 1)], seed)
    while not table.over:
        seat = rng.choice(table.waiting)
        moves = list(table.legal(seat))
        yield from {(table.question, shape(move)) for move in moves}
        table.play(seat, rng.choice(moves))


NAMES = sorted({*kittens_words.KIND, *board_words.KIND, *COLOURS}, key=len, reverse=True)
VERBS = {*kittens_words.WORDS, *board_words.WORDS}
CARD = re.compile("|".join(rf"(?<![a-z-]){name}(?![a-z0-9-])" for name in NAMES))


def shape(move: str) -> str:
    """A move with placeholders for cards, seats and numbers: `loaf+loaf+feral>B:nope` becomes `x+x+feral>A:card`."""
    if move in VERBS:
        return move
    play, colon, named = move.partition(":")
    cards = CARD.findall(play)
    for card in set(cards):
        wild = card in ("feral", "godcat") and (card != cards[0] or "=" in play)
        if not wild:
            play = re.sub(rf"(?<![a-z-]){card}(?![a-z0-9-])", "x" if card == cards[0] else "y", play)
    if not cards:
        play = re.sub(r"\d+", "1", play)
    return re.sub(r">[A-I]", ">A", play) + colon + (named if play.startswith("lay") else "card" if named else "")


PARTS: dict[str, ModuleType] = {"Kittens": kittens_positions, "Board": board_positions}


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_position_is_on_the_page(game: str) -> None:
    zones = PARTS[game].ZONES if game in PARTS else mantis_positions.OTHER_PARTS
    parts = {f"{zone}:" for zone in zones} | {"A:"} | ({"A knows:"} if game in PARTS else set())
    assert {only_code(row[0]) for row in rows(section(PAGE, f"{game}: parts of a position"))} == parts


@pytest.mark.parametrize("game", PARTS)
def test_every_open_decision_has_its_text_and_an_example(game: str) -> None:
    found = {only_code(row[0]): codes(row[1]) for row in rows(section(PAGE, f"{game}: the part `ask:`"))}
    assert set(found) == DECISIONS[game] - set(FREE)
    for decision, forms in found.items():
        assert forms
        for form in forms:
            assert form.split()[0] == decision
            assert f"ask: {form}" in " ".join(EXAMPLES.split()), f"no example has ask: {form}"


WORDS: Mapping[str, tuple[re.Pattern[str], set[str]]] = {
    "Kittens: the part `A knows:`": (kittens_beliefs.WORD, set()),
    "Kittens: clues": (clues.CLUE, {clues.CALM}),
    "Board: the part `A knows:`": (board_beliefs.WORD, set()),
}


@pytest.mark.parametrize("heading", WORDS)
def test_every_form_of_belief_is_on_the_page_and_in_an_example(heading: str) -> None:
    pattern, plain = WORDS[heading]
    written = {word for row in rows(section(PAGE, heading)) for word in codes(row[0])}
    unreadable = {word for word in written if not pattern.fullmatch(word)}
    assert unreadable == plain
    assert groups(pattern, written) == set(pattern.groupindex)
    known = {word for part in re.findall(r"knows: ([^|\"]+)", section(PAGE, heading)) for word in part.split()}
    assert groups(pattern, known) == set(pattern.groupindex)
    assert plain <= known


def groups(pattern: re.Pattern[str], words: Iterable[str]) -> set[str]:
    """The named groups of a pattern that some word fills."""
    found = (pattern.fullmatch(word) for word in words)
    return {name for match in found if match for name, value in match.groupdict().items() if value}


def test_every_line_of_a_record_is_on_the_page() -> None:
    record = Record(
        edition="mantis",
        players=2,
        options={"first": "host"},
        starter="A",
        seed=1,
        secret="00",
        commitment="00",
        entropy=("x",),
        entropy_commitments=("00",),
        withheld=("B",),
        deal="A: | B:",
        shuffles=("red/red-blue-pink",),
        winners=("A",),
    )
    left_out = {
        field.name
        for field in msgspec.structs.fields(Record)
        if not getattr(record, field.name) and field.name != "moves"
    }
    assert not left_out, "fields of a record that this test does not fill"
    lines = [*str(record).splitlines(), *str(msgspec.structs.replace(record, dealt=False)).splitlines()]
    names = {line.partition(" ")[0] for line in lines if line}
    assert {only_code(row[0]) for row in rows(section(PAGE, "Game records"))} == names


def test_every_error_is_on_the_page_and_in_an_example() -> None:
    public = [getattr(kaboodle, name) for name in kaboodle.__all__]
    errors = {it.__name__ for it in public if isinstance(it, type) and issubclass(it, ValueError)}
    errors -= {"MoveError", "NotProvided"}  # a base class, and an error about parts of a game, not about text
    text = section(PAGE, "Refusals")
    assert {only_code(row[0]) for row in rows(text)} == errors
    assert {name for name in errors if f".{name}: " in text} == errors
