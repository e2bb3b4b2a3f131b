"""The observation of a seat: its fields by name, in the order in which observer.py writes them."""

from collections.abc import Iterator
from functools import lru_cache

from kaboodle.core.observation_layout import FieldSpec, ObservationLayout, history_specs, layout_of
from kaboodle.engine.hand_beliefs import FLOATS, WHOLE_WEIGHT
from kaboodle.games.board.beliefs.discs import DiscBeliefs
from kaboodle.games.board.cards import KINDS
from kaboodle.games.board.codes import CODES, DISCS, KITTEN, LAST_TURN, PILE, SEATS, SPACES
from kaboodle.games.board.events import SAW
from kaboodle.games.board.kernel import Observer
from kaboodle.games.board.text.discs import DISC_SLUG
from kaboodle.games.board.text.words import SLUG
from kaboodle.games.board.view import DECISIONS, SIDES

BITS = 0x7FFF
TITLES = tuple(SLUG[kind] for kind in range(KINDS - 1))
DISC_NAMES = tuple(DISC_SLUG.get(code, f"disc-{code}") for code in range(CODES))


@lru_cache(maxsize=64)
def layout(
    slug: str, players: int | None, cards: int = PILE, discs: int = DISCS, spaces: int = SPACES
) -> ObservationLayout:
    """The layout for one number of players (None: any), with room for so many cards, discs and spaces."""
    seats = SEATS if players is None else players
    writer = Observer(seats, cards, discs, spaces)
    for kind in range(len(TITLES)):
        writer.add_title(kind)
    return layout_of(slug, players, specs(seats, cards, discs, spaces), writer)


def specs(seats: int, cards: int, discs: int, spaces: int) -> Iterator[FieldSpec]:
    """Every field."""
    for steps in range(seats):
        yield from seat_specs(steps, cards, spaces)
    yield FieldSpec("deck", len(TITLES), 0, cards, "count", "Action cards in the game at all.", TITLES)
    yield FieldSpec("discarded", len(TITLES), 0, cards, "count", "In the action discard pile.", TITLES)
    kinds = ("none", *TITLES)
    yield FieldSpec("discard", cards, 0, len(TITLES), "category", "The action discard pile from the top.", (), kinds)
    yield FieldSpec("pile-size", 1, 0, cards, "count", "Cards in the action deck.")
    numbers = ("none", *[str(number) for number in range(KITTEN)], "kitten")
    for side in SIDES:
        yield FieldSpec(side, spaces, 0, KITTEN + 1, "category", "What is on each space of a side.", (), numbers)
    yield FieldSpec("side", 1, 0, 1, "category", "The side that is up.", (), SIDES)
    yield FieldSpec("goal", 1, 0, spaces, "count", "The Bow's space.")
    yield FieldSpec("loop-to", 1, 0, spaces, "count", "Where the arrow leads.")
    yield FieldSpec("rule-free-arrow", 1, 0, 1, "flag", "A rule in force, from the table's options.")
    yield FieldSpec("discs", CODES, 0, discs, "count", "Movement discs in the game at all.", DISC_NAMES)
    codes = ("none", *DISC_NAMES)
    yield FieldSpec("used", discs, 0, CODES, "category", "The movement discard pile from the top.", (), codes)
    yield FieldSpec("disc-count", 1, 0, discs, "count", "Discs in the movement deck.")
    yield FieldSpec("supply", 1, 0, discs, "count", "Magnets beside the board.")
    sure = ("none", "unsure", *DISC_NAMES)
    yield FieldSpec("places", discs, 0, CODES + 1, "category", "What is sure of the movement deck.", (), sure)
    yield FieldSpec("magnets", discs, 0, 1000, "weight", "How likely a place holds a magnet, of 1000.")
    for i in range(discs):
        meaning = "A disc known to be between two places: each + 1."
        yield FieldSpec(f"known-{i}", 3, 0, max(CODES, discs), "count", meaning, ("disc", "first", "last"))
    labels = tuple(f"{name}-{half}" for name in DISC_NAMES for half in ("high", "low"))
    meaning = "How likely each disc is the next: a fraction of 2 to the 30th, in two numbers of 15 bits."
    yield FieldSpec("next", 2 * CODES, 0, BITS, "weight", meaning, labels)
    labels = ("kind", *[f"seat+{steps}" for steps in range(seats)])
    for i in range(FLOATS):
        meaning = "A known card of uncertain place: its kind + 1, and the weight of each seat, of 1000."
        yield FieldSpec(f"maybe-{i}", seats + 1, 0, WHOLE_WEIGHT, "weight", meaning, labels)
    yield from state_specs(seats, cards, kinds, codes)
    most = max(len(TITLES), CODES)
    yield from history_specs([SAW[code] for code in range(len(SAW))], seats, most, max(LAST_TURN, cards))


