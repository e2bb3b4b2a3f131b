# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its events, moves, odds and hints. $me says who reads: seat, other or none. Terms: see cards.ftl.

event-turn-owed = { $me ->
    [seat] Sua vez: são { $count } a jogar.
   *[none] Vez de { $seat }: são { $count } a jogar.
}
event-play-naming = { $me ->
    [seat] Você joga { $cards } contra { $other } e pede { $named }.
    [other] { $seat } joga { $cards } contra você e pede { $named }.
   *[none] { $seat } joga { $cards } contra { $other } e pede { $named }.
}
event-play-as = { $card } como { $as }
event-kitten = { $me ->
    [seat] Você compra um { $card }!
   *[none] { $seat } compra um { $card }!
}
event-kitten-bottom = { $me ->
    [seat] Você pega um { $card } do fundo!
   *[none] { $seat } pega um { $card } do fundo!
}
event-kitten-discard = { $me ->
    [seat] Você pega um { $card } dos descartes!
   *[none] { $seat } pega um { $card } dos descartes!
}
event-hide = { $me ->
    [seat] Você esconde o Kitten na pilha de compra.
   *[none] { $seat } esconde o Kitten na pilha de compra.
}
event-hide-at = { $place ->
    [0] Você põe o Kitten no topo da pilha de compra.
    [one] Você esconde o Kitten sob { $place } carta.
   *[other] Você esconde o Kitten sob { $place } cartas.
}
event-remove = { $me ->
    [seat] Você perde { $cards }, fora do jogo.
   *[none] { $seat } perde { $cards }, fora do jogo.
}
event-shuffle = { $me ->
    [seat] Você embaralha a pilha de compra.
   *[none] { $seat } embaralha a pilha de compra.
}
event-future = { $me ->
    [seat] Você vê o topo da pilha de compra.
   *[none] { $seat } vê o topo da pilha de compra.
}
event-future-seen = No topo da pilha de compra: { $cards }.
event-give = { $me ->
    [seat] Você dá { $card } a { $other }.
    [other] { $seat } dá { $card } a você.
   *[none] { $seat } dá { $card } a { $other }.
}
event-miss = { $me ->
    [seat] Você não tem { $named }.
   *[none] { $seat } não tem { $named }.
}
event-take = { $me ->
    [seat] Você pega { $card } dos descartes.
   *[none] { $seat } pega { $card } dos descartes.
}
event-bottom = { $me ->
    [seat] Você pega { $card } do fundo da pilha de compra.
   *[none] { $seat } pega { $card } do fundo da pilha de compra.
}
event-keep = { $me ->
    [seat] Você fica com { $card }.
   *[none] { $seat } fica com { $card }.
}
event-top = { $me ->
    [seat] Você põe { $card } no topo da pilha de compra.
   *[none] { $seat } põe { $card } no topo da pilha de compra.
}
event-lay = { $me ->
    [seat] Você põe os dois gatos virados para baixo, um diante de { $other }.
    [other] { $seat } põe os dois gatos virados para baixo, um diante de você.
   *[none] { $seat } põe os dois gatos virados para baixo, um diante de { $other }.
}
event-lay-seen = Você põe { $card } diante de { $other }.
event-hold = { $me ->
    [seat] Você fica com o que está aí.
   *[none] { $seat } fica com o que está aí.
}
event-swap = { $me ->
    [seat] Você troca as duas cartas.
   *[none] { $seat } troca as duas cartas.
}
event-duel = { $me ->
    [seat] Você tem o Gato Supremo; { $other }, o Gato das Trevas.
    [other] { $seat } tem o Gato Supremo; você, o Gato das Trevas.
   *[none] { $seat } tem o Gato Supremo; { $other }, o Gato das Trevas.
}

odds-known = O que se sabe da pilha
odds-at = Carta { $place }
odds-between = Carta { $from } a { $to }

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
hint-why-rob-named = { $percent }% de chance de { $seat } ter a carta.
hint-why-rob-discard = Pega uma carta dos descartes.
hint-why-duel = Um duelo pelo Gato Supremo: cara ou coroa.
hint-why-rescue = Salva você.
hint-why-explode = Para você, a partida acaba.
hint-why-hide-top = Quem joga depois o compra.
hint-why-hide-near = Aparece em mais { $place } compras.
hint-why-hide-deep = Há { $place } cartas acima dele.
hint-why-give = O que menos faz falta vai primeiro.

move-draw = Comprar
move-keep = Ficar com ela
move-top = Pôr em cima
move-hold = Ficar com a sua
move-swap = Trocar
move-pick = Escolher uma carta
move-give = Dar { $cards }
move-take = Pegar { $cards }
move-lay = Pôr { $cards }
move-lay-at = Pôr { $card } diante de { $name }
