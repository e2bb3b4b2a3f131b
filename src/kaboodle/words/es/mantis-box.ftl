# Mantis.
# What the first page says of it: the title of each edition, its family and its line on the box.

game-mantis = Mantis
    .family = Colores y sangre fría

home-box-mantis = Puntúa con tus colores o hurta los del vecino.
