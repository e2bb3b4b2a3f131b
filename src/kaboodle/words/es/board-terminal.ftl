# The Board Game in the terminal.

board-terminal-loop = La flecha lleva de vuelta a la casilla { $space }.
board-odds-assumption = Todos los repartos que encajan con lo que este sitio ha visto son igual de probables. Un imán escondido por otra persona puede estar con la misma probabilidad en cualquier lugar del mazo de Movimientos.
