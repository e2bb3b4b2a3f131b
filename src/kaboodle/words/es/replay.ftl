# Una partida otra vez.

replay-title = Repetición
replay-controls = El recorrido por la partida
replay-start = Al principio
replay-earlier = Una jugada atrás
replay-later = Una jugada adelante
replay-play = Reproducir
replay-pause = Pausa
replay-moment = Momento de la partida
replay-at = { $at } de { $last }
replay-seat = Vista por
replay-all = Todos
replay-share = Copiar el enlace a este momento
replay-copied = Enlace copiado.
replay-missing = No existe esa partida
replay-missing-why = Quizá el enlace no es correcto, o aún no ha terminado y no juegas en ella.
replay-hands = Todas las manos
replay-card = { $count } { $card }
replay-no-cards = sin cartas
