# The Board Game: why a position in text cannot be read.

board-position-side = side: erwartet wird calm oder chaos, nicht { $word }
board-position-spaces = es gibt Felder von 0 bis { $last }, und die Schleife beendet das Spiel
board-position-occupied = auf Feld { $space } steht schon jemand
board-position-most-cards = mehr als die { $most } Karten, die ein Paket haben kann
board-position-most-discs = mehr als die { $most } Scheiben, die ein Paket haben kann
board-position-cards = es gibt { $count }-mal { $card }, mehr als die { $most } des Pakets
board-position-magnets = es gibt { $count } Gefahrenmagnete, mehr als die { $most } des Pakets
board-position-discs = es gibt { $count }-mal die Scheibe { $disc }, mehr als die { $most }, die da sind
board-position-over = over: sag, wer gewonnen hat
board-position-bow = over: { $seat } steht auf der Schleife und hat allein gewonnen
board-position-shared = over: geteilt wird ein Sieg nur, wenn nach { $turns } Zügen Schluss ist

# What the game waits for.
board-position-pocket = { $seat } kann keinen Langfinger angefangen haben
board-position-one-pocket = wenn nur eine Tasche infrage kommt, wird nicht gefragt
board-position-window = erwartet wird eine Karte, zu der man Nö sagen kann, etwa window flip
board-position-after-done = jemand anders tut erst nach done einen Magneten dazu
board-position-only-magnet = nach done spielen nur die anderen, und nur „Magnet, JETZT!“
board-position-pickpocket = nur der Langfinger geht gegen jemand anders: pickpocket>B
board-position-not-asked = { $seat } wird nicht gefragt
board-position-order = bei weniger als 2 Scheiben gibt es keine Reihenfolge
board-position-either = { $word } lässt keine Wahl
board-position-not-kitten = { $seat } steht nicht auf einem Kitten
board-position-swap = eine Wahl gibt es nur, wenn mehrere andere auf dem letzten Platz sind
board-position-discard = { $seat } hat keine Karte zu viel

# What a seat knows.
board-knows-discs = { $word }: der Bewegungsstapel hat { $count } Scheiben
board-knows-orders = höchstens { $most } Reihenfolgen des Bewegungsstapels, mit Gewichten ab 1
board-knows-twice = dieselbe Reihenfolge des Bewegungsstapels steht zweimal da
board-knows-kind = so viele gleiche Scheiben sind nicht im Bewegungsstapel
board-knows-floats = mehr als { $most } Karten an ungewissem Ort
board-knows-order = der Bewegungsstapel ist nicht wie angegeben
