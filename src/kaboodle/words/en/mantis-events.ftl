# Mantis.
# Its events, moves, odds and hints. $me says who reads: seat, other or none. Terms: see cards.ftl.

event-turn-again = { $me ->
    [seat] Your turn again.
   *[none] { $seat }’s turn again.
}
event-empty = The draw pile has run out.
event-score = { $me ->
    [seat] You flip { $card } and score { $cards }.
   *[none] { $seat } flips { $card } and scores { $cards }.
}
event-score-miss = { $me ->
    [seat] You flip { $card }: no match, it stays in your Tank.
   *[none] { $seat } flips { $card }: no match, it stays in the Tank.
}
event-tank-steal = { $me ->
    [seat] You flip { $card } at { $other } and steal { $cards }.
    [other] { $seat } flips { $card } at you and steals { $cards }.
   *[none] { $seat } flips { $card } at { $other } and steals { $cards }.
}
event-tank-miss = { $me ->
    [seat] You flip { $card } at { $other }: no match, it stays there.
    [other] { $seat } flips { $card } at you: no match, you keep it.
   *[none] { $seat } flips { $card } at { $other }: no match, it stays there.
}
event-back = The next card is { $first }, { $second } or { $third }.

odds-cards = { $count ->
    [one] { $count } card on average
   *[other] { $count } cards on average
}

hint-why-match = { $percent } % chance of a match, { $cards } cards on average.

move-score = Score
move-steal-at = Steal from { $name }
