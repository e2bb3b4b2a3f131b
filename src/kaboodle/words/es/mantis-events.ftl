# Mantis.
# Its events, moves, odds and hints. $me says who reads: seat, other or none. Terms: see cards.ftl.

event-turn-again = { $me ->
    [seat] Otra vez tu turno.
   *[none] Otra vez turno de { $seat }.
}
event-empty = Se acabó el montón de robo.
event-score = { $me ->
    [seat] Descubres { $card } y puntúas { $cards }.
   *[none] { $seat } descubre { $card } y puntúa { $cards }.
}
event-score-miss = { $me ->
    [seat] Descubres { $card }: no coincide, se queda en tu Tanque.
   *[none] { $seat } descubre { $card }: no coincide, se queda en su Tanque.
}
event-tank-steal = { $me ->
    [seat] Descubres { $card } ante { $other } y hurtas { $cards }.
    [other] { $seat } descubre { $card } ante ti y hurta { $cards }.
   *[none] { $seat } descubre { $card } ante { $other } y hurta { $cards }.
}
event-tank-miss = { $me ->
    [seat] Descubres { $card } ante { $other }: no coincide, se queda allí.
    [other] { $seat } descubre { $card } ante ti: no coincide, te la quedas.
   *[none] { $seat } descubre { $card } ante { $other }: no coincide, se queda allí.
}
event-back = La siguiente carta es { $first }, { $second } o { $third }.

odds-cards = { $count ->
    [one] { $count } carta de media
   *[other] { $count } cartas de media
}

hint-why-match = { $percent } % de probabilidad de coincidir, { $cards } cartas de media.

move-score = Puntuar
move-steal-at = Hurtar a { $name }
