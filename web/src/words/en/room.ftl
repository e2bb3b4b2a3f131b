# A room, around its table: the connection.

room-lost = The connection is lost. Coming back…
room-restarting = The server is restarting. Your game is safe and goes on in a moment.
room-gone = This room is gone
room-gone-why = Rooms that nobody uses are cleared away. Start another one from the first page.
room-barred = You were removed from this room
room-barred-why = The host has closed this table to you. You can watch.
room-full = This room is full
room-full-why = Too many people are watching. Try again in a while.
room-nobody = This browser keeps no cookies
room-nobody-why = One cookie tells the server which seat is yours. Allow it for this page and load it again.
room-outdated = There is a new version
room-outdated-why = Load the page again to go on playing. Nothing is lost.
room-unseated = Your seat is taken
room-unseated-why = Somebody else plays on from your seat, or the host has given it away. You can watch.
room-watch = Watch
