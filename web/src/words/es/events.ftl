# Lo que pasó, para el registro y los lectores de pantalla. $me dice quién lee: seat, other o none.
# Términos: ver cards.ftl.

event-a-card = una carta
event-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
event-discs = { $count ->
    [one] { $count } disco
   *[other] { $count } discos
}
event-space = { $number ->
    [0] el Arenero
   *[other] la casilla { $number }
}

event-first = { $me ->
    [seat] Empiezas tú.
   *[none] Empieza { $seat }.
}
event-dealt = { $me ->
    [seat] Te reparten { $cards }.
   *[none] { $seat } recibe { $cards }.
}
event-turn = { $me ->
    [seat] Tu turno.
   *[none] Turno de { $seat }.
}
event-turn-again = { $me ->
    [seat] Otra vez tu turno.
   *[none] Otra vez turno de { $seat }.
}
event-turn-owed = { $me ->
    [seat] Tu turno: te tocan { $count }.
   *[none] Turno de { $seat }: le tocan { $count }.
}
event-play = { $me ->
    [seat] Juegas { $cards }.
   *[none] { $seat } juega { $cards }.
}
event-play-at = { $me ->
    [seat] Juegas { $cards } contra { $other }.
    [other] { $seat } juega { $cards } contra ti.
   *[none] { $seat } juega { $cards } contra { $other }.
}
event-play-naming = { $me ->
    [seat] Juegas { $cards } contra { $other } y pides { $named }.
    [other] { $seat } juega { $cards } contra ti y pide { $named }.
   *[none] { $seat } juega { $cards } contra { $other } y pide { $named }.
}
event-play-as = { $card } como { $as }
event-nope = { $me ->
    [seat] Juegas { $nope }: queda en nada, por ahora.
   *[none] { $seat } juega { $nope }: queda en nada, por ahora.
}
event-yup = { $me ->
    [seat] Juegas { $nope } encima: pues va a ser que sí.
   *[none] { $seat } juega { $nope } encima: pues va a ser que sí.
}
event-pass = { $me ->
    [seat] Dejas que ocurra.
   *[none] { $seat } deja que ocurra.
}
event-stands = { $me ->
    [seat] Tu jugada sigue adelante.
   *[none] La jugada de { $seat } sigue adelante.
}
event-noped = { $me ->
    [seat] Tu jugada queda anulada.
   *[none] La jugada de { $seat } queda anulada.
}
event-draw = { $me ->
    [seat] Robas { $card }.
   *[none] { $seat } roba { $card }.
}
event-kitten = { $me ->
    [seat] ¡Robas un { $card }!
   *[none] ¡{ $seat } roba un { $card }!
}
event-kitten-bottom = { $me ->
    [seat] ¡Sacas un { $card } del fondo!
   *[none] ¡{ $seat } saca un { $card } del fondo!
}
event-kitten-discard = { $me ->
    [seat] ¡Tomas un { $card } de los descartes!
   *[none] ¡{ $seat } toma un { $card } de los descartes!
}
event-defuse = { $me ->
    [seat] { $card } te salva.
   *[none] { $card } salva a { $seat }.
}
event-hide = { $me ->
    [seat] Escondes el Kitten en el montón de robo.
   *[none] { $seat } esconde el Kitten en el montón de robo.
}
event-hide-at = { $place ->
    [0] Dejas el Kitten encima del montón de robo.
    [one] Escondes el Kitten bajo { $place } carta.
   *[other] Escondes el Kitten bajo { $place } cartas.
}
event-explode = { $me ->
    [seat] ¡Explotas!
   *[none] ¡{ $seat } explota!
}
event-discard = { $me ->
    [seat] Pierdes { $cards }, a los descartes.
   *[none] { $seat } pierde { $cards }, a los descartes.
}
event-remove = { $me ->
    [seat] Pierdes { $cards }, fuera del juego.
   *[none] { $seat } pierde { $cards }, fuera del juego.
}
event-shuffle = { $me ->
    [seat] Barajas el montón de robo.
   *[none] { $seat } baraja el montón de robo.
}
event-shuffle-discs = { $me ->
    [seat] Barajas el mazo de Movimientos.
   *[none] { $seat } baraja el mazo de Movimientos.
}
event-shuffle-used = Se acabó el mazo de Movimientos; los discos usados se barajan de nuevo.
event-future = { $me ->
    [seat] Miras las cartas de arriba del montón.
   *[none] { $seat } mira las cartas de arriba del montón.
}
event-future-seen = Arriba del montón de robo: { $cards }.
event-give = { $me ->
    [seat] Le das { $card } a { $other }.
    [other] { $seat } te da { $card }.
   *[none] { $seat } le da { $card } a { $other }.
}
event-steal = { $me ->
    [seat] { $other } te quita { $card }.
    [other] Le quitas { $card } a { $seat }.
   *[none] { $other } le quita { $card } a { $seat }.
}
event-miss = { $me ->
    [seat] No tienes { $named }.
   *[none] { $seat } no tiene { $named }.
}
event-none = { $me ->
    [seat] No te quedan cartas.
   *[none] A { $seat } no le quedan cartas.
}
event-take = { $me ->
    [seat] Tomas { $card } de los descartes.
   *[none] { $seat } toma { $card } de los descartes.
}
event-bottom = { $me ->
    [seat] Tomas { $card } del fondo del montón de robo.
   *[none] { $seat } toma { $card } del fondo del montón de robo.
}
event-keep = { $me ->
    [seat] Te quedas { $card }.
   *[none] { $seat } se queda { $card }.
}
event-top = { $me ->
    [seat] Pones { $card } encima del montón de robo.
   *[none] { $seat } pone { $card } encima del montón de robo.
}
event-lay = { $me ->
    [seat] Pones las dos cartas boca abajo, una ante { $other }.
    [other] { $seat } pone las dos cartas boca abajo, una ante ti.
   *[none] { $seat } pone las dos cartas boca abajo, una ante { $other }.
}
event-lay-seen = Pones { $card } ante { $other }.
event-hold = { $me ->
    [seat] Te quedas con lo que hay.
   *[none] { $seat } se queda con lo que hay.
}
event-swap = { $me ->
    [seat] Cambias las dos cartas.
   *[none] { $seat } cambia las dos cartas.
}
event-duel = { $me ->
    [seat] Tienes El Gatísimo; { $other }, El Minino de las Tinieblas.
    [other] { $seat } tiene El Gatísimo; tú, El Minino de las Tinieblas.
   *[none] { $seat } tiene El Gatísimo; { $other }, El Minino de las Tinieblas.
}
event-empty = Se acabó el montón de robo.
event-win = { $me ->
    [seat] ¡Has ganado!
   *[none] ¡Gana { $seat }!
}

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

face-rabbit-face = Conejo
face-fox = Zorro
face-owl = Búho
face-penguin = Pingüino
face-frog = Rana
face-panda = Panda
face-koala = Koala
face-hamster = Hámster
face-octopus = Pulpo
