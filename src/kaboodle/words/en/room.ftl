# A room, around its table: the connection.

room-lost = The connection is lost. Coming back…
room-restarting = The server is restarting. Your game is safe and goes on in a moment.
room-gone = This room is gone
room-gone-why = Rooms that nobody uses are cleared away. Start another one from the first page.
room-barred = You cannot come in here
room-barred-why = The keeper of this server does not let you in.
room-removed = You were removed from this room
room-removed-why = The host has closed this table to you. You can still watch.
room-full = This room is full
room-full-why = Too many people are watching. You come in by yourself as soon as there is room.
room-nobody = This browser keeps no cookies
room-nobody-why = One cookie tells the server which seat is yours. Allow it for this page and load it again.
room-outdated = There is a new version
room-outdated-why = Load the page again to go on playing. Nothing is lost.
room-taken = Your seat is taken
room-taken-why = It was given up from another window or device of yours, or somebody else has it now. You can watch, and sit down again before the next game.
room-watch = Watch
room-change = Change game or seats
room-seats = Seats and options
