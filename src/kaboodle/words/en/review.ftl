# The review of a finished game in the browser; `kaboodle review` uses some of it too.

review-title = Game review
review-mostly-luck-good = Good luck, mostly.
review-mostly-luck-bad = Bad luck, mostly.
review-mostly-choices-good = Well played, mostly.
review-mostly-choices-bad = Your own moves, mostly.
review-mostly-others-good = The others let you, mostly.
review-mostly-others-bad = The others got you, mostly.
review-mostly-information-good = You knew more, mostly.
review-mostly-information-bad = What you saw was bad news, mostly.
review-mixed = A bit of everything.
review-cause-luck = Luck
review-cause-choices = Your choices
review-cause-others = The others
review-cause-information = What you knew
review-clean = Not a single slip.
review-about = Judged only by what you knew. A point is a hundredth of a win, and ± is one standard error. Your choices are compared with those of a sensible player.
review-line = Your chance of winning
    .about = From what you knew at the time.
review-hindsight = With all cards open
    .about = Nobody could know this: the same game with every card face up.
review-column-step = step
review-column-cause = why
review-column-change = change
review-column-chance = chance
review-lead = You started at { $par }% and got as high as { $best }%.
review-fair = fair share
review-end-won = you won
review-end-lost = the end
review-end-shared = you shared it
review-percent = { $part }%
review-turn = Turn { $turn }
review-deal = The deal
review-to-think = { $count ->
    [one] One to think about
   *[other] { $count } to think about
}
review-of-decisions = { $count ->
    [one] of one real decision
   *[other] of { $count } real decisions
}
review-forced = Forced moves and close calls don’t count.
review-nothing = No move made a real difference.
review-grade-slip = small slip
review-grade-mistake = mistake
review-grade-blunder = ouch
review-find = Find it yourself
review-find-ask = Your move: { $move }. What beats it?
review-found = That’s it!
review-wrong = Not this one. Try again?
review-told = Better: { $move }
review-something = There was something better.
review-tell = Just tell me
review-tell-all = Show all answers
review-chances = Winning chance: { $before }% with your move, { $after }% with this one.
review-see = See the moment
review-analyse = What if?
review-hand = Your cards
review-biggest = Your biggest miss
review-points = points
review-luck = Luck of the draw
review-luck-more = Luckier than { $percent }% of games.
review-luck-less = Unluckier than { $percent }% of games. Not on you.
review-luck-unknown = Nobody has measured luck at this table yet.
review-luck-low = unlucky
review-luck-you = you
review-luck-high = lucky
review-luck-best = Luckiest: { $turn }
review-luck-worst = Unluckiest: { $turn }
review-table = Show as a table
review-seat = Whose game
review-making = Playing your game through…
review-made = { $percent }% done
review-waiting = { $count ->
    [one] One review is ahead of yours.
   *[other] { $count } reviews are ahead of yours.
}
review-failed = We couldn’t review this game
review-failed-why = Something went wrong on our side. Try again in a moment.
review-old-why = It was played by older rules, or that seat isn’t in it.
review-again = Try again
review-replay = Watch the replay
review-print = Print
