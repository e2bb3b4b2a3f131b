# Exploding Kittens: The Board Game.
# Its options: a title and one sentence; and the names of their values.

option-pack = Qué hay en la caja
    .why = Las cartas, los discos y las casillas de la partida.
option-start_side = Lado inicial
    .why = El lado que está arriba al empezar.
option-loop_step = Más allá del Lazo
    .why = Pasado el Lazo, la flecha cuesta un paso o no cuesta nada.
option-magnets_return = Los imanes vuelven
    .why = Los imanes usados vuelven a la reserva.
option-reshuffle = Rebarajar mazos vacíos
    .why = Un mazo vacío se rehace con sus descartes, enseguida o cuando hace falta.

value-house-pack-1 = Paquete 1 de la casa
value-standard-64 = Estándar 64
value-calm = Calma
value-chaos = Caos
value-target_is_next_step = cuesta un paso
value-arrow_is_free = es gratis
value-at_once = enseguida
value-when_needed = cuando haga falta
