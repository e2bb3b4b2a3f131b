# A primeira página.

home-title =
    Cinco jogos.
    Uma mesa. Sua vez.
home-lead = Cartas na mão em dois segundos. Sem conta.
home-friends = Jogar com amigos
home-friends-choose = Qual jogo?
home-code = Código da sala
home-join = Entrar
home-play = Jogar agora
home-learn = Aprender
home-rules = Regras
home-guest = Visitante
home-seats = { $from }–{ $to }
home-players = jogadores
home-minutes = { $count } min
home-mine = Minhas partidas
home-mine-back = Voltar à mesa
home-mine-replay = Replay
home-mine-review = Análise
home-mine-turn = Sua vez
home-mine-won = Vitória
home-mine-lost = Derrota
home-open = Mesas abertas
home-open-free = { $count ->
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
}
home-fine-print = Projeto de fãs, não oficial nem apoiado pela editora. Figuras: Fluent Emoji (MIT). Letra: Fredoka, Nunito Sans (OFL).

# Voltar

home-running = Tem uma partida em andamento
home-running-with = { $game } com { $names }
home-running-bots = { $game } contra bots
home-level = Nível dos bots
home-level-bots = Bots em “Jogar agora”: { $level }
home-skip = Ir para os jogos
home-study = Todo dia e para aprender
    .daily = Mão do dia
    .puzzles = Desafios
    .explore = Explorador
