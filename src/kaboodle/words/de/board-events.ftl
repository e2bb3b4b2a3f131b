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
event-shuffle-used = Der Bewegungsstapel ist leer; die benutzten Scheiben werden neu gemischt.
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

odds-disc = Die nächste Scheibe
odds-on-kitten = Dein Zug endet auf einem Kitten
odds-on-bow = Er endet auf der Schleife

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

move-done = Scheibe umdrehen
move-move = Vorrücken
move-flip-it = Brett wenden
move-discard = { $cards } ablegen
move-order = In dieser Reihenfolge: { $cards }
move-swap-at = Platz mit { $name } tauschen
