# The Board Game in the terminal.

board-terminal-loop = A seta leva de volta à casa { $space }.
board-odds-assumption = Todas as distribuições que combinam com o que este lugar viu são igualmente prováveis, e um ímã que outra pessoa escondeu tem a mesma chance de estar em cada lugar da pilha de movimento.
