# The Board Game in the terminal.

board-terminal-loop = La flecha lleva de vuelta a la casilla { $space }.
board-odds-assumption = Todos los repartos que encajan con lo que este sitio ha visto son igual de probables, y un imán que escondió otra persona está con la misma probabilidad en cada lugar del mazo de Movimientos.
