# La página de cada carta: qué hace y lo que se suele preguntar. Con nuestras palabras; debajo, los números de regla.

help-title = Cartas
help-all = Teclas y cartas
help-choose = Elige una carta para leer más.
help-back = Todas las cartas
help-copies = { $count } en el mazo
help-rules = Todas las reglas de este juego
help-ids = Números de regla
help-keys = Teclado
help-key-arrows = moverte
help-key-enter = elegir o jugar
help-key-d = robar
help-key-n = anular
help-key-p = dejar pasar
help-key-l = abrir el historial
help-key-escape = cancelar o saltar
help-key-help = esta ayuda
help-missing = Este juego aún no tiene páginas de ayuda.
