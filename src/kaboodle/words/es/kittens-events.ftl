# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its events, moves, odds and hints. $me says who reads: seat, other or none. Terms: see cards.ftl.

event-turn-owed = { $me ->
    [seat] Tu turno: te tocan { $count }.
   *[none] Turno de { $seat }: le tocan { $count }.
}
event-play-naming = { $me ->
    [seat] Juegas { $cards } contra { $other } y pides { $named }.
    [other] { $seat } juega { $cards } contra ti y pide { $named }.
   *[none] { $seat } juega { $cards } contra { $other } y pide { $named }.
}
event-play-as = { $card } como { $as }
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
event-hide = { $me ->
    [seat] Escondes el Kitten en el montón de robo.
   *[none] { $seat } esconde el Kitten en el montón de robo.
}
event-hide-at = { $place ->
    [0] Dejas el Kitten encima del montón de robo.
    [one] Escondes el Kitten bajo { $place } carta.
   *[other] Escondes el Kitten bajo { $place } cartas.
}
event-remove = { $me ->
    [seat] Pierdes { $cards }, fuera del juego.
   *[none] { $seat } pierde { $cards }, fuera del juego.
}
event-shuffle = { $me ->
    [seat] Barajas el montón de robo.
   *[none] { $seat } baraja el montón de robo.
}
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
event-miss = { $me ->
    [seat] No tienes { $named }.
   *[none] { $seat } no tiene { $named }.
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

odds-known = Lo que sabes del montón
odds-at = Carta { $place }
odds-between = Carta { $from } a { $to }

hint-why-draw-safe = Se sabe que la próxima carta es segura.
hint-why-draw-known = Se sabe que la próxima carta explota.
hint-why-draw-risk = { $percent } % de riesgo.
hint-why-draw-covered = { $percent } % de riesgo, y una carta para desactivarlo.
hint-why-escape-known = Se sabe que la próxima carta explota.
hint-why-escape-risk = Evita un riesgo del { $percent } %.
hint-why-escape-safe = La próxima carta es segura de todos modos.
hint-why-look = Muestra si se cumple ese { $percent } %.
hint-why-shuffle-known = Se sabe que la próxima carta explota; después, { $percent } % de riesgo.
hint-why-shuffle = Deja un riesgo del { $percent } %.
hint-why-rob-named = { $percent } % de probabilidad de que { $seat } la tenga.
hint-why-rob-discard = Toma una carta de los descartes.
hint-why-duel = Un duelo por El Gatísimo, a cara o cruz.
hint-why-rescue = Te salva.
hint-why-explode = Acaba la partida para ti.
hint-why-hide-top = Lo roba quien juega después.
hint-why-hide-near = Sale tras { $place } robos más.
hint-why-hide-deep = Hay { $place } cartas encima.
hint-why-give = Primero se va lo que menos echarás de menos.

move-draw = Robar
move-keep = Quedársela
move-top = Ponerla encima
move-hold = Quedarte la tuya
move-swap = Cambiarlas
move-pick = Elegir una carta
move-give = Dar { $cards }
move-take = Tomar { $cards }
move-lay = Poner { $cards }
move-lay-at = Poner { $card } ante { $name }
