"""The modules that the build merges into the compiled kernel, each building on those before it."""

from kaboodle.engine.chapters import BATCH_HANDS, ENGINE, HANDS

CHAPTERS = (
    *ENGINE,
    *HANDS,
    "kaboodle.games.board.rules.state",
    "kaboodle.games.board.rules.track",
    "kaboodle.games.board.rules.windows",
    "kaboodle.games.board.rules.turns",
    "kaboodle.games.board.rules.journeys",
    "kaboodle.games.board.rules.futures",
    "kaboodle.games.board.rules.plays",
    "kaboodle.games.board.rules.dispatch",
    "kaboodle.games.board.rules.legal",
    "kaboodle.games.board.rules.defaults",
    "kaboodle.games.board.rules.setup",
    "kaboodle.games.board.rules.access",
    "kaboodle.games.board.rules.own_moves",
    "kaboodle.games.board.rules.game",
    "kaboodle.games.board.beliefs.orders",
    "kaboodle.games.board.beliefs.discs",
    "kaboodle.games.board.beliefs.resample",
    "kaboodle.games.board.beliefs.follow",
    "kaboodle.games.board.beliefs.mind",
    "kaboodle.games.board.observer",
    "kaboodle.games.board.search.model",
    "kaboodle.games.board.search.rollout",
    "kaboodle.games.board.search.pruning",
    "kaboodle.games.board.search.searcher",
    *BATCH_HANDS,
    "kaboodle.games.board.batch",
)
