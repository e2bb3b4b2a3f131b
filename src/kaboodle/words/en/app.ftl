# What every page may say: the games, the bar, refusals.

app-name = Kaboodle
app-broken = Something went wrong
app-broken-why = A part of this page could not be loaded.
app-reload = Load the page again
app-coming = Just a moment…
app-late = This takes longer than usual
app-late-why = A part of the page is still on its way. It is asked for again until it comes.
app-missing = There is nothing here
app-missing-why = The address may be mistyped, or the room is long gone.
app-home = To the first page
app-close = Close
app-language = Language
app-settings = Settings
app-help = Help
app-sound-on = Sound is on
app-sound-off = Sound is off

level-kitten = Kitten
level-cat = Cat
level-tomcat = Tomcat
level-tiger = Tiger

refused-unreadable = The server did not understand that. Load the page again.
refused-no-room = There is no such room.
refused-full = There is no free seat.
refused-taken = Somebody sits there already.
refused-not-seated = Only whoever sits there may do that.
refused-not-host = Only the host may do that.
refused-barred = The host has removed you from this room.
refused-not-now = That is not possible right now.
refused-invalid = That move could not be read.
refused-illegal = That move is not allowed now.
refused-stale = Too late: the moment has passed.
refused-option = These options do not fit together.
refused-slow-down = Not so fast, please.
refused-who = Your identity was not recognised. Load the page again.
refused-origin = This page may not talk to that server.
refused-storage = The server could not write it down, so it has not happened.
refused-unreachable = The server does not answer. Is the network there?
refused-name = That name doesn’t work here. Pick another one.
refused-host = This server doesn’t answer to this address. Ask its owner for the right one.
