kittens-pile = Spielstapel
kittens-pile-label = Spielstapel, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
kittens-draw = Karte ziehen
kittens-draw-label = Karte ziehen, { $count } im Stapel
kittens-percent = { $part } %
kittens-odds = { $kittens ->
    [one] { $kittens } Kitten
   *[other] { $kittens } Kittens
} { $pile ->
    [one] in { $pile } Karte
   *[other] in { $pile } Karten
}
kittens-odds-kitten = Du weißt: Es liegt oben
kittens-odds-safe = Du weißt: Es ist keins
kittens-odds-hid = { $name } hat gerade eins versteckt
kittens-discard = Ablage­stapel
kittens-discard-label = Ablagestapel durchsehen, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
kittens-discard-title = Ablagestapel, das Neueste zuerst ({ $count })
kittens-discard-empty = Noch nichts abgelegt.
kittens-mat = Matte

kittens-your-turn = Du bist dran
kittens-play-or-draw = Spiel, was du magst, dann zieh.
kittens-more-cards = Nimm noch Karten dazu
kittens-missing-cards = Wähle noch eine passende Karte dazu.
kittens-missing-as = Als welche Karte spielst du die Gottkatze?
kittens-missing-target = Gegen wen?
kittens-missing-robbed = Wen bestiehlst du?
kittens-missing-named = Welche Karte willst du?
kittens-ready = Ausspielen?
kittens-ready-five = Ausspielen? Tipp eine Karte an, um sie zu tauschen.
kittens-play = Spielen
kittens-play-on = Gegen { $name } spielen
kittens-combos = Deine Kombi­nationen
kittens-combo-2 = Pärchen
kittens-combo-3 = Drilling
kittens-combo-5 = Fünf verschiedene

kittens-window = { $me ->
    [seat] { $aimed ->
        [yes] Du spielst { $play } gegen { $other }
       *[no] Du spielst { $play }
    }
    [other] { $name } spielt { $play } gegen dich
   *[none] { $aimed ->
        [yes] { $name } spielt { $play } gegen { $other }
       *[no] { $name } spielt { $play }
    }
}
kittens-window-noped = { $me ->
    [seat] { $by } stoppt deine Karte: { $play }
    [self] Du stoppst deine eigene Karte: { $play }
    [other] Du stoppst { $play } von { $name }
   *[none] { $by } stoppt { $play } von { $name }
}
kittens-on-you = { $how ->
    [favor] Du gibst eine Karte deiner Wahl ab.
    [pair] Du verlierst eine zufällige Karte.
    [three] Hast du { $card }, gibst du die Karte ab.
   *[attack] { $count ->
        [one] Du machst { $count } Zug.
       *[other] Du machst { $count } Züge hintereinander.
    }
}
kittens-stands = Nö sagen?
kittens-yupped = Doch! Gilt wieder. Noch ein Nö?
kittens-noped = Mit Doch! passiert es trotzdem.
kittens-answered = Mal sehen, ob jemand Nö sagt …
kittens-sent = Wird gesendet …

