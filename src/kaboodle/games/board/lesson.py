"""The guided first game of The Board Game: a position and a script."""

from kaboodle.core.facets import Lesson

LESSON = Lesson(
    edition="board",
    position=(
        "A: see-the-future flip add-magnet defuse super-move-1 (space 10) | B: skip pickpocket*2 (space 13)"
        " | draw: skip shuffle nope see-the-future defuse skip nope flip"
        " | discs: move-2 move-4 move-3 leapfrog move-1 move-2 | turn: A"
    ),
    script="""
        say hello
        say spaces
        A see-the-future future
        say kitten-ahead
        A flip flip
        A done disc
        say drawn
        B done
        A add-magnet magnet
        A hide@0 hide
        A pass turn-it
        B explode
        say swapped
        A done again
        A defuse defuse
        B done
        A pass let-it-turn
        A super-move-1 bow
        say won
    """,
)
