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
    .help = Entscheide zuerst: punkten oder bei jemandem stehlen. Dann wird die oberste Karte umgedreht.
    .more = Punkten: Ist die Farbe schon in deinem Becken, zählen alle deine Karten dieser Farbe. Stehlen: Ist sie im fremden, kommen alle dieser Farbe in dein Becken. Sonst bleibt die Karte, wo sie ist. Die Rückseite zeigt drei Farben, eine davon ist vorn.
