# La mano del día: las mismas cartas para todos.

daily-title = Mano del día
daily-number = Mano del día n.º { $day }
daily-number-done = Mano del día n.º { $day }, hecha
daily-head = Cinco manos.
    Las mismas cartas para todos.
daily-lead = Tu sitio, tu mano y tus bots son los mismos para todos. Solo las decisiones son tuyas.
daily-go = Repartir
daily-go-on = Seguir jugando
daily-once = Un solo intento. Descansa cuando quieras y vuelve antes de medianoche (UTC).
daily-deal = Mano { $deal }
daily-won = Ganada
daily-lost = No ganada
daily-next = Otra mano
daily-result = Ver el resultado
daily-pause = Hacer una pausa
daily-trouble = No hemos podido enviar la jugada. Prueba otra vez.
daily-streak = { $count ->
    [0] Empieza hoy
    [one] { $count } día seguido
   *[other] { $count } días seguidos
}
daily-week = Los últimos siete días
daily-day-done = Jugado
daily-day-open = Sin jugar
daily-sealed = Sellada anoche
daily-sealed-why = Las cartas de hoy estaban fijadas antes de que jugara nadie. Mañana sale la clave y puedes comprobarlo.
daily-check = Ver los sellos
daily-commitment = Sello de hoy
daily-commitment-tomorrow = Sello de mañana
daily-key = Clave del { $day }
daily-points = { $points } puntos frente a los demás
daily-better = Mejor que el { $part } %
daily-people = { $count ->
    [one] { $count } jugador ha terminado las cinco.
   *[other] { $count } jugadores han terminado las cinco.
}
daily-luck = Un solo día es sobre todo suerte.
daily-others = Otros en tu sitio: { $part } %
daily-share = Cuéntaselo a tus amigos
daily-share-head = Kaboodle, mano del día n.º { $day }
daily-copy = Copiar el texto
daily-copied = Copiado
daily-no-spoilers = Sin cartas ni turnos: no desvela nada.
daily-tomorrow = Mañana, otra mano.
