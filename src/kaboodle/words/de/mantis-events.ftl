# Mantis.
# Its events, moves, odds and hints. $me says who reads: seat, other or none. Terms: see cards.ftl.

event-turn-again = { $me ->
    [seat] Du bist noch mal dran.
   *[none] { $seat } ist noch mal dran.
}
event-empty = Der Spielstapel ist leer.
event-score = { $me ->
    [seat] Du drehst { $card } um und punktest mit { $cards }.
   *[none] { $seat } dreht { $card } um und punktet mit { $cards }.
}
event-score-miss = { $me ->
    [seat] Du drehst { $card } um. Passt nicht: bleibt in deinem Becken.
   *[none] { $seat } dreht { $card } um. Passt nicht: bleibt im Becken.
}
event-tank-steal = { $me ->
    [seat] Du drehst { $card } bei { $other } um und stiehlst { $cards }.
    [other] { $seat } dreht { $card } bei dir um und stiehlt { $cards }.
   *[none] { $seat } dreht { $card } bei { $other } um und stiehlt { $cards }.
}
event-tank-miss = { $me ->
    [seat] Du drehst { $card } bei { $other } um. Passt nicht: bleibt dort.
    [other] { $seat } dreht { $card } bei dir um. Passt nicht: gehört dir.
   *[none] { $seat } dreht { $card } bei { $other } um. Passt nicht: bleibt dort.
}
event-back = Die nächste Karte ist { $first }, { $second } oder { $third }.

odds-cards = { $count ->
    [one] im Schnitt { $count } Karte
   *[other] im Schnitt { $count } Karten
}

hint-why-match = { $cards ->
    [one] { $percent } % Chance auf einen Treffer, im Schnitt { $cards } Karte.
   *[other] { $percent } % Chance auf einen Treffer, im Schnitt { $cards } Karten.
}

move-score = Punkten
move-steal-at = Bei { $name } stehlen
