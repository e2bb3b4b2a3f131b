# Der Tisch von Mantis.

mantis-your-turn = Punkten oder stehlen?
mantis-your-turn-line = Die oberste Karte hat eine dieser drei Farben. Erst wählen, dann wird umgedreht.
mantis-their-turn = { $name } entscheidet
mantis-their-turn-line = Punkten, oder aus einem anderen Becken stehlen.
mantis-again = Passt: gleich noch einmal!
mantis-over = Das Spiel ist aus
mantis-over-line = Wer zuerst { $goal } Karten hat, gewinnt.
mantis-out-line = Der Stapel ist leer: Wer am meisten gepunktet hat, gewinnt.
mantis-score = Punkten
mantis-steal = Stehlen
mantis-from = bei { $name }
mantis-up-to = { $count ->
    [one] bis zu 1 Karte
   *[other] bis zu { $count } Karten
}
mantis-no-match = nichts passt
mantis-tank = Farben in diesem Becken
mantis-tank-of = Becken von { $name }
mantis-your-tank = Dein Becken
mantis-empty = Nichts darin
mantis-stack = { $count } { $colour }
mantis-scored = { $count } von { $goal } Karten gepunktet
mantis-of = von { $goal }
mantis-pile = { $count ->
    [one] Eine Karte im Stapel.
   *[other] { $count } Karten im Stapel.
}
mantis-top = Die oberste ist { $first }, { $second } oder { $third }.
mantis-chances = Wie wahrscheinlich jede Farbe ist
mantis-percent = { $part } %
mantis-leads = führt

mantis-over-scored = { $count ->
    [one] 1 Karte gepunktet
   *[other] { $count } Karten gepunktet
}
mantis-over-decided = { $count } gepunktet, { $tank } im Becken
