# A game shown again.

replay-title = Replay
replay-controls = Replay controls
replay-start = Back to the start
replay-earlier = Previous move
replay-later = Next move
replay-play = Play
replay-pause = Pause
replay-moment = Position in the game
replay-at = { $at } of { $last }
replay-seat = View as
replay-all = Everyone
replay-share = Copy link to here
replay-review = Review
replay-analyse = Analyze
replay-copied = Link copied
replay-missing = We can’t find that game
replay-missing-why = The link may be wrong, or the game is still going and you’re not in it.
replay-hands = All hands
replay-card = { $count } { $card }
replay-no-cards = no cards
