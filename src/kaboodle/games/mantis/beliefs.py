"""Blinded copies and redeals."""

from kaboodle.engine.bits import LONG
from kaboodle.games.mantis.kernel import Game


def blind(game: Game, seat: int) -> Game:
    """A copy with everything erased that the seat may not know: the same for all, spectators (-1) too.  B-66"""
    if seat < -1 or seat >= game.players:
        raise ValueError(f"there is no seat {seat}")
    known = game.clone()
    known.erase()
    known.secret = None  # type: ignore[assignment]  # the copy is not sealed
    known.reseed(0)
    return known


def redeal(blinded: Game, seed: int) -> Game:
    """A full game that agrees with what is known: unseen cards dealt again, generator replaced."""
    game = blinded.clone()
    game.fill(seed & LONG)
    return game
