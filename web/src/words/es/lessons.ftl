# Las primeras partidas guiadas: lo que dice el entrenador.

lesson-coach = Tu entrenador
lesson-next = Seguir
lesson-play-now = Jugar ya
lesson-leave = Salir de la lección
lesson-stray = También podrías, pero probemos antes otra cosa. Ya te he dicho cuál.
lesson-part = { $part } % hecho
lesson-missing = No existe esa lección.

lesson-kittens-hello = ¡Hola! En algún lugar del montón se esconden Exploding Kittens. Si robas uno, quedas fuera, salvo que puedas desactivarlo. Gana quien quede al final. Es tu turno y tus cartas están abajo.
lesson-kittens-future = En tu turno puedes jugar tantas cartas como quieras. Lo terminas robando. Pero ¿qué hay encima del montón? Juega Ver el futuro para mirarlo.
lesson-kittens-kitten-on-top = ¡Un Exploding Kitten, justo encima! Solo tú lo sabes. Mejor no robes ahora.
lesson-kittens-attack = Ataque termina tu turno sin robar y quien te sigue tiene que jugar dos. Juégalo y que el Kitten sea para otro.
lesson-kittens-noped = A tu izquierda dicen «Va a ser que no»: para casi cualquier carta. A todos se les pregunta si lo paran a su vez. Tú no tienes ninguno, así que deja que ocurra.
lesson-kittens-shuffle = Lástima, y sigue siendo tu turno. Pero hay otra salida: baraja el montón y nadie sabrá dónde está el Kitten.
lesson-kittens-draw = Ahora el Kitten puede estar en cualquier sitio. Termina tu turno: roba una carta.
lesson-kittens-nope = ¡Uf! Has robado un «Va a ser que no». Y ya te hace falta: te piden un Favor, que te costaría una carta. ¡Di que no!
lesson-kittens-let-it-happen = El Favor queda en nada. Ahora alguien juega Salto para terminar su turno sin robar. Te preguntan, como siempre a todos. Deja que ocurra.
lesson-kittens-pair = Tu turno otra vez. Los gatos solos no hacen nada, pero dos iguales quitan una carta. Elige los dos Gatos Hogaza y luego a quien tienes a la izquierda.
lesson-kittens-risk = Una carta para ti. Tarde o temprano hay que robar, así que ánimo: roba.
lesson-kittens-defuse = ¡Un Exploding Kitten! Rápido, juega tu Desactivación.
lesson-kittens-hide = A salvo. Ahora devuelves el Kitten al montón, en secreto, donde quieras. A tu izquierda roban después, así que escóndelo justo arriba.
lesson-kittens-boom = ¡Bum! Sin Desactivación, queda fuera. Ya solo sois dos.
lesson-kittens-attack-again = Quedan pocas cartas en el montón y una es un Kitten. Aún tienes un Ataque: que tu rival robe dos veces.
lesson-kittens-won = Solo quedas tú: ¡has ganado! Ya sabes lo importante. Deja el puntero o el dedo sobre una carta para leer lo que hace.

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
