# Exploding Kittens: The Board Game.
# Its events, moves, odds and hints. $me says who reads: seat, other or none. Terms: see cards.ftl.

disc-move = { $spaces } vor
disc-move-or-flip = { $spaces } vor oder wenden
disc-flip-then-move = Wenden, dann { $spaces } vor
disc-leapfrog = Bocksprung
disc-magnet = Gefahren­magnet

event-discs = { $count ->
    [one] { $count } Scheibe
   *[other] { $count } Scheiben
}
event-space = { $number ->
    [0] Katzenklo
   *[other] Feld { $number }
}
event-shuffle-discs = { $me ->
    [seat] Du mischst den Bewegungsstapel.
   *[none] { $seat } mischt den Bewegungsstapel.
}
event-shuffle-used = Der Bewegungsstapel ist leer: Die benutzten Scheiben werden neu gemischt.
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
    [seat] Du gehst vor: { $space }.
   *[none] { $seat } geht vor: { $space }.
}
event-stay = { $me ->
    [seat] Du bleibst stehen.
   *[none] { $seat } bleibt stehen.
}
event-flip-calm = { $me ->
    [seat] Du wendest das Brett: Ruhe.
   *[none] { $seat } wendet das Brett: Ruhe.
}
event-flip-chaos = { $me ->
    [seat] Du wendest das Brett: Chaos.
   *[none] { $seat } wendet das Brett: Chaos.
}
event-trap = { $me ->
    [seat] Du bist auf einem { $card } gelandet!
   *[none] { $seat } ist auf einem { $card } gelandet!
}
event-exchange = { $me ->
    [seat] Du tauschst mit { $other }. Jetzt: { $space }.
    [other] { $seat } tauscht mit dir. Jetzt: { $space }.
   *[none] { $seat } tauscht mit { $other }.
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
event-renew = Der Aktionsstapel ist leer: Die abgelegten Karten werden neu gemischt.
event-late = { $count ->
    [one] Nach 1 Zug ist Schluss. Wer vorn liegt, gewinnt.
   *[other] Nach { $count } Zügen ist Schluss. Wer vorn liegt, gewinnt.
}

odds-disc = Die nächste Scheibe
odds-on-kitten = Du landest auf einem Kitten
odds-on-bow = Du landest auf der Schleife

hint-why-disc-bow = { $percent } % Chance auf die Schleife.
hint-why-disc-safe = Keine Scheibe kann dich auf ein Kitten bringen.
hint-why-disc-risk = { $percent } % Risiko, auf einem Kitten zu landen.
hint-why-disc-covered = { $percent } % Risiko, auf einem Kitten zu landen, aber du hast eine Entschärfung.
hint-why-skip-move = Du bleibst stehen. Diesmal ohne Scheibe.
hint-why-flip-board = Kitten-Risiko: jetzt { $before } %, danach { $percent } %.
hint-why-look-discs = Zeigt dir die nächsten Scheiben. Kitten-Risiko: { $percent } %.
hint-why-other-disc = Umgeht die nächste Scheibe mit { $percent } % Risiko.
hint-why-magnet = Ein Gefahrenmagnet mehr im Bewegungsstapel.
hint-why-magnet-top = Die nächste Scheibe ist der Magnet.
hint-why-magnet-deep = Er wird Scheibe { $place } von oben.
hint-why-let-turn = Lässt es durch.
hint-why-flip-instead = Du bleibst stehen und wendest das Brett.
hint-why-lands-bow = Bringt dich auf die Schleife.
hint-why-lands-at = Bringt dich auf Feld { $space }.
hint-why-lands-kitten = Du landest auf einem Kitten.
hint-why-lands-cards = { $cards ->
    [one] Du landest auf einem Feld mit 1 Karte.
   *[other] Du landest auf einem Feld mit { $cards } Karten.
}
hint-why-lands-nowhere = Du bleibst stehen.
hint-why-stay = Du behältst dein Feld und deine Karten.
hint-why-fall = Du explodierst: letzter Platz, drei Karten bleiben.

move-done = Scheibe umdrehen
move-move = Vorgehen
move-flip-it = Brett wenden
move-discard = { $cards } ablegen
move-order = In dieser Reihenfolge: { $cards }
move-swap-at = Mit { $name } tauschen
