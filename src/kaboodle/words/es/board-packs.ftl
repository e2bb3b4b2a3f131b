# The Board Game: what is wrong with a content pack, each fault a sentence. Names of parts stay as they are.

pack-faulty = { $faults }
pack-table = Un paquete es una tabla de partes con nombre: id, track, discs y cards.
pack-no-track = Al paquete le falta track: necesita goal, loop-back y los lados calm y chaos.
pack-unreachable = Nadie puede llegar al Lazo en { $goal }: ninguna serie de avances de { $steps } desde el Arenero cae justo en él.
pack-stranger = El paquete tiene una parte { $word } que no es una de { $known }.
pack-track-stranger = El recorrido tiene una parte { $word } que no es una de { $known }.
pack-disc-stranger = El disco { $disc } tiene una parte { $word } que no es una de { $known }.
pack-card-stranger = La carta { $card } tiene una parte { $word } que no es una de { $known }.
pack-unprintable = lo que está escrito ahí
pack-id = El id tiene como mucho { $most } letras minúsculas, cifras y guiones, no { $word }.
pack-note = La nota es un texto de { $most } caracteres como mucho.
pack-start-side = El start-side es calm o chaos, no { $word }.
pack-start = La salida es la casilla 0, el Arenero, no { $word }.
pack-goal = La meta es el número de la casilla del Lazo, de 3 a { $most }, no { $word }.
pack-loop = La flecha lleva a una casilla de 1 a { $most }, no { $word }. Debe estar detrás del Lazo y dejar una casilla para andar, o nadie podría pasarse y volver a llegar.
pack-same = { $count ->
    [one] Casilla { $spaces }: cada casilla cambia al voltear el tablero.
   *[other] Casillas { $spaces }: cada casilla cambia al voltear el tablero.
}
pack-side-list = El lado { $side } es una lista de { $count } casillas.
pack-side-length = El lado { $side } tiene { $count } casillas; con el Lazo en { $goal } necesita { $needed }.
pack-space = La casilla { $space } de { $side } es K si hay un Kitten o un número de 0 a { $most }, no { $word }.
pack-no-kitten = El lado { $side } no tiene ningún Kitten desde el destino { $space } de la flecha, así que un imán no lleva a ninguna parte.
pack-no-discs = Al paquete le faltan discos: cada fila necesita disc y count, y spaces si el disco mueve.
pack-disc-twice = El disco { $disc } ({ $spaces } casillas) está dos veces; suma las cantidades.
pack-disc-twice-plain = El disco { $disc } está dos veces; suma las cantidades.
pack-most-discs = Hay { $count } discos, más de los { $most } que caben.
pack-only-magnets = El mazo de Movimientos empieza sin imanes, así que el paquete necesita otros discos.
pack-no-moves = Ningún disco mueve un número de casillas, así que nadie puede llegar al Lazo.
pack-disc-row = Un disco es una fila con disc y count, no { $word }.
pack-no-disc = No existe el disco { $word }; hay { $known }.
pack-disc-spaces = El disco { $disc } mueve de 1 a { $most } casillas, no { $word }.
pack-disc-no-spaces = El disco { $disc } no lleva número de casillas.
pack-disc-count = El disco { $disc } tiene una cantidad de 1 a { $most }, no { $word }.
pack-supply = La reserva empieza con los imanes y ningún otro disco. El disco { $disc } dice otra cosa.
pack-no-cards = Al paquete le faltan cartas: cada fila necesita card y count.
pack-card-twice = La carta { $card } está dos veces; suma las cantidades.
pack-most-cards = Hay { $count } cartas de Acción, más de las { $most } que caben.
pack-few-cards = Hay { $count } cartas de Acción; { $players } jugadores necesitan { $needed } al repartir.
pack-card-row = Una carta es una fila con card y count, no { $word }.
pack-no-card = No hay ninguna carta con el efecto { $word }; hay { $known }.
pack-card-count = La carta { $card } tiene una cantidad de 1 a { $most }, no { $word }.
pack-card-timing = La carta { $card } tiene timing { $timing }, no { $word }.
pack-card-habit = La carta { $card } tiene { $part } { $value }, no { $word }.
pack-nested = El paquete tiene demasiados niveles.
pack-text-long = Un paquete tiene como mucho { $most } caracteres, no { $count }.
pack-text-empty = El texto está vacío.
pack-text-nested = El texto tiene demasiados niveles para ser un paquete.
pack-text-format = El texto no es ni JSON ni TOML: { $why }.

# What kaboodle board check says.
pack-unplayable = este paquete no se puede jugar. { $faults } Ver kaboodle board check
pack-fault-count = { $path }: este paquete no se puede jugar. Fallos: { $count }.
pack-contents = { $pack }: { $cards } cartas de Acción, { $discs } discos y { $magnets } imanes.
pack-bow = El Lazo está en la casilla { $goal } y su flecha lleva de vuelta a la { $loop }.
pack-side = { $side }: { $kittens } Kittens, { $cards } cartas que robar.
pack-playable = Este paquete se puede jugar.
