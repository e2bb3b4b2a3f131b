# Ein Raum vor dem Start.

lobby-title = Wer spielt mit?
lobby-invite = Freunde einladen
lobby-code = Raumcode
lobby-link-copy = Link kopieren
lobby-link-copied = Kopiert
lobby-link-share = Teilen
lobby-qr = Mit dem Handy scannen und mitspielen
lobby-start = Start
lobby-start-why = Auf jeden Platz gehört ein Mensch oder ein Bot.
lobby-waiting = Der Host startet das Spiel.
lobby-beginning = Es wird ausgeteilt …
lobby-seat-free = Freier Platz
lobby-seat-you = Du
lobby-seat-host = Host
lobby-seat-away = weg
lobby-seat-left = gegangen, ein Bot spielt
lobby-seat-bot = Bot: { $level }
lobby-sit = Hier sitzen
lobby-take-seat = Platz nehmen
lobby-too-many = Hier sitzen mehr Leute, als das Spiel Plätze hat. Erst muss jemand aufstehen.
lobby-stand = Platz aufgeben
lobby-watching = Du schaust zu
lobby-name = Dein Name
lobby-add-bot = Bot hinzufügen
lobby-fill = Mit Bots auffüllen
lobby-level = Stärke
lobby-remove = { $name } entfernen
lobby-make-host = { $name } zum Host machen
lobby-game = Spiel
lobby-players = Plätze
lobby-options = Optionen
lobby-options-changed = { $count ->
    [one] { $count } geändert
   *[other] { $count } geändert
}
lobby-clock = Uhr
lobby-clock-quick = schnell
lobby-clock-normal = normal
lobby-clock-slow = langsam
lobby-clock-none = keine
lobby-clock-days = Tage
lobby-public = Auf der Startseite
lobby-public-why = Wenn ja, dürfen alle dazukommen.
lobby-helper = Chancen und Gedächtnis
lobby-helper-why = Alle dürfen sehen, was ein perfektes Gedächtnis wüsste.
lobby-on = ja
lobby-off = nein
lobby-rename = Namen ändern
lobby-link-watch = Link zum Zuschauen kopieren
lobby-link-barred = Dieser Browser lässt uns nicht kopieren. Markiere den Link oben.
lobby-clock-own = eigene
lobby-clock-parts = Die Zeiten im Einzelnen
lobby-time-window = Reaktionsfenster
lobby-time-decision = Jede Entscheidung
lobby-time-bank = Zusatzzeit pro Spiel
lobby-time-absent = Ein Bot übernimmt nach
lobby-time-none = keine
lobby-time-never = nie
lobby-time-open = ohne Limit
lobby-time-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
lobby-time-minutes = { $count } Min.
lobby-time-seconds = { $count } s
