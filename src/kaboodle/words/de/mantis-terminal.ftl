# Mantis in the terminal.

mantis-terminal-moves = Gib score ein, oder steal>B, um von B zu stehlen.
mantis-terminal-odds-top = Die oberste Karte ist { $colour }
mantis-odds-assumption = Alle Karten mit der Rückseite der obersten Karte, die noch niemand umgedreht hat, sind gleich wahrscheinlich.
