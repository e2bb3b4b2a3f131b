# Mantis: why a position in text cannot be read.

mantis-position-seats = Mantis hat 2 bis 6 Plätze, nicht { $count }: schreib B: für ein leeres Becken
mantis-position-score = { $part }: { $word } ist nicht lesbar; Punkte sehen so aus: (score 3)
mantis-position-number = { $part }: { $word } ist keine Zahl von 0 bis { $most }
mantis-position-colour = { $part }: { $word } ist keine Farbe; es gibt { $colours }
mantis-position-twice = draw: { $card } steht zweimal da, aber jede Karte gibt es nur einmal
mantis-position-card = draw: { $word } ist keine Karte; eine Karte sieht so aus: red/red-blue-pink
mantis-position-back = draw: { $word } ist keine Karte; eine Rückseite hat drei verschiedene Farben
mantis-position-front = draw: { $word } ist keine Karte; ihre Vorderseite ist eine der Farben der Rückseite
mantis-position-over = over: { $word } hat diese Stellung nicht gewonnen, { $count ->
    [one] { $seats } hat gewonnen
   *[other] { $seats } haben gewonnen
}
mantis-position-not-over = over: { $word } hat diese Stellung nicht gewonnen, das Spiel geht weiter
mantis-position-goal = { $seats } haben je { $goal } oder mehr, aber wer zuerst da ist, gewinnt
