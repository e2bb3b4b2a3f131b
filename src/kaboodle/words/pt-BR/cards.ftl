# Titles of the cards that several games have, as the rule books print them. (2x) and (3x) become a small chip.
# What such a card does in a game is in that game's catalogue, as GAME-card-NAME.
# Termos: pilha de compra, pilha de descartes, mão, vez, explodir, tapete, pilha de movimento, disco.

card-defuse = Desarmar
card-nope = Não!
card-skip = Pulo
card-shuffle = Embaralhar
card-see-the-future = Ver o Futuro (3x)
card-reveal-the-future = Revelar o Futuro (3x)
