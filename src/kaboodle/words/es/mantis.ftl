# La mesa de Mantis.

mantis-your-turn = ¿Puntuar o hurtar?
mantis-your-turn-line = { $count ->
    [1] Esta la conoces. Aprovéchala.
    [2] El color tachado queda descartado. Decide antes de descubrirla.
   *[other] La carta de arriba es de uno de estos tres colores. Decide antes de descubrirla.
}
mantis-their-turn = { $name } está decidiendo
mantis-their-turn-line = Puntuar, o hurtar de otro tanque.
mantis-again = ¡Coincide! Juegas otra vez.
mantis-over = Fin de la partida
mantis-over-line = Gana quien llega antes a { $goal } cartas.
mantis-out-line = Se acabó la pila de robo. Gana quien más ha puntuado.
mantis-score = Puntuar
mantis-steal = Hurtar
mantis-from = a { $name }
mantis-up-to = { $count ->
    [one] hasta 1 carta
   *[other] hasta { $count } cartas
}
mantis-sure = { $count ->
    [one] 1 carta segura
   *[other] { $count } cartas seguras
}
mantis-no-match = no coincide
mantis-tank = Colores de este tanque
mantis-tank-of = Tanque de { $name }
mantis-your-tank = Tu tanque
mantis-empty = Vacío
mantis-stack = { $count } { $colour }
mantis-scored = { $count } de { $goal } cartas puntuadas
mantis-of = de { $goal }
mantis-pile = { $count ->
    [one] 1 carta en la pila de robo.
   *[other] { $count } cartas en la pila de robo.
}
mantis-top = La de arriba es { $first }, { $second } o { $third }.
mantis-top-two = La de arriba es { $first } o { $second }, no { $out }.
mantis-top-one = La de arriba es { $first }.
mantis-chances = Probabilidad de cada color
mantis-percent = { $part } %
mantis-leads = va ganando

mantis-over-scored = { $count ->
    [one] 1 carta puntuada
   *[other] { $count } cartas puntuadas
}
mantis-over-decided = { $count ->
    [one] { $count } puntuada
   *[other] { $count } puntuadas
}, { $tank } en el tanque
