# A room before the start.

lobby-title = Who is playing?
lobby-invite = Invite friends
lobby-code = Room code
lobby-link-copy = Copy the link
lobby-link-copied = Copied
lobby-link-share = Share
lobby-qr = Scan to join on a phone
lobby-start = Start
lobby-start-why = Every seat needs a player or a bot.
lobby-waiting = The host starts the game.
lobby-beginning = Dealing…
lobby-seat-free = Free seat
lobby-seat-you = You
lobby-seat-host = Host
lobby-seat-away = away
lobby-seat-left = has left, a bot plays
lobby-seat-bot = Bot: { $level }
lobby-sit = Sit here
lobby-take-seat = Take a seat
lobby-too-many = More people sit here than that game has seats for. Somebody has to get up first.
lobby-stand = Give up my seat
lobby-watching = You are watching
lobby-name = Your name
lobby-add-bot = Add a bot
lobby-fill = Fill up with bots
lobby-level = Strength
lobby-remove = Remove { $name }
lobby-make-host = Make { $name } the host
lobby-game = Game
lobby-players = Players
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
lobby-public = On the first page
lobby-public-why = If so, anyone may join.
lobby-helper = Odds and memory
lobby-helper-why = Players may see what a perfect memory would know.
lobby-on = yes
lobby-off = no
lobby-rename = Change name
lobby-link-watch = Copy a link to watch
lobby-link-barred = This browser does not let us copy. Mark the link above.
lobby-clock-own = own
lobby-clock-parts = Each time by itself
lobby-time-window = Reaction window
lobby-time-decision = Each decision
lobby-time-bank = Extra time in a game
lobby-time-absent = A bot takes over after
lobby-time-none = none
lobby-time-never = never
lobby-time-open = no limit
lobby-time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
lobby-time-minutes = { $count } min
lobby-time-seconds = { $count } s
