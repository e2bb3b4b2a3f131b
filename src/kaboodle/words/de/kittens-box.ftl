# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# What the first page says of it: the title of each edition, its family and its line on the box.

game-original = Original
    .family = Exploding Kittens
game-good-vs-evil = Gut gegen Böse
    .family = Exploding Kittens
game-two-player = 2-Spieler-Edition
    .family = Exploding Kittens

home-box-original = Zieh, bis jemand explodiert. Nur nicht du.
home-box-good-vs-evil = Zwei mächtige Katzen, eine Wahl, Angriffe, die sich stapeln.
home-box-two-player = Ein Kitten, 32 Karten, kein Versteck.
