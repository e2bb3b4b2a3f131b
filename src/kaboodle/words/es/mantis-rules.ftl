# Mantis.
# Its rules on one page, in our own words.

rules-title-two = Con dos jugadores

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
