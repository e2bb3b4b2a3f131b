kittens-pile = Montón de robo
kittens-pile-label = Montón de robo, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
kittens-draw = Robar una carta
kittens-draw-label = Robar una carta, { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
kittens-percent = { $part } %
kittens-odds = { $kittens ->
    [one] { $kittens } Kitten
   *[other] { $kittens } Kittens
} { $pile ->
    [one] en { $pile } carta
   *[other] en { $pile } cartas
}
kittens-odds-kitten = Sabes que está encima
kittens-odds-safe = Sabes que no es un Kitten
kittens-odds-hid = { $name } acaba de esconder uno
kittens-discard = Descartes
kittens-discard-label = Mirar los descartes, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
kittens-discard-title = Descartes, lo último primero ({ $count })
kittens-discard-empty = Aún no hay descartes.
kittens-mat = Tapete

kittens-your-turn = Te toca
kittens-play-or-draw = Juega lo que quieras y luego roba.
kittens-more-cards = Añade más cartas
kittens-missing-cards = Elige otra carta para combinarla.
kittens-missing-as = ¿Como qué carta juegas El Gatísimo?
kittens-missing-target = ¿Contra quién?
kittens-missing-robbed = ¿A quién se la quitas?
kittens-missing-named = ¿Qué carta quieres?
kittens-ready = ¿La juegas?
kittens-ready-five = ¿Las juegas? Toca una carta para cambiarla.
kittens-play = Jugar
kittens-play-on = Jugar contra { $name }
kittens-combos = Combinaciones en tu mano
kittens-combo-2 = Pareja
kittens-combo-3 = Trío
kittens-combo-5 = Cinco distintas

kittens-window = { $me ->
    [seat] { $aimed ->
        [yes] Juegas { $play } contra { $other }
       *[no] Juegas { $play }
    }
    [other] { $name } juega { $play } contra ti
   *[none] { $aimed ->
        [yes] { $name } juega { $play } contra { $other }
       *[no] { $name } juega { $play }
    }
}
kittens-window-noped = { $me ->
    [seat] { $by } anula tu jugada: { $play }
    [self] Anulas tu propia jugada: { $play }
    [other] Anulas la jugada de { $name }: { $play }
   *[none] { $by } anula la jugada de { $name }: { $play }
}
kittens-on-you = { $how ->
    [favor] Das una carta, la que tú elijas.
    [pair] Pierdes una carta al azar.
    [three] Si tienes { $card }, la pierdes.
   *[attack] { $count ->
        [one] Juegas { $count } turno.
       *[other] Juegas { $count } turnos seguidos.
    }
}
kittens-stands = ¿Va a ser que no?
kittens-yupped = Pues va a ser que sí. ¿Y que no?
kittens-noped = Con un «Que sí», vuelve a valer.
kittens-answered = A ver si alguien la anula…
kittens-sent = Enviando…

kittens-give = Dale una carta a { $name }
kittens-give-how = Elígela de tu mano.
kittens-give-it = Dar { $card }
kittens-pick = Quítale una carta a { $name }
kittens-pick-blind = ¡Sin mirar! Todos los dorsos son iguales.
kittens-pick-godcat = Uno de los dorsos es distinto…
kittens-back = Carta { $number }, boca abajo
kittens-back-godcat = El dorso de El Gatísimo
kittens-take = Toma un descarte
kittens-take-how = Cualquier carta de los descartes.
kittens-defuse = Desactivarlo
kittens-godcat-defuse = Usar El Gatísimo
kittens-hide = Esconde el Kitten
kittens-hide-secret = Solo tú sabrás dónde.
kittens-hide-slider = Cartas encima del Kitten
kittens-hide-here = Esconderlo aquí
kittens-hide-top = Encima: la próxima carta
kittens-hide-bottom = Al fondo del todo
kittens-hide-at = { $place ->
    [one] Debajo de { $place } carta
   *[other] Debajo de { $place } cartas
}
kittens-top = Arriba
kittens-bottom = Abajo
kittens-random = Al azar
kittens-heck = Del fondo. Solo la ves tú.
kittens-keep = Quedármela
kittens-put-top = Ponerla encima
kittens-lay = ¿Qué gato pones delante de tu rival?
kittens-lay-why = El otro se queda contigo. Quien acabe con El Minino de las Tinieblas explota.
kittens-lay-whom = ¿Quién recibe { $card }?
kittens-swap = { $name } ha puesto dos gatos
kittens-swap-why = Uno es El Gatísimo y el otro, El Minino de las Tinieblas. ¿Te quedas el tuyo o cambias?
kittens-hold = Quedarme el mío
kittens-swap-it = Cambiarlos
kittens-future = El futuro, la de arriba primero
kittens-place = { $place }

kittens-wait-turn = { $name } está jugando.
kittens-wait-target = { $name } está eligiendo a alguien.
kittens-wait-name = { $name } está pidiendo una carta.
kittens-wait-five = { $name } está eligiendo cinco cartas.
kittens-wait-give = { $name } está eligiendo qué carta dar.
kittens-wait-pick = { $name } está eligiendo una carta al azar.
kittens-wait-take = { $name } está mirando los descartes.
kittens-wait-face = ¡{ $name } ha robado un Exploding Kitten!
kittens-wait-hide = { $name } está escondiendo el Kitten.
kittens-wait-heck = { $name } está mirando la carta del fondo.
kittens-wait-lay = { $name } está poniendo los gatos.
kittens-wait-swap = { $name }: ¿quedarse o cambiar?
kittens-wait-devil = ¡{ $name } tiene El Minino de las Tinieblas!
kittens-doing-give = dando una carta
kittens-doing-pick = quitando una carta
kittens-doing-take = tomando una carta
kittens-doing-face = con un Kitten
kittens-doing-hide = escondiendo el Kitten
kittens-doing-heck = mirando abajo
kittens-doing-lay = poniendo los gatos
kittens-doing-swap = ¿cambiar o no?
kittens-doing-devil = con el Minino
kittens-doing-threat = { $count ->
    [one] ¿{ $count } turno?
   *[other] ¿{ $count } turnos?
}

kittens-asked-turn = Te toca: juega cartas o roba.
kittens-asked-give = Elige una carta y dásela a { $name }.
kittens-asked-pick = Elige una de las cartas boca abajo.
kittens-asked-take = Elige una carta de los descartes.
kittens-asked-face = Has robado un Exploding Kitten. Desactívalo o explota.
kittens-asked-hide = Esconde el Kitten en el montón.
kittens-asked-heck = Quédate la carta del fondo o ponla encima del montón.
kittens-asked-lay = Pon El Gatísimo y El Minino de las Tinieblas.
kittens-asked-swap = Deja tu carta boca abajo o cambia las dos.
kittens-asked-devil = Tienes El Minino de las Tinieblas. Desactívalo o explota.

kittens-why-not-with = No va con las cartas elegidas
kittens-why-turn = Solo en tu turno
kittens-why-window = Ahora solo vale «Va a ser que no»

kittens-fact-kittens = Kittens en el montón
kittens-fact-defuses = Desactivaciones usadas
kittens-fact-nopes = «Va a ser que no» jugados
kittens-fact-known = Conocidas del montón
kittens-out = ¡Bum! Estás fuera. Quédate a ver quién gana.

kittens-exploded = ha explotado
kittens-over-alive = { $count ->
    [0] sobrevive
    [one] sobrevive con 1 carta
   *[other] sobrevive con { $count } cartas
}
