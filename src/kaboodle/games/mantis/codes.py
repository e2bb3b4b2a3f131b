"""Numbers shared by the chapters: what a game waits for, the moves, and the events."""

from kaboodle.engine.numbering import Numbering

SEATS = 6
NONE = -1
TANK = 4  # cards dealt to each seat: MA-08
GOAL = 10  # MA-07
GOAL_OF_TWO = 15  # MA-27

# What the game waits for.
(
    TURN,  # the current player: score or steal
    OVER,
) = range(2)

# Moves.
moves = Numbering()
SCORE = moves.take(1)
STEAL = moves.take(SEATS)  # + seat: from whom
MOVES = moves.take(0)  # how many there are

# What happened. Everything in Mantis is seen by everyone; a front is seen only once its card was flipped.
(
    SAW_FIRST,  # seat begins
    SAW_DEALT,  # seat is dealt card
    SAW_TURN,  # seat is on turn; extra 1: again, after a steal
    SAW_SCORE,  # seat flips card into its own Tank; extra: how many cards it scores, 0 for no match
    SAW_STEAL,  # seat flips card into other's Tank; extra: how many cards it takes, 0 for no match
    SAW_TOP,  # the back of the new top card; card: which triple
    SAW_EMPTY,  # the draw pile has run out
    SAW_WIN,  # seat wins; extra: how many share the victory
) = range(8)
