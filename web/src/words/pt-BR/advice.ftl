# Ajuda à mesa: chances, dicas e jogadas em palavras.

odds-title = O que dá para deduzir
odds-now = Até agora
odds-stale = Até sua última decisão
odds-player = Pode ter
odds-percent = { $part }%
odds-cards = { $count ->
    [one] { $count } carta em média
   *[other] { $count } cartas em média
}
odds-disc = O próximo disco
odds-on-kitten = Seu avanço acaba em um Kitten
odds-on-bow = Acaba no Laço
odds-known = O que se sabe da pilha
odds-at = Carta { $place }
odds-between = Carta { $from } a { $to }


hint-title = O que o bot mais forte faria
hint-thinking = Pensando…
hint-chance = vence { $part }% ± { $error }
hint-refused-not-now = Sem dica agora: peça quando a decisão for sua, numa partida contra bots.
hint-refused-slow-down = Um momento, por favor: dicas demais de uma vez.
hint-refused-other = Não há dica para isto.
hint-why-draw-safe = Sabe-se que a próxima carta é segura.
hint-why-draw-known = Sabe-se que a próxima carta explode.
hint-why-draw-risk = { $percent }% de risco.
hint-why-draw-covered = { $percent }% de risco, e uma carta para desarmar.
hint-why-escape-known = Sabe-se que a próxima carta explode.
hint-why-escape-risk = Evita um risco de { $percent }%.
hint-why-escape-safe = A próxima carta é segura de qualquer modo.
hint-why-look = Mostra se os { $percent }% se confirmam.
hint-why-shuffle-known = Sabe-se que a próxima carta explode; depois, { $percent }% de risco.
hint-why-shuffle = Deixa um risco de { $percent }%.
hint-why-rob = Pega uma de { $cards } cartas.
hint-why-rob-named = { $percent }% de chance de { $seat } ter a carta.
hint-why-rob-discard = Pega uma carta dos descartes.
hint-why-duel = Um duelo pelo Gato Supremo: cara ou coroa.
hint-why-nope-you = É contra você.
hint-why-nope-back = Traz sua própria jogada de volta.
hint-why-nope-other = Não é contra você.
hint-why-pass = Deixa acontecer; o “Não!” fica na mão.
hint-why-rescue = Salva você.
hint-why-explode = Para você, a partida acaba.
hint-why-hide-top = Quem joga depois o compra.
hint-why-hide-near = Aparece em mais { $place } compras.
hint-why-hide-deep = Há { $place } cartas acima dele.
hint-why-give = O que menos faz falta vai primeiro.
hint-why-match = { $percent }% de chance de combinar, { $cards } cartas em média.
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
hint-why-plain = Pelas partidas que ele simulou.

move-draw = Comprar
move-nope = Não!
move-pass = Deixar acontecer
move-defuse = Desarmar
move-explode = Explodir
move-keep = Ficar com ela
move-top = Pôr em cima
move-hold = Ficar com a sua
move-swap = Trocar
move-pick = Escolher uma carta
move-done = Virar um disco
move-move = Andar
move-flip-it = Virar o tabuleiro
move-score = Pontuar
move-hide = Esconder como carta { $place } a partir do topo
move-give = Dar { $cards }
move-take = Pegar { $cards }
move-discard = Descartar { $cards }
move-lay = Pôr { $cards }
move-order = Pôr nesta ordem: { $cards }
move-steal-at = Roubar de { $name }
move-swap-at = Trocar de lugar com { $name }
move-lay-at = Pôr { $card } diante de { $name }
move-play = Jogar { $cards }
move-play-at = Jogar { $cards } contra { $name }

menu-standing = Quando alguém joga uma carta
menu-standing-why = Sua resposta em cada janela de reação; ninguém fica sabendo.
menu-standing-ask = Me perguntar
menu-standing-nope-if-target = Não!, se for contra mim
menu-standing-pass = Sempre deixar acontecer
menu-people = Quem você ouve
menu-mute = Silenciar { $name }
menu-hear = Ouvir { $name } de novo
menu-silence = Não deixar { $name } falar
menu-let-talk = Deixar { $name } falar de novo
menu-watchers = quem só assiste
menu-pause = Pausar a partida
menu-go-on = Continuar
menu-leave = Deixar meu lugar
menu-leave-sure = Sim, deixar
menu-leave-why = Um bot joga por você até o fim.
