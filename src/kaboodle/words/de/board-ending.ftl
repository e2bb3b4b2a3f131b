# Wie das Rennen ausging.

board-ending-bow = Die Schleife gehört dir
board-ending-despite = { $count ->
    [one] Ein Kitten kam in die Quere. Es half ihm nichts.
   *[other] { $count } Kittens kamen in die Quere. Es half ihnen nichts.
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
board-ending-saved = Entschärft
board-ending-swap = Getauscht
