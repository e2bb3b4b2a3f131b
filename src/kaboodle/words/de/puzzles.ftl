# Rätsel: eine Stellung, ein bester Zug.

puzzles-title = Rätsel
puzzles-one = Rätsel
puzzles-daily = Rätsel des Tages
puzzles-rating = Deine Rätselzahl
puzzles-lead = Ein Zug gewinnt klar öfter. Finde ihn hier oder am Tisch.
puzzles-more = Jeden anderen Zug kannst du am Tisch spielen.
puzzles-right = Genau! { $move }
puzzles-wrong = Besser: { $move }
puzzles-behind = { $move } gewinnt { $points ->
    [one] { $points } Spiel
   *[other] { $points } Spiele
} von 100 weniger.
puzzles-found = { $found } von { $tried } haben es gefunden.
puzzles-row = { $count ->
    [one] { $count } in Folge
   *[other] { $count } in Folge
}
puzzles-unsent = Du bist offline. Wir speichern die Antwort später.
puzzles-next = Nächstes Rätsel
puzzles-share = Link kopieren
puzzles-copied = Kopiert
puzzles-chances = Gewinnchancen
puzzles-yours = Dein Zug
puzzles-percent = { $part } %
puzzles-how = Gezählt über Tausende Spiele aus dem, was du hier weißt. Bots spielen weiter: Nimm es als Faustregel.
puzzles-kinds = Welche Rätsel
puzzles-game = Spiel
puzzles-all-games = Alle Spiele
puzzles-theme = Thema
puzzles-all-themes = Alle Themen
puzzles-none = Alle gelöst!
puzzles-none-why = Du kennst alle Rätsel dieser Art. Wähle eine andere.
puzzles-offline = Du bist offline
puzzles-offline-why = Auf diesem Gerät sind keine Rätsel mehr. Komm wieder, wenn du online bist.
puzzles-missing = Dieses Rätsel finden wir nicht

puzzle-theme-nope = Wann Nö sagen
    .ask = Nö sagen oder nicht?
puzzle-theme-hide = Wo verstecken
    .ask = Wohin damit?
puzzle-theme-count = Den Stapel zählen
    .ask = Was spielst du?
puzzle-theme-name = Eine Karte nennen
    .ask = Welche Karte willst du?
puzzle-theme-odds = Punkten oder stehlen
    .ask = Punkten oder stehlen?
puzzle-theme-plan = Vorausplanen
    .ask = Wie ist der Plan?
