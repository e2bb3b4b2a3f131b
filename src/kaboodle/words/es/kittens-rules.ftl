# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its rules on one page, in our own words.

rules-title-exploding = Explotar y desactivar
rules-title-nope = Va a ser que no
rules-title-combos = Combinaciones

rules-aim-kittens = Roba cartas hasta que alguien explote. Si explotas, estás fuera. Gana quien quede al final.
rules-decks = Una baraja es para 2 a 5 jugadores. Hasta 9, usad dos.
rules-mat = El Gatísimo y El Minino de las Tinieblas están boca arriba en un tapete. Sus dorsos son distintos de todos los demás.
rules-deal = Aparta los Kittens y las Desactivaciones. Cada uno recibe siete cartas boca abajo y una Desactivación: ocho en la mano.
rules-kittens = Mete un Kitten menos que jugadores y baraja. Ese es el montón de robo.
rules-one-kitten = Este juego es justo para dos. Baraja el único Kitten con el mazo. Ese es el montón de robo.
rules-spare-after = Las Desactivaciones sobrantes entran después de repartir, así que nadie empieza con dos. Con dos jugadores entran solo dos.
rules-spare-before = Dos Desactivaciones sobrantes entran antes de repartir (una, con cinco jugadores), así que puedes empezar con dos.
rules-third-before = La tercera Desactivación ya está en el mazo al repartir, así que puede tocarte.
rules-quick = En una partida rápida, retira sin mirar un tercio del mazo antes de meter los Kittens.
rules-play = Juega tantas cartas como quieras, una tras otra, o ninguna. Pon cada una boca arriba en los descartes y haz lo que dice.
rules-draw = Acaba tu turno robando la carta de arriba del montón. Se juega en el sentido del reloj.
rules-count = Todos pueden contar el montón de robo. No hay límite de cartas en la mano, y puede quedar vacía.
rules-silence = Si se te acaba el tiempo, robas. Si es un Kitten, lo desactivas si puedes. Las cartas de los demás las dejas pasar.
rules-show = Si robas un Kitten, lo enseñas. Sin Desactivación explotas, pierdes todas tus cartas y estás fuera.
rules-defuse = Con una Desactivación te salvas. Descártala y devuelve el Kitten en secreto a cualquier lugar del montón. Tu turno acaba (si te atacaron, solo uno).
rules-only-defuse = Nada más te salva de un Kitten.
rules-only-defuse-or-godcat = Nada más te salva de un Kitten, salvo El Gatísimo jugado como Desactivación.
rules-never-empty = El montón de robo nunca se acaba: hay un Kitten para todos menos para quien gana.
rules-nope = Un «Va a ser que no» anula cualquier carta o combinación antes de que ocurra, aunque no sea tu turno. No sirve contra un Kitten ni una Desactivación.
rules-yup = También puedes anular un «Va a ser que no»: entonces la jugada vuelve a valer. Y así sucesivamente.
rules-noped = Las cartas anuladas se pierden. Si anulan la tuya, sigue siendo tu turno.
rules-window = Después de cada jugada se pregunta a todos, tengan lo que tengan. Nadie puede anular su propia carta, salvo que la mesa lo permita.
rules-cats = Un gato solo no hace nada. Dos iguales le quitan a alguien una carta al azar.
rules-two = También vale cualquier pareja de cartas iguales. En una combinación no cuenta lo que dicen.
rules-three = Trío: pídele una carta a un jugador. Si la tiene, es tuya. Si no, nada.
rules-five = Cinco cartas distintas: toma cualquiera de los descartes, pero no un Kitten, salvo que la mesa lo permita.
rules-no-five = En esta edición, cinco cartas distintas no son una combinación.
