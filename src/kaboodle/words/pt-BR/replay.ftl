# Uma partida outra vez.

replay-title = Replay
replay-controls = O caminho pela partida
replay-start = Ao começo
replay-earlier = Uma jogada atrás
replay-later = Uma jogada adiante
replay-play = Reproduzir
replay-pause = Pausar
replay-moment = Momento da partida
replay-at = { $at } de { $last }
replay-seat = Vista por
replay-all = Todos
replay-share = Copiar o link deste momento
replay-copied = O link foi copiado.
replay-missing = Essa partida não existe
replay-missing-why = Talvez o link esteja errado, ou ela ainda não acabou e você não joga nela.
replay-hands = Todas as mãos
replay-card = { $count } { $card }
replay-no-cards = sem cartas
