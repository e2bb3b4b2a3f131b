# The Board Game: why a move is refused. Clauses without a full stop; words to be typed stay as they are.

board-refusal-open-turn = du bist dran: spiel eine Karte oder sag done
board-refusal-open-target = sag, bei wem du zugreifst
board-refusal-open-now = bevor die Scheibe umgedreht wird, geht nur add-magnet oder pass
board-refusal-open-place = versteck erst den Magneten im Bewegungsstapel
board-refusal-open-order = leg erst die Scheiben zurück: order 1 2 3 oder anders herum
board-refusal-open-either = wähle erst: move oder flip-it
board-refusal-open-face = du stehst auf einem Kitten: defuse oder explode
board-refusal-open-swap = sag erst, mit wem du tauschst
board-refusal-open-discard = leg erst ab, bis du 3 Karten hast
board-refusal-done = du bist fertig, dabei bleibt es; die anderen können noch einen Magneten verstecken
board-refusal-no-magnet = es ist kein Magnet mehr übrig
board-refusal-keep = du behältst 3 Karten, also { $count ->
    [one] leg { $count } ab und keine mehr
   *[other] leg { $count } ab und keine mehr
}
board-refusal-whose = sag, bei wem du zugreifst: { $seats }
board-refusal-discs = leg { $count ->
    [one] { $count } Scheibe
   *[other] { $count } Scheiben
} zurück
board-refusal-swap = sag, mit wem du tauschst: { $moves }
board-refusal-not-last = { $seat } ist nicht auf dem letzten Platz
board-refusal-order = sag, welche Scheibe als erste, zweite und dritte kommt: order 3 1 2
board-refusal-no-disc = es gibt keine Scheibe { $word }
board-refusal-hide = sag, wie viele Scheiben über den Magneten kommen: hide@0, hide@3, hide@top oder hide@bottom
