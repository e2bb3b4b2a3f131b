# What every page may say: the games, the bar, refusals.

app-name = Kaboodle
app-broken = Something went wrong
app-broken-why = Part of this page didn’t load.
app-reload = Reload the page
app-coming = Just a moment…
app-late = This is taking longer than usual
app-late-why = Part of the page is still loading. We’ll keep trying.
app-missing = Nothing here
app-missing-why = The link may have a typo, or the room has closed.
app-home = Home
app-close = Close
app-language = Language
app-settings = Settings
app-help = Help
app-sound-on = Sound on
app-sound-off = Sound off

level-kitten = Easy
level-cat = Medium
level-tomcat = Hard
level-tiger = Expert

refused-unreadable = That didn’t get through. Reload the page.
refused-no-room = We can’t find that room.
refused-full = No free seats.
refused-taken = That seat is taken. Pick another.
refused-not-seated = Only the player in that seat can do that.
refused-not-host = Only the host can do that.
refused-barred = The host removed you from this room.
refused-not-now = You can’t do that right now.
refused-invalid = That move didn’t go through. Try again.
refused-illegal = You can’t make that move right now.
refused-stale = Too late! The table has moved on.
refused-option = Those options don’t work together.
refused-slow-down = Whoa, slow down a little.
refused-who = We didn’t recognize you. Reload the page.
refused-origin = This page isn’t allowed to use that server.
refused-storage = We couldn’t save that move, so it didn’t count. Try again.
refused-clock = The shortest clock here is { $seconds } seconds.
refused-rooms-guest = You have too many rooms open. Finish a game, or wait a while.
refused-rooms-address = Too many rooms are open from your network. Try again later.
refused-changes = You’ve changed this room too often. Start a game, or make a new room.
refused-unreachable = Can’t reach the server. Are you online?
refused-name = That name doesn’t work here. Pick another one.
refused-host = This server doesn’t answer to this address. Ask its owner for the right one.

# Why a room does not let somebody in.

refused-locked = The host has locked this room.
refused-password = This room needs a password.
refused-knock = The host lets people in. Wait for a yes.
refused-kept-out = The host has removed you and keeps you out.
