# Las reglas de cada juego en una página, con nuestras palabras.

rules-games = Los juegos
rules-ids-show = Ver números de regla
rules-ids-hide = Ocultar números
rules-title-setup = Objetivo y preparación
rules-title-turn = Tu turno
rules-title-cards = Las cartas
rules-title-options = Opciones
rules-title-end = El final de la partida
rules-options = Donde el libro deja elegir, decide la mesa. El primer valor es el del libro.
rules-missing = Este juego aún no tiene página de reglas.

rules-first = Quien empieza se sortea, salvo que la mesa elija otra cosa.
