# The first page.

home-title =
    Five games.
    One table. Your move.
home-lead = Cards in hand in two seconds. No account needed.
home-friends = Play with friends
home-friends-choose = Which game?
home-code = Room code
home-join = Join
home-play = Play now
home-learn = Learn
home-rules = Rules
home-guest = Guest
home-seats = { $from }–{ $to }
home-players = players
home-minutes = { $count } min
home-mine = My games
home-mine-back = Back to the table
home-mine-replay = Replay
home-mine-review = Review
home-mine-turn = Your turn
home-mine-won = Won
home-mine-lost = Lost
home-open = Open tables
home-open-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
home-fine-print = Unofficial fan project, not made or endorsed by the publisher. Pictures: Fluent Emoji (MIT). Type: Fredoka, Nunito Sans (OFL).

# Coming back

home-running = A game is running
home-running-with = { $game } with { $names }
home-running-bots = { $game } against bots
home-level = How well the bots play
home-level-bots = Bots in “Play now”: { $level }
home-skip = Skip to the games
home-study = Study and daily
    .daily = Daily deal
    .puzzles = Puzzles
    .explore = Explorer
