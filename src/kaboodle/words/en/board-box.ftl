# Exploding Kittens: The Board Game.
# What the first page says of it: the title of each edition, its family and its line on the box.

game-board = The Board Game
    .family = Exploding Kittens

home-box-board = A race on a board that flips under your feet.
