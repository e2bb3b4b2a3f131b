"""The observation of a seat: its fields by name, in the order in which observer.py writes them."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from kaboodle.core.observation_layout import FieldSpec, ObservationLayout, history_specs, layout_of
from kaboodle.engine.hand_beliefs import FLOATS, WHOLE_WEIGHT
from kaboodle.games.kittens.beliefs.memory import Memory
from kaboodle.games.kittens.cards import CARDS, KINDS
from kaboodle.games.kittens.codes import FORMS, KNOWN, MOVES
from kaboodle.games.kittens.editions import EDITIONS
from kaboodle.games.kittens.events import WORDS
from kaboodle.games.kittens.kernel import Observer
from kaboodle.games.kittens.text.words import SLUG
from kaboodle.games.kittens.view import DECISIONS

BITS = 0x7FFF
MOST_OWED = 255
RULES = (
    *("combos", "stacking", "short-attack", "empty-target", "auto-defuse", "dead-out", "five-kitten"),
    *("quiet-armageddon", "plain-godcat", "heck-explodes", "nope-own"),
)


@lru_cache(maxsize=64)
def layout(slug: str, players: int | None, decks: int) -> ObservationLayout:
    """The layout of an edition for one number of players and of decks; None: for any."""
    edition = EDITIONS[slug]
    seats = edition.seats[-1] if players is None else players
    titles = [row.kind for row in sorted(CARDS, key=lambda row: row.kind) if row.copies.get(slug)]
    places = decks * sum(row.copies.get(slug, 0) for row in CARDS)
    writer = Observer(seats, places)
    for kind in titles:
        writer.add_title(kind)
    return layout_of(slug, players, specs(seats, places, titles), writer)


def specs(seats: int, places: int, titles: Sequence[int]) -> Iterator[FieldSpec]:
    """Every field."""
    names = tuple(SLUG[kind] for kind in titles)
    kinds = tuple(SLUG[kind] for kind in range(KINDS - 1))
    for steps in range(seats):
        yield from seat_specs(steps, names, places)
    yield FieldSpec("box-open", len(names), 0, places, "count", "Removed from the game in sight of all.", names)
    yield FieldSpec("box-known", len(names), 0, places, "count", "Removed, and this seat knows it.", names)
    yield FieldSpec("deck", len(names), 0, places, "count", "In the game at all.", names)
    yield from class_specs("box", names, places)
    yield FieldSpec("discarded", len(names), 0, places, "count", "In the discard pile.", names)
    values = ("none", *kinds)
    yield FieldSpec("discard", places, 0, KINDS, "category", "The discard pile from the top.", (), values)
    codes = ("none", "unknown", "no-kitten", *kinds)
    yield FieldSpec("pile", places, 0, KINDS + KNOWN, "category", "What is known of the draw pile.", (), codes)
    yield FieldSpec("pile-size", 1, 0, places, "count", "Cards in the draw pile.")
    yield FieldSpec("loose", 1, 0, places, "count", "Kittens that others hid below the firm cards.")
    yield FieldSpec("firm", 1, 0, places, "count", "Cards on top whose places are certain in spite of loose Kittens.")
    yield FieldSpec("aside", 1, 0, KINDS + KNOWN, "category", "What is known of the card held aside.", (), codes)
    labels = ("kind", *[f"seat+{steps}" for steps in range(seats)], "box")
    for i in range(FLOATS):
        meaning = "A known card of uncertain place: its kind + 1, and the weight of each place, of 1000."
        yield FieldSpec(f"maybe-{i}", seats + 2, 0, WHOLE_WEIGHT, "weight", meaning, labels)
    yield from state_specs(seats, names, values)
    for rule in RULES:
        yield FieldSpec(f"rule-{rule}", 1, 0, 1, "flag", "A rule in force, from the table's options.")
    yield from history_specs([WORDS[code] for code in range(len(WORDS))], seats, KINDS - 1, MOVES)


def seat_specs(steps: int, names: tuple[str, ...], places: int) -> Iterator[FieldSpec]:
    """One seat, so many steps clockwise from the observer."""
    seat = f"seat+{steps}"
    yield FieldSpec(f"{seat}-present", 1, 0, 1, "flag", "Somebody sits there.")
    yield FieldSpec(f"{seat}-alive", 1, 0, 1, "flag", "Still in the game.")
    yield FieldSpec(f"{seat}-cards", 1, 0, places, "count", "Cards in the hand.")
    yield FieldSpec(f"{seat}-turn", 1, 0, 1, "flag", "On turn.")
    yield FieldSpec(f"{seat}-asked", 1, 0, 1, "flag", "May answer now, as far as the observer knows.")
    yield FieldSpec(f"{seat}-godcat", 1, 0, 1, "flag", "Holds Godcat.")
    yield FieldSpec(f"{seat}-won", 1, 0, 1, "flag", "Has won.")
    meaning = "The hand." if steps == 0 else "Cards sure to be in the hand."
    yield FieldSpec(f"{seat}-hand", len(names), 0, places, "count", meaning, names)
    yield from class_specs(seat, names, places)


def class_specs(place: str, names: tuple[str, ...], places: int) -> Iterator[FieldSpec]:
    """The unknown cards of a place."""
    yield FieldSpec(f"{place}-lacks", len(names), 0, places, "count", "Unknown cards that are not of a title.", names)
    labels = ("cards", "bits", "higher-bits")
    for i in range(Memory.CLASSES):
        meaning = "Unknown cards of which the same is known: how many, and the kinds that they are not, as bits."
        yield FieldSpec(f"{place}-unknown-{i}", 3, 0, BITS, "set", meaning, labels)


def state_specs(seats: int, names: tuple[str, ...], cards: tuple[str, ...]) -> Iterator[FieldSpec]:
    """Turns, what the game waits for, and the play at hand."""
    yield FieldSpec("players", 1, 0, seats, "count", "Players at the table.")
    yield FieldSpec("living", 1, 0, seats, "count", "Players still in the game.")
    yield FieldSpec("owed", 1, 0, MOST_OWED, "count", "Turns that the current player has to take.")
    yield FieldSpec("attacked", 1, 0, 1, "flag", "They come from an attack.")
    yield FieldSpec("question", 1, 0, len(DECISIONS) - 1, "category", "What the game waits for.", (), DECISIONS)
    yield FieldSpec("current", 1, -1, seats - 1, "seat", "Whose turn it is.")
    yield FieldSpec("actor", 1, -1, seats - 1, "seat", "The one seat that is asked.")
    yield FieldSpec("held", 1, 0, len(cards) - 1, "category", "The card shown or held aside.", (), cards)
    yield FieldSpec("mat-godcat", 1, 0, 1, "flag", "Godcat lies on the mat.")
    yield FieldSpec("mat-devilcat", 1, 0, 1, "flag", "Devilcat lies on the mat.")
    laid = ("unknown", "devilcat", "godcat")
    yield FieldSpec("laid", 1, 0, 2, "category", "What lies before the duel's other player.", (), laid)
    yield FieldSpec("form", 1, 0, len(FORMS), "category", "How the play is made.", (), ("none", *FORMS))
    yield FieldSpec("move", 1, 0, MOVES, "category", "The first stage of the play, by the kernel's number.")
    yield FieldSpec("target", 1, -1, seats - 1, "seat", "Whom it is aimed at.")
    yield FieldSpec("named", 1, 0, len(cards) - 1, "category", "The title that was named.", (), cards)
    yield FieldSpec("noped", 1, 0, 1, "flag", "It is Noped.")
    yield FieldSpec("topmost", 1, -1, seats - 1, "seat", "Whose card lies on top.")
    yield FieldSpec(
        "chosen", 2, 0, BITS, "set", "The cards chosen of five different, as bits.", ("bits", "higher-bits")
    )
