# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its rules on one page, in our own words.

rules-title-exploding = Explotar y desactivar
rules-title-nope = Va a ser que no
rules-title-combos = Combinaciones

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
