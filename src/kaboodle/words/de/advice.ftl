# Hilfe am Tisch: Chancen, Tipps und Züge in Worten.

odds-title = Was du weißt
odds-now = Stand jetzt
odds-stale = Stand deines letzten Zugs
odds-player = Hat vielleicht
odds-percent = { $part } %
odds-missing = Für dieses Spiel gibt es keine Chancen.

hint-title = Was unser bester Bot tun würde
hint-equal = { $count ->
    [2] Diese zwei sind etwa gleich gut
   *[other] Diese { $count } sind etwa gleich gut
}
hint-thinking = Denkt nach …
hint-chance = gewinnt { $part } % der Spiele
hint-refused-not-now = Tipps gibt es, wenn du etwas entscheiden musst, in Spielen gegen Bots.
hint-refused-slow-down = Langsam! Lass dem letzten Tipp eine Sekunde.
hint-refused-other = Dafür gibt es keinen Tipp.
hint-why-rob = { $cards ->
    [one] Stiehlt die einzige Karte.
   *[other] Stiehlt eine von { $cards } Karten.
}
hint-why-nope-you = Es geht gegen dich.
hint-why-nope-back = Damit gilt deine Karte wieder.
hint-why-nope-own = Stoppt deine eigene Karte.
hint-why-nope-other = Es geht nicht gegen dich.
hint-why-pass = Lässt es durch und spart das Nö! auf.
hint-why-plain = Damit hat der Bot öfter gewonnen.

move-nope = Nö!
move-pass = Durchlassen
move-defuse = Entschärfen
move-explode = Explodieren
move-hide = { $place ->
    [1] Ganz oben verstecken
   *[other] Als Karte { $place } von oben verstecken
}
move-play = { $cards } spielen
move-play-at = { $cards } gegen { $name } spielen

menu-standing = Wenn jemand eine Karte spielt
menu-standing-why = Deine automatische Antwort auf jede Karte. Nur du siehst sie.
menu-standing-ask = Mich fragen
menu-standing-nope-if-target = Nö, wenn es mich trifft
menu-standing-pass = Immer durchlassen
menu-people = Stummschalten
menu-mute = { $name } stummschalten
menu-hear = { $name } wieder hören
menu-silence = Chat von { $name } sperren
menu-let-talk = Chat von { $name } freigeben
menu-watchers = das ganze Publikum
menu-pause = Spiel anhalten
menu-go-on = Weiterspielen
menu-leave = Spiel verlassen
menu-leave-sure = Ja, verlassen
menu-leave-why = Ein Bot spielt für dich zu Ende. Zurück in dieses Spiel kannst du nicht.

# Whom a reaction window asks.
menu-when-able = Fragen
menu-when-able-why = Ohne passende Karte wirst du nicht gefragt. Mit anderen Menschen am Tisch merkt es niemand: Jedes Fenster läuft dann seine volle Zeit.
menu-when-able-on = Nur wenn ich antworten kann
menu-when-able-off = Jedes Mal