kittens-give = Gib { $name } eine Karte
kittens-give-how = Wähle sie aus deiner Hand.
kittens-give-it = { $card } geben
kittens-pick = Stiehl { $name } eine Karte
kittens-pick-blind = Nicht gucken! Alle Rückseiten sehen gleich aus.
kittens-pick-godcat = Eine der Rückseiten sieht anders aus …
kittens-back = Karte { $number }, verdeckt
kittens-back-godcat = Die Rückseite der Gottkatze
kittens-take = Nimm eine abgelegte Karte
kittens-take-how = Eine beliebige Karte vom Ablagestapel.
kittens-defuse = Entschär­fen
kittens-godcat-defuse = Gottkatze nutzen
kittens-hide = Versteck das Kitten
kittens-hide-secret = Nur du weißt, wo.
kittens-hide-slider = Karten über dem Kitten
kittens-hide-here = Hier verstecken
kittens-hide-top = Ganz oben: die nächste Karte
kittens-hide-bottom = Ganz unten
kittens-hide-at = { $place ->
    [one] Unter { $place } Karte
   *[other] Unter { $place } Karten
}
kittens-top = Oben
kittens-bottom = Unten
kittens-random = Zufällig
kittens-heck = Von ganz unten. Nur du siehst sie.
kittens-keep = Behalten
kittens-put-top = Oben drauflegen
kittens-lay = Welche Katze legst du vor deinen Gegner?
kittens-lay-why = Die andere bleibt bei dir. Wer am Ende die Teufelskatze hat, explodiert.
kittens-lay-whom = Wer bekommt { $card }?
kittens-swap = { $name } hat zwei Katzen gelegt
kittens-swap-why = Eine ist die Gottkatze, eine die Teufelskatze. Behältst du deine, oder tauschst du?
kittens-hold = Meine behalten
kittens-swap-it = Tauschen
kittens-future = Die Zukunft, oben zuerst
kittens-place = { $place }

kittens-wait-turn = { $name } ist dran.
kittens-wait-target = { $name } wählt jemanden aus.
kittens-wait-name = { $name } wünscht sich eine Karte.
kittens-wait-five = { $name } wählt fünf Karten.
kittens-wait-give = { $name } wählt, welche Karte weggeht.
kittens-wait-pick = { $name } wählt blind eine Karte.
kittens-wait-take = { $name } sieht den Ablagestapel durch.
kittens-wait-face = { $name } hat ein Exploding Kitten gezogen!
kittens-wait-hide = { $name } versteckt das Kitten.
kittens-wait-heck = { $name } sieht sich die unterste Karte an.
kittens-wait-lay = { $name } legt die Katzen hin.
kittens-wait-swap = { $name }: behalten oder tauschen?
kittens-wait-devil = { $name } hat die Teufelskatze!
kittens-doing-give = Karte geben
kittens-doing-pick = Karte stehlen
kittens-doing-take = Karte nehmen
kittens-doing-face = Kitten!
kittens-doing-hide = Kitten verstecken
kittens-doing-heck = Karte von unten
kittens-doing-lay = Katzen legen
kittens-doing-swap = behalten? tauschen?
kittens-doing-devil = Teufelskatze!
kittens-doing-threat = { $count ->
    [one] { $count } Zug?
   *[other] { $count } Züge?
}

kittens-asked-turn = Du bist dran: Karten spielen oder ziehen.
kittens-asked-give = Wähle eine Karte für { $name }.
kittens-asked-pick = Wähle eine der verdeckten Karten.
kittens-asked-take = Wähle eine Karte vom Ablagestapel.
kittens-asked-face = Du hast ein Exploding Kitten gezogen. Entschärf es, oder explodier.
kittens-asked-hide = Versteck das Kitten im Spielstapel.
kittens-asked-heck = Behalte die unterste Karte oder leg sie oben drauf.
kittens-asked-lay = Leg Gottkatze und Teufelskatze hin.
kittens-asked-swap = Behalte deine verdeckte Karte, oder tausch die beiden.
kittens-asked-devil = Du hast die Teufelskatze. Entschärf sie, oder explodier.

kittens-why-not-with = Passt nicht zu deiner Auswahl
kittens-why-turn = Nur wenn du dran bist
kittens-why-window = Jetzt geht nur Nö!

kittens-fact-kittens = Kittens im Stapel
kittens-fact-defuses = Ent­schär­fungen gespielt
kittens-fact-nopes = Nö! gespielt
kittens-fact-known = Im Stapel bekannt
kittens-out = Bumm! Du bist raus. Schau noch, wer gewinnt.

kittens-exploded = explodiert
kittens-over-alive = { $count ->
    [0] überlebt
    [one] überlebt, noch 1 Karte
   *[other] überlebt, noch { $count } Karten
}
