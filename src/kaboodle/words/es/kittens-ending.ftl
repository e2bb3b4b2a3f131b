# Cómo acabó la partida.

kittens-ending-rare = { $kittens ->
    [one] { $kittens } de { $pile }, y te tocó
   *[other] { $kittens } de { $pile }, y te tocó uno
}
kittens-ending-likely = { $kittens } de { $pile }: estaba al caer
kittens-ending-not-you = No eres tú, es el Kitten.
kittens-ending-escape = Robaste con un { $percent } % y { $card } en la mano.
kittens-ending-attacked = Un robo al { $percent } %, con { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
} por jugar.
kittens-ending-unprotected = Robaste con un { $percent } % y sin Desactivaciones.
kittens-ending-robbed = { $name } tenía tu Desactivación y robaste con un { $percent } %.
kittens-ending-snipped = { $count ->
    [one] { $count } Kitten, { $count } mecha cortada
   *[other] { $count } Kittens, { $count } mechas cortadas
}
kittens-ending-untouched = Solo quedas tú, con los bigotes intactos
kittens-ending-last = { $name } robó el último Kitten.
kittens-ending-course = Cartas en tu mano, turno a turno
kittens-ending-boom = Bum
kittens-ending-out = { $name } explota
kittens-ending-saved = Desactivado
kittens-ending-stolen = Te quitan { $card }
kittens-ending-given = Das { $card }
kittens-ending-got = Consigues { $card }
kittens-ending-noped = Anulada
