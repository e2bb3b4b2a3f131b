# Uma partida outra vez.

replay-title = Replay
replay-controls = Controles do replay
replay-start = Voltar ao começo
replay-earlier = Jogada anterior
replay-later = Próxima jogada
replay-play = Reproduzir
replay-pause = Pausar
replay-moment = Momento da partida
replay-at = { $at } de { $last }
replay-seat = Ver como
replay-all = Todos
replay-share = Copiar este momento
replay-review = Análise
replay-analyse = Analisar
replay-copied = Link copiado
replay-missing = Não encontramos essa partida
replay-missing-why = O link pode estar errado, ou a partida ainda está rolando e você não está nela.
replay-hands = Todas as mãos
replay-card = { $count } { $card }
replay-no-cards = sem cartas
