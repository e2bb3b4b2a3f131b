# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# What the first page says of it: the title of each edition, its family and its line on the box.

game-original = Original
    .family = Exploding Kittens
game-good-vs-evil = O Bem contra o Mal
    .family = Exploding Kittens
game-two-player = Para Dois
    .family = Exploding Kittens

home-box-original = Compre até alguém explodir. Que não seja você.
home-box-good-vs-evil = Dois gatos poderosos, uma escolha e ataques que se acumulam.
home-box-two-player = Um Kitten, 32 cartas e nenhum esconderijo.
