# Exploding Kittens in the terminal.

kittens-terminal-odds-draw = A próxima carta é um Kitten
kittens-terminal-odds-places = Um Kitten em cada lugar a partir do topo
kittens-odds-assumption = Todas as distribuições que combinam com o que este lugar viu são igualmente prováveis, e um Kitten que outra pessoa escondeu tem a mesma chance de estar em cada lugar da pilha de compra.
