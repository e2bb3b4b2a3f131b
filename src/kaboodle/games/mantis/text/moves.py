"""Moves as text: `score` and `steal>B`."""

from collections.abc import Iterator

from kaboodle.core.errors import NotNow, Unreadable
from kaboodle.core.notation import SEAT_LETTERS, letters_of, seat_of, shorten
from kaboodle.games.mantis.codes import SCORE, SEATS, STEAL
from kaboodle.games.mantis.kernel import Game

LETTERS = SEAT_LETTERS[:SEATS]
LONGEST_MOVE = 200
MOVE_TEXTS = {SCORE: "score"} | {STEAL + seat: f"steal>{LETTERS[seat]}" for seat in range(SEATS)}


def move_text(game: Game, stages: tuple[int, ...]) -> str:
    """The text of a move; in Mantis every move has one stage."""
    (move,) = stages
    if move not in MOVE_TEXTS:
        raise ValueError(f"there is no move {move}")
    return MOVE_TEXTS[move]


def whole_moves(game: Game, seat: int) -> Iterator[tuple[int, ...]]:
    """Every legal move of a seat, each as its only stage."""
    for move in game.legal(seat):
        yield (move,)


def why_not(game: Game, seat: int, text: str) -> str:
    """Why a seat may not make this move now; nothing if it may."""
    try:
        parse_move(game, seat, text)
    except (Unreadable, NotNow) as trouble:
        return str(trouble)
    return ""


def parse_move(game: Game, seat: int, text: str) -> tuple[int, ...]:
    """The only stage of a move; Unreadable or NotNow for anything else."""
    move = hear(text, game.players)
    if seat < 0 or seat >= game.players:
        raise NotNow("refusal-no-seat-number", number=seat)
    if game.over:
        raise NotNow("refusal-over", "MA-07", seats=letters_of(game.winners), count=game.winners.bit_count())
    if seat not in game.waiting:
        raise NotNow("refusal-turn", "MA-13", seat=letters_of(game.asked))
    if move == STEAL + seat:
        raise NotNow("mantis-refusal-own", "MA-18")
    return (move,)


def hear(text: str, players: int) -> int:
    """Read a move's text; Unreadable if it is none."""
    if len(text) > LONGEST_MOVE:
        raise Unreadable("refusal-move-long", most=LONGEST_MOVE, count=len(text))
    plain = text.strip(" \t\r\n").lower()
    if plain == "score":
        return SCORE
    word, _, letter = plain.partition(">")
    if word.strip() != "steal":
        raise Unreadable("mantis-refusal-no-move", word=shorten(text))
    if not letter:
        raise Unreadable("mantis-refusal-whom", "MA-14")
    return STEAL + seat_of(players, letter.strip())
