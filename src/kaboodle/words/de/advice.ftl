# Hilfe am Tisch: Chancen, Tipps und Züge in Worten.

odds-title = Was du wissen kannst
odds-now = Stand jetzt
odds-stale = Stand deiner letzten Entscheidung
odds-player = Hat vielleicht
odds-percent = { $part } %
odds-missing = Für dieses Spiel gibt es keine Chancen zu sehen.

hint-title = Was der stärkste Bot tun würde
hint-thinking = Denkt nach …
hint-chance = gewinnt { $part } % ± { $error }
hint-refused-not-now = Gerade kein Tipp: Frag, wenn du dran bist, in einem Spiel gegen Bots.
hint-refused-slow-down = Einen Moment bitte: zu viele Tipps auf einmal.
hint-refused-other = Dafür gibt es keinen Tipp.
hint-why-rob = Nimmt eine von { $cards } Karten.
hint-why-nope-you = Es richtet sich gegen dich.
hint-why-nope-back = Holt deine eigene Karte zurück.
hint-why-nope-own = Nimmt deine eigene Karte zurück.
hint-why-nope-other = Es richtet sich nicht gegen dich.
hint-why-pass = Lässt es geschehen; das Nö! bleibt auf der Hand.
hint-why-plain = Nach den Partien, die er durchgespielt hat.

move-nope = Nö!
move-pass = Geschehen lassen
move-defuse = Entschärfen
move-explode = Explodieren
move-hide = Als Karte { $place } von oben verstecken
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
