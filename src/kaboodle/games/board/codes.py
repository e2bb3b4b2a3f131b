"""Numbers shared by the chapters: the discs, what a game waits for, the moves, and the events."""

from kaboodle.engine.numbering import Numbering
from kaboodle.games.board.cards import KINDS

SEATS = 6
NONE = -1
HAND = 5  # cards dealt to each: BG-07
REFILL = 3  # cards drawn by who starts a turn without any: BG-16
KEPT = 3  # cards kept by who explodes: BG-35
SEEN = 3  # discs that a future card looks at
PILE = 120  # room for action cards, those of any pack
DISCS = 60  # room for movement discs, those of any pack
SPACES = 64  # room for a side of the board
LAST_TURN = 500  # turns after which the game is called off, so that every game ends: B-96

# Discs: a code below MOVE_OR_FLIP moves that many spaces; the others hold their number in the same way.
MOST_STEPS = 7
discs = Numbering()
MOVE = discs.take(MOST_STEPS + 1)
MOVE_OR_FLIP = discs.take(MOST_STEPS + 1)
FLIP_THEN_MOVE = discs.take(MOST_STEPS + 1)
LEAPFROG = discs.take(1)
MAGNET = discs.take(1)
BLANK = discs.take(1)  # the face of a disc that is not seen
CODES = discs.take(0)  # how many codes there are
BLANK_CARD = KINDS - 1  # the face of a card that is not seen

SIDES = 2
CALM, CHAOS = range(SIDES)
MOST_DRAWN = 9  # a space holds the number of cards to draw,
KITTEN = MOST_DRAWN + 1  # or a Kitten

# What a seat knows of a disc in the movement deck; KNOWN + code is a disc that it knows.
UNKNOWN, KNOWN = range(2)
WAYS = 128  # orders of the movement deck that one seat tells apart

# How a turn's disc is taken, once the player has said so.
FROM_TOP, FROM_BOTTOM = range(1, 3)

# What the game waits for.
(
    TURN,  # the current player: play a card, or done
    TARGET,  # the current player: whose pocket (a stage of one move)
    WINDOW,  # every seat asked: Nope, or let it happen
    NOW,  # every seat but the current player's: Add a Magnet NOW, or let the disc be turned
    PLACE,  # who added a magnet: where it goes
    ORDER,  # who alters the future: in which order the discs go back
    EITHER,  # the current player: move, or flip the board
    FACE,  # the current player on a Kitten: Defuse or explode
    SWAP,  # who exploded: with which of those in last place
    DISCARD,  # who exploded: the next card to go
    OVER,
) = range(11)

# Moves. A range has a move for each kind, seat, order or place.
moves = Numbering()
PASS = moves.take(1)
NOPE_IT = moves.take(1)
DONE = moves.take(1)
DEFUSE_IT = moves.take(1)
EXPLODE = moves.take(1)
MOVE_IT = moves.take(1)
FLIP_IT = moves.take(1)
PLAY = moves.take(KINDS)  # + kind
CHOOSE = moves.take(KINDS)  # + kind: discard it
AT = moves.take(SEATS)  # + seat: the target, or whom to swap with
ORDER_AS = moves.take(6)  # + place in ORDERS
HIDE_AT = moves.take(DISCS + 1)  # + place from the top
MOVES = moves.take(0)  # how many there are

# The orders in which three discs can go back, three numbers each: what was at that place before comes next.
ORDERS = [0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0]

# What happened.
(
    SAW_FIRST,  # seat begins
    SAW_DEALT,  # seat is dealt card
    SAW_TURN,  # seat is on turn; extra: the number of the turn
    SAW_PLAY,  # seat plays card kind `extra` at other
    SAW_NOPE,  # seat plays Nope; extra 1: the action stands again
    SAW_PASS,  # seat lets it happen
    SAW_STANDS,  # seat's action goes ahead
    SAW_NOPED,  # seat's action is cancelled
    SAW_DONE,  # seat plays no more cards; extra: from where the disc comes
    SAW_DISC,  # seat turns disc over; extra: from where
    SAW_MOVE,  # seat goes from space extra to space place
    SAW_STAY,  # seat does not move
    SAW_FLIP,  # seat flips the board; extra: the side that is up now
    SAW_DRAW,  # seat draws card
    SAW_TRAP,  # seat stands on a Kitten at space place
    SAW_DEFUSE,  # seat saves itself with card
    SAW_EXPLODE,  # seat explodes; extra 1: everybody sees that it had no Defuse
    SAW_EXCHANGE,  # seat goes to space place, other to space extra
    SAW_DISCARD,  # seat loses card to the discard pile
    SAW_MAGNET,  # seat puts a magnet into the movement deck at place
    SAW_PEEK,  # seat looks at disc at place
    SAW_ORDER,  # seat puts the top discs back; place: in which order, extra: how many
    SAW_SHUFFLE,  # the movement deck of extra discs is shuffled, by seat or because it ran out
    SAW_RENEW,  # the action discard pile is shuffled into a new deck of extra cards
    SAW_STEAL,  # other takes card from seat
    SAW_NONE,  # seat has no cards at all
    SAW_LATE,  # the game is called off
    SAW_WIN,  # seat wins
) = range(28)
