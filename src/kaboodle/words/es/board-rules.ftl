# Exploding Kittens: The Board Game.
# Its rules on one page, in our own words.

rules-title-discs = Discos
rules-title-spaces = Casillas

rules-aim-board = De dos a seis jugadores corren hacia el Lazo. Nadie queda eliminado.
rules-board-deal = Todos empiezan en el Arenero. Cada uno recibe cinco cartas de Acción. El resto es el mazo de Acciones.
rules-board-discs = El mazo de Movimientos tiene once discos. Diez Imanes de peligro esperan junto al tablero. Ninguno empieza en el mazo.
rules-board-pack = La caja que eliges decide qué casillas, discos y cartas hay.
rules-board-turn = Juega tantas cartas de Acción como quieras, o ninguna. Luego descubre el disco de arriba y muévete. Se juega en el sentido del reloj.
rules-board-empty = Si empiezas tu turno sin cartas de Acción, roba tres.
rules-board-now = «Añadir un imán AHORA» también se puede jugar justo antes de que otro descubra su disco. Esconde el imán en cualquier lugar del mazo de Movimientos.
rules-board-silence = Si se te acaba el tiempo, descubres tu disco.
rules-board-move = Mueve: avanza ese número de casillas.
rules-board-either = Mueve o voltea: avanza, o quédate y voltea el tablero.
rules-board-flip-move = Voltea y mueve: primero voltea el tablero.
rules-board-leapfrog = Pídola: salta al siguiente jugador y ve a la primera casilla libre. Si vas en cabeza, no te mueves.
rules-board-magnet = Imán de peligro: ve al siguiente Kitten. Si hay alguien, sigue a la siguiente casilla libre. Tras el último Kitten, sigue la flecha.
rules-board-number = Un número: roba ese número de cartas de Acción.
rules-board-occupied = ¿Casilla ocupada? Sigue hasta la siguiente libre. Solo en el Arenero caben varios.
rules-board-kitten = Un Kitten: explotas, salvo que juegues una Desactivación. Entonces te quedas ahí y no pasa nada más.
rules-board-explode = Explotar: cámbiate con quien va último y descarta hasta quedarte con tres cartas. Ninguna de las dos casillas hace nada. Si hay empate en el último lugar, eliges tú.
rules-board-flipping = Voltear cambia de Calma a Caos y al revés. Todos siguen en su casilla y no pasa nada en ella. Puedes mirar los dos lados cuando quieras.
rules-board-bow = Tienes que caer justo en el Lazo. ¿Te pasas? Sigue la flecha hacia atrás y continúa. Saltar sobre alguien y caer en el Lazo también gana.
rules-board-renew = Cuando se acaba un mazo, baraja sus descartes y haz uno nuevo.
