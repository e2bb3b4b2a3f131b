# Exploding Kittens: The Board Game.
# Its rules on one page, in our own words.

rules-title-discs = Discos
rules-title-spaces = Casillas

rules-aim-board = De dos a seis jugadores corren hacia el Lazo. Nadie queda eliminado.
rules-board-deal = Todos empiezan en el Arenero. Cada uno recibe cinco cartas de Acción; el resto es el mazo de Acciones.
rules-board-discs = El mazo de Movimientos tiene once discos. Diez Imanes de peligro esperan junto al tablero, y al empezar no hay ninguno en el mazo.
rules-board-pack = Qué casillas, discos y cartas hay lo dice un paquete de contenido.
rules-board-turn = Juega tantas cartas de Acción como quieras, o ninguna. Luego descubre el disco de arriba y muévete. Se juega en el sentido del reloj.
rules-board-empty = Quien empieza su turno sin cartas de Acción roba tres.
rules-board-now = «Añadir un imán AHORA» se puede jugar también justo antes del disco de otro. Esconde un imán, en secreto, en cualquier lugar del mazo de Movimientos.
rules-board-silence = Si se acaba el reloj, no juegas más cartas y descubres tu disco.
rules-board-move = Mueve: avanza tantas casillas.
rules-board-either = Mueve o voltea: avanza, o voltea el tablero y quédate.
rules-board-flip-move = Voltea y mueve: primero se voltea el tablero.
rules-board-leapfrog = Pídola: ve a la primera casilla libre tras el siguiente jugador. Si vas en cabeza, no te mueves.
rules-board-magnet = Imán de peligro: ve al siguiente Kitten. Si hay alguien, sigue a la siguiente casilla libre. Tras el último Kitten, sigue la flecha.
rules-board-number = Un número: roba tantas cartas de Acción.
rules-board-occupied = Hay alguien: sigue a la siguiente casilla libre. Solo en el Arenero caben varios.
rules-board-kitten = Un Kitten: explotas, salvo que juegues una Desactivación; entonces te quedas ahí y no pasa nada más.
rules-board-explode = Explotar: cambia el sitio con quien va último y descarta hasta tener tres cartas. Ninguna de las dos casillas hace nada. Si hay varios últimos, eliges.
rules-board-flipping = Voltear cambia de Calma a Caos y al revés: todos siguen en su casilla y no se activa nada. Ambos lados se pueden mirar siempre.
rules-board-bow = Hay que caer justo en el Lazo. Si no, sigue la flecha hacia atrás y sigue avanzando. Saltar sobre alguien al Lazo también gana.
rules-board-renew = Un mazo que se acaba se rehace con sus descartes.
