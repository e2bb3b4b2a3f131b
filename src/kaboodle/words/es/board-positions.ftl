# The Board Game: why a position in text cannot be read.

board-position-side = side: se esperaba calm o chaos, no { $word }
board-position-spaces = hay casillas de 0 a { $last }, y el Lazo acaba la partida
board-position-occupied = ya hay otro personaje en la casilla { $space }
board-position-most-cards = más de las { $most } cartas que tiene cualquier paquete
board-position-most-discs = más de los { $most } discos que tiene cualquier paquete
board-position-cards = hay { $count } cartas de { $card }, más de las { $most } del paquete
board-position-magnets = hay { $count } imanes de peligro, más de los { $most } del paquete
board-position-discs = hay { $count } discos de { $disc }, más de los { $most } que existen
board-position-over = over: di quién ha ganado
board-position-bow = over: { $seat } está en el Lazo y ha ganado sin compartir
board-position-shared = over: la victoria solo se comparte cuando la partida se corta tras { $turns } turnos

# What the game waits for.
board-position-pocket = { $seat } no puede haber empezado a robar una cartera
board-position-one-pocket = si solo hay una cartera posible, no se pregunta
board-position-window = se esperaba una carta que se pueda anular, por ejemplo window flip
board-position-after-done = otro jugador solo añade un imán después de done
board-position-only-magnet = después de done solo juegan los demás, y solo «Añadir un imán AHORA»
board-position-pickpocket = solo el Carterista se juega contra otro jugador: pickpocket>B
board-position-not-asked = a { $seat } no se le pregunta
board-position-order = con menos de 2 discos no hay orden que elegir
board-position-either = { $word } no deja elegir
board-position-not-kitten = { $seat } no está en un Kitten
board-position-swap = solo se elige cuando hay varios en último lugar
board-position-discard = a { $seat } no le sobra ninguna carta

# What a seat knows.
board-knows-discs = { $word }: el mazo de Movimientos tiene { $count } discos
board-knows-orders = como mucho { $most } órdenes del mazo de Movimientos, con pesos desde 1
board-knows-twice = el mismo orden del mazo de Movimientos está dos veces
board-knows-kind = en el mazo de Movimientos no hay tantos discos iguales
board-knows-floats = más de { $most } cartas de lugar incierto
board-knows-order = el mazo de Movimientos no es como se dice
