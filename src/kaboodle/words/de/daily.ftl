# Das Blatt des Tages: gleiche Karten für alle.

daily-title = Blatt des Tages
daily-number = Blatt des Tages Nr. { $day }
daily-number-done = Blatt des Tages Nr. { $day }, fertig
daily-head = Fünf Blätter.
    Gleiche Karten für alle.
daily-lead = Dein Platz, deine Hand, deine Bots: alles wie bei allen anderen. Nur die Entscheidungen sind deine.
daily-go = Austeilen
daily-go-on = Weiterspielen
daily-once = Ein Versuch. Hör auf, wann du willst, und komm vor Mitternacht (UTC) wieder.
daily-deal = Blatt { $deal }
daily-won = Gewonnen
daily-lost = Nicht gewonnen
daily-next = Nächstes Blatt
daily-result = Ergebnis ansehen
daily-pause = Pause machen
daily-trouble = Der Zug kam nicht an. Versuch es noch mal.
daily-streak = { $count ->
    [0] Fang heute an
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
daily-week = Die letzten sieben Tage
daily-day-done = Gespielt
daily-day-open = Nicht gespielt
daily-sealed = Gestern Nacht versiegelt
daily-sealed-why = Die Karten von heute standen fest, bevor jemand spielte. Morgen kommt der Schlüssel, dann kannst du nachrechnen.
daily-check = Siegel zeigen
daily-commitment = Siegel von heute
daily-commitment-tomorrow = Siegel von morgen
daily-key = Schlüssel vom { $day }
daily-points = { $points } Punkte gegen das Feld
daily-better = Besser als { $part } %
daily-people = { $count ->
    [one] { $count } Person hat alle fünf gespielt.
   *[other] { $count } Personen haben alle fünf gespielt.
}
daily-luck = Ein Tag ist vor allem Glück.
daily-others = Andere auf deinem Platz: { $part } %
daily-share = Erzähl es weiter
daily-share-head = Kaboodle, Blatt des Tages Nr. { $day }
daily-copy = Text kopieren
daily-copied = Kopiert
daily-no-spoilers = Keine Karten, keine Züge: Hier wird nichts verraten.
daily-tomorrow = Morgen gibt’s ein neues Blatt.
