# Mantis.
# Its cards: the title, the line printed under it, and the help page (what the card does, then what is often asked).

colour-red = Rot
    .letter = R
colour-orange = Orange
    .letter = O
colour-yellow = Gelb
    .letter = G
colour-green = Grün
    .letter = Ü
colour-blue = Blau
    .letter = B
colour-purple = Lila
    .letter = L
colour-pink = Pink
    .letter = P

card-colour =
    .help = Entscheide zuerst: punkten oder bei jemandem stehlen. Dann drehst du die oberste Karte um.
    .more = Punkten: Ist die Farbe in deinem Becken, punktest du mit allen deinen Karten dieser Farbe. Stehlen: Ist sie im fremden Becken, kommen alle Karten dieser Farbe in deins. Passt nicht? Dann bleibt die Karte, wo sie ist. Die Rückseite zeigt drei Farben, eine davon ist vorn.
