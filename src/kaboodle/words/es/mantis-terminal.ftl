# Mantis in the terminal.

mantis-terminal-moves = Escribe score, o steal>B si quieres hurtar a B.
mantis-terminal-odds-top = La carta de arriba es { $colour }
mantis-odds-assumption = Todas las cartas con el dorso de la de arriba que nadie ha descubierto aún son igual de probables.
