# El explorador: lo que dicen miles de partidas de bots.

explore-title = Explorador
explore-lead = Cuánto valen las cartas, los sitios y un «Va a ser que no», contado en partidas de bots.
explore-head-card = { $card } es la carta que quieres
explore-head-first = Empezar da ventaja
explore-head-fair = Todos los sitios valen casi lo mismo
explore-game = Juego
explore-players = Jugadores
explore-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
explore-cards = Cuánto vale una carta
explore-cards-lead = Puntos de opciones de ganar con esta carta en tu primera mano. Parte justa: { $part } %.
explore-danger = Cuándo se pone feo
explore-danger-lead = Cuántas veces sale una mala. La banda recoge 95 de cada 100 recuentos.
explore-left = Quedan en el montón
explore-chance = Probabilidad
explore-as-table = Ver como tabla
explore-between = { $part } % (de { $low } a { $high })
explore-nopes = Cuándo compensa anular
explore-nopes-lead = Puntos de opciones de ganar al anular en vez de dejar pasar.
explore-seats = ¿Importa tu sitio?
explore-seats-lead = Opciones de ganar por orden de turno. Parte justa: { $part } %.
explore-place = { $place ->
    [1] Empieza
   *[other] Turno { $place }
}
explore-on-you = { $play } contra ti
explore-on-others = { $play } contra otros
explore-play-pair = Una pareja
explore-play-triple = Un trío
explore-play-five-different = Cinco distintas
explore-percent = { $part } %
explore-plus = +{ $points }
explore-minus = −{ $points }
explore-even = casi igual
explore-give-or-take = ±{ $points }
explore-note = Contado en { $hands } primeras manos y { $games } partidas de bots. Los bots juegan igual, la gente no: tómalo como orientación. Donde la caja cruza la línea, no se sabe.
