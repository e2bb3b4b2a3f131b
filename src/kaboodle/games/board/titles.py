"""English titles and sentences of the action cards, for the terminal and for refusals."""

NAMES = {
    "nope": "Nope",
    "defuse": "Defuse",
    "flip": "Flip the Board",
    "super-move-1": "Super Move 1",
    "super-move-2": "Super Move 2",
    "super-move-3": "Super Move 3",
    "super-move-4": "Super Move 4",
    "skip": "Skip",
    "draw-from-the-bottom": "Draw from the Bottom",
    "add-magnet": "Add a Magnet NOW",
    "see-the-future": "See the Future",
    "alter-the-future": "Alter the Future",
    "reveal-the-future": "Reveal the Future",
    "shuffle": "Shuffle",
    "pickpocket": "Pickpocket",
}

SENTENCES = {
    "nope": "Stops an action card that was just played, or another Nope. Not a Defuse.",
    "defuse": "On a Kitten you do not explode, and stay where you are.",
    "flip": "Flip the board. Nothing triggers.",
    "super-move-1": "Move 1 space at once. The space does nothing, because your turn goes on; the Bow wins.",
    "super-move-2": "Move 2 spaces at once. The space does nothing, because your turn goes on; the Bow wins.",
    "super-move-3": "Move 3 spaces at once. The space does nothing, because your turn goes on; the Bow wins.",
    "super-move-4": "Move 4 spaces at once. The space does nothing, because your turn goes on; the Bow wins.",
    "skip": "End your turn without a disc. Nothing triggers.",
    "draw-from-the-bottom": "Your disc of this turn is the bottom one of the movement deck.",
    "add-magnet": "Hide a Danger Magnet anywhere in the movement deck; "
    "also just before another player's disc is turned.",
    "see-the-future": "Look at the top three discs, in secret.",
    "alter-the-future": "Look at the top three discs, in secret, and put them back in any order.",
    "reveal-the-future": "Show everyone the top three discs.",
    "shuffle": "Shuffle the movement deck.",
    "pickpocket": "Take a random card from another player.",
}
