# Los grandes momentos de Mantis.

mantis-stakes = Lo que puedes ganar
mantis-stake-score = Puntuar
mantis-stake-steal = Hurtar a { $name }
mantis-rides = { $count ->
    [one] Está en juego { $count } carta
   *[other] Están en juego { $count } cartas
}
mantis-flip-now = toca para descubrirla ya
mantis-yoink = ¡Mío!
mantis-plop = Plof.
mantis-plop-line = No coincide. { $name } se lleva { $colour } gratis.
mantis-ten = ¡Diez!
