# Mantis.
# Its guided first game: what the coach says.

lesson-mantis-hello = ¡Hola! Cada quien tiene un tanque lleno de criaturas de colores. Gana quien antes puntúe suficientes cartas: la barra de cada tanque muestra cuánto lleva.
lesson-mantis-tank = En medio está la pila de robo. El reverso de su carta de arriba muestra tres colores: por delante es uno de ellos. Los colores que coinciden con algo brillan.
lesson-mantis-score = Tienes dos rojas y la carta de arriba puede ser roja. Intenta puntuar: la carta se descubre en tu propio tanque.
lesson-mantis-scored = ¡Roja! Coincide, así que todas tus rojas puntúan, con la nueva. Ahí están a salvo para siempre.
lesson-mantis-robbed = Ay. Alguien descubrió una verde en tu tanque: coincidía con la tuya y se llevó las dos. Lo hurtado va al tanque de quien hurta, no a sus puntos.
lesson-mantis-stays = Esta vez nada coincidía, así que la carta se queda donde se descubrió. Y ahora te toca otra vez.
lesson-mantis-steal = La carta de arriba puede ser azul y en el tanque de la derecha hay una azul. Húrtala: toca ese tanque.
lesson-mantis-stolen = ¡Coincide! Las dos azules vienen a tu tanque, donde ya había una. Tres azules: solo falta puntuarlas.
lesson-mantis-again = Los demás también han puntuado. Tienes tres azules y la carta de arriba puede ser azul. ¡Puntúa!
lesson-mantis-won = Cuatro cartas más, y son diez: ¡has ganado! Recuerda: puntúa lo tuyo antes de que te lo quiten.
