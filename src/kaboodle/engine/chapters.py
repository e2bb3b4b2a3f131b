"""The engine's chapters of every compiled kernel: modules, each building on those before it."""

STANDALONE = ("Rng",)  # classes that are extended, and also used as themselves
ENGINE = (
    "kaboodle.engine.bits",
    "kaboodle.engine.event_buffer",
    "kaboodle.engine.rng",
    "kaboodle.engine.move_list",
    "kaboodle.engine.action_space",
    "kaboodle.engine.base",
    "kaboodle.engine.tally",
    "kaboodle.engine.playout",
    "kaboodle.engine.mcts",
    "kaboodle.engine.trials",
    "kaboodle.engine.history",
    "kaboodle.engine.observing",
)
HANDS = (  # for games with hidden hands
    "kaboodle.engine.zones",
    "kaboodle.engine.hand_beliefs",
    "kaboodle.engine.resampling",
    "kaboodle.engine.observing_hands",
)
BATCH = ("kaboodle.engine.batch",)  # after the game itself, its beliefs and its search
BATCH_HANDS = (*BATCH, "kaboodle.engine.batch_hands")  # the same for games with hidden hands
