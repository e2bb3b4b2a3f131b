kittens-pile = Montón de robo
kittens-pile-label = Montón de robo, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
kittens-draw = Robar una carta
kittens-draw-label = Robar una carta, quedan { $count }
kittens-percent = { $part } %
kittens-odds = { $kittens ->
    [one] { $kittens } Kitten
   *[other] { $kittens } Kittens
} { $pile ->
    [one] en { $pile } carta
   *[other] en { $pile } cartas
}
kittens-discard = Descartes
kittens-discard-label = Mirar los descartes, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
kittens-discard-title = Descartes, lo último primero ({ $count })
kittens-discard-empty = Aún no se ha descartado nada.
kittens-mat = Tapete

kittens-your-turn = Te toca
kittens-play-or-draw = Juega las cartas que quieras y luego roba.
kittens-more-cards = Añade cartas
kittens-missing-cards = Estas cartas necesitan compañía.
kittens-missing-as = ¿Qué carta es El Gatísimo?
kittens-missing-target = Elige a alguien con luz.
kittens-missing-named = Nombra la carta que quieres.
kittens-ready = ¿La juegas?
kittens-play = Jugar
kittens-play-on = Jugar contra { $name }
kittens-combos = Combinaciones en tu mano
kittens-combo-2 = Pareja
kittens-combo-2-does = quita al azar
kittens-combo-3 = Trío
kittens-combo-3-does = nombra una carta
kittens-combo-5 = Cinco distintas
kittens-combo-5-does = de los descartes

kittens-window = { $me ->
    [seat] { $aimed ->
        [yes] Tu { $play } contra { $other }
       *[no] Tu { $play }
    }
    [other] { $name } juega { $play } contra ti
   *[none] { $aimed ->
        [yes] { $name }: { $play } contra { $other }
       *[no] { $name }: { $play }
    }
}
kittens-stands = Sigue en pie. ¿Alguien más?
kittens-noped = Parado por ahora. ¿Alguien más?
kittens-yours = Tu carta está encima. Deciden los demás.
kittens-answered = Ya has respondido. Faltan los demás.
kittens-sent = En camino…

kittens-give = Dale una carta a { $name }
kittens-give-how = Elígela de tu mano.
kittens-give-it = Dar { $card }
kittens-pick = Quítale una carta a { $name }
kittens-pick-blind = Todos los dorsos son iguales.
kittens-pick-godcat = Un dorso no es como los demás.
kittens-back = Carta { $number }, boca abajo
kittens-back-godcat = El dorso de El Gatísimo
kittens-take = Recupera una carta
kittens-take-how = Una cualquiera de los descartes.
kittens-face-kitten = ¡Un Exploding Kitten!
kittens-face-devilcat = ¡El Minino de las Tinieblas era tuyo!
kittens-defuse = Desactivar
kittens-godcat-defuse = Desactivar con El Gatísimo
kittens-explode = Explotar
kittens-hide = Esconde el Kitten
kittens-hide-secret = Nadie ve dónde. Toca dentro del montón.
kittens-hide-slider = Cuántas cartas quedan encima del Kitten
kittens-hide-here = Esconder aquí
kittens-hide-top = Encima: la próxima carta
kittens-hide-bottom = Al fondo del todo
kittens-hide-at = { $place ->
    [one] Debajo de { $place } carta
   *[other] Debajo de { $place } cartas
}
kittens-top = Arriba
kittens-bottom = Abajo
kittens-random = Al azar
kittens-heck = Del fondo, solo para tus ojos
kittens-keep = Quedármela
kittens-put-top = Ponerla encima
kittens-lay = ¿Qué gato pones delante del otro jugador?
kittens-lay-why = El otro se queda contigo. Quien acabe con El Minino de las Tinieblas explota.
kittens-lay-whom = { $card }: ¿delante de quién?
kittens-swap = { $name } ha puesto dos gatos
kittens-swap-why = Uno es El Gatísimo y el otro El Minino de las Tinieblas. ¿Lo dejas o cambias?
kittens-hold = Dejarlo así
kittens-swap-it = Cambiar
kittens-future = El futuro, la de arriba primero
kittens-place = { $place }

kittens-wait-turn = Juega { $name }.
kittens-wait-target = { $name } elige a alguien.
kittens-wait-name = { $name } nombra una carta.
kittens-wait-five = { $name } elige cinco cartas.
kittens-wait-give = { $name } elige una carta para dar.
kittens-wait-pick = { $name } elige una carta a ciegas.
kittens-wait-take = { $name } mira los descartes.
kittens-wait-face = ¡{ $name } tiene delante un Exploding Kitten!
kittens-wait-hide = { $name } esconde el Kitten.
kittens-wait-heck = { $name } mira la carta del fondo.
kittens-wait-lay = { $name } coloca los gatos.
kittens-wait-swap = { $name } puede dejar o cambiar.
kittens-wait-devil = ¡El Minino de las Tinieblas estaba ante { $name }!

kittens-asked-turn = Te toca: juega cartas o roba.
kittens-asked-give = Elige una carta para dársela a { $name }.
kittens-asked-pick = Elige uno de los dorsos.
kittens-asked-take = Elige una carta de los descartes.
kittens-asked-face = Has robado un Exploding Kitten. Desactívalo o explota.
kittens-asked-hide = Esconde el Kitten en el montón.
kittens-asked-heck = Quédate la carta del fondo o ponla encima del montón.
kittens-asked-lay = Coloca a El Gatísimo y El Minino de las Tinieblas.
kittens-asked-swap = Deja tu carta boca abajo o cambia las dos.
kittens-asked-devil = El Minino de las Tinieblas era tuyo. Desactívalo o explota.

kittens-why-not-with = No va con lo que has elegido
kittens-why-turn = Solo en tu turno
kittens-why-window = Ahora solo vale «Va a ser que no»

kittens-fact-kittens = Kittens en el montón
kittens-fact-defuses = Desactivados
kittens-fact-nopes = «Que no» jugados
kittens-fact-known = cartas que conoces
kittens-out = Has explotado. Mira quién queda al final.

kittens-exploded = ha explotado
kittens-over-alive = { $count ->
    [0] sobrevive
    [one] sobrevive con 1 carta
   *[other] sobrevive con { $count } cartas
}
