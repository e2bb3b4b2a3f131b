# The table of Mantis.

mantis-your-turn = Score or steal?
mantis-your-turn-line = { $count ->
    [1] You know this one. Make it count.
    [2] Crossed out means ruled out. Decide, then it flips.
   *[other] The top card is one of these three colors. Decide, then it flips.
}
mantis-their-turn = { $name } is deciding
mantis-their-turn-line = Score, or steal from another tank.
mantis-again = A match! Go again.
mantis-over = Game over
mantis-over-line = First to { $goal } cards wins.
mantis-out-line = The draw pile is empty. Most cards scored wins.
mantis-score = Score
mantis-steal = Steal
mantis-from = from { $name }
mantis-up-to = { $count ->
    [one] up to 1 card
   *[other] up to { $count } cards
}
mantis-sure = { $count ->
    [one] 1 card for sure
   *[other] { $count } cards for sure
}
mantis-no-match = no match
mantis-tank = Colors in this tank
mantis-tank-of = { $name }’s tank
mantis-your-tank = Your tank
mantis-empty = Empty
mantis-stack = { $count } { $colour }
mantis-scored = { $count } of { $goal } cards scored
mantis-of = of { $goal }
mantis-pile = { $count ->
    [one] 1 card in the draw pile.
   *[other] { $count } cards in the draw pile.
}
mantis-top = The top one is { $first }, { $second } or { $third }.
mantis-top-two = The top one is { $first } or { $second }, not { $out }.
mantis-top-one = The top one is { $first }.
mantis-chances = Odds of each color
mantis-percent = { $part }%
mantis-leads = in the lead

mantis-over-scored = { $count ->
    [one] 1 card scored
   *[other] { $count } cards scored
}
mantis-over-decided = { $count ->
    [one] { $count } scored
   *[other] { $count } scored
}, { $tank } in the tank
