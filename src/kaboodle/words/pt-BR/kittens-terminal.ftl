# Exploding Kittens in the terminal.

kittens-terminal-odds-draw = A próxima carta é um Kitten
kittens-terminal-odds-places = Um Kitten em cada lugar a partir do topo
kittens-odds-assumption = Todas as distribuições que combinam com o que este lugar viu são igualmente prováveis. Um Kitten escondido por outra pessoa pode estar em qualquer lugar da pilha de compra, com a mesma chance.
