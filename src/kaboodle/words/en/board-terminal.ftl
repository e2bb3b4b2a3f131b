# The Board Game in the terminal.

board-terminal-loop = The arrow leads back to space { $space }.
board-odds-assumption = Every deal that fits what this seat has seen is equally likely, and a magnet that somebody else hid is equally likely at every place of the movement deck.
