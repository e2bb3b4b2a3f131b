# Hilfe am Tisch: Chancen, Tipps und Züge in Worten.

odds-title = Was du wissen kannst
odds-now = Stand jetzt
odds-stale = Stand deiner letzten Entscheidung
odds-player = Hat vielleicht
odds-percent = { $part } %
odds-cards = { $count ->
    [one] im Schnitt { $count } Karte
   *[other] im Schnitt { $count } Karten
}
odds-disc = Die nächste Scheibe
odds-on-kitten = Dein Zug endet auf einem Kitten
odds-on-bow = Er endet auf der Schleife
odds-known = Bekannt vom Spielstapel
odds-at = Karte { $place }
odds-between = Karte { $from } bis { $to }


hint-title = Was der stärkste Bot tun würde
hint-thinking = Denkt nach …
hint-chance = gewinnt { $part } % ± { $error }
hint-refused-not-now = Gerade kein Tipp: Frag, wenn du dran bist, in einem Spiel gegen Bots.
hint-refused-slow-down = Einen Moment bitte: zu viele Tipps auf einmal.
hint-refused-other = Dafür gibt es keinen Tipp.
hint-why-draw-safe = Die nächste Karte ist bekannt und sicher.
hint-why-draw-known = Die nächste Karte explodiert, das ist bekannt.
hint-why-draw-risk = { $percent } % Risiko.
hint-why-draw-covered = { $percent } % Risiko, und eine Entschärfung dagegen.
hint-why-escape-known = Die nächste Karte explodiert, das ist bekannt.
hint-why-escape-risk = Vermeidet ein Risiko von { $percent } %.
hint-why-escape-safe = Die nächste Karte ist ohnehin sicher.
hint-why-look = Zeigt, ob die { $percent } % eintreten.
hint-why-shuffle-known = Die nächste Karte explodiert, das ist bekannt; danach { $percent } % Risiko.
hint-why-shuffle = Danach bleibt ein Risiko von { $percent } %.
hint-why-rob = Nimmt eine von { $cards } Karten.
hint-why-rob-named = Mit { $percent } % Chance hat { $seat } die Karte.
hint-why-rob-discard = Nimmt eine Karte vom Ablagestapel.
hint-why-duel = Ein Duell um die Gottkatze: fünfzig zu fünfzig.
hint-why-nope-you = Es richtet sich gegen dich.
hint-why-nope-back = Holt deine eigene Karte zurück.
hint-why-nope-other = Es richtet sich nicht gegen dich.
hint-why-pass = Lässt es geschehen; das Nö! bleibt auf der Hand.
hint-why-rescue = Rettet dich.
hint-why-explode = Beendet das Spiel für dich.
hint-why-hide-top = Wer als Nächstes zieht, bekommt es.
hint-why-hide-near = Kommt nach { $place } weiteren Karten.
hint-why-hide-deep = { $place } Karten liegen darüber.
hint-why-give = Was du am wenigsten vermisst, geht zuerst.
hint-why-match = { $percent } % Chance auf einen Treffer, im Schnitt { $cards } Karten.
hint-why-disc-bow = { $percent } % Chance auf die Schleife.
hint-why-disc-safe = Keine Scheibe, die kommen kann, führt auf ein Kitten.
hint-why-disc-risk = { $percent } % Risiko, auf einem Kitten zu landen.
hint-why-disc-covered = { $percent } % Risiko, auf einem Kitten zu landen, und eine Entschärfung dagegen.
hint-why-skip-move = Du bleibst stehen; keine Scheibe wird umgedreht.
hint-why-flip-board = Danach { $percent } % Risiko, auf einem Kitten zu landen; jetzt { $before } %.
hint-why-look-discs = Zeigt die nächsten Scheiben; { $percent } % Risiko, auf einem Kitten zu landen.
hint-why-other-disc = Eine andere Scheibe statt der nächsten mit ihren { $percent } % Risiko.
hint-why-magnet = Ein Gefahrenmagnet mehr im Bewegungsstapel.
hint-why-magnet-top = Die nächste Scheibe ist der Magnet.
hint-why-magnet-deep = Er wird Scheibe { $place } von oben.
hint-why-let-turn = Lässt die Scheibe umdrehen.
hint-why-flip-instead = Du bleibst stehen, und das Brett wird gewendet.
hint-why-lands-bow = Erreicht die Schleife.
hint-why-lands-at = Führt auf Feld { $space }.
hint-why-lands-kitten = Endet auf einem Kitten-Feld.
hint-why-lands-cards = { $cards ->
    [one] Endet auf einem Feld mit einer Karte.
   *[other] Endet auf einem Feld mit { $cards } Karten.
}
hint-why-lands-nowhere = Bewegt dich nicht.
hint-why-stay = Du behältst dein Feld und deine Karten.
hint-why-fall = Du tauschst den Platz mit dem Letzten und behältst drei Karten.
hint-why-plain = Nach den Partien, die er durchgespielt hat.

move-draw = Ziehen
move-nope = Nö!
move-pass = Geschehen lassen
move-defuse = Entschärfen
move-explode = Explodieren
move-keep = Behalten
move-top = Obenauf legen
move-hold = Deine behalten
move-swap = Tauschen
move-pick = Eine Karte wählen
move-done = Scheibe umdrehen
move-move = Vorrücken
move-flip-it = Brett wenden
move-score = Punkten
move-hide = Als Karte { $place } von oben verstecken
move-give = { $cards } geben
move-take = { $cards } nehmen
move-discard = { $cards } ablegen
move-lay = { $cards } legen
move-order = In dieser Reihenfolge: { $cards }
move-steal-at = Von { $name } stehlen
move-swap-at = Platz mit { $name } tauschen
move-lay-at = { $card } vor { $name } legen
move-play = { $cards } spielen
move-play-at = { $cards } gegen { $name } spielen

menu-standing = Wenn jemand eine Karte spielt
menu-standing-why = Deine Antwort in jedem Reaktionsfenster; niemand erfährt davon.
menu-standing-ask = Mich fragen
menu-standing-nope-if-target = Nö!, wenn es mich trifft
menu-standing-pass = Immer geschehen lassen
menu-people = Wen du hörst
menu-mute = { $name } stummschalten
menu-hear = { $name } wieder hören
menu-silence = { $name } nicht mehr reden lassen
menu-let-talk = { $name } wieder reden lassen
menu-watchers = Zuschauende
menu-pause = Spiel anhalten
menu-go-on = Weiterspielen
menu-leave = Meinen Platz aufgeben
menu-leave-sure = Ja, aufgeben
menu-leave-why = Ein Bot spielt für dich zu Ende.
