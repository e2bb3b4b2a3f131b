# Große Momente des Brettspiels.

board-place-behind = { $rank ->
    [1] Platz 1.
   *[other] Platz { $rank }, { $spaces } hinter { $name }.
}
board-spaces = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
board-level = Gleichauf mit { $name }.
board-flag = { $count ->
    [one] { $count } Scheibe
   *[other] { $count } Scheiben
}
board-flag-label = { $count ->
    [one] { $count } Scheibe führt auf Feld { $space }
   *[other] { $count } Scheiben führen auf Feld { $space }
}
board-risk = { $bad } von { $all }
board-risk-line = Scheiben enden auf einem Kitten
board-spin-line = { $bad ->
    [one] { $bad } von { $all } Scheiben endet auf einem Kitten
   *[other] { $bad } von { $all } Scheiben enden auf einem Kitten
}
board-spin-tap = Tippen hält sie an
board-uh-oh = Oh-oh.
board-kaboom = Kawumm!
board-back-you-go = Zurück mit dir.
board-thanks = Danke!
board-phew = Puh!
board-over-kitten = Genau übers Kitten.
board-chaos = Chaos!
board-calm = Wieder ruhig.
board-page-line = Jedes Feld ist jetzt anders. Alle bleiben stehen, nichts explodiert.
board-bow-yours = Die Schleife gehört dir!
board-bow-theirs = { $name } holt die Schleife!
