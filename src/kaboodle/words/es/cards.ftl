# Titles of the cards that several games have, as the rule books print them. (2x) and (3x) become a small chip.
# What such a card does in a game is in that game's catalogue, as GAME-card-NAME.
# Términos: montón de robo, montón de descartes, mano, turno, explotar, tapete, mazo de Movimientos, disco.

card-defuse = Desactivación
card-nope = Va a ser que no
card-skip = Salto
card-shuffle = Barajar
card-see-the-future = Ver el futuro (x3)
card-reveal-the-future = Revelar el futuro (x3)
