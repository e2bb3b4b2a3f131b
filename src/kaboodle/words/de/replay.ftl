# Ein Spiel noch einmal gezeigt.

replay-title = Wiederholung
replay-controls = Der Weg durch das Spiel
replay-start = Zum Anfang
replay-earlier = Einen Zug zurück
replay-later = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-moment = Moment des Spiels
replay-at = { $at } von { $last }
replay-seat = Gesehen von
replay-all = Allen
replay-share = Link zu diesem Moment kopieren
replay-copied = Der Link ist kopiert.
replay-missing = Dieses Spiel gibt es nicht
replay-missing-why = Vielleicht stimmt der Link nicht, oder es läuft noch und du spielst nicht mit.
replay-hands = Alle Hände
replay-card = { $count } { $card }
replay-no-cards = keine Karten
