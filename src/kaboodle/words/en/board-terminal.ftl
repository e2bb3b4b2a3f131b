# The Board Game in the terminal.

board-terminal-loop = The arrow leads back to space { $space }.
board-odds-assumption = Every deal that fits what this seat has seen is equally likely. A magnet hidden by someone else is equally likely at every place in the movement deck.
