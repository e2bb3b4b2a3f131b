"""Numbers shared by the chapters: what a game waits for, how a play is made, the moves, and the events."""

from kaboodle.engine.numbering import Numbering
from kaboodle.games.kittens.card_ids import LARGEST_DECK
from kaboodle.games.kittens.cards import KINDS

SEATS = 9
NONE = -1
HAND = 7  # cards dealt to each besides a Defuse: EK-07 GE-12 TP-08
BLANK = KINDS - 1  # the face of a card that is not seen
MOST_DECKS = 2
PILE = MOST_DECKS * LARGEST_DECK  # room for the cards of a pile

# What a seat knows of a card in the draw pile; KNOWN + kind is a card that it knows.
UNKNOWN, NO_KITTEN, KNOWN = range(3)
BOX = SEATS  # the removed cards are one more hand to remember
HOLDERS = SEATS + 1

# What the game waits for.
(
    TURN,  # the current player: play or draw
    TARGET,  # the current player: against whom (a stage of one move)
    NAME,  # the current player: which title (a stage of one move)
    FIVE,  # the current player: the next of five different cards (a stage of one move)
    WINDOW,  # every seat asked: Nope, or let it happen
    GIVE,  # the target of a Favor: which card
    PICK,  # the thief: which back
    TAKE,  # the player of five different: which card of the discard pile
    FACE,  # who drew a Kitten: Defuse, Godcat or explode
    HIDE,  # who defused: where the Kitten goes
    HECK,  # the player of Raising Heck: keep or top
    LAY,  # the player of Armageddon: whom, and which card before them
    SWAP,  # the other player of the duel: hold or swap
    DEVIL,  # who has Devilcat: Defuse or explode
    OVER,
) = range(15)

# How a play is made. The method named like a form of several cards carries it out.
FORMS = ("single", "pair", "triple", "different")
SINGLE, PAIR, TRIPLE, DIFFERENT = range(len(FORMS))

# Moves. A range has a move for each kind, seat or place.
moves = Numbering()
PASS = moves.take(1)
NOPE_IT = moves.take(1)
DRAW = moves.take(1)
DEFUSE_IT = moves.take(1)
GODCAT_IT = moves.take(1)
EXPLODE = moves.take(1)
KEEP = moves.take(1)
TOP = moves.take(1)
HOLD = moves.take(1)
SWAP_IT = moves.take(1)
PICK_ANY = moves.take(1)
PICK_GODCAT = moves.take(1)
FIVE_DIFFERENT = moves.take(1)
PLAY = moves.take(KINDS)  # + kind: a card on its own
GODCAT_AS = moves.take(KINDS)  # + kind: Godcat as that card
TWO = moves.take(KINDS)  # + kind: two of a title
TWO_FERAL = moves.take(KINDS)  # + kind: a cat and a Feral Cat
TWO_GODCAT = moves.take(KINDS)  # + kind: a card and Godcat
THREE = moves.take(KINDS)  # + kind: three of a title
THREE_FERAL = moves.take(KINDS)  # + kind: two cats and a Feral Cat
THREE_FERALS = moves.take(KINDS)  # + kind: a cat and two Feral Cats
THREE_GODCAT = moves.take(KINDS)  # + kind: two of a title and Godcat
THREE_BOTH = moves.take(KINDS)  # + kind: a cat, a Feral Cat and Godcat
CHOOSE = moves.take(KINDS)  # + kind: name it, give it, take it, or the next of five
AT = moves.take(SEATS)  # + seat: the target
LAY_AT = moves.take(2 * SEATS)  # + 2 * seat, + 1 for Devilcat: what is laid before that seat
HIDE_AT = moves.take(PILE + 1)  # + place from the top
MOVES = moves.take(0)  # how many there are

# What happened.
(
    SAW_FIRST,  # seat begins
    SAW_DEALT,  # seat is dealt card
    SAW_TURN,  # seat is on turn, owes extra turns; place 1: attacked
    SAW_PLAY,  # seat plays move `extra` at other, naming card; place: the five kinds as bits
    SAW_NOPE,  # seat plays Nope; extra 1: the action stands again
    SAW_PASS,  # seat lets it happen
    SAW_STANDS,  # seat's action goes ahead
    SAW_NOPED,  # seat's action is cancelled
    SAW_DRAW,  # seat draws card
    SAW_KITTEN,  # seat shows a Kitten; extra: where it came from
    SAW_DEFUSE,  # seat saves itself with card (Defuse or Godcat)
    SAW_HIDE,  # seat puts the Kitten back at place
    SAW_EXPLODE,  # seat is out by card; extra 1: it was asked and declined
    SAW_DISCARD,  # seat loses card to the discard pile
    SAW_REMOVE,  # seat loses card to the box, face down
    SAW_SHUFFLE,  # seat shuffles the draw pile
    SAW_FUTURE,  # seat looks at card at place
    SAW_GIVE,  # seat gives card to other
    SAW_STEAL,  # other takes card from seat
    SAW_MISS,  # seat has no card to give of that title; card: the title named
    SAW_NONE,  # seat has no cards at all
    SAW_TAKE,  # seat takes card from the discard pile
    SAW_BOTTOM,  # seat takes card from the bottom of the draw pile and looks at it
    SAW_KEEP,  # seat keeps that card
    SAW_TOP,  # seat puts that card on top
    SAW_LAY,  # seat lays card before other, the other one before itself
    SAW_HOLD,  # seat keeps what lies before it
    SAW_SWAP,  # seat swaps
    SAW_DUEL,  # seat has Godcat, other has Devilcat
    SAW_WIN,  # seat wins
) = range(30)

FROM_TOP, FROM_BOTTOM, FROM_DISCARD = range(3)  # where a shown Kitten came from
