# The Board Game on the pages of the laboratory.

board-hazard = How often the disc leads onto an Exploding Kitten.
board-axis = discs left in the movement deck
