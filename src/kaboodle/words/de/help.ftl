# Die Seite jeder Karte: was sie tut, dann was oft gefragt wird. In eigenen Worten; die Regelnummern stehen darunter.

help-title = Karten
help-choose = Wähle eine Karte, um mehr zu lesen.
help-back = Alle Karten
help-copies = { $count ->
    [one] { $count }-mal im Spiel
   *[other] { $count }-mal im Spiel
}
help-rules = Alle Regeln dieses Spiels
help-ids = Woher das kommt
help-keys = Tasten
help-keys-list = Pfeile wandern durch deine Hand, Enter spielt, N sagt Nö!, P lässt es geschehen, ? öffnet diese Hilfe. Escape überspringt, was sich bewegt.
help-missing = Für dieses Spiel gibt es im Browser keine Hilfeseiten.
