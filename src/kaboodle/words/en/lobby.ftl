# A room before the start.

lobby-title = Who’s playing?
lobby-invite = Invite friends
lobby-code = Room code
lobby-link-copy = Copy the link
lobby-link-copied = Copied
lobby-link-share = Share
lobby-qr = Scan to join on a phone
lobby-start = Start the game
lobby-waiting = Waiting for the host to start.
lobby-beginning = Dealing…
lobby-seat-free = Free seat
lobby-seat-you = You
lobby-seat-host = Host
lobby-seat-away = away
lobby-seat-left = left, bot playing
lobby-seat-bot = Bot: { $level }
lobby-sit = Sit here
lobby-take-seat = Take a seat
lobby-too-many = That game doesn’t have enough seats. Somebody has to stand up first.
lobby-stand = Leave my seat
lobby-watching = You’re watching
lobby-name = Your name
lobby-add-bot = Add a bot
lobby-fill = Fill with bots
lobby-level = Bot level
lobby-remove = Remove { $name }
lobby-make-host = Make { $name } the host
lobby-game = Game
lobby-players = Seats
lobby-options = Options
lobby-options-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
lobby-clock = Clock
lobby-clock-quick = quick
lobby-clock-normal = normal
lobby-clock-slow = slow
lobby-clock-none = none
lobby-clock-days = days
lobby-public = List on the home page
lobby-public-why = Anyone can join.
lobby-helper = Odds and memory
lobby-helper-why = Players can see the odds and every card they could remember.
lobby-on = yes
lobby-off = no
lobby-rename = Change name
lobby-link-watch = Copy the watch link
lobby-link-barred = Your browser won’t let us copy. Select the link above.
lobby-clock-own = custom
lobby-clock-parts = Custom times
lobby-time-window = Time to Nope
lobby-time-decision = Time per decision
lobby-time-bank = Extra time per game
lobby-time-absent = Bot takes over after
lobby-time-none = none
lobby-time-never = never
lobby-time-open = no limit
lobby-time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
lobby-time-minutes = { $count } min
lobby-time-seconds = { $count } s

# Starting with empty seats

lobby-start-fills = { $count ->
    [one] The free seat gets a bot.
   *[other] The { $count } free seats get bots.
}
lobby-start-drops = Start with { $count }
