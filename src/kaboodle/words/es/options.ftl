# Las opciones de cada edición: un título y una frase. El primer valor es el del libro.

option-empty_target = Pedir a una mano vacía
    .why = Si se puede pedir una carta a quien no tiene, sin efecto.
option-auto_defuse = Desactivación
    .why = Si se juega sola cuando puede salvarte.
option-nope_own = Parar tu propia carta
    .why = Si puedes jugar «Va a ser que no» a tu propia carta; entonces también se te pregunta.
option-first = Quién empieza
    .why = Al azar, a elección de quien organiza, o el sitio siguiente al que empezó la última vez.

value-on = sí
value-off = no
value-true = sí
value-false = no
value-always = siempre
value-forbid = prohibido
value-allow_no_effect = permitido
value-ask = preguntar
value-random = al azar
value-host = elige quien organiza
value-next = sitio siguiente
