# Das Analysebrett: eine Stellung, ihre Züge mit Chancen, und wie es weitergeht.

analysis-title = Analysebrett
analysis-seat = Wessen Karten
analysis-thinking = Ich rechne …
analysis-playouts = { $count ->
    [one] { $count } Spiel durchgespielt
   *[other] { $count } Spiele durchgespielt
}
analysis-exact = Genau ausgerechnet
analysis-longer = Länger rechnen
analysis-chance = Gewinnchance: { $part } %
analysis-unknown = Gerade ist jemand anders mitten im Zug.
analysis-over = Das Spiel ist vorbei.
analysis-forced = Hier gibt es nichts zu entscheiden.
analysis-others = Du bist nicht dran.
analysis-go-on = Bots spielen lassen
analysis-what-if = Was wäre, wenn?
analysis-what-if-line = Wähl einen Zug. Die Bots antworten, wie sie spielen.
analysis-here = Dein Anfang
analysis-play = Ab hier spielen
analysis-copy = Link kopieren
analysis-copied = Link kopiert
analysis-edit = Stellung aufbauen
analysis-edit-game = Spiel
analysis-edit-text = Die Stellung als Text
analysis-edit-go = Aufbauen
analysis-edit-new = Neu geben
analysis-failed = Das hat nicht geklappt. Versuch es gleich noch mal.
analysis-print = Drucken
