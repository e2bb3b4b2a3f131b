# The Board Game in the terminal.

board-terminal-loop = A seta leva de volta à casa { $space }.
board-odds-assumption = Todas as distribuições que combinam com o que este lugar viu são igualmente prováveis. Um ímã escondido por outra pessoa pode estar em qualquer lugar da pilha de movimento, com a mesma chance.
