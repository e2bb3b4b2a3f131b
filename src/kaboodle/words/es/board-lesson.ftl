# Exploding Kittens: The Board Game.
# Its guided first game: what the coach says.

lesson-board-hello = ¡Hola! Esto es una carrera: gana quien antes caiga justo en el Lazo, arriba del todo. Eres el conejo. El tablero está en modo Calma; las esquinas pequeñas muestran cada casilla en modo Caos.
lesson-board-spaces = Un número te da esas cartas de Acción. En un Kitten explotas: cambias tu sitio con quien va último. En tu turno primero juegas cartas y luego descubres un disco que te mueve.
lesson-board-future = ¿Qué disco saldrá? Juega Ver el futuro para mirar los tres de arriba.
lesson-board-kitten-ahead = El primero dice dos casillas. ¡Y a dos casillas hay un Kitten!
lesson-board-flip = Mira la esquina pequeña de esa casilla: en modo Caos da cartas. Voltea el tablero.
lesson-board-disc = Todas las casillas han cambiado. Descubre el disco y adelante.
lesson-board-drawn = Ningún Kitten, y cartas nuevas. Ahora juega tu rival.
lesson-board-magnet = Van a descubrir un disco. Es el momento de Añadir un imán AHORA: esconde un Imán de peligro entre los discos. ¡Juégalo!
lesson-board-hide = Nadie ve dónde lo pones. El disco de arriba es el de tu rival, así que escóndelo arriba.
lesson-board-turn-it = Ahora deja que se descubra el disco y mira.
lesson-board-swapped = El imán ha llevado a tu rival al siguiente Kitten. ¡Bum! Ha cambiado su sitio con quien iba último: contigo. Ahora vas por delante.
lesson-board-again = Tu turno. Descubre un disco.
lesson-board-defuse = Un Kitten, pero tienes una Desactivación. Juégala y no pasa nada.
lesson-board-let-it-turn = Antes de cada disco te preguntan, pero ya no tienes carta de imán. Deja que se descubra.
lesson-board-bow = Estás a una casilla del Lazo y hay que caer justo en él. Supermueve 1 es perfecto.
lesson-board-won = Estás en el Lazo: ¡has ganado! Mira los dos lados antes de descubrir un disco y guarda una Desactivación si puedes.
