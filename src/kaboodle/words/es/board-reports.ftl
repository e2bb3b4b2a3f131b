# The Board Game on the pages of the laboratory.

board-hazard = Con qué frecuencia el disco lleva a un Exploding Kitten.
board-axis = discos que quedan en el mazo de Movimientos
