# The end of a game for a player: out, or over.

ending-won = You won!
ending-shared = { $names }!
ending-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
ending-watched = { $name } won
ending-first = { $name } got there first
ending-together = A shared win
ending-glad = That one is yours
ending-sorry = Close the box, or open it again?
ending-seen = That was the game
ending-played = { $game } · { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ending-moment = See the turning point
ending-more = More
ending-deal-sealed = Before the deal, the server sent this seal:
ending-deal-opened = After the game it showed the secret that decided the deal:
ending-deal-same = Your browser worked out the seal of that secret (its SHA-256). It is the seal of line 1, so nothing was changed:
ending-deal-broken = Your browser worked out the seal of that secret (its SHA-256), and something doesn’t fit:
ending-deal-yours = A random number of yours was mixed in, so nobody could plan the cards.
ending-deal-late = You came after the deal, so your browser could check only this.
out-title = You’re out, but it isn’t over
out-place = { $place } of { $count }. It’s not you. It’s the Kitten.
out-speed = How fast to watch
out-times = { $count }×
out-end = End
out-faster-wait = Waiting for the others who are out
out-new = New game
out-leave = Leave
out-guess = Who wins?
out-guess-right = You called it: { $name } won.
