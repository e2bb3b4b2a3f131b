# The analysis board: a position, its moves with chances, and playing on from it.

analysis-title = Analysis board
analysis-seat = Whose cards
analysis-thinking = Thinking…
analysis-playouts = { $count ->
    [one] { $count } game played out
   *[other] { $count } games played out
}
analysis-exact = Worked out exactly
analysis-longer = Think longer
analysis-chance = Winning chance: { $part }%
analysis-unknown = Somebody else is in the middle of something.
analysis-over = The game is over.
analysis-forced = There’s nothing to choose here.
analysis-others = It’s not your move.
analysis-go-on = Let the bots play on
analysis-what-if = What if?
analysis-what-if-line = Pick any move. The bots answer as they’d play.
analysis-here = Where you started
analysis-play = Play from here
analysis-copy = Copy the link
analysis-copied = Link copied
analysis-edit = Set up a position
analysis-edit-game = Game
analysis-edit-text = The position in text
analysis-edit-go = Set it up
analysis-edit-new = New deal
analysis-failed = That didn’t work. Try again in a moment.
analysis-print = Print
