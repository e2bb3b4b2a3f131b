# La página de cada carta: qué hace y lo que se suele preguntar. Con nuestras palabras; debajo, los números de regla.

help-title = Cartas
help-choose = Elige una carta para leer más.
help-back = Todas las cartas
help-copies = { $count } en el mazo
help-rules = Todas las reglas de este juego
help-ids = Números de regla
help-keys = Teclado
help-keys-list = Flechas: recorrer la mano. Intro: jugar. N: anular. P: dejar pasar. ?: esta ayuda. Esc: saltar la animación.
help-keys-choices = Flechas: ir de una respuesta a otra. Intro: elegir. ?: esta ayuda. Esc: saltar la animación.
help-missing = Este juego aún no tiene páginas de ayuda.
