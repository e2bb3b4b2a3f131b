# Die Seite jeder Karte: was sie tut, dann was oft gefragt wird. In eigenen Worten; die Regelnummern stehen darunter.

help-title = Karten
help-choose = Wähle eine Karte, um mehr zu lesen.
help-back = Alle Karten
help-copies = { $count }-mal im Spiel
help-rules = Alle Regeln dieses Spiels
help-ids = Regelnummern
help-keys = Tastatur
help-keys-list = Pfeile: durch die Hand. Enter: spielen. N: Nö! P: durchlassen. ?: diese Hilfe. Esc: Animation überspringen.
help-keys-choices = Pfeile: zwischen den Antworten wechseln. Enter: wählen. ?: diese Hilfe. Esc: Animation überspringen.
help-missing = Für dieses Spiel gibt es noch keine Hilfeseiten.
