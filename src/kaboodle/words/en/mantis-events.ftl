# Mantis.
# Its events, moves, odds and hints. $me says who reads: seat, other or none. Terms: see cards.ftl.

event-turn-again = { $me ->
    [seat] Your turn again.
   *[none] { $seat }’s turn again.
}
event-empty = The draw pile is empty.
event-score = { $me ->
    [seat] You flip { $card } and score { $cards }.
   *[none] { $seat } flips { $card } and scores { $cards }.
}
event-score-miss = { $me ->
    [seat] You flip { $card }. No match: it stays in your tank.
   *[none] { $seat } flips { $card }. No match: it stays in the tank.
}
event-tank-steal = { $me ->
    [seat] You flip { $card } into { $other }’s tank and steal { $cards }.
    [other] { $seat } flips { $card } into your tank and steals { $cards }.
   *[none] { $seat } flips { $card } into { $other }’s tank and steals { $cards }.
}
event-tank-miss = { $me ->
    [seat] You flip { $card } into { $other }’s tank. No match: it stays there.
    [other] { $seat } flips { $card } into your tank. No match: it’s yours.
   *[none] { $seat } flips { $card } into { $other }’s tank. No match: it stays there.
}
event-back = The next card is { $first }, { $second } or { $third }.

odds-cards = { $count ->
    [one] { $count } card on average
   *[other] { $count } cards on average
}

hint-why-match = { $cards ->
    [one] { $percent }% chance of a match, { $cards } card on average.
   *[other] { $percent }% chance of a match, { $cards } cards on average.
}

move-score = Score
move-steal-at = Steal from { $name }
