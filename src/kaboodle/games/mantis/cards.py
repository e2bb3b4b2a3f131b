"""The 105 cards: every triple of the seven colours, once with each of its three fronts (MA-06, B-58)."""

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "pink")  # B-59
LETTERS = ("R", "O", "Y", "G", "B", "P", "K")  # for those who cannot tell the colours apart

TRIPLES = tuple(
    (first, second, third)
    for first in range(len(COLOURS))
    for second in range(first + 1, len(COLOURS))
    for third in range(second + 1, len(COLOURS))
)
CARDS = 3 * len(TRIPLES)

# Entries of a draw pile: a card from 0, a card of which only the back is known, an unknown card.
FACE_DOWN = CARDS  # + triple
BLANK = FACE_DOWN + len(TRIPLES)
CODES = BLANK + 1
NO_BACK = len(TRIPLES)


def front_of(card: int) -> int:
    """The colour on the white side.  MA-03"""
    return TRIPLES[card // 3][card % 3]


def back_of(card: int) -> int:
    """The triple on the black side, as its place in TRIPLES.  MA-04"""
    return card // 3


def card_of(front: int, back: int) -> int:
    """The card with this front and this back; its front is one of the back's three colours.  MA-05"""
    return 3 * back + TRIPLES[back].index(front)


def card_text(code: int) -> str:
    """A card as text: `red/red-blue-pink`; `?/red-blue-pink` and `?` for what lies face down."""
    if code == BLANK:
        return "?"
    if code >= FACE_DOWN:
        return f"?/{back_text(code - FACE_DOWN)}"
    return f"{COLOURS[front_of(code)]}/{back_text(back_of(code))}"


def back_text(back: int) -> str:
    """A back as text: `red-blue-pink`."""
    return "-".join(back_colours(back))


def back_colours(back: int) -> list[str]:
    """The three colours of a back."""
    return [COLOURS[colour] for colour in TRIPLES[back]]


def card_fields(card: int) -> dict[str, object]:
    """A card that lies face up, as plain data."""
    return {"front": COLOURS[front_of(card)], "back": back_colours(back_of(card))}
