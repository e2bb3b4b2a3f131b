# The Board Game: why a move is refused. Clauses without a full stop; words to be typed stay as they are.

board-refusal-open-turn = te toca: juega una carta o di done
board-refusal-open-target = di a quién le quitas la carta
board-refusal-open-now = antes de que se descubra el disco solo puedes decir add-magnet o pass
board-refusal-open-place = primero esconde el imán en el mazo de Movimientos
board-refusal-open-order = primero devuelve los discos: order 1 2 3, u otro orden
board-refusal-open-either = primero elige: move o flip-it
board-refusal-open-face = estás en un Kitten: defuse o explode
board-refusal-open-swap = primero di con quién te cambias
board-refusal-open-discard = primero descarta hasta quedarte con 3 cartas
board-refusal-done = ya has terminado, y no hay vuelta atrás; los demás aún pueden añadir un imán
board-refusal-no-magnet = no quedan imanes que añadir
board-refusal-keep = te quedas 3 cartas, así que { $count ->
    [one] descarta { $count } y ninguna más
   *[other] descarta { $count } y ninguna más
}
board-refusal-whose = di a quién le quitas la carta: { $seats }
board-refusal-discs = devuelve { $count ->
    [one] { $count } disco
   *[other] { $count } discos
}
board-refusal-swap = di con quién te cambias: { $moves }
board-refusal-not-last = { $seat } no va último
board-refusal-order = di qué disco va primero, segundo y tercero: order 3 1 2
board-refusal-no-disc = no existe el disco { $word }
board-refusal-hide = di cuántos discos van encima del imán: hide@0, hide@3, hide@top o hide@bottom
