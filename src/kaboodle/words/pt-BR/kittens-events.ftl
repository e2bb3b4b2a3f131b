# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its events, moves, odds and hints. $me says who reads: seat, other or none. Terms: see cards.ftl.

event-turn-owed = { $count ->
    [one] { $me ->
        [seat] Sua vez. Falta { $count } turno.
       *[none] Vez de { $seat }. Falta { $count } turno.
    }
   *[other] { $me ->
        [seat] Sua vez. Faltam { $count } turnos.
       *[none] Vez de { $seat }. Faltam { $count } turnos.
    }
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
    [seat] Fora do jogo: suas cartas, { $cards }.
   *[none] Fora do jogo: as cartas de { $seat }, { $cards }.
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
    [seat] Você põe os dois gatos virados para baixo, um na frente de { $other }.
    [other] { $seat } põe os dois gatos virados para baixo, um na sua frente.
   *[none] { $seat } põe os dois gatos virados para baixo, um na frente de { $other }.
}
event-lay-seen = Você põe { $card } na frente de { $other }.
event-hold = { $me ->
    [seat] Você fica com o seu gato.
   *[none] { $seat } não troca.
}
event-swap = { $me ->
    [seat] Você troca os gatos.
   *[none] { $seat } troca os gatos.
}
event-duel = { $me ->
    [seat] Você fica com o Gato Supremo; { $other }, com o Gato das Trevas.
    [other] { $seat } fica com o Gato Supremo; você, com o Gato das Trevas.
   *[none] { $seat } fica com o Gato Supremo; { $other }, com o Gato das Trevas.
}

odds-known = O que você sabe da pilha de compra
odds-at = Carta { $place }
odds-between = Cartas { $from } a { $to }

hint-why-draw-safe = Você sabe que a próxima carta é segura.
hint-why-draw-known = Você sabe que a próxima carta é um Kitten.
hint-why-draw-risk = { $percent }% de risco de Kitten.
hint-why-draw-covered = { $percent }% de risco de Kitten, mas você tem um Desarmar.
hint-why-escape-known = Você sabe que a próxima carta é um Kitten.
hint-why-escape-risk = Evita um risco de { $percent }%.
hint-why-escape-safe = A próxima carta é segura de qualquer jeito.
hint-why-look = Mostra se esses { $percent }% vão acontecer.
hint-why-shuffle-known = A próxima carta é um Kitten. Depois de embaralhar: { $percent }% de risco.
hint-why-shuffle = Deixa um risco de { $percent }%.
hint-why-rob-named = { $percent }% de chance de { $seat } ter a carta.
hint-why-rob-discard = Pega uma carta dos descartes.
hint-why-duel = O Gato Supremo no cara ou coroa.
hint-why-rescue = Salva você.
hint-why-explode = Você está fora.
hint-why-hide-top = O próximo jogador compra.
hint-why-hide-near = { $place ->
    [one] Aparece depois de mais 1 compra.
   *[other] Aparece depois de mais { $place } compras.
}
hint-why-hide-deep = { $place ->
    [one] Há 1 carta acima dele.
   *[other] Há { $place } cartas acima dele.
}
hint-why-give = Esta é a que menos vai fazer falta.

move-draw = Comprar uma carta
move-keep = Ficar com ela
move-top = Pôr em cima
move-hold = Ficar com a sua
move-swap = Trocar
move-pick = Escolher uma carta
move-give = Dar { $cards }
move-take = Pegar { $cards }
move-lay = Pôr { $cards }
move-lay-at = Pôr { $card } na frente de { $name }

# Onde um Kitten foi parar, para quem vê todas as cartas.
event-hide-at-theirs = { $place ->
    [0] { $seat } esconde o Kitten no topo da pilha de compra.
    [one] { $seat } esconde o Kitten sob { $place } carta.
   *[other] { $seat } esconde o Kitten sob { $place } cartas.
}
