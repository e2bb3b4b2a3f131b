# Las reglas de cada juego en una página, con nuestras palabras.

rules-games = Los juegos
rules-title-setup = Objetivo y preparación
rules-title-turn = Un turno
rules-title-exploding = Explotar y desactivar
rules-title-nope = Va a ser que no
rules-title-combos = Combinaciones
rules-title-cards = Las cartas
rules-title-options = Opciones
rules-title-discs = Discos
rules-title-spaces = Casillas
rules-title-end = El final
rules-title-two = Con dos jugadores
rules-options = Lo que el libro deja abierto lo elige la mesa; el primer valor es el del libro.

rules-aim-kittens = Se roban cartas hasta que alguien explota. Quien explota queda fuera; gana quien queda al final.
rules-decks = Una baraja es para 2 a 5 jugadores; dos juntas, para hasta 9.
rules-mat = El Gatísimo y El Minino de las Tinieblas están boca arriba en un tapete. Sus dorsos son distintos de todos los demás.
rules-deal = Primero se apartan los Kittens y las Desactivaciones. Cada uno recibe siete cartas boca abajo y una Desactivación: ocho en mano.
rules-kittens = Entra en el mazo un Kitten menos que jugadores; ya barajado, es el montón de robo.
rules-one-kitten = Este juego es justo para dos. El único Kitten entra en el mazo; ya barajado, es el montón de robo.
rules-spare-after = Las Desactivaciones sobrantes entran después de repartir, así que nadie empieza con dos; con dos jugadores entran solo dos.
rules-spare-before = Dos Desactivaciones sobrantes entran antes de repartir, así que puede tocar una segunda; con cinco jugadores es una.
rules-third-before = La tercera Desactivación está en el mazo al repartir, así que puede tocar.
rules-quick = En una partida rápida se retira sin mirar un tercio del mazo antes de meter los Kittens.
rules-first = Quién empieza se sortea, si la mesa no ha elegido otra cosa.

rules-play = Juega tantas cartas como quieras, una tras otra, o ninguna. Pon cada una boca arriba en los descartes y haz lo que dice.
rules-draw = Acaba tu turno robando la carta de arriba del montón. Se juega en el sentido del reloj.
rules-count = Todos pueden contar el montón de robo. La mano no tiene límites; vacía también vale.
rules-silence = Si se acaba el reloj, robas; un Kitten se desactiva si se puede; ante las jugadas ajenas, dejas que ocurran.

rules-show = Un Kitten robado se enseña al momento. Sin Desactivación explotas, pierdes todas tus cartas y quedas fuera.
rules-defuse = Con una Desactivación sobrevives: descártala y devuelve el Kitten, en secreto, a cualquier lugar del montón. Tu turno acaba; si te atacaron, solo uno.
rules-only-defuse = Nada más te salva de un Kitten.
rules-only-defuse-or-godcat = Nada más te salva de un Kitten, pero El Gatísimo puede jugarse como Desactivación.
rules-never-empty = El montón de robo nunca se acaba: tiene Kittens para todos menos uno.

rules-nope = Un «Va a ser que no» para todo salvo Kitten y Desactivación, también una combinación, antes de que ocurra y también fuera de turno.
rules-yup = Un no también se puede parar: entonces la jugada vuelve a valer, y así sucesivamente.
rules-noped = Las cartas paradas se pierden. Si paran tu carta, sigue siendo tu turno.
rules-window = Aquí se pregunta a todos tras cada jugada, tengan lo que tengan, y nadie puede parar su propia carta.

rules-cats = Un gato solo no hace nada. Dos iguales quitan a alguien una carta sin verla.
rules-two = Dos cartas cualesquiera del mismo título hacen lo mismo. En una combinación no cuenta lo que dicen las cartas.
rules-three = Tres del mismo título: nombra una carta. Si la tiene, es tuya; si no, nada.
rules-five = Cinco cartas de cinco títulos distintos: toma cualquiera de los descartes. Kittens no, salvo que la mesa lo permita.
rules-no-five = Cinco cartas distintas no son combinación en esta edición.

rules-aim-mantis = De dos a seis jugadores. Gana quien tenga primero diez cartas en su pila de puntuación.
rules-mantis-cards = 105 cartas de siete colores. El anverso enseña un color; el reverso, tres, y uno es el del anverso. Cada terna de colores está una vez con cada uno de sus tres anversos.
rules-mantis-deal = Cada uno recibe cuatro cartas boca arriba: el Tanque. Los colores iguales se apilan, pero no puntúan. El resto es la pila de robo, reversos arriba.
rules-mantis-decide = Decide primero: puntuar o hurtar, y a quién. Luego se descubre la carta de arriba. No hay vuelta atrás.
rules-mantis-score = Puntuar: la carta va a tu Tanque. Si su color ya está, todas tus cartas de ese color van a tu pila de puntuación; si no, se queda. Solo así se puntúa.
rules-mantis-steal = Hurtar: la carta va al Tanque de otro. Si su color ya está, todas las de ese color pasan a tu Tanque, nunca directas a los puntos; si no, se queda allí.
rules-mantis-known = Todos saben cuántas cartas ha puntuado cada uno, no sus colores. Un Tanque vacío también vale.
rules-mantis-silence = Si se acaba el reloj, intentas puntuar.
rules-mantis-end = Quien llega a la meta gana al momento. Si se acaba la pila de robo, gana quien más puntúe, luego quien más tenga en el Tanque; si también empatan, comparten la victoria.
rules-mantis-two = Con dos jugadores la meta es quince, y tras un hurto con éxito juegas otra vez.

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
