# Mantis in the terminal.

mantis-terminal-moves = Type score, or steal>B to steal from B.
mantis-terminal-odds-top = The top card is { $colour }
mantis-odds-assumption = Every card with the back of the top card that nobody has flipped yet is equally likely.
