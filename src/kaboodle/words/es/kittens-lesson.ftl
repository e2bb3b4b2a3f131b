# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its guided first game: what the coach says.

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
