# Cómo acabó la carrera.

board-ending-bow = El Lazo es tuyo
board-ending-despite = { $count ->
    [one] Un Kitten se puso en medio. No te detuvo.
   *[other] { $count } Kittens se pusieron en medio. No te detuvieron.
}
board-ending-unhurt = Ni un Kitten te pilló.
board-ending-short = { $count ->
    [one] A { $count } casilla del Lazo
   *[other] A { $count } casillas del Lazo
}{ $kittens ->
    [0] .
    [one] , tras un Kitten.
   *[other] , tras { $kittens } Kittens.
}
board-ending-course = Tu casilla, turno a turno
board-ending-boom = Bum
board-ending-thrown = Bum: de { $from } a { $to }
board-ending-saved = Desactivado
board-ending-up = Cambio hasta { $to }
board-ending-won = ¡El Lazo!
