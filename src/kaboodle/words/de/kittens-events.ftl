# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its events, moves, odds and hints. $me says who reads: seat, other or none. Terms: see cards.ftl.

event-turn-owed = { $count ->
    [one] { $me ->
        [seat] Du bist dran: { $count } offener Zug.
       *[none] { $seat } ist dran: { $count } offener Zug.
    }
   *[other] { $me ->
        [seat] Du bist dran: { $count } offene Züge.
       *[none] { $seat } ist dran: { $count } offene Züge.
    }
}
event-play-naming = { $me ->
    [seat] Du spielst { $cards } gegen { $other } und wünschst dir { $named }.
    [other] { $seat } spielt { $cards } gegen dich und wünscht sich { $named }.
   *[none] { $seat } spielt { $cards } gegen { $other } und wünscht sich { $named }.
}
event-play-as = { $card } als { $as }
event-kitten = { $me ->
    [seat] Du ziehst ein { $card }!
   *[none] { $seat } zieht ein { $card }!
}
event-kitten-bottom = { $me ->
    [seat] Du nimmst ein { $card } von unten!
   *[none] { $seat } nimmt ein { $card } von unten!
}
event-kitten-discard = { $me ->
    [seat] Du nimmst ein { $card } vom Ablagestapel!
   *[none] { $seat } nimmt ein { $card } vom Ablagestapel!
}
event-hide = { $me ->
    [seat] Du versteckst das Kitten im Spielstapel.
   *[none] { $seat } versteckt das Kitten im Spielstapel.
}
event-hide-at = { $place ->
    [0] Du legst das Kitten oben auf den Spielstapel.
    [one] Du versteckst das Kitten unter { $place } Karte.
   *[other] Du versteckst das Kitten unter { $place } Karten.
}
event-remove = { $me ->
    [seat] Aus dem Spiel: { $cards } von dir.
   *[none] Aus dem Spiel: { $cards } von { $seat }.
}
event-shuffle = { $me ->
    [seat] Du mischst den Spielstapel.
   *[none] { $seat } mischt den Spielstapel.
}
event-future = { $me ->
    [seat] Du siehst dir die obersten Karten an.
   *[none] { $seat } sieht sich die obersten Karten an.
}
event-future-seen = Oben im Spielstapel: { $cards }.
event-give = { $me ->
    [seat] Du gibst { $card } an { $other }.
    [other] { $seat } gibt dir { $card }.
   *[none] { $seat } gibt { $card } an { $other }.
}
event-miss = { $me ->
    [seat] „{ $named }“ hast du nicht.
   *[none] „{ $named }“ hat { $seat } nicht.
}
event-take = { $me ->
    [seat] Du nimmst { $card } vom Ablagestapel.
   *[none] { $seat } nimmt { $card } vom Ablagestapel.
}
event-bottom = { $me ->
    [seat] Du nimmst { $card } von unten aus dem Spielstapel.
   *[none] { $seat } nimmt { $card } von unten aus dem Spielstapel.
}
event-keep = { $me ->
    [seat] Du behältst { $card }.
   *[none] { $seat } behält { $card }.
}
event-top = { $me ->
    [seat] Du legst { $card } oben auf den Spielstapel.
   *[none] { $seat } legt { $card } oben auf den Spielstapel.
}
event-lay = { $me ->
    [seat] Du legst beide Katzen verdeckt hin, eine vor { $other }.
    [other] { $seat } legt beide Katzen verdeckt hin, eine vor dich.
   *[none] { $seat } legt beide Katzen verdeckt hin, eine vor { $other }.
}
event-lay-seen = Du legst { $card } vor { $other }.
event-hold = { $me ->
    [seat] Du behältst deine Katze.
   *[none] { $seat } tauscht nicht.
}
event-swap = { $me ->
    [seat] Du tauschst die Katzen.
   *[none] { $seat } tauscht die Katzen.
}
event-duel = { $me ->
    [seat] Du bekommst die Gottkatze, { $other } die Teufelskatze.
    [other] { $seat } bekommt die Gottkatze, du die Teufelskatze.
   *[none] { $seat } bekommt die Gottkatze, { $other } die Teufelskatze.
}

odds-known = Was du über den Spielstapel weißt
odds-at = Karte { $place }
odds-between = Karten { $from } bis { $to }

hint-why-draw-safe = Du weißt: Die nächste Karte ist sicher.
hint-why-draw-known = Du weißt: Die nächste Karte ist ein Kitten.
hint-why-draw-risk = { $percent } % Kitten-Risiko.
hint-why-draw-covered = { $percent } % Kitten-Risiko, aber du hast eine Entschärfung.
hint-why-escape-known = Du weißt: Die nächste Karte ist ein Kitten.
hint-why-escape-risk = Vermeidet ein Risiko von { $percent } %.
hint-why-escape-safe = Die nächste Karte ist sowieso sicher.
hint-why-look = Zeigt dir, ob die { $percent } % gleich eintreten.
hint-why-shuffle-known = Die nächste Karte ist ein Kitten. Nach dem Mischen: { $percent } % Risiko.
hint-why-shuffle = Danach bleibt ein Risiko von { $percent } %.
hint-why-rob-named = Mit { $percent } % Chance hat { $seat } die Karte.
hint-why-rob-discard = Nimmt eine Karte vom Ablagestapel.
hint-why-duel = Münzwurf um die Gottkatze.
hint-why-rescue = Rettet dich.
hint-why-explode = Du bist raus.
hint-why-hide-top = Wer als Nächstes zieht, bekommt es.
hint-why-hide-near = { $place ->
    [one] Kommt nach 1 weiteren Karte.
   *[other] Kommt nach { $place } weiteren Karten.
}
hint-why-hide-deep = { $place ->
    [one] 1 Karte liegt darüber.
   *[other] { $place } Karten liegen darüber.
}
hint-why-give = Die wirst du am wenigsten vermissen.

move-draw = Karte ziehen
move-keep = Behalten
move-top = Oben drauflegen
move-hold = Deine behalten
move-swap = Tauschen
move-pick = Karte wählen
move-give = { $cards } geben
move-take = { $cards } nehmen
move-lay = { $cards } legen
move-lay-at = { $card } vor { $name } legen

# Wohin ein Kitten kam, für jemanden, der alle Karten sieht.
event-hide-at-theirs = { $place ->
    [0] { $seat } versteckt das Kitten ganz oben im Spielstapel.
    [one] { $seat } versteckt das Kitten unter { $place } Karte.
   *[other] { $seat } versteckt das Kitten unter { $place } Karten.
}
