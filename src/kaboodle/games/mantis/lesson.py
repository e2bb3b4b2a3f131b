"""The guided first game of Mantis: a position and a script."""

from kaboodle.core.facets import Lesson
from kaboodle.games.mantis.cards import CARDS, card_text

SCRIPTED = (
    "red/red-blue-pink green/orange-green-purple pink/yellow-purple-pink blue/red-blue-purple"
    " yellow/orange-yellow-pink green/green-purple-pink blue/orange-green-blue red/red-orange-green"
)
SEEN = (  # the cards that lie in the Tanks and the score piles, one of each of these backs
    "red/red-orange-yellow red/red-yellow-green blue/yellow-green-blue green/red-yellow-green"
    " yellow/orange-yellow-green yellow/yellow-green-purple pink/orange-blue-pink orange/orange-yellow-blue"
    " purple/yellow-blue-purple green/red-green-blue green/yellow-green-pink blue/red-yellow-blue"
    " pink/red-yellow-pink orange/red-orange-pink purple/red-orange-purple yellow/yellow-blue-pink red/red-green-purple"
)
REST = [text for text in map(card_text, range(CARDS)) if text not in f"{SCRIPTED} {SEEN}".split()]

LESSON = Lesson(
    edition="mantis",
    position=(
        "A: red red blue green (score 3) | B: yellow yellow pink orange (score 2) | C: purple green green blue"
        f" | draw: {SCRIPTED} {' '.join(REST)} | turn: A"
    ),
    script="""
        say hello
        say tank
        A score score
        say scored
        B steal>A
        say robbed
        C score
        say stays
        A steal>C steal
        say stolen
        B score
        C score
        A score again
        say won
    """,
)
