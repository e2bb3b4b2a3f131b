# Os grandes momentos das mesas de Kittens, e para que serve uma carta escolhida.

kittens-more = Mais
kittens-give-up = Desistir?
kittens-give-up-line = Você explode mesmo podendo se salvar.
kittens-hold-explode = Segurar e explodir
kittens-press-again = Aperte de novo
kittens-defuse-left = { $count ->
    [one] a sua última
   *[other] 1 das suas { $count }
}

kittens-keep-defuse = Guarde: ela salva você de um Kitten.
kittens-keep-nope = Guarde: ela cancela cartas dos outros.
kittens-keep-godcat = Guarde: ela pode ser quase qualquer carta.
kittens-nope-first = Um “Não!” cancela esta carta. Use agora ou guarde, sem pressa.
kittens-nope-aimed = Um “Não!” evita isso.
kittens-goal = Não compre um Kitten: ganha quem sobreviver.
kittens-alone = Sozinha não faz nada. Duas iguais roubam uma carta.
kittens-together = Sozinha não faz nada. Juntas:
kittens-way-2 = Roubar uma carta
kittens-way-2-line = às cegas, você escolhe de quem
kittens-way-3 = Dizer uma carta
kittens-way-3-line = e pegar, se a pessoa tiver
kittens-way-5 = Cinco diferentes
kittens-way-5-line = pegue uma carta dos descartes
kittens-way-rescue = recupere um Desarmar dos descartes
kittens-way-costs = Em troca, você perde { $cards }.
kittens-more-ways = Mais jeitos de jogar

kittens-one-in = 1 em { $count }
kittens-risk = { $part }% Kitten
kittens-safe-draw = sem risco
kittens-in-pile = { $kittens ->
    [one] { $kittens } Kitten
   *[other] { $kittens } Kittens
} { $pile ->
    [one] em { $pile } carta
   *[other] em { $pile } cartas
}
kittens-flip-now = Clique para virar
kittens-peel = Toque, ou vire devagar
kittens-phew = Ufa!
kittens-its-a-kitten = É um Kitten!
kittens-its-devilcat = É o Gato das Trevas!
kittens-snip = Tchic!
kittens-kaboom = Cabum!
kittens-you-exploded = Você explodiu
kittens-cause-risk = Você comprou com { $part }% de risco.

kittens-duel-on = VALE
kittens-duel-off = cancelada
