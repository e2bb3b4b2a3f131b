# Mantis.
# What the first page says of it: the title of each edition, its family and its line on the box.

game-mantis = Mantis
    .family = Colours and nerve

home-box-mantis = Score your own colours or steal your neighbour’s.
