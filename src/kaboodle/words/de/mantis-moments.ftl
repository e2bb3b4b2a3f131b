# Große Momente von Mantis.

mantis-stakes = Was du gewinnen kannst
mantis-stake-score = Punkten
mantis-stake-steal = { $name } bestehlen
mantis-rides = { $count ->
    [one] Es geht um { $count } Karte
   *[other] Es geht um { $count } Karten
}
mantis-flip-now = Tippen dreht sie um
mantis-yoink = Hops!
mantis-plop = Plopp.
mantis-plop-line = Kein Treffer. { $name } bekommt { $colour } geschenkt.
mantis-ten = Zehn!
