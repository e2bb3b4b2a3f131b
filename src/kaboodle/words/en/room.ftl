# A room, around its table: the connection.

room-lost = Connection lost. Reconnecting…
room-restarting = The server is restarting. Your game is safe and will be right back.
room-gone = This room has closed
room-gone-why = Unused rooms close after a while. Start a new one from the home page.
room-barred = You can’t join this room
room-barred-why = You’ve been blocked on this server.
room-removed = You were removed from this room
room-removed-why = The host removed you from the table. You can still watch.
room-full = This room is full
room-full-why = Too many people are watching. You’ll get in as soon as there’s space.
room-nobody = Cookies are turned off
room-nobody-why = We use one cookie to remember your seat. Allow it for this page, then reload.
room-outdated = New version available
room-outdated-why = Reload the page to keep playing. Nothing is lost.
room-taken = You lost your seat
room-taken-why = You left it in another window or on another device, or someone else has it now. You can watch and sit down again before the next game.
room-watch = Watch
room-change = Change game or seats
room-seats = Seats and options

# A room that does not let somebody in.

room-locked = This room is locked
room-locked-why = The host isn’t letting anyone else in. Ask them to open it.
room-declined = The host didn’t let you in
room-declined-why = Ask them in person, or try again in some minutes.
room-kept-out = You can’t come back here
room-kept-out-why = The host has removed you from this room.
