# Reviews of finished games: `kaboodle review`.

review-of = { $game }, { $players } players, seat { $seat }
review-result-won = You won.
review-result-lost = You lost.
review-result-shared = You shared the win.
review-from-to = Chance of winning: { $par }% at the start, { $result }% at the end.
review-sum = All together
review-percentile = More luck than in { $percent }% of practice games at a table like this.
review-luckiest = Luckiest moment: step { $step }, { $points } points.
review-unluckiest = Unluckiest moment: step { $step }, { $points } points.
review-think = Moves to think about
review-decision = Step { $step }: { $move } cost { $points } ± { $error } points. { $verdict }
review-better = Better: { $move }. { $why }
review-verdict-slip = Small slip.
review-verdict-mistake = Mistake.
review-verdict-blunder = Ouch!
review-verdict-equal = about equal
review-verdict-best = best move
review-decisions = All your decisions
    .about = Chances with their standard error. Moves that hardly differ don’t count.
review-column-played = played
review-column-best = best
review-column-lost = points lost
