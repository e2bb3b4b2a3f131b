"""The interface of a game in progress, compiled or not, and functions for any such game."""

from random import Random
from typing import Any, Protocol, TypeVar

from kaboodle.core.notation import SEAT_LETTERS
from kaboodle.engine.rng import Rng, Secret
from kaboodle.engine.tally import Tally


class Kernel(Protocol):
    """One state. `apply` is the only way to change it: it plays what `legal` lists and refuses the rest."""

    players: int
    ask: int
    current: int
    turns: int

    @property
    def waiting(self) -> list[int]: ...
    @property
    def over(self) -> bool: ...
    @property
    def payoffs(self) -> list[float]: ...
    def legal(self, seat: int) -> list[Any]: ...  # Any: small ints in a compiled game, texts in a plain one
    def apply(self, seat: int, move: Any) -> None: ...  # Any: as above
    def default(self, seat: int) -> Any: ...  # Any: as above
    def next_seat(self) -> int: ...
    def settle(self) -> int: ...
    def clone(self) -> Any: ...  # Any: the kernel's own type
    def start_engine(self, seed: int, secret: Secret | None) -> None: ...
    def reseed(self, seed: int) -> None: ...
    def watch(self) -> None: ...
    def deal_cards(self) -> None: ...
    def drain(self) -> list[tuple[Any, ...]]: ...  # Any: as above
    def fingerprint(self) -> int: ...


Game = TypeVar("Game", bound=Kernel)


def redealt(game: Game, mind: Any, dice: Rng, seed: int) -> Game:  # Any: the kernel's own mind
    """A blinded game with its hidden cards filled in: the mind's seat cannot tell it from the true one."""
    dice.start_engine(seed, None)
    if not mind.redeal(game, dice):
        raise AssertionError(f"nothing agrees with what {SEAT_LETTERS[mind.me]} knows")
    game.reseed(seed ^ 0x5DEECE66D)
    return game


def play_random(template: Kernel, seed: int, games: int) -> Tally:
    """Random games from Python, for a game without a compiled kernel; game i depends on seed + i alone."""
    tally = Tally()
    for number in range(seed, seed + games):
        game, rng, decisions = template.clone(), Random(number), 0
        game.reseed(number)
        game.deal_cards()
        while (seat := game.settle()) >= 0:
            game.apply(seat, rng.choice(game.legal(seat)))
            decisions += 1
        winners = sum(1 << seat for seat, share in enumerate(game.payoffs) if share)
        tally.add(winners, game.turns, decisions)
    return tally


def outcome(tally: Tally, players: int) -> dict[str, Any]:  # Any: numbers and lists of numbers
    """The results of random games as plain data."""
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "turns": tally.turns,
        "wins": [float(n) for n in tally.wins_by_seat()[:players]],
        "lengths": tally.games_by_length(),
    }
