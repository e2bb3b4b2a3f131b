# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# What the first page says of it: the title of each edition, its family and its line on the box.

game-original = Original
    .family = Exploding Kittens
game-good-vs-evil = El bien contra el mal
    .family = Exploding Kittens
game-two-player = Para dos
    .family = Exploding Kittens

home-box-original = Roba hasta que alguien explote. Que no seas tú.
home-box-good-vs-evil = Dos gatos poderosos, una elección y ataques que se acumulan.
home-box-two-player = Un Kitten, 32 cartas y ningún escondite.
