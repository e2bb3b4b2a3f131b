# Der Entdecker: was Tausende Bot-Spiele sagen.

explore-title = Zahlen
explore-lead = Was Karten, Plätze und ein Nö wert sind, gezählt in Spielen von Bots.
explore-head-card = { $card } ist die beste Karte
explore-head-first = Wer anfängt, ist im Vorteil
explore-head-fair = Alle Plätze sind etwa gleich gut
explore-game = Spiel
explore-players = Mitspieler
explore-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
explore-cards = Was eine Karte wert ist
explore-cards-lead = Punkte Gewinnchance, wenn die Karte in der ersten Hand ist. Gerechter Anteil: { $part } %.
explore-danger = Wann es heiß wird
explore-danger-lead = Wie oft die nächste Karte schlecht ist. Im Band lägen 95 von 100 Zählungen.
explore-left = Noch im Stapel
explore-chance = Chance
explore-as-table = Als Tabelle zeigen
explore-between = { $part } % ({ $low } bis { $high })
explore-nopes = Wann sich ein Nö lohnt
explore-nopes-lead = Punkte Gewinnchance, die dein Nö gegenüber dem Durchlassen bringt.
explore-seats = Zählt dein Platz?
explore-seats-lead = Gewinnchance nach der Reihenfolge. Gerechter Anteil: { $part } %.
explore-place = { $place ->
    [1] Fängt an
   *[other] Zug { $place }
}
explore-on-you = { $play } gegen dich
explore-on-others = { $play } gegen andere
explore-play-pair = Pärchen
explore-play-triple = Drilling
explore-play-five-different = Fünf verschiedene
explore-percent = { $part } %
explore-plus = +{ $points }
explore-minus = −{ $points }
explore-even = etwa gleich
explore-give-or-take = ±{ $points }
explore-note = Gezählt über { $hands } erste Hände und { $games } Spiele von Bots. Bots spielen alle gleich, Menschen nicht: Nimm es als Faustregel. Wo der Kasten die Linie kreuzt, wissen wir es nicht.
