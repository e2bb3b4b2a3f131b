# Ayuda en la mesa: probabilidades, pistas y jugadas en palabras.

odds-title = Lo que puedes deducir
odds-now = Según este momento
odds-stale = Según tu última decisión
odds-player = Puede tener
odds-percent = { $part } %
odds-missing = Este juego no muestra probabilidades.

hint-title = Lo que haría el bot más fuerte
hint-thinking = Pensando…
hint-chance = gana { $part } % ± { $error }
hint-refused-not-now = Ahora no hay pista: pídela cuando te toque decidir, en una partida contra bots.
hint-refused-slow-down = Un momento, por favor: demasiadas pistas a la vez.
hint-refused-other = No hay pista para esto.
hint-why-rob = Quita una de { $cards } cartas.
hint-why-nope-you = Va contra ti.
hint-why-nope-back = Recupera tu propia jugada.
hint-why-nope-own = Anula tu propia carta.
hint-why-nope-other = No va contra ti.
hint-why-pass = Deja que ocurra; «Va a ser que no» se queda en la mano.
hint-why-plain = Según las partidas que ha simulado.

move-nope = ¡Va a ser que no!
move-pass = Dejar que ocurra
move-defuse = Desactivar
move-explode = Explotar
move-hide = Esconderlo como carta { $place } desde arriba
move-play = Jugar { $cards }
move-play-at = Jugar { $cards } contra { $name }

menu-standing = Cuando alguien juega una carta
menu-standing-why = Tu respuesta en cada ventana de reacción; nadie lo sabe.
menu-standing-ask = Preguntarme
menu-standing-nope-if-target = Va a ser que no, si va contra mí
menu-standing-pass = Dejar siempre que ocurra
menu-people = A quién oyes
menu-mute = Silenciar a { $name }
menu-hear = Volver a oír a { $name }
menu-silence = No dejar hablar a { $name }
menu-let-talk = Dejar hablar de nuevo a { $name }
menu-watchers = quienes miran
menu-pause = Pausar la partida
menu-go-on = Continuar
menu-leave = Dejar mi sitio
menu-leave-sure = Sí, dejarlo
menu-leave-why = Un bot sigue jugando por ti hasta el final.