def seat_specs(steps: int, cards: int, spaces: int) -> Iterator[FieldSpec]:
    """One seat, so many steps clockwise from the observer."""
    seat = f"seat+{steps}"
    yield FieldSpec(f"{seat}-present", 1, 0, 1, "flag", "Somebody sits there.")
    yield FieldSpec(f"{seat}-space", 1, 0, spaces, "count", "Where the character stands.")
    yield FieldSpec(f"{seat}-cards", 1, 0, cards, "count", "Cards in the hand.")
    yield FieldSpec(f"{seat}-turn", 1, 0, 1, "flag", "On turn.")
    yield FieldSpec(f"{seat}-asked", 1, 0, 1, "flag", "May answer now, as far as the observer knows.")
    yield FieldSpec(f"{seat}-won", 1, 0, 1, "flag", "Has won.")
    yield FieldSpec(f"{seat}-target", 1, 0, 1, "flag", "The open play is aimed at it.")
    meaning = "The hand." if steps == 0 else "Cards sure to be in the hand."
    yield FieldSpec(f"{seat}-hand", len(TITLES), 0, cards, "count", meaning, TITLES)
    yield FieldSpec(f"{seat}-lacks", len(TITLES), 0, cards, "count", "Unknown cards that are not of a title.", TITLES)
    labels = ("cards", "bits", "higher-bits")
    for i in range(DiscBeliefs.CLASSES):
        meaning = "Unknown cards of which the same is known: how many, and the kinds that they are not, as bits."
        yield FieldSpec(f"{seat}-unknown-{i}", 3, 0, BITS, "set", meaning, labels)


def state_specs(seats: int, cards: int, kinds: tuple[str, ...], codes: tuple[str, ...]) -> Iterator[FieldSpec]:
    """Turns, what the game waits for, and the play at hand."""
    yield FieldSpec("players", 1, 0, seats, "count", "Players at the table.")
    yield FieldSpec("turns", 1, 0, LAST_TURN, "count", "Turns so far.")
    yield FieldSpec("question", 1, 0, len(DECISIONS) - 1, "category", "What the game waits for.", (), DECISIONS)
    yield FieldSpec("current", 1, -1, seats - 1, "seat", "Whose turn it is.")
    yield FieldSpec("actor", 1, -1, seats - 1, "seat", "The one seat that is asked.")
    yield FieldSpec("held", 1, 0, CODES, "category", "The disc that was turned over.", (), codes)
    sources = ("none", "top", "bottom")
    yield FieldSpec("done", 1, 0, 2, "category", "From where the turn's disc comes, once it is decided.", (), sources)
    for rule in ("magnets-return", "empty-target", "auto-defuse", "renew-late", "nope-own"):
        yield FieldSpec(f"rule-{rule}", 1, 0, 1, "flag", "A rule in force, from the table's options.")
    yield FieldSpec("magnet-cards", 1, 0, cards, "count", "Copies of Add a Magnet NOW in the pack.")
    yield FieldSpec("effect", 1, 0, len(kinds) - 1, "category", "The card that lies there.", (), kinds)
    yield FieldSpec("target", 1, -1, seats - 1, "seat", "Whom it is aimed at.")
    yield FieldSpec("player", 1, -1, seats - 1, "seat", "Who played it.")
    yield FieldSpec("noped", 1, 0, 1, "flag", "It is Noped.")
    yield FieldSpec("topmost", 1, -1, seats - 1, "seat", "Whose card lies on top.")
