# Las reglas de cada juego en una página, con nuestras palabras.

rules-games = Los juegos
rules-title-setup = Objetivo y preparación
rules-title-turn = Un turno
rules-title-cards = Las cartas
rules-title-options = Opciones
rules-title-end = El final
rules-options = Lo que el libro deja abierto lo elige la mesa; el primer valor es el del libro.
rules-missing = Este juego no tiene página de reglas en el navegador.

rules-first = Quién empieza se sortea, si la mesa no ha elegido otra cosa.
