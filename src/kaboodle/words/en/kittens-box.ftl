# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# What the first page says of it: the title of each edition, its family and its line on the box.

game-original = Original
    .family = Exploding Kittens
game-good-vs-evil = Good vs Evil
    .family = Exploding Kittens
game-two-player = 2-Player Edition
    .family = Exploding Kittens

home-box-original = Draw until somebody explodes. Don’t be somebody.
home-box-good-vs-evil = Two mighty cats, one guess, and attacks that pile up.
home-box-two-player = One Kitten, 32 cards, nowhere to hide.
