# Mantis in the terminal.

mantis-terminal-moves = Escribe score, o steal>B si quieres hurtar a B.
mantis-terminal-odds-top = La carta de arriba es { $colour }
mantis-odds-assumption = Todas las cartas sin descubrir con el mismo reverso que la de arriba son igual de probables.
