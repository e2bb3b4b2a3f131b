# Exploding Kittens: The Board Game.
# Its events, moves, odds and hints. $me says who reads: seat, other or none. Terms: see cards.ftl.

disc-move = Mueve { $spaces }
disc-move-or-flip = Mueve { $spaces } o voltea
disc-flip-then-move = Voltea y mueve { $spaces }
disc-leapfrog = Pídola
disc-magnet = Imán de peligro

event-discs = { $count ->
    [one] { $count } disco
   *[other] { $count } discos
}
event-space = { $number ->
    [0] el Arenero
   *[other] la casilla { $number }
}
event-shuffle-discs = { $me ->
    [seat] Barajas el mazo de Movimientos.
   *[none] { $seat } baraja el mazo de Movimientos.
}
event-shuffle-used = Se acabó el mazo de Movimientos; los discos usados se barajan de nuevo.
event-done = { $me ->
    [seat] No juegas más cartas.
   *[none] { $seat } no juega más cartas.
}
event-disc = { $me ->
    [seat] Descubres { $card }.
   *[none] { $seat } descubre { $card }.
}
event-disc-bottom = { $me ->
    [seat] Descubres { $card } del fondo.
   *[none] { $seat } descubre { $card } del fondo.
}
event-move = { $me ->
    [seat] Vas a { $space }.
   *[none] { $seat } va a { $space }.
}
event-stay = { $me ->
    [seat] Te quedas donde estás.
   *[none] { $seat } no se mueve.
}
event-flip-calm = { $me ->
    [seat] Volteas el tablero: modo Calma.
   *[none] { $seat } voltea el tablero: modo Calma.
}
event-flip-chaos = { $me ->
    [seat] Volteas el tablero: modo Caos.
   *[none] { $seat } voltea el tablero: modo Caos.
}
event-trap = { $me ->
    [seat] ¡Estás en un { $card }!
   *[none] ¡{ $seat } está en un { $card }!
}
event-exchange = { $me ->
    [seat] Cambias el sitio con { $other }: ahora estás en { $space }.
    [other] { $seat } te cambia el sitio: ahora estás en { $space }.
   *[none] { $seat } cambia el sitio con { $other }.
}
event-magnet = { $me ->
    [seat] Escondes un Imán de peligro en el mazo de Movimientos.
   *[none] { $seat } esconde un Imán de peligro en el mazo de Movimientos.
}
event-peek = { $me ->
    [seat] Miras los discos de arriba.
   *[none] { $seat } mira los discos de arriba.
}
event-peek-seen = Arriba del mazo de Movimientos: { $cards }.
event-order = { $me ->
    [seat] Devuelves los discos.
   *[none] { $seat } devuelve los discos.
}
event-renew = Se acabaron las cartas de Acción; las descartadas se barajan de nuevo.
event-late = Tras { $count } turnos la partida acaba; gana quien va más adelante.

odds-disc = El próximo disco
odds-on-kitten = Tu avance acaba en un Kitten
odds-on-bow = Acaba en el Lazo

hint-why-disc-bow = { $percent } % de probabilidad de llegar al Lazo.
hint-why-disc-safe = Ningún disco que pueda salir lleva a un Kitten.
hint-why-disc-risk = { $percent } % de riesgo de caer en un Kitten.
hint-why-disc-covered = { $percent } % de riesgo de caer en un Kitten, y una carta para desactivarlo.
hint-why-skip-move = Te quedas donde estás; no se descubre ningún disco.
hint-why-flip-board = Después, { $percent } % de riesgo de caer en un Kitten; ahora, { $before } %.
hint-why-look-discs = Enseña los próximos discos; { $percent } % de riesgo de caer en un Kitten.
hint-why-other-disc = Otro disco en vez del siguiente, con su { $percent } % de riesgo.
hint-why-magnet = Un Imán de peligro más en el mazo de Movimientos.
hint-why-magnet-top = El próximo disco es el imán.
hint-why-magnet-deep = Será el disco { $place } desde arriba.
hint-why-let-turn = Deja que se descubra el disco.
hint-why-flip-instead = Te quedas y se voltea el tablero.
hint-why-lands-bow = Llega al Lazo.
hint-why-lands-at = Lleva a la casilla { $space }.
hint-why-lands-kitten = Acaba en una casilla de Kitten.
hint-why-lands-cards = { $cards ->
    [one] Acaba en una casilla de una carta.
   *[other] Acaba en una casilla de { $cards } cartas.
}
hint-why-lands-nowhere = No te mueve.
hint-why-stay = Conservas tu casilla y tus cartas.
hint-why-fall = Cambias el sitio con quien va último y te quedas con tres cartas.

move-done = Descubrir un disco
move-move = Avanzar
move-flip-it = Voltear el tablero
move-discard = Descartar { $cards }
move-order = Dejar en este orden: { $cards }
move-swap-at = Cambiar de sitio con { $name }
