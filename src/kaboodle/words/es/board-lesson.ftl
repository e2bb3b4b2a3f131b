# Exploding Kittens: The Board Game.
# Its guided first game: what the coach says.

lesson-board-hello = ¡A correr! Gana quien caiga justo en el Lazo, arriba del todo. Eres el conejo. El tablero está en modo Calma. Las esquinas pequeñas muestran qué hay en modo Caos.
lesson-board-spaces = Un número te da ese número de cartas de Acción. En un Kitten explotas: te cambias con quien va último. En tu turno, primero juegas cartas y luego descubres un disco y avanzas.
lesson-board-future = ¿Qué disco saldrá? Juega Ver el futuro para mirar los tres de arriba.
lesson-board-kitten-ahead = El primero te mueve dos casillas. ¡Y a dos casillas hay un Kitten!
lesson-board-flip = Mira la esquina pequeña: en modo Caos, esa casilla te da cartas. Juega Voltea el tablero.
lesson-board-disc = Todas las casillas han cambiado. ¡Descubre tu disco y adelante!
lesson-board-drawn = ¡Ningún Kitten, y cartas nuevas! Ahora le toca a tu rival.
lesson-board-magnet = Tu rival va a descubrir un disco. Es el momento de Añadir un imán AHORA: esconde un Imán de peligro entre los discos. ¡Juégala!
lesson-board-hide = Nadie ve dónde lo pones. El disco de arriba es el de tu rival, así que escóndelo arriba.
lesson-board-turn-it = Ahora déjalo pasar y mira.
lesson-board-swapped = El imán ha llevado a tu rival al siguiente Kitten. ¡Bum! Ha tenido que cambiarse con quien iba último, y ese eras tú. ¡Ahora vas por delante!
lesson-board-again = Te toca. Descubre un disco.
lesson-board-defuse = Un Kitten, pero tienes una Desactivación. Juégala y no pasa nada.
lesson-board-let-it-turn = El juego te pregunta antes de cada disco, pero ya no te quedan imanes. Déjalo pasar.
lesson-board-bow = Estás a una casilla del Lazo y hay que caer justo en él. Supermueve 1 es perfecto.
lesson-board-won = Estás en el Lazo. ¡Has ganado! Mira los dos lados antes de descubrir un disco y guarda una Desactivación si puedes.
