# La mesa del juego de tablero.

board-your-turn = Te toca
board-your-turn-line = Juega cartas si quieres y luego descubre un disco.
board-their-turn = Turno de { $name }
board-window = { $me ->
    [seat] { $aimed ->
        [yes] Tu { $card } contra { $target }
       *[no] Tu { $card }
    }
    [other] { $name } quiere quitarte una carta al azar
   *[none] { $aimed ->
        [yes] { $name } juega { $card } contra { $target }
       *[no] { $name } juega { $card }
    }
}
board-window-noped = { $me ->
    [seat] { $by } anula tu jugada: { $card }
    [self] Anulas tu propia jugada: { $card }
    [other] Anulas la jugada de { $name }: { $card }
   *[none] { $by } anula la jugada de { $name }: { $card }
}
board-now = { $me ->
    [seat] Vas a descubrir un disco
   *[none] { $name } va a descubrir un disco
}
board-now-line = Añade un imán AHORA o déjalo pasar.
board-place = ¿Dónde escondes el imán?
board-place-line = Solo lo sabrás tú. ¿Cuántos discos van encima?
board-place-theirs = { $name } está escondiendo un imán
board-order = Devuelve los discos en el orden que quieras
board-order-line = El de la izquierda sale primero.
board-order-theirs = { $name } está mirando los discos
board-either = ¿Avanzar o voltear el tablero?
board-either-line = Las casillas ocupadas se saltan.
board-face = ¡Has caído en un Exploding Kitten!
board-face-line = { $swap ->
    [none] Desactívalo o explota. Vas en último lugar: no te mueves.
    [one] Desactívalo o cámbiate de casilla con { $name }.
   *[tie] Desactívalo o cámbiate con quien va último.
}
board-face-line-bare = { $swap ->
    [none] Sin Desactivación. Ya vas en último lugar: no te mueves.
    [one] ¡Sin Desactivación! Te cambias con { $name }.
   *[tie] ¡Sin Desactivación! Te cambias con quien va último.
}
board-face-theirs = ¡{ $name } ha caído en un Exploding Kitten!
board-swap = ¿Con quién te cambias?
board-swap-line = Empatan en el último lugar.
board-discard = ¡Bum! Te quedas { $keep } cartas
board-discard-line = { $all ->
    [one] Elige la que descartas.
   *[other] Elige la carta { $now } de { $all } que descartas.
}
board-discard-it = { $all ->
    [one] Descartar
   *[other] Descartar ({ $now } de { $all })
}
board-target = ¿A quién le quitas una carta?
board-wait = { $name } está decidiendo
board-over = Fin de la partida
board-over-line = Gana quien llega antes al Lazo.
board-turn-disc = Descubrir un disco
board-let-turn = Dejar pasar
board-nope = ¡Va a ser que no!
board-move-it = Mover { $spaces }: a la casilla { $to }
board-flip-it = Voltear el tablero
board-defuse = Desactivarlo
board-explode = Explotar
board-explode-sure = Sí, explotar
board-top = Arriba
board-bottom = Abajo
board-random = Donde sea
board-under = { $count ->
    [0] arriba del todo
    [one] bajo 1 disco
   *[other] bajo { $count } discos
}
board-hide = Esconderlo aquí
board-put-back = Devolverlos
board-nth = { $place ->
    [1] primero
    [2] segundo
   *[3] tercero
}
board-sooner = { $disc } antes
board-later = { $disc } después
board-play = Jugar
board-deck = Mazo de Movimientos
board-deck-count = { $count ->
    [one] 1 disco
   *[other] { $count } discos
}
board-used = Discos usados
board-actions = Acciones
board-discards = Descartes
board-discard-pile = Cartas de Acción descartadas
board-nothing-yet = Todavía nada
board-known = Discos conocidos
board-known-at = { $from ->
    [1] arriba del todo
   *[other] n.º { $from } desde arriba
}
board-known-between = n.º { $from } a { $to } desde arriba
board-left = Quedan en el mazo
board-close = Cerrar
board-magnets = { $count ->
    [one] Queda 1 imán
   *[other] Quedan { $count } imanes
}
board-race = La carrera
board-where = { $space ->
    [0] Arenero
   *[other] casilla { $space }
}
board-where-short = { $space ->
    [0] salida
   *[other] en { $space }
}
board-choose = Elegir a { $name }
board-stands = { $name }: { $space ->
    [0] en el Arenero
   *[other] en la casilla { $space }
}
board-litter-box = Arenero
board-bow = El Lazo, casilla { $space }
board-kitten-space = Exploding Kitten
board-gives = { $count ->
    [0] nada
    [one] roba 1 carta
   *[other] roba { $count } cartas
}
board-space-label = Casilla { $space }: { $here }; por el otro lado: { $there }
board-litter-box-here = Arenero: todos empiezan aquí.
board-bow-here = El Lazo: cae justo aquí y ganas. Si te pasas, sigues la flecha hacia atrás.
board-track-calm = El recorrido, lado Calma
board-track-chaos = El recorrido, lado Caos
board-side-calm = Modo Calma
board-side-chaos = Modo Caos
board-preview = Vista previa: { $side }
board-peek-calm = Mirar la Calma
board-peek-chaos = Mirar el Caos
board-back = Volver
board-dimmed-turn = Solo en tu turno
board-keep-defuse = Guárdala: te salva si caes en un Kitten.
board-keep-nope = Guárdala: anula cartas de los demás.
board-next = { $disc }: { $part } %
