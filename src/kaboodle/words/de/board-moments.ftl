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
board-flag-label = { $count ->
    [one] { $count } Scheibe führt auf Feld { $space }
   *[other] { $count } Scheiben führen auf Feld { $space }
}{ $bad ->
    [0] {""}
   *[other] , Bumm bei { $bad }
}
board-flag-legend = Fähnchen: so viele Scheiben bringen dich dorthin.
board-goal = Triff genau die Schleife. Bumm: Tausch mit dem letzten Platz.
board-next-known = Nächste Scheibe: { $disc }
board-next-safe = Diesmal kein Bumm.
board-next-boom = Sie endet auf einem Kitten!
board-risk = { $bad } von { $all }
board-spin-line = { $bad ->
    [0] Keine der { $all } Scheiben endet auf einem Kitten
    [one] { $bad } von { $all } Scheiben endet auf einem Kitten
   *[other] { $bad } von { $all } Scheiben enden auf einem Kitten
}
board-spin-tap = Tippen deckt sie auf
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
