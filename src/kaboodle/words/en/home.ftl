# The first page.

home-title =
    Five games.
    One table. Your move.
home-lead = Cards in hand in two seconds. No account, no name asked.
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
home-mine-turn = Your move
home-open = Open tables
home-open-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
home-fine-print = Unofficial fan project; not made or endorsed by the publisher. Pictures: Fluent Emoji (MIT). Type: Fredoka, Nunito Sans (OFL).
