# El tablero de análisis: una posición, sus jugadas con opciones, y seguir desde ahí.

analysis-title = Tablero de análisis
analysis-seat = Las cartas de
analysis-thinking = Pensando…
analysis-playouts = { $count ->
    [one] { $count } partida jugada
   *[other] { $count } partidas jugadas
}
analysis-exact = Calculado con exactitud
analysis-longer = Pensar más
analysis-chance = Opciones de ganar: { $part } %
analysis-unknown = Otro jugador está a mitad de algo.
analysis-over = La partida ha terminado.
analysis-forced = Aquí no hay nada que elegir.
analysis-others = No te toca.
analysis-go-on = Que sigan los bots
analysis-what-if = ¿Y si…?
analysis-what-if-line = Elige una jugada. Los bots responden como juegan.
analysis-here = Tu punto de partida
analysis-play = Jugar desde aquí
analysis-copy = Copiar el enlace
analysis-copied = Enlace copiado
analysis-edit = Crear una posición
analysis-edit-game = Juego
analysis-edit-text = La posición en texto
analysis-edit-go = Crearla
analysis-edit-new = Nuevo reparto
analysis-failed = No ha funcionado. Prueba otra vez en un momento.
analysis-print = Imprimir
