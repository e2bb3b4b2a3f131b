# Exploding Kittens: The Board Game.
# What the first page says of it: the title of each edition, its family and its line on the box.

game-board = O Jogo de Tabuleiro
    .family = Exploding Kittens

home-box-board = Uma corrida num tabuleiro que vira sob seus pés.
