# The Board Game on the pages of the laboratory.

board-hazard = Wie oft die Scheibe auf ein Exploding Kitten führt.
board-axis = Scheiben übrig im Bewegungsstapel
