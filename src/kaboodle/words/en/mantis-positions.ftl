# Mantis: why a position in text can’t be read.

mantis-position-seats = Mantis has 2 to 6 seats, not { $count }: write B: for an empty tank
mantis-position-score = { $part }: { $word } can’t be read; a score looks like (score 3)
mantis-position-number = { $part }: { $word } is not a number from 0 to { $most }
mantis-position-colour = { $part }: { $word } is no color; there are { $colours }
mantis-position-twice = draw: { $card } is there twice, but each card exists once
mantis-position-card = draw: { $word } is no card; a card looks like red/red-blue-pink
mantis-position-back = draw: { $word } is no card; a back has three different colors
mantis-position-front = draw: { $word } is no card; its front is one of its back’s colors
mantis-position-over = over: { $word } didn’t win this position, { $count ->
    [one] { $seats } won
   *[other] { $seats } won together
}
mantis-position-not-over = over: { $word } didn’t win this position, the game goes on
mantis-position-goal = { $seats } have { $goal } or more each, but the first to get there wins
