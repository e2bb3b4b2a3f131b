# Was geschah, für den Verlauf und für Vorleseprogramme. $me sagt, wer liest: seat, other oder none.
# Begriffe: siehe cards.ftl.

event-a-card = eine Karte
event-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
event-discs = { $count ->
    [one] { $count } Scheibe
   *[other] { $count } Scheiben
}
event-space = { $number ->
    [0] Katzenklo
   *[other] Feld { $number }
}

event-first = { $me ->
    [seat] Du fängst an.
   *[none] { $seat } fängt an.
}
event-dealt = { $me ->
    [seat] Du bekommst { $cards }.
   *[none] { $seat } bekommt { $cards }.
}
event-turn = { $me ->
    [seat] Du bist dran.
   *[none] { $seat } ist dran.
}
event-turn-again = { $me ->
    [seat] Du bist noch einmal dran.
   *[none] { $seat } ist noch einmal dran.
}
event-turn-owed = { $me ->
    [seat] Du bist dran, { $count } Züge stehen an.
   *[none] { $seat } ist dran, { $count } Züge stehen an.
}
event-play = { $me ->
    [seat] Du spielst { $cards }.
   *[none] { $seat } spielt { $cards }.
}
event-play-at = { $me ->
    [seat] Du spielst { $cards } gegen { $other }.
    [other] { $seat } spielt { $cards } gegen dich.
   *[none] { $seat } spielt { $cards } gegen { $other }.
}
event-play-naming = { $me ->
    [seat] Du spielst { $cards } gegen { $other } und wünschst dir { $named }.
    [other] { $seat } spielt { $cards } gegen dich und wünscht sich { $named }.
   *[none] { $seat } spielt { $cards } gegen { $other } und wünscht sich { $named }.
}
event-play-as = { $card } als { $as }
event-nope = { $me ->
    [seat] Du spielst { $nope } – vorerst gestoppt.
   *[none] { $seat } spielt { $nope } – vorerst gestoppt.
}
event-yup = { $me ->
    [seat] Du spielst { $nope } dagegen: Doch! Es gilt wieder.
   *[none] { $seat } spielt { $nope } dagegen: Doch! Es gilt wieder.
}
event-pass = { $me ->
    [seat] Du lässt es geschehen.
   *[none] { $seat } lässt es geschehen.
}
event-stands = { $me ->
    [seat] Deine Karte gilt.
   *[none] Die Karte von { $seat } gilt.
}
event-noped = { $me ->
    [seat] Deine Karte ist gestoppt.
   *[none] Die Karte von { $seat } ist gestoppt.
}
event-draw = { $me ->
    [seat] Du ziehst { $card }.
   *[none] { $seat } zieht { $card }.
}
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
event-defuse = { $me ->
    [seat] { $card } rettet dich.
   *[none] { $card } rettet { $seat }.
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
event-explode = { $me ->
    [seat] Du explodierst!
   *[none] { $seat } explodiert!
}
event-discard = { $me ->
    [seat] Du verlierst { $cards } an den Ablagestapel.
   *[none] { $seat } verliert { $cards } an den Ablagestapel.
}
event-remove = { $me ->
    [seat] Du verlierst { $cards }, aus dem Spiel.
   *[none] { $seat } verliert { $cards }, aus dem Spiel.
}
event-shuffle = { $me ->
    [seat] Du mischst den Spielstapel.
   *[none] { $seat } mischt den Spielstapel.
}
event-shuffle-discs = { $me ->
    [seat] Du mischst den Bewegungsstapel.
   *[none] { $seat } mischt den Bewegungsstapel.
}
event-shuffle-used = Der Bewegungsstapel ist leer; die benutzten Scheiben werden neu gemischt.
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
event-steal = { $me ->
    [seat] { $other } nimmt dir { $card }.
    [other] Du nimmst { $seat } { $card } weg.
   *[none] { $other } nimmt { $seat } { $card } weg.
}
event-miss = { $me ->
    [seat] Du hast kein „{ $named }“.
   *[none] { $seat } hat kein „{ $named }“.
}
event-none = { $me ->
    [seat] Du hast gar keine Karten.
   *[none] { $seat } hat gar keine Karten.
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
event-empty = Der Spielstapel ist leer.
event-win = { $me ->
    [seat] Du gewinnst!
   *[none] { $seat } gewinnt!
}

event-done = { $me ->
    [seat] Du spielst keine Karten mehr.
   *[none] { $seat } spielt keine Karten mehr.
}
event-disc = { $me ->
    [seat] Du drehst um: { $card }.
   *[none] { $seat } dreht um: { $card }.
}
event-disc-bottom = { $me ->
    [seat] Du drehst von unten um: { $card }.
   *[none] { $seat } dreht von unten um: { $card }.
}
event-move = { $me ->
    [seat] Du rückst vor: { $space }.
   *[none] { $seat } rückt vor: { $space }.
}
event-stay = { $me ->
    [seat] Du bleibst stehen.
   *[none] { $seat } bleibt stehen.
}
event-flip-calm = { $me ->
    [seat] Du wendest das Brett: Ruhe liegt oben.
   *[none] { $seat } wendet das Brett: Ruhe liegt oben.
}
event-flip-chaos = { $me ->
    [seat] Du wendest das Brett: Chaos liegt oben.
   *[none] { $seat } wendet das Brett: Chaos liegt oben.
}
event-trap = { $me ->
    [seat] Du stehst auf einem { $card }!
   *[none] { $seat } steht auf einem { $card }!
}
event-exchange = { $me ->
    [seat] Du tauschst den Platz mit { $other }: { $space }.
    [other] { $seat } tauscht den Platz mit dir: { $space }.
   *[none] { $seat } tauscht den Platz mit { $other }.
}
event-magnet = { $me ->
    [seat] Du versteckst einen Gefahrenmagneten im Bewegungsstapel.
   *[none] { $seat } versteckt einen Gefahrenmagneten im Bewegungsstapel.
}
event-peek = { $me ->
    [seat] Du siehst dir die obersten Scheiben an.
   *[none] { $seat } sieht sich die obersten Scheiben an.
}
event-peek-seen = Oben im Bewegungsstapel: { $cards }.
event-order = { $me ->
    [seat] Du legst die Scheiben zurück.
   *[none] { $seat } legt die Scheiben zurück.
}
event-renew = Die Aktionskarten sind aus; die abgelegten werden neu gemischt.
event-late = Nach { $count } Zügen ist Schluss; wer vorn liegt, gewinnt.

event-score = { $me ->
    [seat] Du drehst { $card } um und punktest mit { $cards }.
   *[none] { $seat } dreht { $card } um und punktet mit { $cards }.
}
event-score-miss = { $me ->
    [seat] Du drehst { $card } um: passt nicht, bleibt in deinem Becken.
   *[none] { $seat } dreht { $card } um: passt nicht, bleibt im Becken.
}
event-tank-steal = { $me ->
    [seat] Du drehst { $card } bei { $other } um und stiehlst { $cards }.
    [other] { $seat } dreht { $card } bei dir um und stiehlt { $cards }.
   *[none] { $seat } dreht { $card } bei { $other } um und stiehlt { $cards }.
}
event-tank-miss = { $me ->
    [seat] Du drehst { $card } bei { $other } um: passt nicht, bleibt dort.
    [other] { $seat } dreht { $card } bei dir um: passt nicht, sie bleibt dir.
   *[none] { $seat } dreht { $card } bei { $other } um: passt nicht, bleibt dort.
}
event-back = Die nächste Karte ist { $first }, { $second } oder { $third }.

face-rabbit-face = Hase
face-fox = Fuchs
face-owl = Eule
face-penguin = Pinguin
face-frog = Frosch
face-panda = Panda
face-koala = Koala
face-hamster = Hamster
face-octopus = Krake
