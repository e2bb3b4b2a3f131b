# Como acabou a corrida.

board-ending-bow = O Laço é seu
board-ending-despite = { $count ->
    [one] Um Kitten ficou no caminho. Não segurou você.
   *[other] { $count } Kittens ficaram no caminho. Não seguraram você.
}
board-ending-unhurt = Nenhum Kitten pegou você.
board-ending-short = { $count ->
    [one] A { $count } casa do Laço
   *[other] A { $count } casas do Laço
}{ $kittens ->
    [0] .
    [one] , depois de um Kitten.
   *[other] , depois de { $kittens } Kittens.
}
board-ending-course = Sua casa, turno a turno
board-ending-boom = Bum
board-ending-thrown = Bum: de { $from } para { $to }
board-ending-saved = Desarmado
board-ending-up = Troca até { $to }
board-ending-won = O Laço!
