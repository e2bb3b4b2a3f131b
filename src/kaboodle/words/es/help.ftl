# La página de cada carta: qué hace y lo que se suele preguntar. Con nuestras palabras; debajo, los números de regla.

help-title = Cartas
help-choose = Elige una carta para leer más.
help-back = Todas las cartas
help-copies = { $count ->
    [one] { $count } en la caja
   *[other] { $count } en la caja
}
help-rules = Todas las reglas de este juego
help-ids = De dónde viene
help-keys = Teclas
help-keys-list = Las flechas recorren tu mano, Intro juega, N dice que no, P deja que ocurra, ? abre esta ayuda. Escape se salta lo que se mueve.
help-missing = Este juego no tiene páginas de ayuda en el navegador.
