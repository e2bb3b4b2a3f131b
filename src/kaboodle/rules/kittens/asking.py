"""The open decision of a position as text: what the game waits for when it is not simply somebody's turn."""

from kaboodle.rules.kittens.kernel import Game
from kaboodle.rules.kittens.kinds import ARMAGEDDON, FAVOR, GODCAT, KITTEN
from kaboodle.rules.kittens.reasons import is_aimed, never
from kaboodle.rules.kittens.what import (
    AT,
    CHOOSE,
    DEVIL,
    DIFFERENT,
    FACE,
    FIVE,
    FIVE_DIFFERENT,
    GIVE,
    HECK,
    HIDE,
    LAY,
    NAME,
    NONE,
    PAIR,
    PICK,
    PLAY,
    SINGLE,
    SWAP,
    TAKE,
    TARGET,
    THREE,
    TRIPLE,
    TWO,
    WINDOW,
)
from kaboodle.rules.kittens.deck import KINDS
from kaboodle.rules.kittens.wording import (
    LETTERS,
    SLUG,
    Said,
    card_of,
    first_stage,
    hear_play,
    letters_of,
    play_text,
    seat_of,
    shorten,
)
from kaboodle.rules.trouble import Unreadable
