# Exploding Kittens in the terminal.

kittens-terminal-odds-draw = Die nächste Karte ist ein Kitten
kittens-terminal-odds-places = Ein Kitten an jeder Stelle von oben
kittens-odds-assumption = Alle Verteilungen, die zu dem passen, was dieser Platz gesehen hat, sind gleich wahrscheinlich. Ein Kitten, das jemand anders versteckt hat, liegt an jeder Stelle des Spielstapels gleich wahrscheinlich.
