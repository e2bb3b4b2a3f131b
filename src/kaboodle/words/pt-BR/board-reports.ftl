# The Board Game on the pages of the laboratory.

board-hazard = Com que frequência o disco leva a um Exploding Kitten.
board-axis = discos restantes na pilha de movimento
