# The Board Game in the terminal.

board-terminal-loop = Der Pfeil führt zurück auf Feld { $space }.
board-odds-assumption = Alle Verteilungen, die zu dem passen, was dieser Platz gesehen hat, sind gleich wahrscheinlich. Ein Magnet, den jemand anders versteckt hat, liegt an jeder Stelle des Bewegungsstapels gleich wahrscheinlich.
