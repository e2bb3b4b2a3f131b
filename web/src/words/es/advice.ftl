# Ayuda en la mesa: probabilidades, pistas y jugadas en palabras.

odds-title = Lo que puedes deducir
odds-now = Según este momento
odds-stale = Según tu última decisión
odds-player = Puede tener
odds-percent = { $part } %
odds-cards = { $count ->
    [one] { $count } carta de media
   *[other] { $count } cartas de media
}
odds-disc = El próximo disco
odds-on-kitten = Tu avance acaba en un Kitten
odds-on-bow = Acaba en el Lazo
odds-known = Lo que sabes del montón
odds-at = Carta { $place }
odds-between = Carta { $from } a { $to }


hint-title = Lo que haría el bot más fuerte
hint-thinking = Pensando…
hint-chance = gana { $part } % ± { $error }
hint-refused-not-now = Ahora no hay pista: pídela cuando te toque decidir, en una partida contra bots.
hint-refused-slow-down = Un momento, por favor: demasiadas pistas a la vez.
hint-refused-other = No hay pista para esto.
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
hint-why-rob = Quita una de { $cards } cartas.
hint-why-rob-named = { $percent } % de probabilidad de que { $seat } la tenga.
hint-why-rob-discard = Toma una carta de los descartes.
hint-why-duel = Un duelo por El Gatísimo, a cara o cruz.
hint-why-nope-you = Va contra ti.
hint-why-nope-back = Recupera tu propia jugada.
hint-why-nope-other = No va contra ti.
hint-why-pass = Deja que ocurra; «Va a ser que no» se queda en la mano.
hint-why-rescue = Te salva.
hint-why-explode = Acaba la partida para ti.
hint-why-hide-top = Lo roba quien juega después.
hint-why-hide-near = Sale tras { $place } robos más.
hint-why-hide-deep = Hay { $place } cartas encima.
hint-why-give = Primero se va lo que menos echarás de menos.
hint-why-match = { $percent } % de probabilidad de coincidir, { $cards } cartas de media.
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
hint-why-plain = Según las partidas que ha simulado.

move-draw = Robar
move-nope = ¡Va a ser que no!
move-pass = Dejar que ocurra
move-defuse = Desactivar
move-explode = Explotar
move-keep = Quedársela
move-top = Ponerla encima
move-hold = Quedarte la tuya
move-swap = Cambiarlas
move-pick = Elegir una carta
move-done = Descubrir un disco
move-move = Avanzar
move-flip-it = Voltear el tablero
move-score = Puntuar
move-hide = Esconderlo como carta { $place } desde arriba
move-give = Dar { $cards }
move-take = Tomar { $cards }
move-discard = Descartar { $cards }
move-lay = Poner { $cards }
move-order = Dejar en este orden: { $cards }
move-steal-at = Hurtar a { $name }
move-swap-at = Cambiar de sitio con { $name }
move-lay-at = Poner { $card } ante { $name }
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
