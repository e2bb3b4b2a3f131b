"""The modules that the build merges into the compiled kernel, each building on those before it."""

from kaboodle.engine.chapters import ENGINE, HANDS

CHAPTERS = (
    *ENGINE,
    *HANDS,
    "kaboodle.games.kittens.rules.state",
    "kaboodle.games.kittens.rules.mat",
    "kaboodle.games.kittens.rules.turns",
    "kaboodle.games.kittens.rules.windows",
    "kaboodle.games.kittens.rules.attacks",
    "kaboodle.games.kittens.rules.futures",
    "kaboodle.games.kittens.rules.steals",
    "kaboodle.games.kittens.rules.armageddon",
    "kaboodle.games.kittens.rules.plays",
    "kaboodle.games.kittens.rules.dispatch",
    "kaboodle.games.kittens.rules.legal",
    "kaboodle.games.kittens.rules.defaults",
    "kaboodle.games.kittens.rules.setup",
    "kaboodle.games.kittens.rules.access",
    "kaboodle.games.kittens.rules.game",
    "kaboodle.games.kittens.beliefs.pile",
    "kaboodle.games.kittens.beliefs.memory",
    "kaboodle.games.kittens.beliefs.clues",
    "kaboodle.games.kittens.beliefs.resample",
    "kaboodle.games.kittens.beliefs.resample_by_clues",
    "kaboodle.games.kittens.beliefs.follow",
    "kaboodle.games.kittens.beliefs.mind",
    "kaboodle.games.kittens.search.model",
    "kaboodle.games.kittens.search.rollout",
    "kaboodle.games.kittens.search.pruning",
    "kaboodle.games.kittens.search.searcher",
)
