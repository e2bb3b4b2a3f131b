"""Helpers for tests of Mantis: a position from one line, moves as text, and the open question."""

from kaboodle.core.notation import letters_of
from kaboodle.games.mantis.beliefs import blind
from kaboodle.games.mantis.editions import MANTIS, set_up, start
from kaboodle.games.mantis.events import describe
from kaboodle.games.mantis.kernel import Game
from kaboodle.games.mantis.text.moves import LETTERS, move_text, parse_move, whole_moves
from kaboodle.games.mantis.text.positions import read_position, seat_text
from kaboodle.games.mantis.view import MantisView, view_of


def at(text: str, players: int = 3) -> Game:
    """A game from a position, with event recording."""
    last = LETTERS[players - 1]
    game = read_position(text if f"{last}:" in text else f"{text} | {last}:", "mantis", {})
    game.watch()
    return game


def dealt(players: int, seed: int, starter: int = -1) -> Game:
    """A game that has just been dealt."""
    game = set_up("mantis", players, MANTIS.choose(players, None), starter)
    start(game, seed, None, watched=True)
    return game


def play(game: Game, seat: str, *moves: str) -> None:
    """Moves of one seat, one after the other."""
    for move in moves:
        (stage,) = parse_move(game, LETTERS.index(seat), move)
        game.apply(LETTERS.index(seat), stage)


def before(game: Game, seat: str) -> str:
    """The Tank and score of a seat: `red red (score 2)`."""
    return seat_text(game, LETTERS.index(seat)).partition(":")[2].strip()


def waits(game: Game) -> str:
    """The asked seat, or the winners."""
    if game.over:
        assert game.waiting == []
        return "over: " + letters_of(game.winners)
    return "turn: " + " ".join(LETTERS[seat] for seat in game.waiting)


def options(game: Game, seat: str) -> list[str]:
    """The moves of a seat."""
    return [move_text(game, stages) for stages in whole_moves(game, LETTERS.index(seat))]


def seen(game: Game, seat: int) -> MantisView:
    """What a seat sees."""
    return view_of(blind(game, seat), seat, "mantis", {})


def told(game: Game) -> list[dict[str, object]]:
    """The events since the last call, by name."""
    return [describe(record) for record in game.drain()]
