# Mantis in the terminal.

mantis-terminal-moves = Type score, or steal>B to steal from B.
mantis-terminal-odds-top = The top card is { $colour }
mantis-odds-assumption = Every unflipped card with the same back as the top card is equally likely.
