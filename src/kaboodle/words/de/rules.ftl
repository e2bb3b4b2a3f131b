# Die Regeln jedes Spiels auf einer Seite, in eigenen Worten.

rules-games = Die Spiele
rules-ids-show = Regelnummern zeigen
rules-ids-hide = Nummern ausblenden
rules-title-setup = Ziel und Aufbau
rules-title-turn = Dein Zug
rules-title-cards = Die Karten
rules-title-options = Optionen
rules-title-end = Spielende
rules-options = Wo das Heft eine Wahl lässt, entscheidet der Tisch. Der erste Wert ist der aus dem Heft.
rules-missing = Für dieses Spiel gibt es noch keine Regelseite.

rules-first = Wer anfängt, bestimmt der Zufall, außer der Tisch wählt etwas anderes.
