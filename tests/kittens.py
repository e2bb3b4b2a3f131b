"""Tables of the kittens games for tests: positions from one line, new deals, and invalid texts."""

from random import Random

from hypothesis import strategies as st

from kaboodle.games.kittens.editions import EDITIONS, set_up, start
from kaboodle.games.kittens.kernel import Game
from kaboodle.games.kittens.text.positions import read_position
from kaboodle.games.kittens.text.words import KIND

ORIGINAL, GOOD, TWO = "original", "good-vs-evil", "two-player"
TABLES: list[tuple[str, int, dict[str, str]]] = [
    *[(ORIGINAL, players, {}) for players in range(2, 10)],
    *[(GOOD, players, {}) for players in range(2, 6)],
    (TWO, 2, {}),
    (ORIGINAL, 4, {"five_can_take_kitten": "true", "dead_hand": "out_of_game", "quick_game": "on"}),
    (ORIGINAL, 3, {"special_combos": "off", "empty_target": "allow_no_effect", "nope_own": "true"}),
    (GOOD, 3, {"armageddon_nopeable": "false", "heck_kitten": "explodes", "quick_game": "on"}),
    (GOOD, 5, {"godcat_in_combo": "false", "auto_defuse": "always", "dead_hand": "out_of_game"}),
    (GOOD, 2, {"special_combos": "off", "empty_target": "allow_no_effect", "nope_own": "true"}),
]
IDS = [f"{slug}-{players}{'-' if chosen else ''}{'-'.join(chosen)}" for slug, players, chosen in TABLES]
PIECES = [*KIND, *"ABCDEFGHI", *"|:>+=@*?!", " | ", ": ", " ", "0", "3", "77", "\0", "\u00e9"]
PIECES += ["draw", "nope", "pass", "hide@", "give ", "take ", "pick ", "lay", "hold", "top", "bottom"]
PIECES += ["A: ", "| B: ", "| C: ", "| draw: ", "| discard: ", "| dead: ", "| mat: ", "| box: ", "| turn: ", "| over: "]
PIECES += [
    "| ask: ",
    "window ",
    "asked ",
    "noped ",
    "owes ",
    "attacked ",
    "five ",
    "name ",
    "target ",
    "swap ",
    "devil ",
]
TEXTS = st.one_of(st.text(max_size=220), st.lists(st.sampled_from(PIECES), max_size=14).map("".join))


def table(text: str, slug: str = ORIGINAL, **chosen: str) -> Game:
    """A position from one line."""
    return read_position(text, slug, chosen)


def random_game(slug: str, players: int, chosen: dict[str, str], seed: int) -> Game:
    """A game just dealt."""
    game = set_up(slug, players, EDITIONS[slug].choose(players, chosen))
    start(game, seed, None, watched=False)
    return game


def seldom_draw(game: Game, dice: Random) -> tuple[int, int]:
    """A random answer of a random waiting seat that prefers anything to drawing and to exploding."""
    seat = dice.choice(game.waiting)
    moves = game.legal(seat)
    return seat, dice.choice(moves[1:] if len(moves) > 1 and dice.random() < 0.8 else moves)
