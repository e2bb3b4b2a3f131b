# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its events, moves, odds and hints. $me says who reads: seat, other or none. Terms: see cards.ftl.

event-turn-owed = { $count ->
    [one] { $me ->
        [seat] Te toca: { $count } turno por jugar.
       *[none] Turno de { $seat }: { $count } turno por jugar.
    }
   *[other] { $me ->
        [seat] Te toca: { $count } turnos por jugar.
       *[none] Turno de { $seat }: { $count } turnos por jugar.
    }
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
    [seat] Fuera del juego: tus cartas, { $cards }.
   *[none] Fuera del juego: las cartas de { $seat }, { $cards }.
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
    [seat] Pones los dos gatos boca abajo, uno delante de { $other }.
    [other] { $seat } pone los dos gatos boca abajo, uno delante de ti.
   *[none] { $seat } pone los dos gatos boca abajo, uno delante de { $other }.
}
event-lay-seen = Pones { $card } delante de { $other }.
event-hold = { $me ->
    [seat] Te quedas con tu gato.
   *[none] { $seat } no cambia.
}
event-swap = { $me ->
    [seat] Cambias los gatos.
   *[none] { $seat } cambia los gatos.
}
event-duel = { $me ->
    [seat] Te llevas El Gatísimo; { $other }, El Minino de las Tinieblas.
    [other] { $seat } se lleva El Gatísimo; tú, El Minino de las Tinieblas.
   *[none] { $seat } se lleva El Gatísimo; { $other }, El Minino de las Tinieblas.
}

odds-known = Lo que sabes del montón de robo
odds-at = Carta { $place }
odds-between = Cartas { $from } a { $to }

hint-why-draw-safe = Sabes que la próxima carta es segura.
hint-why-draw-known = Sabes que la próxima carta es un Kitten.
hint-why-draw-risk = { $percent } % de riesgo de Kitten.
hint-why-draw-covered = { $percent } % de riesgo de Kitten, pero tienes una Desactivación.
hint-why-escape-known = Sabes que la próxima carta es un Kitten.
hint-why-escape-risk = Evita un riesgo del { $percent } %.
hint-why-escape-safe = La próxima carta es segura de todos modos.
hint-why-look = Te muestra si ese { $percent } % se cumple.
hint-why-shuffle-known = La próxima carta es un Kitten. Tras barajar: { $percent } % de riesgo.
hint-why-shuffle = Deja un riesgo del { $percent } %.
hint-why-rob-named = { $percent } % de probabilidad de que { $seat } la tenga.
hint-why-rob-discard = Toma una carta de los descartes.
hint-why-duel = El Gatísimo, a cara o cruz.
hint-why-rescue = Te salva.
hint-why-explode = Estás fuera.
hint-why-hide-top = Lo roba el siguiente jugador.
hint-why-hide-near = { $place ->
    [one] Sale después de 1 robo más.
   *[other] Sale después de { $place } robos más.
}
hint-why-hide-deep = { $place ->
    [one] Hay 1 carta encima.
   *[other] Hay { $place } cartas encima.
}
hint-why-give = Es la que menos echarás de menos.

move-draw = Robar una carta
move-keep = Quedársela
move-top = Ponerla encima
move-hold = Quedarte la tuya
move-swap = Cambiarlas
move-pick = Elegir una carta
move-give = Dar { $cards }
move-take = Tomar { $cards }
move-lay = Poner { $cards }
move-lay-at = Poner { $card } delante de { $name }

# Dónde quedó un Kitten, para quien ve todas las cartas.
event-hide-at-theirs = { $place ->
    [0] { $seat } esconde el Kitten encima del montón de robo.
    [one] { $seat } esconde el Kitten bajo { $place } carta.
   *[other] { $seat } esconde el Kitten bajo { $place } cartas.
}
