# Mantis.
# What the first page says of it: the title of each edition, its family and its line on the box.

game-mantis = Mantis
    .family = Cores e sangue-frio

home-box-mantis = Pontue com suas cores ou roube as do vizinho.
