# Die Analyse eines fertigen Spiels im Browser; `kaboodle review` nutzt manches davon auch.

review-title = Spielanalyse
review-mostly-luck-good = Vor allem Glück.
review-mostly-luck-bad = Vor allem Pech.
review-mostly-choices-good = Vor allem gut gespielt.
review-mostly-choices-bad = Vor allem deine eigenen Züge.
review-mostly-others-good = Vor allem haben dich die anderen gelassen.
review-mostly-others-bad = Vor allem waren es die anderen.
review-mostly-information-good = Vor allem hast du mehr gewusst.
review-mostly-information-bad = Vor allem hast du Schlechtes gesehen.
review-mixed = Von allem etwas.
review-cause-luck = Glück
review-cause-choices = Deine Entscheidungen
review-cause-others = Die anderen
review-cause-information = Was du wusstest
review-clean = Kein einziger Patzer.
review-about = Es zählt nur, was du wissen konntest. Ein Punkt ist ein Hundertstel Sieg, ± ist ein Standardfehler. Deine Entscheidungen werden mit denen eines vernünftigen Spielers verglichen.
review-line = Deine Gewinnchance
    .about = Nach dem, was du gerade wusstest.
review-hindsight = Mit offenen Karten
    .about = Das konnte niemand wissen: dasselbe Spiel mit allen Karten offen.
review-column-step = Schritt
review-column-cause = warum
review-column-change = Änderung
review-column-chance = Chance
review-lead = Du hast mit { $par } % angefangen und warst bei bis zu { $best } %.
review-fair = fairer Anteil
review-end-won = gewonnen
review-end-lost = das Ende
review-end-shared = geteilt
review-percent = { $part } %
review-turn = Zug { $turn }
review-deal = Das Geben
review-to-think = { $count ->
    [one] Eine zum Nachdenken
   *[other] { $count } zum Nachdenken
}
review-of-decisions = { $count ->
    [one] von einer echten Entscheidung
   *[other] von { $count } echten Entscheidungen
}
review-forced = Erzwungene und knappe Züge zählen nicht.
review-nothing = Kein Zug hat wirklich etwas ausgemacht.
review-grade-slip = kleiner Patzer
review-grade-mistake = Fehler
review-grade-blunder = autsch
review-find = Finde es selbst
review-find-ask = Dein Zug: { $move }. Was ist besser?
review-found = Genau!
review-wrong = Der nicht. Noch mal?
review-told = Besser: { $move }
review-something = Da ging noch etwas Besseres.
review-tell = Sag es mir
review-tell-all = Alle Lösungen zeigen
review-chances = Gewinnchance: { $before } % mit deinem Zug, { $after } % mit diesem.
review-see = Moment ansehen
review-analyse = Was wäre, wenn?
review-hand = Deine Karten
review-biggest = Dein größter Fehlgriff
review-points = Punkte
review-luck = Kartenglück
review-luck-more = Mehr Glück als in { $percent } % der Spiele.
review-luck-less = Mehr Pech als in { $percent } % der Spiele. Nicht deine Schuld.
review-luck-unknown = An so einem Tisch hat noch niemand das Glück gemessen.
review-luck-low = Pech
review-luck-you = du
review-luck-high = Glück
review-luck-best = Das meiste Glück: { $turn }
review-luck-worst = Das meiste Pech: { $turn }
review-table = Als Tabelle zeigen
review-seat = Wessen Spiel
review-making = Wir spielen dein Spiel durch …
review-made = { $percent } % fertig
review-waiting = { $count ->
    [one] Eine Analyse ist noch vor dir.
   *[other] { $count } Analysen sind noch vor dir.
}
review-failed = Dieses Spiel konnten wir nicht analysieren
review-failed-why = Bei uns ist etwas schiefgegangen. Versuch es gleich noch mal.
review-old-why = Es wurde nach älteren Regeln gespielt, oder diesen Platz gibt es darin nicht.
review-again = Noch mal versuchen
review-replay = Spiel ansehen
review-print = Drucken
