# Ein Spiel noch einmal gezeigt.

replay-title = Replay
replay-controls = Replay-Steuerung
replay-start = Zum Anfang
replay-earlier = Einen Zug zurück
replay-later = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-moment = Stelle im Spiel
replay-at = { $at } von { $last }
replay-seat = Sicht von
replay-all = Alle
replay-share = Link hierher kopieren
replay-review = Analyse
replay-analyse = Analysieren
replay-copied = Link kopiert
replay-missing = Dieses Spiel finden wir nicht
replay-missing-why = Vielleicht stimmt der Link nicht, oder es läuft noch und du spielst nicht mit.
replay-hands = Alle Hände
replay-card = { $count } { $card }
replay-no-cards = keine Karten
