"""The observation of a seat: its fields by name, in the order in which observer.py writes them."""

from collections.abc import Iterator
from functools import lru_cache

from kaboodle.core.observation_layout import FieldSpec, ObservationLayout, history_specs, layout_of
from kaboodle.games.mantis.cards import CARDS, COLOURS, FACE_DOWN, TRIPLES, back_text, card_text
from kaboodle.games.mantis.codes import GOAL_OF_TWO, SEATS
from kaboodle.games.mantis.events import WORDS
from kaboodle.games.mantis.kernel import Observer

QUESTIONS = ("turn", "over")  # in the kernel's order


@lru_cache(maxsize=16)
def layout(slug: str, players: int | None) -> ObservationLayout:
    """The layout for one number of players; None: for any."""
    seats = SEATS if players is None else players
    return layout_of(slug, players, specs(seats), Observer(seats))


def specs(seats: int) -> Iterator[FieldSpec]:
    """Every field."""
    for steps in range(seats):
        seat = f"seat+{steps}"
        yield FieldSpec(f"{seat}-tank", len(COLOURS), 0, CARDS, "count", "Cards in the Tank.", COLOURS)
        yield FieldSpec(f"{seat}-present", 1, 0, 1, "flag", "Somebody sits there.")
        yield FieldSpec(f"{seat}-score", 1, 0, CARDS, "count", "Cards scored.")
        yield FieldSpec(f"{seat}-turn", 1, 0, 1, "flag", "On turn.")
        yield FieldSpec(f"{seat}-won", 1, 0, 1, "flag", "Has won, perhaps with others.")
    yield FieldSpec("top-colours", len(COLOURS), 0, 1, "flag", "The colours on the back of the top card.", COLOURS)
    backs = ("none", *[back_text(back) for back in range(len(TRIPLES))])
    yield FieldSpec("top", 1, 0, len(TRIPLES), "category", "The back of the top card.", (), backs)
    names = tuple(card_text(card) for card in range(CARDS))
    yield FieldSpec("seen", CARDS, 0, 1, "flag", "Cards that have been in sight.", names)
    yield FieldSpec("pile-size", 1, 0, CARDS, "count", "Cards in the draw pile.")
    yield FieldSpec("goal", 1, 0, GOAL_OF_TWO, "count", "The score that wins.")
    yield FieldSpec("players", 1, 0, seats, "count", "Players at the table.")
    yield FieldSpec("question", 1, 0, 1, "category", "What the game waits for.", (), QUESTIONS)
    yield FieldSpec("current", 1, -1, seats - 1, "seat", "Whose turn it is.")
    yield from history_specs([WORDS[code] for code in range(len(WORDS))], seats, FACE_DOWN, CARDS)
