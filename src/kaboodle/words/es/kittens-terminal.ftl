# Exploding Kittens in the terminal.

kittens-terminal-odds-draw = La próxima carta es un Kitten
kittens-terminal-odds-places = Un Kitten en cada lugar desde arriba
kittens-odds-assumption = Todos los repartos que encajan con lo que este sitio ha visto son igual de probables. Un Kitten escondido por otra persona puede estar con la misma probabilidad en cualquier lugar del montón de robo.
