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
    [seat] Você vira { $card }. Não combina: fica no seu tanque.
   *[none] { $seat } vira { $card }. Não combina: fica no tanque.
}
event-tank-steal = { $me ->
    [seat] Você vira { $card } no tanque de { $other } e rouba { $cards }.
    [other] { $seat } vira { $card } no seu tanque e rouba { $cards }.
   *[none] { $seat } vira { $card } no tanque de { $other } e rouba { $cards }.
}
event-tank-miss = { $me ->
    [seat] Você vira { $card } no tanque de { $other }. Não combina: fica lá.
    [other] { $seat } vira { $card } no seu tanque. Não combina: fica com você.
   *[none] { $seat } vira { $card } no tanque de { $other }. Não combina: fica lá.
}
event-back = A próxima carta é { $first }, { $second } ou { $third }.

odds-cards = { $count ->
    [one] { $count } carta em média
   *[other] { $count } cartas em média
}

hint-why-match = { $cards ->
    [one] { $percent }% de chance de combinar, { $cards } carta em média.
   *[other] { $percent }% de chance de combinar, { $cards } cartas em média.
}

move-score = Pontuar
move-steal-at = Roubar de { $name }
