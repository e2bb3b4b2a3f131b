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
event-shuffle-used = A pilha de movimento acabou; os discos usados são embaralhados de novo.
event-done = { $me ->
    [seat] Você não joga mais cartas.
   *[none] { $seat } não joga mais cartas.
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
   *[none] { $seat } não anda.
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
    [seat] Você está num { $card }!
   *[none] { $seat } está num { $card }!
}
event-exchange = { $me ->
    [seat] Você troca de lugar com { $other } e vai para { $space }.
    [other] { $seat } troca de lugar com você: agora você está n{ $space }.
   *[none] { $seat } troca de lugar com { $other }.
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
event-renew = As cartas de ação acabaram; as descartadas são embaralhadas de novo.
event-late = Depois de { $count } vezes o jogo acaba; vence quem está mais à frente.

odds-disc = O próximo disco
odds-on-kitten = Seu avanço acaba em um Kitten
odds-on-bow = Acaba no Laço

hint-why-disc-bow = { $percent }% de chance de chegar ao Laço.
hint-why-disc-safe = Nenhum disco que pode sair leva a um Kitten.
hint-why-disc-risk = { $percent }% de risco de cair em um Kitten.
hint-why-disc-covered = { $percent }% de risco de cair em um Kitten, e uma carta para desarmar.
hint-why-skip-move = Você fica onde está; nenhum disco é virado.
hint-why-flip-board = Depois, { $percent }% de risco de cair em um Kitten; agora, { $before }%.
hint-why-look-discs = Mostra os próximos discos; { $percent }% de risco de cair em um Kitten.
hint-why-other-disc = Outro disco no lugar do próximo, com seus { $percent }% de risco.
hint-why-magnet = Mais um Ímã do Perigo na pilha de movimento.
hint-why-magnet-top = O próximo disco é o ímã.
hint-why-magnet-deep = Vira o disco { $place } a partir do topo.
hint-why-let-turn = Deixa o disco ser virado.
hint-why-flip-instead = Você fica, e o tabuleiro é virado.
hint-why-lands-bow = Chega ao Laço.
hint-why-lands-at = Leva à casa { $space }.
hint-why-lands-kitten = Acaba em uma casa de Kitten.
hint-why-lands-cards = { $cards ->
    [one] Acaba em uma casa de uma carta.
   *[other] Acaba em uma casa de { $cards } cartas.
}
hint-why-lands-nowhere = Não move você.
hint-why-stay = Você mantém sua casa e suas cartas.
hint-why-fall = Você troca de lugar com quem está em último e fica com três cartas.

move-done = Virar um disco
move-move = Andar
move-flip-it = Virar o tabuleiro
move-discard = Descartar { $cards }
move-order = Pôr nesta ordem: { $cards }
move-swap-at = Trocar de lugar com { $name }
