# Una partida otra vez.

replay-title = Repetición
replay-controls = Controles de la repetición
replay-start = Al principio
replay-earlier = Jugada anterior
replay-later = Jugada siguiente
replay-play = Reproducir
replay-pause = Pausa
replay-moment = Momento de la partida
replay-at = { $at } de { $last }
replay-seat = Ver como
replay-all = Todos
replay-share = Copiar este momento
replay-review = Análisis
replay-analyse = Analizar
replay-copied = Enlace copiado
replay-missing = No encontramos esa partida
replay-missing-why = Puede que el enlace esté mal, o que la partida siga en juego y no estés en ella.
replay-hands = Todas las manos
replay-card = { $count } { $card }
replay-no-cards = sin cartas
