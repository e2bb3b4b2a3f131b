# Exploding Kittens in the terminal.

kittens-terminal-odds-draw = La próxima carta es un Kitten
kittens-terminal-odds-places = Un Kitten en cada lugar desde arriba
kittens-odds-assumption = Todos los repartos que encajan con lo que este sitio ha visto son igual de probables, y un Kitten que escondió otra persona está con la misma probabilidad en cada lugar del montón de robo.
