# Der Tisch des Brettspiels.

board-your-turn = Du bist dran
board-your-turn-line = Spiel Karten, wenn du magst, dann dreh eine Scheibe um.
board-their-turn = { $name } ist dran
board-window = { $me ->
    [seat] { $aimed ->
        [yes] Deine Karte gegen { $target }: { $card }
       *[no] Deine Karte: { $card }
    }
    [other] { $name } will dir eine zufällige Karte stehlen
   *[none] { $aimed ->
        [yes] { $name } spielt { $card } gegen { $target }
       *[no] { $name } spielt { $card }
    }
}
board-window-noped = { $me ->
    [seat] { $by } stoppt deine Karte: { $card }
    [self] Du stoppst deine eigene Karte: { $card }
    [other] Du stoppst { $card } von { $name }
   *[none] { $by } stoppt { $card } von { $name }
}
board-now = { $me ->
    [seat] Du drehst gleich eine Scheibe um
   *[none] { $name } dreht gleich eine Scheibe um
}
board-now-line = Magnet, JETZT! Oder durchlassen?
board-place = Wo versteckst du den Magneten?
board-place-line = Nur du weißt es. Wie viele Scheiben kommen darüber?
board-place-theirs = { $name } versteckt gerade einen Magneten
board-order = Leg die Scheiben zurück, wie du willst
board-order-line = Die linke kommt zuerst.
board-order-theirs = { $name } sieht sich die Scheiben an
board-either = Vorgehen oder Brett wenden?
board-either-line = Besetzte Felder überspringst du.
board-face = Exploding Kitten erwischt!
board-face-line = { $swap ->
    [none] Entschärf es, oder explodier. Du liegst hinten und bleibst stehen.
    [one] Entschärf es, oder tausch den Platz mit { $name }.
   *[tie] Entschärf es, oder tausch mit dem letzten Platz.
}
board-face-line-bare = { $swap ->
    [none] Keine Entschärfung. Du liegst schon hinten und bleibst.
    [one] Keine Entschärfung! Du tauschst mit { $name }.
   *[tie] Keine Entschärfung! Du tauschst mit dem letzten Platz.
}
board-face-theirs = { $name } ist auf einem Exploding Kitten gelandet!
board-swap = Mit wem tauschst du?
board-swap-line = Gleichstand auf dem letzten Platz.
board-discard = Bumm! { $keep } Karten bleiben dir
board-discard-line = { $all ->
    [one] Wähle die eine, die du ablegst.
   *[other] Leg Karte { $now } von { $all } ab.
}
board-discard-it = { $all ->
    [one] Ablegen
   *[other] Ablegen ({ $now } von { $all })
}
board-target = Wem stiehlst du eine Karte?
board-wait = { $name } entscheidet gerade
board-over = Spiel vorbei
board-over-line = Wer zuerst auf der Schleife ist, gewinnt.
board-turn-disc = Scheibe umdrehen
board-let-turn = Durchlassen
board-nope = Nö!
board-move-it = { $spaces } vor: auf Feld { $to }
board-flip-it = Brett wenden
board-defuse = Entschär­fen
board-explode = Explodie­ren
board-explode-sure = Ja, explodie­ren
board-top = Ganz oben
board-bottom = Ganz unten
board-random = Irgendwo
board-under = { $count ->
    [0] ganz oben
    [one] unter 1 Scheibe
   *[other] unter { $count } Scheiben
}
board-hide = Hier verstecken
board-put-back = Zurücklegen
board-nth = { $place ->
    [1] zuerst
    [2] danach
   *[3] zuletzt
}
board-sooner = { $disc } früher
board-later = { $disc } später
board-play = Spielen
board-deck = Bewegungs­stapel
board-deck-count = { $count ->
    [one] 1 Scheibe
   *[other] { $count } Scheiben
}
board-used = Benutzte Scheiben
board-actions = Aktionen
board-discards = Ablage
board-discard-pile = Abgelegte Aktions­karten
board-nothing-yet = Noch nichts da
board-known = Bekannte Scheiben
board-known-at = { $from ->
    [1] ganz oben
   *[other] Nr. { $from } von oben
}
board-known-between = Nr. { $from } bis { $to } von oben
board-left = Noch im Stapel
board-close = Schließen
board-magnets = { $count ->
    [one] 1 Magnet übrig
   *[other] { $count } Magnete übrig
}
board-race = Das Rennen
board-where = { $space ->
    [0] Katzenklo
   *[other] Feld { $space }
}
board-where-short = { $space ->
    [0] Start
   *[other] auf { $space }
}
board-choose = { $name } wählen
board-stands = { $name }: { $space ->
    [0] im Katzenklo
   *[other] auf Feld { $space }
}
board-litter-box = Katzenklo
board-bow = Die Schleife, Feld { $space }
board-kitten-space = Exploding Kitten
board-gives = { $count ->
    [0] nichts
    [one] 1 Karte ziehen
   *[other] { $count } Karten ziehen
}
board-space-label = Feld { $space }: { $here }; auf der anderen Seite: { $there }
board-litter-box-here = Katzenklo: Hier starten alle.
board-bow-here = Die Schleife: Lande genau hier und du gewinnst. Zu weit? Dann folgst du dem Pfeil zurück.
board-track-calm = Die Strecke, ruhige Seite
board-track-chaos = Die Strecke, Chaos-Seite
board-side-calm = Ruhige Seite
board-side-chaos = Chaos-Seite
board-preview = Vorschau: { $side }
board-peek-calm = Ruhe ansehen
board-peek-chaos = Chaos ansehen
board-back = Zurückblättern
board-dimmed-turn = Nur wenn du dran bist
board-keep-defuse = Behalt sie: Sie rettet dich, wenn du auf einem Kitten landest.
board-keep-nope = Behalt sie: Sie stoppt Karten der anderen.
board-next = { $disc }: { $part } %
