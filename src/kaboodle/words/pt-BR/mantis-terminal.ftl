# Mantis in the terminal.

mantis-terminal-moves = Digite score, ou steal>B se quiser roubar de B.
mantis-terminal-odds-top = A carta de cima é { $colour }
mantis-odds-assumption = Todas as cartas ainda não viradas com o mesmo verso da de cima são igualmente prováveis.
