# Exploding Kittens: The Board Game.
# What the first page says of it: the title of each edition, its family and its line on the box.

game-board = Das Brettspiel
    .family = Exploding Kittens

home-box-board = Ein Rennen auf einem Brett, das sich unter dir wendet.
