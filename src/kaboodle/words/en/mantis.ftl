# The table of Mantis.

mantis-your-turn = Score or steal?
mantis-your-turn-line = The top card is one of these three colours. Decide before it is flipped.
mantis-their-turn = { $name } decides
mantis-their-turn-line = Score, or steal from another tank.
mantis-again = A match: go again!
mantis-over = The game is over
mantis-over-line = First to { $goal } cards.
mantis-out-line = The draw pile has run out: most cards scored wins.
mantis-score = Score
mantis-steal = Steal
mantis-from = from { $name }
mantis-up-to = { $count ->
    [one] up to 1 card
   *[other] up to { $count } cards
}
mantis-no-match = nothing matches
mantis-tank = Colours in this tank
mantis-tank-of = Tank of { $name }
mantis-your-tank = Your tank
mantis-empty = Nothing in here
mantis-stack = { $count } { $colour }
mantis-scored = { $count } of { $goal } cards scored
mantis-of = of { $goal }
mantis-pile = { $count ->
    [one] One card in the draw pile.
   *[other] { $count } cards in the draw pile.
}
mantis-top = The top one is { $first }, { $second } or { $third }.
mantis-chances = How likely each colour is
mantis-percent = { $part } %
mantis-leads = leads

mantis-over-scored = { $count ->
    [one] 1 card scored
   *[other] { $count } cards scored
}
mantis-over-decided = { $count } scored, { $tank } in the tank
