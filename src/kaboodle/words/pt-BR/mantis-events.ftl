# Mantis.
# Its events, moves, odds and hints. $me says who reads: seat, other or none. Terms: see cards.ftl.

event-turn-again = { $me ->
    [seat] Sua vez de novo.
   *[none] Vez de { $seat } de novo.
}
event-empty = A pilha de compra acabou.
event-score = { $me ->
    [seat] Você vira { $card } e pontua { $cards }.
   *[none] { $seat } vira { $card } e pontua { $cards }.
}
event-score-miss = { $me ->
    [seat] Você vira { $card }: não combina, fica no seu Tanque.
   *[none] { $seat } vira { $card }: não combina, fica no Tanque.
}
event-tank-steal = { $me ->
    [seat] Você vira { $card } em { $other } e rouba { $cards }.
    [other] { $seat } vira { $card } em você e rouba { $cards }.
   *[none] { $seat } vira { $card } em { $other } e rouba { $cards }.
}
event-tank-miss = { $me ->
    [seat] Você vira { $card } em { $other }: não combina, fica lá.
    [other] { $seat } vira { $card } em você: não combina, fica com você.
   *[none] { $seat } vira { $card } em { $other }: não combina, fica lá.
}
event-back = A próxima carta é { $first }, { $second } ou { $third }.

odds-cards = { $count ->
    [one] { $count } carta em média
   *[other] { $count } cartas em média
}

hint-why-match = { $percent }% de chance de combinar, { $cards } cartas em média.

move-score = Pontuar
move-steal-at = Roubar de { $name }
