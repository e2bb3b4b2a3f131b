# O explorador: o que dizem milhares de partidas de bots.

explore-title = Explorador
explore-lead = Quanto valem as cartas, os lugares e um Não!, contado em partidas de bots.
explore-head-card = { $card } é a carta para ter
explore-head-first = Começar é vantagem
explore-head-fair = Todos os lugares valem quase o mesmo
explore-game = Jogo
explore-players = Jogadores
explore-count = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
explore-cards = Quanto vale uma carta
explore-cards-lead = Pontos de chance de vencer com esta carta na primeira mão. Parte justa: { $part }%.
explore-danger = Quando esquenta
explore-danger-lead = Quantas vezes vem coisa ruim. A faixa cobre 95 de 100 contagens.
explore-left = Restam na pilha
explore-chance = Chance
explore-as-table = Ver como tabela
explore-between = { $part }% (de { $low } a { $high })
explore-nopes = Quando compensa cancelar
explore-nopes-lead = Pontos de chance de vencer ao cancelar em vez de deixar passar.
explore-seats = Seu lugar importa?
explore-seats-lead = Chance de vencer pela ordem dos turnos. Parte justa: { $part }%.
explore-place = { $place ->
    [1] Começa
   *[other] Turno { $place }
}
explore-on-you = { $play } contra você
explore-on-others = { $play } contra outros
explore-play-pair = Um par
explore-play-triple = Uma trinca
explore-play-five-different = Cinco diferentes
explore-percent = { $part }%
explore-plus = +{ $points }
explore-minus = −{ $points }
explore-even = quase igual
explore-give-or-take = ±{ $points }
explore-note = Contado em { $hands } primeiras mãos e { $games } partidas de bots. Bots jogam igual, gente não: use como guia. Onde a caixa cruza a linha, não dá para saber.
