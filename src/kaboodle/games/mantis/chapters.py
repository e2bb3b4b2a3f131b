"""The modules that the build merges into the compiled kernel, each building on those before it."""

from kaboodle.engine.chapters import BATCH, ENGINE

CHAPTERS = (
    *ENGINE,
    "kaboodle.games.mantis.rules.state",
    "kaboodle.games.mantis.rules.turns",
    "kaboodle.games.mantis.rules.legal",
    "kaboodle.games.mantis.rules.defaults",
    "kaboodle.games.mantis.rules.setup",
    "kaboodle.games.mantis.rules.access",
    "kaboodle.games.mantis.rules.unseen",
    "kaboodle.games.mantis.rules.own_moves",
    "kaboodle.games.mantis.rules.game",
    "kaboodle.games.mantis.observer",
    "kaboodle.games.mantis.search.rollout",
    "kaboodle.games.mantis.search.lookahead",
    "kaboodle.games.mantis.search.searcher",
    *BATCH,
    "kaboodle.games.mantis.batch",
)
