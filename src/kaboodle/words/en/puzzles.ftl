# Puzzles: one position, one best move.

puzzles-title = Puzzles
puzzles-one = Puzzle
puzzles-daily = Daily puzzle
puzzles-rating = Your puzzle rating
puzzles-lead = One move wins clearly more often. Find it here or on the table.
puzzles-more = You can play any other move on the table.
puzzles-right = That’s it! { $move }
puzzles-wrong = Better: { $move }
puzzles-behind = { $move } wins { $points ->
    [one] { $points } game
   *[other] { $points } games
} in 100 less.
puzzles-found = { $found } of { $tried } players found it.
puzzles-row = { $count ->
    [one] { $count } in a row
   *[other] { $count } in a row
}
puzzles-unsent = You’re offline. We’ll save this answer later.
puzzles-next = Next puzzle
puzzles-share = Copy the link
puzzles-copied = Copied
puzzles-chances = Winning chances
puzzles-yours = Your move
puzzles-percent = { $part }%
puzzles-how = Counted over thousands of games from what you know here. Bots play on, so read it as a rule of thumb.
puzzles-kinds = Which puzzles
puzzles-game = Game
puzzles-all-games = All games
puzzles-theme = Theme
puzzles-all-themes = All themes
puzzles-none = All solved!
puzzles-none-why = You’ve seen every puzzle of this kind. Pick another one.
puzzles-offline = You’re offline
puzzles-offline-why = There are no more puzzles on this device. Come back when you’re online.
puzzles-missing = We can’t find that puzzle

puzzle-theme-nope = When to Nope
    .ask = Nope it or not?
puzzle-theme-hide = Where to hide
    .ask = Where does it go?
puzzle-theme-count = Count the pile
    .ask = What’s your move?
puzzle-theme-name = Name a card
    .ask = Which card do you want?
puzzle-theme-odds = Score or steal
    .ask = Score or steal?
puzzle-theme-plan = Plan ahead
    .ask = What’s the plan?
