# Mantis.
# Its guided first game: what the coach says.

lesson-mantis-hello = ¡Hola! Cada jugador tiene un tanque lleno de criaturas de colores. Sé el primero en puntuar suficientes cartas. La barra de cada tanque muestra cuánto falta.
lesson-mantis-tank = En medio está la pila de robo. El reverso de la carta de arriba muestra tres colores, y su anverso es uno de ellos. Los colores que coinciden con algo brillan.
lesson-mantis-score = Tienes dos rojas y la carta de arriba puede ser roja. Intenta puntuar: descubres la carta en tu propio tanque.
lesson-mantis-scored = ¡Roja! Coincide, así que todas tus rojas puntúan, con la nueva. Ahí están a salvo para siempre.
lesson-mantis-robbed = Ay. Tu vecino descubrió una verde en tu tanque. Coincidía con la tuya y se llevó las dos. Lo hurtado va al tanque de quien hurta, no a sus puntos.
lesson-mantis-stays = Esta vez no coincide, así que la carta se queda donde se descubrió. ¡Te toca otra vez!
lesson-mantis-steal = La carta de arriba puede ser azul y en el tanque de la derecha hay una azul. Húrtala: toca ese tanque.
lesson-mantis-stolen = ¡Coincide! Las dos azules vienen a tu tanque, donde ya había una. Tres azules: solo falta puntuarlas.
lesson-mantis-again = Los demás también han puntuado. Tienes tres azules y la carta de arriba puede ser azul. ¡Puntúa!
lesson-mantis-won = Cuatro cartas más, y son diez. ¡Has ganado! Recuerda: puntúa lo tuyo antes de que te lo hurten.
