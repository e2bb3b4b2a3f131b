"""The guided first game of the kittens games: a position and a script."""

from kaboodle.core.facets import Lesson

LESSON = Lesson(
    edition="original",
    position=(
        "A: see-the-future attack*2 shuffle defuse loaf*2 | B: nope favor moon cactus | C: skip noodle drizzle moon"
        " | draw: kitten noodle cactus nope skip kitten drizzle | turn: A"
    ),
    script="""
        say hello
        A see-the-future future
        say kitten-on-top
        A attack attack
        B nope
        A pass noped
        A shuffle shuffle
        A draw draw
        B favor>A
        A nope nope
        B draw
        C skip
        A pass let-it-happen
        A loaf+loaf>B pair
        A draw risk
        A defuse defuse
        A hide@0 hide
        B draw
        say boom
        C draw
        A attack attack-again
        C draw
        C draw
        say won
    """,
)
