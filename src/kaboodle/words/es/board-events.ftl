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
event-shuffle-used = Se acabó el mazo de Movimientos: los discos usados se barajan de nuevo.
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
    [seat] Avanzas hasta { $space }.
   *[none] { $seat } avanza hasta { $space }.
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
    [seat] ¡Has caído en un { $card }!
   *[none] ¡{ $seat } ha caído en un { $card }!
}
event-exchange = { $me ->
    [seat] Te cambias con { $other }: ahora estás en { $space }.
    [other] { $seat } se cambia contigo: ahora estás en { $space }.
   *[none] { $seat } se cambia con { $other }.
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
event-renew = Se acabó el mazo de Acciones: los descartes se barajan de nuevo.
event-late = { $count ->
    [one] Tras 1 turno lo dejamos aquí. Gana quien va por delante.
   *[other] Tras { $count } turnos lo dejamos aquí. Gana quien va por delante.
}

odds-disc = El próximo disco
odds-on-kitten = Caes en un Kitten
odds-on-bow = Caes en el Lazo

hint-why-disc-bow = { $percent } % de probabilidad de llegar al Lazo.
hint-why-disc-safe = Ningún disco te lleva a un Kitten.
hint-why-disc-risk = { $percent } % de riesgo de caer en un Kitten.
hint-why-disc-covered = { $percent } % de riesgo de caer en un Kitten, pero tienes una Desactivación.
hint-why-skip-move = Te quedas donde estás. Este turno, sin disco.
hint-why-flip-board = Riesgo de Kitten: ahora { $before } %, después { $percent } %.
hint-why-look-discs = Te enseña los próximos discos. Riesgo de Kitten: { $percent } %.
hint-why-other-disc = Evita el próximo disco y su { $percent } % de riesgo.
hint-why-magnet = Un Imán de peligro más en el mazo de Movimientos.
hint-why-magnet-top = El próximo disco es el imán.
hint-why-magnet-deep = Será el disco { $place } desde arriba.
hint-why-let-turn = Lo deja pasar.
hint-why-flip-instead = Te quedas y volteas el tablero.
hint-why-lands-bow = Te lleva al Lazo.
hint-why-lands-at = Te lleva a la casilla { $space }.
hint-why-lands-kitten = Caes en un Kitten.
hint-why-lands-cards = { $cards ->
    [one] Caes en una casilla de 1 carta.
   *[other] Caes en una casilla de { $cards } cartas.
}
hint-why-lands-nowhere = No te mueves.
hint-why-stay = Conservas tu casilla y tus cartas.
hint-why-fall = Explotas: último lugar y tres cartas.

move-done = Descubrir un disco
move-move = Avanzar
move-flip-it = Voltear el tablero
move-discard = Descartar { $cards }
move-order = Dejar en este orden: { $cards }
move-swap-at = Cambiarme con { $name }
