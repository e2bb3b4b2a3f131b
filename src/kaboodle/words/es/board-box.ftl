# Exploding Kittens: The Board Game.
# What the first page says of it: the title of each edition, its family and its line on the box.

game-board = El juego de tablero
    .family = Exploding Kittens

home-box-board = Una carrera en un tablero que se voltea bajo tus pies.
