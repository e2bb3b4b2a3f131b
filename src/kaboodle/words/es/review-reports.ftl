# Análisis de partidas terminadas: `kaboodle review`.

review-of = { $game }, { $players } jugadores, asiento { $seat }
review-result-won = Has ganado.
review-result-lost = Has perdido.
review-result-shared = Has compartido la victoria.
review-from-to = Opciones de ganar: { $par } % al principio, { $result } % al final.
review-sum = En total
review-percentile = Más suerte que en el { $percent } % de las partidas de práctica en una mesa así.
review-luckiest = Momento de más suerte: paso { $step }, { $points } puntos.
review-unluckiest = Momento de peor suerte: paso { $step }, { $points } puntos.
review-think = Jugadas para pensar
review-decision = Paso { $step }: { $move } costó { $points } ± { $error } puntos. { $verdict }
review-better = Mejor: { $move }. { $why }
review-verdict-slip = Desliz.
review-verdict-mistake = Error.
review-verdict-blunder = ¡Ay!
review-verdict-equal = más o menos igual
review-verdict-best = la mejor jugada
review-decisions = Todas tus decisiones
    .about = Opciones con su error estándar. Las jugadas que apenas se diferencian no cuentan.
review-column-played = jugada
review-column-best = la mejor
review-column-lost = puntos perdidos
