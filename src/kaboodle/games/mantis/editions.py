"""Mantis as an edition, and a game set up from it."""

from collections.abc import Mapping

from kaboodle.core.options import FIRST, Edition
from kaboodle.engine.bits import LONG
from kaboodle.engine.rng import Secret
from kaboodle.games.mantis.codes import GOAL, GOAL_OF_TWO
from kaboodle.games.mantis.kernel import Game, fresh

MANTIS = Edition(
    "mantis",
    range(2, 7),
    10,
    (FIRST,),
)

EDITIONS = {MANTIS.slug: MANTIS}


def set_up(slug: str, players: int, chosen: Mapping[str, str], starter: int = -1) -> Game:
    """A game of an edition with its options, before the deal; `chosen` is complete and checked."""
    game = fresh()
    game.players = players
    game.starter = starter
    game.goal = GOAL_OF_TWO if players == 2 else GOAL  # MA-07 MA-27
    return game


def start(game: Game, seed: int, secret: Secret | None, *, watched: bool) -> None:
    """Seed a set-up game and deal."""
    game.start_engine(seed & LONG, secret)
    if watched:
        game.watch()
    game.deal_cards()
