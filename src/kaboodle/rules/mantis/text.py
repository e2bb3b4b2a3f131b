"""Moves and positions as text for a table whose seats are already set."""

from kaboodle.rules.mantis import moves, positions
from kaboodle.rules.mantis.kernel import Game
from kaboodle.rules.mantis.moves import SEAT_LETTERS as NAMES
from kaboodle.rules.mantis.positions import LONGEST as LONGEST_TEXT
from kaboodle.rules.mantis.positions import position_text
from kaboodle.rules.trouble import Unreadable

__all__ = ["LONGEST_TEXT", "NAMES", "move_text", "parse_move", "position_text", "read_position"]


def move_text(move: int) -> str:
    """A move as text: `score`, `steal>B`."""
    return moves.MOVE_TEXTS[move]


def parse_move(text: str) -> int:
    """The move that a text says at a table of any size; Unreadable names what cannot be read."""
    return moves.hear(text, len(NAMES))


def read_position(text: str, game_template: Game) -> Game:
    """The game that a position says, with the seats, the goal and the generator of a template."""
    parts = positions.split_parts(text)
    for name in NAMES[game_template.players :]:
        if name.lower() in parts:
            raise Unreadable(f"there is no seat {name}; the seats are A to {NAMES[game_template.players - 1]}")
    game = game_template.clone()
    game.blinded = game.winners = 0
    positions.lay_out(game, parts)
    return game
