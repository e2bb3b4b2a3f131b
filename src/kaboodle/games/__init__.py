"""The games that come with Kaboodle, one line each; other packages join by the entry point `kaboodle.games`."""

import kaboodle.engine  # noqa: F401  # before any rules: it provides `cython` where Cython is not installed
from kaboodle.core.registry import register

register("kittens", "kaboodle.games.kittens.family:Kittens")
register("mantis", "kaboodle.games.mantis.family:Mantis")
register("board", "kaboodle.games.board.family:Board")
