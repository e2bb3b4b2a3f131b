# Mantis.
# Its events, moves, odds and hints. $me says who reads: seat, other or none. Terms: see cards.ftl.

event-turn-again = { $me ->
    [seat] Te toca otra vez.
   *[none] Otra vez turno de { $seat }.
}
event-empty = Se acabó la pila de robo.
event-score = { $me ->
    [seat] Descubres { $card } y puntúas { $cards }.
   *[none] { $seat } descubre { $card } y puntúa { $cards }.
}
event-score-miss = { $me ->
    [seat] Descubres { $card }. No coincide: se queda en tu tanque.
   *[none] { $seat } descubre { $card }. No coincide: se queda en su tanque.
}
event-tank-steal = { $me ->
    [seat] Descubres { $card } en el tanque de { $other } y hurtas { $cards }.
    [other] { $seat } descubre { $card } en tu tanque y hurta { $cards }.
   *[none] { $seat } descubre { $card } en el tanque de { $other } y hurta { $cards }.
}
event-tank-miss = { $me ->
    [seat] Descubres { $card } en el tanque de { $other }. No coincide: se queda allí.
    [other] { $seat } descubre { $card } en tu tanque. No coincide: te la quedas.
   *[none] { $seat } descubre { $card } en el tanque de { $other }. No coincide: se queda allí.
}
event-back = La siguiente carta es { $first }, { $second } o { $third }.

odds-cards = { $count ->
    [one] { $count } carta de media
   *[other] { $count } cartas de media
}

hint-why-match = { $cards ->
    [one] { $percent } % de probabilidad de coincidir, { $cards } carta de media.
   *[other] { $percent } % de probabilidad de coincidir, { $cards } cartas de media.
}

move-score = Puntuar
move-steal-at = Hurtar a { $name }
