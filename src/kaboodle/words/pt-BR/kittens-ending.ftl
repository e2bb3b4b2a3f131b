# Como acabou a partida.

kittens-ending-rare = { $kittens ->
    [one] { $kittens } em { $pile }, e foi logo essa
   *[other] { $kittens } em { $pile }, e veio um
}
kittens-ending-likely = { $kittens } em { $pile }: estava na cara
kittens-ending-not-you = Não é você, é o Kitten.
kittens-ending-escape = Você comprou com { $percent }% e { $card } na mão.
kittens-ending-attacked = Uma compra a { $percent }%, com { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
} para jogar.
kittens-ending-unprotected = Você comprou com { $percent }%, sem Desarmar.
kittens-ending-robbed = { $name } estava com seu Desarmar, e você comprou com { $percent }%.
kittens-ending-snipped = { $count ->
    [one] { $count } Kitten, { $count } pavio cortado
   *[other] { $count } Kittens, { $count } pavios cortados
}
kittens-ending-untouched = Só sobrou você, de bigodes intactos
kittens-ending-last = { $name } comprou o último Kitten.
kittens-ending-course = Cartas na sua mão, turno a turno
kittens-ending-boom = Bum
kittens-ending-out = { $name } explode
kittens-ending-saved = Desarmado
kittens-ending-stolen = { $card } roubada
kittens-ending-given = { $card } entregue
kittens-ending-got = Você consegue { $card }
kittens-ending-noped = Cancelada
