# La primera página.

home-title =
    Cinco juegos.
    Una mesa. Te toca.
home-lead = Cartas en la mano en dos segundos. Sin cuenta.
home-friends = Jugar con amigos
home-friends-choose = ¿Qué juego?
home-code = Código de sala
home-join = Entrar
home-play = Jugar ya
home-learn = Aprender
home-rules = Reglas
home-guest = Invitado
home-seats = { $from }–{ $to }
home-players = jugadores
home-minutes = { $count } min
home-mine = Mis partidas
home-mine-back = Volver a la mesa
home-mine-replay = Repetición
home-mine-review = Análisis
home-mine-turn = Te toca
home-mine-won = Victoria
home-mine-lost = Derrota
home-open = Mesas abiertas
home-open-free = { $count ->
    [one] { $count } sitio libre
   *[other] { $count } sitios libres
}
home-fine-print = Proyecto de aficionados, no oficial ni avalado por la editorial. Dibujos: Fluent Emoji (MIT). Letra: Fredoka, Nunito Sans (OFL).

# Volver

home-running = Hay una partida en marcha
home-running-with = { $game } con { $names }
home-running-bots = { $game } contra bots
home-level = Nivel de los bots
home-level-bots = Bots en «Jugar ya»: { $level }
home-skip = Ir a los juegos
home-study = Cada día y para aprender
    .daily = Mano del día
    .puzzles = Retos
    .explore = Explorador
