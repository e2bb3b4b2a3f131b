# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its guided first game: what the coach says.

lesson-kittens-hello = ¡Hola! En el montón de robo se esconden Exploding Kittens. Si robas uno sin Desactivación, estás fuera. Gana quien quede al final. Te toca, y tus cartas están abajo.
lesson-kittens-future = En tu turno, juega tantas cartas como quieras. Al robar una carta, termina. Pero ¿qué hay encima del montón? Juega Ver el futuro para averiguarlo.
lesson-kittens-kitten-on-top = ¡Un Exploding Kitten, justo encima! Solo tú lo sabes. Mejor no robes ahora.
lesson-kittens-attack = Ataque termina tu turno sin robar, y el siguiente tiene que jugar dos. Juégalo, y que el Kitten se lo lleve otro.
lesson-kittens-noped = A tu izquierda juegan «Va a ser que no», que anula casi cualquier carta. Todos tienen la oportunidad de anularlo. Tú no tienes ninguno, así que déjalo pasar.
lesson-kittens-shuffle = ¡Lástima! Pero sigue siendo tu turno y tienes otra salida. Juega Barajar, y nadie sabrá dónde está el Kitten.
lesson-kittens-draw = Ahora el Kitten puede estar en cualquier sitio. Termina tu turno: roba una carta.
lesson-kittens-nope = ¡Uf, un «Va a ser que no»! Y ya te hace falta: tu vecino juega Favor contra ti, y eso te cuesta una carta. ¡Anúlalo!
lesson-kittens-let-it-happen = ¡Nada de Favor! Ahora alguien juega Salto para terminar su turno sin robar. El juego siempre pregunta a todos. Déjalo pasar.
lesson-kittens-pair = Te toca otra vez. Los gatos solos no hacen nada, pero dos iguales quitan una carta. Elige los dos Gatos Hogaza y luego a quien tienes a la izquierda.
lesson-kittens-risk = Una carta para ti. Tarde o temprano alguien tiene que robar. ¡Ánimo!
lesson-kittens-defuse = ¡Un Exploding Kitten! Rápido, juega tu Desactivación.
lesson-kittens-hide = ¡A salvo! Ahora devuelve el Kitten al montón, donde quieras. Nadie ve dónde. Luego roba quien está a tu izquierda, así que escóndelo justo arriba.
lesson-kittens-boom = ¡Bum! Sin Desactivación, tu vecino está fuera. Ya solo quedáis dos.
lesson-kittens-attack-again = Quedan pocas cartas en el montón y una es un Kitten. Aún tienes un Ataque: que tu rival robe dos veces.
lesson-kittens-won = Solo quedas tú. ¡Has ganado! Ya sabes lo importante. Deja el puntero o el dedo sobre una carta para ver qué hace.
