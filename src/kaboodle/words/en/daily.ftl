# The daily deal: the same cards for everybody.

daily-title = Daily deal
daily-number = Daily deal #{ $day }
daily-number-done = Daily deal #{ $day }, done
daily-head = Five deals.
    Same cards for everyone.
daily-lead = Your seat, your hand, your bots: all the same as everyone else gets. Only the choices are yours.
daily-go = Deal me in
daily-go-on = Keep playing
daily-once = One try. Stop whenever you like and come back before midnight UTC.
daily-deal = Deal { $deal }
daily-won = Won
daily-lost = Not won
daily-next = Next deal
daily-result = See the result
daily-pause = Take a break
daily-trouble = We couldn’t send that move. Try again.
daily-streak = { $count ->
    [0] Start a row today
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
daily-week = The last seven days
daily-day-done = Played
daily-day-open = Not played
daily-sealed = Sealed last night
daily-sealed-why = Today’s cards were fixed before anyone played. The key comes out tomorrow, so you can check.
daily-check = Show the seals
daily-commitment = Seal of today
daily-commitment-tomorrow = Seal of tomorrow
daily-key = Key of { $day }
daily-points = { $points } points against the field
daily-better = Better than { $part }%
daily-people = { $count ->
    [one] { $count } player has finished all five.
   *[other] { $count } players have finished all five.
}
daily-luck = One day is mostly luck.
daily-others = Others in your seat: { $part }%
daily-share = Tell your friends
daily-share-head = Kaboodle daily deal #{ $day }
daily-copy = Copy the text
daily-copied = Copied
daily-no-spoilers = No cards, no turns: nothing to spoil.
daily-tomorrow = New deal tomorrow.
