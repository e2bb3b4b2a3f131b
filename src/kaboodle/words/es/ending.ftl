# El final de la partida para quien juega: fuera, o acabada.

ending-won = ¡Has ganado!
ending-shared = ¡{ $names }!
ending-place = { $place }.º
ending-watched = Gana { $name }
ending-first = { $name } llegó antes
ending-together = Victoria compartida
ending-glad = Esta es tuya
ending-sorry = ¿Cerramos la caja o la abrimos otra vez?
ending-seen = Así fue la partida
ending-played = { $game } · { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
ending-moment = Ver el momento clave
ending-more = Más
ending-deal-sealed = Antes de repartir, el servidor envió este sello:
ending-deal-opened = Al terminar mostró el secreto que decidió el reparto:
ending-deal-same = Tu navegador ha calculado el sello de ese secreto (SHA-256). Es el sello de la línea 1: nada ha cambiado:
ending-deal-broken = Tu navegador ha calculado el sello de ese secreto (SHA-256) y algo no encaja:
ending-deal-yours = Se mezcló un número al azar tuyo: nadie pudo preparar las cartas.
ending-deal-late = Llegaste después del reparto, así que tu navegador solo pudo comprobar esto.
out-title = Estás fuera, pero esto sigue
out-place = { $place } de { $count }. No eres tú, es el Kitten.
out-speed = Velocidad
out-times = { $count }×
out-end = Final
out-faster-wait = Faltan los demás que están fuera
out-new = Partida nueva
out-leave = Salir
out-guess = ¿Quién gana?
out-guess-right = Lo sabías: gana { $name }.
