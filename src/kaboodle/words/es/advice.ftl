# Ayuda en la mesa: probabilidades, pistas y jugadas en palabras.

odds-title = Lo que sabes
odds-now = Ahora mismo
odds-stale = En tu última jugada
odds-player = Quizá tenga
odds-percent = { $part } %
odds-missing = En este juego no hay probabilidades.

hint-title = Qué haría nuestro mejor bot
hint-equal = { $count ->
    [2] Estas dos valen casi lo mismo
   *[other] Estas { $count } valen casi lo mismo
}
hint-thinking = Pensando…
hint-chance = gana el { $part } % de las veces
hint-refused-not-now = Las pistas son para tus decisiones, en partidas contra bots.
hint-refused-slow-down = ¡Calma! Dale un segundo a la última pista.
hint-refused-other = No hay pista para esto.
hint-why-rob = { $cards ->
    [one] Le quita su única carta.
   *[other] Le quita una de sus { $cards } cartas.
}
hint-why-nope-you = Va contra ti.
hint-why-nope-back = Tu jugada vuelve a valer.
hint-why-nope-own = Anula tu propia carta.
hint-why-nope-other = No va contra ti.
hint-why-pass = Lo deja pasar y guarda el «Va a ser que no».
hint-why-plain = Ha ganado más en las pruebas del bot.

move-nope = ¡Va a ser que no!
move-pass = Dejar pasar
move-defuse = Desactivar
move-explode = Explotar
move-hide = Esconderlo { $place ->
    [1] arriba del todo
   *[other] como carta { $place } desde arriba
}
move-play = Jugar { $cards }
move-play-at = Jugar { $cards } contra { $name }

menu-standing = Cuando alguien juega una carta
menu-standing-why = Tu respuesta automática a cada carta. Solo la ves tú.
menu-standing-ask = Preguntarme
menu-standing-nope-if-target = Anular si va contra mí
menu-standing-pass = Dejar pasar siempre
menu-people = Silenciar
menu-mute = Silenciar a { $name }
menu-hear = Dejar de silenciar a { $name }
menu-silence = Bloquear el chat de { $name }
menu-let-talk = Desbloquear el chat de { $name }
menu-watchers = todo el público
menu-pause = Pausar la partida
menu-go-on = Continuar
menu-leave = Abandonar la partida
menu-leave-sure = Sí, abandonar
menu-leave-why = Un bot termina la partida por ti. No podrás volver a ella.

# Whom a reaction window asks.
menu-when-able = Preguntas
menu-when-able-why = Si no tienes con qué responder, no te preguntamos. Si juegas con más personas, nadie lo nota: cada ventana dura todo su tiempo.
menu-when-able-on = Solo si puedo responder
menu-when-able-off = Siempre
