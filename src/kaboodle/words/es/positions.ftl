# Why a position in text cannot be read. Clauses without a full stop; words of the notation stay as they are.

position-type = una posición es texto, no { $type }
position-long = una posición tiene como mucho { $most } caracteres, no { $count }
position-empty = un texto vacío no es una posición; hacen falta al menos dos sitios, por ejemplo { $example }
position-signs = una posición se escribe en una línea con letras sin acentos, cifras y signos
position-part-form = { $word }: una parte es un nombre, dos puntos y lo que hay, por ejemplo { $example }
position-no-part = no existe la parte { $word }; las partes son los sitios A a { $last }, { $zones }
position-twice = { $part }: esta parte está dos veces
position-part = { $part }: { $why }
position-number = { $part }: se esperaba un número de { $low } a { $high }, no { $word }
position-seats = { $game } tiene { $seats } sitios, no { $count }
position-range = de { $low } a { $high }
position-seat-missing = falta el sitio { $seat }: escribe { $seat }: si la mano está vacía
position-ask-over = ask: la partida ha terminado, no se pregunta a nadie
position-ask = se esperaba uno de { $words }, no { $word }
position-unexpected = { $part }: aquí no se esperaba { $word }
position-who-noped = di quién lo anuló, por ejemplo top B noped
position-window-closed = asked: cuando todos han pasado, ya no hay nada que responder
position-too-many = hay { $count } cartas de { $card }, más de las { $most } que puede haber
position-too-many-cards = hay { $count } cartas, más de las { $most } que puede haber

# What a seat knows: the parts `A knows`.
knows-twice = { $seat } knows: esta parte está dos veces
knows-no-seat = { $seat } knows: no hay tal sitio
knows-part = { $seat } knows: { $why }
knows-unreadable = { $seat } knows: no se entiende { $word }
knows-not-other = { $seat } knows: { $other } no es otro sitio de esta mesa
knows-holds = { $seat } knows: { $place } tiene { $count } cartas, no como se dice
knows-number = { $number } es un número demasiado grande
knows-not-held = { $place } no tiene esas cartas
knows-unknown = las cartas desconocidas de { $place } no son como se dice
knows-nowhere = una carta no está en ninguna de las manos dichas

# A game in plain Python: its fields as JSON.
position-field = aquí no hay ninguna parte { $word }; las partes son { $parts }, una vez cada una
position-deck = las cartas no son las del mazo
position-only-seats = solo hay sitios de 0 a { $last }
position-field-asked = asked: se pregunta hasta que la partida termina, y solo a quien se abrió la pregunta
position-unplayable = esta posición no se puede jugar: { $why }
position-no-move = asked: el sitio { $seat } no tiene jugada
