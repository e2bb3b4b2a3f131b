# A game shown again.

replay-title = Replay
replay-controls = The way through the game
replay-start = To the beginning
replay-earlier = One move back
replay-later = One move on
replay-play = Play
replay-pause = Pause
replay-moment = Moment of the game
replay-at = { $at } of { $last }
replay-seat = Seen by
replay-all = Everybody
replay-share = Copy the link to this moment
replay-copied = The link is copied.
replay-missing = There is no such game
replay-missing-why = Its link may be wrong, or it is not over yet and you do not play in it.
replay-hands = Every hand
replay-card = { $count } { $card }
replay-no-cards = no cards
