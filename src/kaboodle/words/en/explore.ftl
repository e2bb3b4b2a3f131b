# The explorer: what thousands of bot games say.

explore-title = Explorer
explore-lead = What the cards, the seats and a Nope are worth, counted over bot games.
explore-head-card = { $card } is the card to get
explore-head-first = Going first pays off
explore-head-fair = Every seat is about as good
explore-game = Game
explore-players = Players
explore-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
explore-cards = What a card is worth
explore-cards-lead = Points of winning chance with this card in your first hand. Fair share: { $part }%.
explore-danger = When it gets hot
explore-danger-lead = How often the next card is bad news. The band is where 95 of 100 counts would fall.
explore-left = Left in the pile
explore-chance = Chance
explore-as-table = Show as a table
explore-between = { $part }% ({ $low } to { $high })
explore-nopes = When a Nope pays
explore-nopes-lead = Points of winning chance that your Nope gains over letting it happen.
explore-seats = Does your seat matter?
explore-seats-lead = Winning chance by order of turns. Fair share: { $part }%.
explore-place = { $place ->
    [1] Goes first
   *[other] Turn { $place }
}
explore-on-you = { $play } on you
explore-on-others = { $play } on others
explore-play-pair = A pair
explore-play-triple = Three of a kind
explore-play-five-different = Five different
explore-percent = { $part }%
explore-plus = +{ $points }
explore-minus = −{ $points }
explore-even = about even
explore-give-or-take = ±{ $points }
explore-note = Counted over { $hands } first hands and { $games } games of bots. They play alike, people don’t: read it as a rule of thumb. Where the box crosses the line, we can’t tell.
