# Why the record of a game cannot be read or played again, and what differs from it. Clauses without a full stop.

record-no-beginning = una copia o una mesa repartida de nuevo no tiene un comienzo que guardar
record-long = un registro tiene como mucho { $most } caracteres, no { $count }
record-unreadable = esto no es el registro de una partida: { $why }
record-not-json = esto no es JSON: { $why }
record-fault-missing = falta { $field }
record-fault-unknown = no hay ningún campo { $field }
record-fault-field = { $field } tiene { $found } en vez de { $wanted }
record-fault-whole = esto es { $found } en vez de { $wanted }
record-fault-byte = el byte { $byte } no se puede leer
record-fault-end = termina demasiado pronto
record-fault-other = no se puede leer
record-fault-letters = solo la entropía puede tener otra cosa que letras imprimibles simples
record-fault-words = las opciones, los ganadores, quien empieza y quien retuvo entropía son palabras
record-fault-move = una jugada es un asiento y lo que jugó, como en «A favor>B»
record-first-line = un registro empieza por { $format }, no por { $word }
record-line = la línea { $number } del registro no se entiende: { $word }
record-format = el formato es { $word }, no { $format }
record-rules = se jugó con la versión { $played } de las reglas; esta es la versión { $current }
record-sealed = el secreto no se ha revelado y no se puede comprobar nada; se revela al acabar la partida
record-seed = una semilla tiene 64 bits, { $seed } tiene más
record-position-start = una partida que empezó desde una posición tiene semilla, pero no secreto, entropy ni starter
record-position-differs = la posición tiene { $count } jugadores, u otras opciones que las registradas
record-options = el registro no dice qué se eligió en: { $options }
record-secret = un secreto son 64 cifras de 0-9 y a-f
record-starter = no hay ningún sitio { $word } que pueda empezar
record-not-over = la partida no ha terminado; hasta entonces la repetición enseñaría las cartas
record-eyes = no hay ningún sitio { $word }; hay { $seats }, watch y all
record-after-end = la jugada { $number } ({ $move }) viene después del final
record-refused = la jugada { $number } no vale: { $why }
record-notation = la jugada { $number } está escrita { $move }; en la notación es { $written }
record-commitment = el sello es { $recorded }, pero el hash del secreto es { $recomputed }
record-needless-commitment = hay un sello, pero se repartió con una semilla
record-deal = el reparto no coincide: registrado { $recorded }, calculado { $recomputed }
record-winner = según el registro gana { $recorded }, pero según las jugadas gana { $recomputed }
record-nobody = nadie
record-revealed = el secreto está revelado, pero la partida no ha terminado
record-no-shuffles = faltan las veces que se barajó
record-shuffle-count = hay registradas { $recorded } veces que se barajó, pero fueron { $recomputed }
record-shuffle = el barajado { $number } no coincide: registrado { $recorded }, calculado { $recomputed }

# The players’ commitments to their entropy.

record-entropy-commitments = los compromisos de los jugadores son { $recorded }, pero los hashes de su entropía son { $recomputed }
record-needless-entropy-commitments = hay compromisos de jugadores, pero este formato o este reparto no tiene
record-withheld = el asiento { $seat } retuvo entropía en un reparto anulado, pero la añadió a este
record-no-step = no hay ningún paso { $step }; el último es { $last }
