# Wie das Rennen ausging.

board-ending-bow = Die Schleife gehört dir
board-ending-despite = { $count ->
    [one] Ein Kitten kam in die Quere. Aufgehalten hat es dich nicht.
   *[other] { $count } Kittens kamen in die Quere. Aufgehalten haben sie dich nicht.
}
board-ending-unhurt = Kein einziges Kitten hat dich erwischt.
board-ending-short = { $count ->
    [one] { $count } Feld vor der Schleife
   *[other] { $count } Felder vor der Schleife
}{ $kittens ->
    [0] .
    [one] , nach einem Kitten.
   *[other] , nach { $kittens } Kittens.
}
board-ending-course = Dein Feld, Zug um Zug
board-ending-boom = Bumm
board-ending-thrown = Bumm: { $from } auf { $to }
board-ending-saved = Entschärft
board-ending-up = Vorgetauscht auf { $to }
board-ending-won = Die Schleife!
