# Mantis in the terminal.

mantis-terminal-moves = Gib score ein, oder steal>B, um von B zu stehlen.
mantis-terminal-odds-top = Die oberste Karte ist { $colour }
mantis-odds-assumption = Alle noch verdeckten Karten mit derselben Rückseite wie die oberste sind gleich wahrscheinlich.
