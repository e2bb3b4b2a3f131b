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
   *[other] { $kittens } Kitten
} { $pile ->
    [one] in { $pile } Karte
   *[other] in { $pile } Karten
}
kittens-discard = Ablage­stapel
kittens-discard-label = Ablagestapel durchsehen, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
kittens-discard-title = Ablagestapel, das Neueste zuerst ({ $count })
kittens-discard-empty = Noch wurde nichts abgelegt.
kittens-mat = Matte

kittens-your-turn = Du bist dran
kittens-play-or-draw = Spiel Karten, so viele du willst, dann zieh.
kittens-more-cards = Nimm noch etwas dazu
kittens-missing-cards = Diese Karten brauchen Gesellschaft.
kittens-missing-as = Welche Karte ist die Gottkatze?
kittens-missing-target = Wähle jemanden, der leuchtet.
kittens-missing-named = Nenne die Karte, die du willst.
kittens-ready = Ausspielen?
kittens-play = Spielen
kittens-play-on = Gegen { $name } spielen
kittens-combos = Kombinationen auf deiner Hand
kittens-combo-2 = Pärchen
kittens-combo-2-does = blind stehlen
kittens-combo-3 = Drilling
kittens-combo-3-does = Karte nennen
kittens-combo-5 = Fünf verschiedene
kittens-combo-5-does = vom Ablagestapel

kittens-window = { $me ->
    [seat] { $aimed ->
        [yes] Deine Karte gegen { $other }: { $play }
       *[no] Deine Karte: { $play }
    }
    [other] { $name } spielt { $play } gegen dich
   *[none] { $aimed ->
        [yes] { $name }: { $play } gegen { $other }
       *[no] { $name }: { $play }
    }
}
kittens-stands = Es gilt. Noch jemand?
kittens-noped = Vorerst gestoppt. Noch jemand?
kittens-yours = Deine Karte liegt oben. Die anderen entscheiden.
kittens-answered = Du hast geantwortet. Die anderen fehlen noch.
kittens-sent = Unterwegs …

kittens-give = Gib { $name } eine Karte
kittens-give-how = Wähle sie aus deiner Hand.
kittens-give-it = { $card } geben
kittens-pick = Nimm { $name } eine Karte weg
kittens-pick-blind = Alle Rückseiten sehen gleich aus.
kittens-pick-godcat = Eine Rückseite ist anders.
kittens-back = Karte { $number }, verdeckt
kittens-back-godcat = Die Rückseite der Gottkatze
kittens-take = Hol dir eine Karte zurück
kittens-take-how = Eine von diesen, vom Ablagestapel.
kittens-face-kitten = Ein Exploding Kitten!
kittens-face-devilcat = Die Teufelskatze war deine!
kittens-defuse = Entschärfen
kittens-godcat-defuse = Mit Gottkatze entschärfen
kittens-explode = Explodieren
kittens-hide = Versteck das Kitten
kittens-hide-secret = Niemand sieht, wo. Tipp in den Stapel.
kittens-hide-slider = Wie viele Karten über dem Kitten liegen
kittens-hide-here = Hier verstecken
kittens-hide-top = Obenauf: die nächste Karte
kittens-hide-bottom = Ganz unten
kittens-hide-at = { $place ->
    [one] Unter { $place } Karte
   *[other] Unter { $place } Karten
}
kittens-top = Oben
kittens-bottom = Unten
kittens-random = Zufall
kittens-heck = Von ganz unten, nur für dich
kittens-keep = Behalten
kittens-put-top = Obenauf legen
kittens-lay = Welche Katze legst du vor die andere Person?
kittens-lay-why = Die andere bleibt bei dir. Wer am Ende die Teufelskatze hat, explodiert.
kittens-lay-whom = { $card } vor wen?
kittens-swap = { $name } hat zwei Katzen gelegt
kittens-swap-why = Eine ist die Gottkatze, eine die Teufelskatze. Behalten oder tauschen?
kittens-hold = Meine behalten
kittens-swap-it = Tauschen
kittens-future = Die Zukunft, oben zuerst
kittens-place = { $place }

kittens-wait-turn = { $name } ist am Zug.
kittens-wait-target = { $name } wählt jemanden aus.
kittens-wait-name = { $name } nennt eine Karte.
kittens-wait-five = { $name } wählt fünf Karten.
kittens-wait-give = { $name } wählt eine Karte zum Abgeben.
kittens-wait-pick = { $name } wählt blind eine Karte.
kittens-wait-take = { $name } sieht den Ablagestapel durch.
kittens-wait-face = { $name } steht vor einem Exploding Kitten!
kittens-wait-hide = { $name } versteckt das Kitten.
kittens-wait-heck = { $name } sieht die unterste Karte an.
kittens-wait-lay = { $name } legt die Katzen hin.
kittens-wait-swap = { $name } kann behalten oder tauschen.
kittens-wait-devil = Die Teufelskatze lag vor { $name }!

kittens-asked-turn = Du bist dran: Karten spielen oder ziehen.
kittens-asked-give = Wähle eine Karte für { $name }.
kittens-asked-pick = Wähle eine der Rückseiten.
kittens-asked-take = Wähle eine Karte vom Ablagestapel.
kittens-asked-face = Du hast ein Exploding Kitten gezogen. Entschärfe es oder explodiere.
kittens-asked-hide = Versteck das Kitten im Spielstapel.
kittens-asked-heck = Behalte die unterste Karte oder leg sie obenauf.
kittens-asked-lay = Leg Gottkatze und Teufelskatze hin.
kittens-asked-swap = Behalte deine verdeckte Karte oder tausche die beiden.
kittens-asked-devil = Die Teufelskatze war deine. Entschärfe oder explodiere.

kittens-why-not-with = Passt nicht zu deiner Auswahl
kittens-why-turn = Nur in deinem Zug
kittens-why-window = Jetzt geht nur Nö!

kittens-fact-kittens = Kitten im Stapel
kittens-fact-defuses = Entschärft
kittens-fact-nopes = Nö! gespielt
kittens-fact-known = Karten bekannt
kittens-out = Du bist explodiert. Schau zu, wer übrig bleibt.

kittens-exploded = explodiert
kittens-over-alive = { $count ->
    [0] überlebt
    [one] überlebt, noch 1 Karte
   *[other] überlebt, noch { $count } Karten
}
