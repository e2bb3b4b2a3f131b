# Retos: una posición, una jugada mejor que las demás.

puzzles-title = Retos
puzzles-one = Reto
puzzles-daily = Reto del día
puzzles-rating = Tu nivel en los retos
puzzles-lead = Una jugada gana mucho más a menudo. Búscala aquí o en la mesa.
puzzles-more = Cualquier otra jugada se puede hacer en la mesa.
puzzles-right = ¡Eso es! { $move }
puzzles-wrong = Mejor: { $move }
puzzles-behind = { $move } gana { $points ->
    [one] { $points } partida
   *[other] { $points } partidas
} menos de cada 100.
puzzles-found = { $found } de { $tried } jugadores la encontraron.
puzzles-row = { $count ->
    [one] { $count } seguido
   *[other] { $count } seguidos
}
puzzles-unsent = Estás sin conexión. Guardaremos esta respuesta más tarde.
puzzles-next = Otro reto
puzzles-share = Copiar el enlace
puzzles-copied = Copiado
puzzles-chances = Opciones de ganar
puzzles-yours = Tu jugada
puzzles-percent = { $part } %
puzzles-how = Contado en miles de partidas con lo que sabes aquí. Siguen jugando bots: tómalo como orientación.
puzzles-kinds = Qué retos
puzzles-game = Juego
puzzles-all-games = Todos los juegos
puzzles-theme = Tema
puzzles-all-themes = Todos los temas
puzzles-none = ¡Todos resueltos!
puzzles-none-why = Ya conoces todos los retos de este tipo. Elige otro.
puzzles-offline = Sin conexión
puzzles-offline-why = No quedan retos en este dispositivo. Vuelve cuando tengas conexión.
puzzles-missing = No encontramos ese reto

puzzle-theme-nope = Cuándo decir que no
    .ask = ¿Va a ser que no?
puzzle-theme-hide = Dónde esconder
    .ask = ¿Dónde lo pones?
puzzle-theme-count = Contar el montón
    .ask = ¿Qué juegas?
puzzle-theme-name = Pedir una carta
    .ask = ¿Qué carta quieres?
puzzle-theme-odds = Puntuar o hurtar
    .ask = ¿Puntuar o hurtar?
puzzle-theme-plan = Planear
    .ask = ¿Cuál es el plan?
