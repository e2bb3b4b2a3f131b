# Las opciones de cada edición: un título y una frase. El primer valor es el del libro.

option-empty_target = Pedir a una mano vacía
    .why = Puedes pedir carta a quien no tiene. No te llevas nada.
option-auto_defuse = Desactivación automática
    .why = La Desactivación se juega sola cuando puede salvarte.
option-nope_own = Anular tu propia carta
    .why = Puedes anular tu propia carta, así que el juego también te pregunta.
option-first = Quién empieza
    .why = Al azar, a elección del anfitrión o el sitio siguiente al de la última vez.

value-on = sí
value-off = no
value-true = sí
value-false = no
value-always = siempre
value-forbid = no permitido
value-allow_no_effect = permitido
value-ask = preguntar
value-random = al azar
value-host = elige el anfitrión
value-next = sitio siguiente
