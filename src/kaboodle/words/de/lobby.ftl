# Ein Raum vor dem Start.

lobby-title = Wer spielt mit?
lobby-invite = Freunde einladen
lobby-code = Raumcode
lobby-link-copy = Link kopieren
lobby-link-copied = Kopiert
lobby-link-share = Teilen
lobby-qr = Mit dem Handy scannen und mitspielen
lobby-start = Spiel starten
lobby-waiting = Warten auf den Host …
lobby-beginning = Es wird ausgeteilt …
lobby-seat-free = Freier Platz
lobby-seat-you = Du
lobby-seat-host = Host
lobby-seat-away = kurz weg
lobby-seat-left = gegangen, ein Bot spielt
lobby-seat-bot = Bot: { $level }
lobby-sit = Hier hinsetzen
lobby-take-seat = Platz nehmen
lobby-too-many = Das Spiel hat nicht genug Plätze. Erst muss jemand aufstehen.
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
lobby-public = Auf der Startseite zeigen
lobby-public-why = Alle können dazukommen.
lobby-helper = Chancen und Gedächtnis
lobby-helper-why = Alle sehen die Chancen und jede Karte, die sie sich merken könnten.
lobby-on = ja
lobby-off = nein
lobby-rename = Namen ändern
lobby-link-watch = Link zum Zuschauen kopieren
lobby-link-barred = Dieser Browser lässt uns nicht kopieren. Markiere den Link oben.
lobby-clock-own = eigene Zeiten
lobby-clock-parts = Eigene Zeiten
lobby-time-window = Zeit für ein Nö!
lobby-time-decision = Zeit pro Entscheidung
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

# Start mit freien Plätzen

lobby-start-fills = { $count ->
    [one] Auf den freien Platz kommt ein Bot.
   *[other] Auf die { $count } freien Plätze kommen Bots.
}
lobby-start-drops = Start mit { $count }
