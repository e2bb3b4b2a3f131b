# Die Seite jeder Karte: was sie tut, dann was oft gefragt wird. In eigenen Worten; die Regelnummern stehen darunter.

help-title = Karten
help-all = Tasten und Karten
help-choose = Wähle eine Karte, um mehr zu lesen.
help-back = Alle Karten
help-copies = { $count }-mal im Spiel
help-rules = Alle Regeln dieses Spiels
help-ids = Regelnummern
help-keys = Tastatur
help-key-arrows = bewegen
help-key-enter = wählen oder spielen
help-key-d = ziehen
help-key-n = Nö sagen
help-key-p = durchlassen
help-key-l = Verlauf öffnen
help-key-escape = abbrechen oder überspringen
help-key-help = diese Hilfe
help-missing = Für dieses Spiel gibt es noch keine Hilfeseiten.
