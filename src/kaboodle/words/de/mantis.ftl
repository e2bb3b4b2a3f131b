# Der Tisch von Mantis.

mantis-your-turn = Punkten oder stehlen?
mantis-your-turn-line = { $count ->
    [1] Diese kennst du. Mach was draus.
    [2] Durchgestrichen ist ausgeschlossen. Erst wählen, dann wird umgedreht.
   *[other] Die oberste Karte hat eine dieser drei Farben. Erst wählen, dann wird umgedreht.
}
mantis-their-turn = { $name } entscheidet gerade
mantis-their-turn-line = Punkten, oder aus einem anderen Becken stehlen.
mantis-again = Treffer! Du bist noch mal dran.
mantis-over = Spiel vorbei
mantis-over-line = Wer zuerst { $goal } Karten hat, gewinnt.
mantis-out-line = Der Stapel ist leer. Die meisten Punkte gewinnen.
mantis-score = Punkten
mantis-steal = Stehlen
mantis-from = bei { $name }
mantis-up-to = { $count ->
    [one] bis zu 1 Karte
   *[other] bis zu { $count } Karten
}
mantis-sure = { $count ->
    [one] sicher 1 Karte
   *[other] sicher { $count } Karten
}
mantis-no-match = passt nicht
mantis-tank = Farben in diesem Becken
mantis-tank-of = Becken von { $name }
mantis-your-tank = Dein Becken
mantis-empty = Leer
mantis-stack = { $count } { $colour }
mantis-scored = { $count } von { $goal } Punkten
mantis-of = von { $goal }
mantis-pile = { $count ->
    [one] 1 Karte im Spielstapel.
   *[other] { $count } Karten im Spielstapel.
}
mantis-top = Die oberste ist { $first }, { $second } oder { $third }.
mantis-top-two = Die oberste ist { $first } oder { $second }, nicht { $out }.
mantis-top-one = Die oberste ist { $first }.
mantis-chances = Chancen der Farben
mantis-percent = { $part } %
mantis-leads = führt

mantis-over-scored = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
mantis-over-decided = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}, { $tank } im Becken
