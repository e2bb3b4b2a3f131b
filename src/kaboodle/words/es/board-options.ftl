# Exploding Kittens: The Board Game.
# Its options: a title and one sentence; and the names of their values.

option-pack = Contenido de la caja
    .why = Qué cartas, discos y casillas hay.
option-start_side = Lado al empezar
    .why = Qué lado del tablero está arriba al empezar.
option-loop_step = Más allá del Lazo
    .why = Si el destino de la flecha cuenta como el paso siguiente al Lazo o no cuesta nada.
option-magnets_return = Los imanes vuelven
    .why = Si un imán usado vuelve a la reserva.
option-reshuffle = Mazos nuevos
    .why = Cuándo se rehace con los descartes un mazo que se ha acabado.

value-house-pack-1 = Paquete 1 de la casa
value-standard-64 = Estándar 64
value-calm = Calma
value-chaos = Caos
value-target_is_next_step = cuesta un paso
value-arrow_is_free = no cuesta nada
value-at_once = al momento
value-when_needed = cuando haga falta
