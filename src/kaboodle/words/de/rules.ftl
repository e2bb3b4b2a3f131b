# Die Regeln jedes Spiels auf einer Seite, in eigenen Worten.

rules-games = Die Spiele
rules-title-setup = Ziel und Aufbau
rules-title-turn = Ein Zug
rules-title-cards = Die Karten
rules-title-options = Optionen
rules-title-end = Das Ende
rules-options = Was ein Regelheft offen lässt, kann der Tisch wählen; der erste Wert ist der des Hefts.
rules-missing = Für dieses Spiel gibt es im Browser keine Regelseite.

rules-first = Wer anfängt, bestimmt der Zufall, wenn der Tisch nichts anderes gewählt hat.
