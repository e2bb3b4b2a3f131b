# Mantis.
# Its rules on one page, in our own words.

rules-title-two = Con dos jugadores

rules-aim-mantis = De dos a seis jugadores. Gana quien tenga primero diez cartas en su pila de puntuación.
rules-mantis-cards = 105 cartas de siete colores. El anverso enseña un color y el reverso, tres: el del anverso siempre es uno de ellos. Cada grupo de tres colores está una vez con cada anverso.
rules-mantis-deal = Cada uno recibe cuatro cartas boca arriba: su tanque. Apila los colores iguales. Aún no puntúan. El resto es la pila de robo, con los reversos arriba.
rules-mantis-decide = Primero decide: puntuar o hurtar, y a quién. Luego descubre la carta de arriba. No hay vuelta atrás.
rules-mantis-score = Puntuar: descubre la carta en tu tanque. Si coincide, todas tus cartas de ese color van a tu pila de puntuación. Si no, se queda. Solo así se puntúa.
rules-mantis-steal = Hurtar: descubre la carta en el tanque de otro. Si coincide, todas sus cartas de ese color pasan a tu tanque, no a tus puntos. Si no, se queda allí.
rules-mantis-known = Todos saben cuántas cartas has puntuado, pero no de qué colores. Un tanque vacío también vale.
rules-mantis-silence = Si se te acaba el tiempo, puntúas.
rules-mantis-end = Si llegas a la meta, ganas enseguida. Si se acaba la pila de robo, gana quien más ha puntuado y luego quien más cartas tiene en el tanque. ¿Sigue el empate? Compartís la victoria.
rules-mantis-two = Con dos jugadores necesitas quince cartas, y si hurtas con éxito juegas otra vez.
