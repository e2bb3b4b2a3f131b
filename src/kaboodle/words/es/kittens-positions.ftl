# Exploding Kittens: why a position in text cannot be read.

kittens-position-seat-missing = falta el sitio { $seat }: escribe { $seat }: si la mano está vacía, o dead:
kittens-position-dead-twice = dead: { $seat } está dos veces
kittens-position-dead-hand = dead: { $seat } ha explotado y no puede tener cartas
kittens-position-all-dead = dead: alguien tiene que seguir en la partida
kittens-position-never-held = { $part }: { $card } nunca está en una mano
kittens-position-never-here = { $part }: { $card } nunca está aquí
kittens-position-most = { $part }: hay como mucho { $most } cartas
kittens-position-mat = mat: en el tapete solo están El Gatísimo y El Minino de las Tinieblas, en El bien contra el mal
kittens-position-turn = turn: se esperaba un sitio, luego owes y un número, luego attacked, no { $word }
kittens-position-turn-dead = turn: { $seat } ha explotado y no debe turnos
kittens-position-duel = mat: los dos gatos están en el duelo, no en el tapete
kittens-position-over-alive = over: quedan { $count } sitios; al final solo queda quien gana
kittens-position-over-dead = over: { $seat } ha explotado y no puede haber ganado

# What the game waits for.
kittens-position-edition = { $word } no se pregunta en esta edición
kittens-position-own-turn = es el turno de { $seat }; se esperaba otro sitio
kittens-position-no-target = en esta jugada no hace falta preguntar contra quién
kittens-position-not-begun = { $seat } no puede haber empezado esta jugada
kittens-position-name = solo un trío necesita un título, por ejemplo name loaf+loaf+loaf>B
kittens-position-target = { $seat } no puede ser el objetivo de esta jugada
kittens-position-five = cuando están elegidas las cinco cartas, se pregunta a los demás: window
kittens-position-from = una jugada es de quien tiene el turno
kittens-position-topmost = { $seat } jugó la última carta y no se le pregunta
kittens-position-no-play = { $word } no es una jugada
kittens-position-no-discard = en los descartes no hay ninguna carta que se pueda tomar
kittens-position-no-gift = { $seat } no tiene cartas que dar
kittens-position-pick = solo se elige un dorso cuando El Gatísimo está entre otras cartas; { $seat } no tiene una mano así
kittens-position-heck = { $card } nunca está en el montón de robo
kittens-position-swap = di delante de quién está El Minino de las Tinieblas, por ejemplo swap B devil A
kittens-position-not-duel = { $seat } no está en el duelo

# What a seat knows and suspects.
kittens-knows-pile = { $word }: el montón de robo tiene { $count } cartas
kittens-knows-float = { $word }: una carta está en una de varias manos, y como mucho { $most } cartas
kittens-knows-holds = { $seat } knows: { $place } tiene { $count } cartas ocultas, no como se dice
kittens-knows-held = no se tiene ninguna carta así
kittens-knows-held-kitten = la carta es un Kitten
kittens-knows-order = el montón de robo no es como se dice
kittens-knows-fear = { $word }: { $deep } partes de { $whole }, y como mucho { $most } Kittens así
kittens-knows-look = { $word }: nadie ha visto tantas cartas
kittens-knows-share = { $word }: una parte de { $whole }
