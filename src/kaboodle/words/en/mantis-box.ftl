# Mantis.
# What the first page says of it: the title of each edition, its family and its line on the box.

game-mantis = Mantis
    .family = Colors and cool nerves

home-box-mantis = Score your own colors or steal your neighbor’s.
