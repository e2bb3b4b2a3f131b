# Exploding Kittens: The Board Game.
# Its events, moves, odds and hints. $me says who reads: seat, other or none. Terms: see cards.ftl.

disc-move = Ande { $spaces }
disc-move-or-flip = Ande { $spaces } ou vire
disc-flip-then-move = Vire e ande { $spaces }
disc-leapfrog = Pula-sela
disc-magnet = Ímã do Perigo

event-discs = { $count ->
    [one] { $count } disco
   *[other] { $count } discos
}
event-space = { $number ->
    [0] a Caixa de Areia
   *[other] a casa { $number }
}
event-shuffle-discs = { $me ->
    [seat] Você embaralha a pilha de movimento.
   *[none] { $seat } embaralha a pilha de movimento.
}
event-shuffle-used = A pilha de movimento acabou: os discos usados são embaralhados de novo.
event-done = { $me ->
    [seat] Você terminou de jogar cartas.
   *[none] { $seat } terminou de jogar cartas.
}
event-disc = { $me ->
    [seat] Você vira { $card }.
   *[none] { $seat } vira { $card }.
}
event-disc-bottom = { $me ->
    [seat] Você vira { $card } do fundo.
   *[none] { $seat } vira { $card } do fundo.
}
event-move = { $me ->
    [seat] Você vai para { $space }.
   *[none] { $seat } vai para { $space }.
}
event-stay = { $me ->
    [seat] Você fica onde está.
   *[none] { $seat } não se move.
}
event-flip-calm = { $me ->
    [seat] Você vira o tabuleiro: modo Calma.
   *[none] { $seat } vira o tabuleiro: modo Calma.
}
event-flip-chaos = { $me ->
    [seat] Você vira o tabuleiro: modo Caos.
   *[none] { $seat } vira o tabuleiro: modo Caos.
}
event-trap = { $me ->
    [seat] Você caiu num { $card }!
   *[none] { $seat } caiu num { $card }!
}
event-exchange = { $me ->
    [seat] Você troca de casa com { $other } e vai para { $space }.
    [other] { $seat } troca de casa com você: agora você está n{ $space }.
   *[none] { $seat } troca de casa com { $other }.
}
event-magnet = { $me ->
    [seat] Você esconde um Ímã do Perigo na pilha de movimento.
   *[none] { $seat } esconde um Ímã do Perigo na pilha de movimento.
}
event-peek = { $me ->
    [seat] Você vê os discos do topo.
   *[none] { $seat } vê os discos do topo.
}
event-peek-seen = No topo da pilha de movimento: { $cards }.
event-order = { $me ->
    [seat] Você devolve os discos.
   *[none] { $seat } devolve os discos.
}
event-renew = A pilha de ação acabou: os descartes são embaralhados de novo.
event-late = { $count ->
    [one] Depois de 1 turno, paramos por aqui. Vence quem está na frente.
   *[other] Depois de { $count } turnos, paramos por aqui. Vence quem está na frente.
}

odds-disc = O próximo disco
odds-on-kitten = Você cai em um Kitten
odds-on-bow = Você cai no Laço

hint-why-disc-bow = { $percent }% de chance de chegar ao Laço.
hint-why-disc-safe = Nenhum disco leva você a um Kitten.
hint-why-disc-risk = { $percent }% de risco de cair em um Kitten.
hint-why-disc-covered = { $percent }% de risco de cair em um Kitten, mas você tem um Desarmar.
hint-why-skip-move = Você fica onde está. Sem disco nesta vez.
hint-why-flip-board = Risco de Kitten: agora { $before }%, depois { $percent }%.
hint-why-look-discs = Mostra os próximos discos. Risco de Kitten: { $percent }%.
hint-why-other-disc = Evita o próximo disco e seus { $percent }% de risco.
hint-why-magnet = Mais um Ímã do Perigo na pilha de movimento.
hint-why-magnet-top = O próximo disco é o ímã.
hint-why-magnet-deep = Fica como disco { $place } a partir do topo.
hint-why-let-turn = Deixa passar.
hint-why-flip-instead = Você fica e vira o tabuleiro.
hint-why-lands-bow = Leva você ao Laço.
hint-why-lands-at = Leva você à casa { $space }.
hint-why-lands-kitten = Você cai em um Kitten.
hint-why-lands-cards = { $cards ->
    [one] Você cai numa casa de 1 carta.
   *[other] Você cai numa casa de { $cards } cartas.
}
hint-why-lands-nowhere = Você não se move.
hint-why-stay = Você mantém sua casa e suas cartas.
hint-why-fall = Você explode: último lugar e três cartas.

move-done = Virar um disco
move-move = Andar
move-flip-it = Virar o tabuleiro
move-discard = Descartar { $cards }
move-order = Pôr nesta ordem: { $cards }
move-swap-at = Trocar com { $name }
