# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its events, moves, odds and hints. $me says who reads: seat, other or none. Terms: see cards.ftl.

event-turn-owed = { $me ->
    [seat] Du bist dran, { $count } Züge stehen an.
   *[none] { $seat } ist dran, { $count } Züge stehen an.
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
    [seat] Du verlierst { $cards }, aus dem Spiel.
   *[none] { $seat } verliert { $cards }, aus dem Spiel.
}
event-shuffle = { $me ->
    [seat] Du mischst den Spielstapel.
   *[none] { $seat } mischt den Spielstapel.
}
event-future = { $me ->
    [seat] Du siehst dir die Zukunft an.
   *[none] { $seat } sieht sich die Zukunft an.
}
event-future-seen = Oben im Spielstapel: { $cards }.
event-give = { $me ->
    [seat] Du gibst { $other } { $card }.
    [other] { $seat } gibt dir { $card }.
   *[none] { $seat } gibt { $other } { $card }.
}
event-miss = { $me ->
    [seat] Du hast kein „{ $named }“.
   *[none] { $seat } hat kein „{ $named }“.
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
    [seat] Du behältst, was da liegt.
   *[none] { $seat } behält, was da liegt.
}
event-swap = { $me ->
    [seat] Du vertauschst die beiden.
   *[none] { $seat } vertauscht die beiden.
}
event-duel = { $me ->
    [seat] Du hast die Gottkatze, { $other } die Teufelskatze.
    [other] { $seat } hat die Gottkatze, du die Teufelskatze.
   *[none] { $seat } hat die Gottkatze, { $other } die Teufelskatze.
}

odds-known = Bekannt vom Spielstapel
odds-at = Karte { $place }
odds-between = Karte { $from } bis { $to }

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
hint-why-rob-named = Mit { $percent } % Chance hat { $seat } die Karte.
hint-why-rob-discard = Nimmt eine Karte vom Ablagestapel.
hint-why-duel = Ein Duell um die Gottkatze: fünfzig zu fünfzig.
hint-why-rescue = Rettet dich.
hint-why-explode = Beendet das Spiel für dich.
hint-why-hide-top = Wer als Nächstes zieht, bekommt es.
hint-why-hide-near = Kommt nach { $place } weiteren Karten.
hint-why-hide-deep = { $place } Karten liegen darüber.
hint-why-give = Was du am wenigsten vermisst, geht zuerst.

move-draw = Ziehen
move-keep = Behalten
move-top = Obenauf legen
move-hold = Deine behalten
move-swap = Tauschen
move-pick = Eine Karte wählen
move-give = { $cards } geben
move-take = { $cards } nehmen
move-lay = { $cards } legen
move-lay-at = { $card } vor { $name } legen
