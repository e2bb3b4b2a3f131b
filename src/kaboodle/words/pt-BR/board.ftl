# A mesa do jogo de tabuleiro.

board-your-turn = Sua vez
board-your-turn-line = Jogue cartas se quiser e depois vire um disco.
board-their-turn = Vez de { $name }
board-window = { $me ->
    [seat] { $aimed ->
        [yes] Sua jogada contra { $target }: { $card }
       *[no] Sua jogada: { $card }
    }
    [other] { $name } quer roubar uma carta sua ao acaso
   *[none] { $aimed ->
        [yes] { $name } joga { $card } contra { $target }
       *[no] { $name } joga { $card }
    }
}
board-window-noped = { $me ->
    [seat] { $by } cancela sua jogada: { $card }
    [self] Você cancela a própria jogada: { $card }
    [other] Você cancela a jogada de { $name }: { $card }
   *[none] { $by } cancela a jogada de { $name }: { $card }
}
board-now = { $me ->
    [seat] Você vai virar um disco
   *[none] { $name } vai virar um disco
}
board-now-line = Ímã AGORA! Ou deixar passar?
board-place = Onde você esconde o ímã?
board-place-line = Só você vai saber. Quantos discos ficam em cima?
board-place-theirs = { $name } está escondendo um ímã
board-order = Devolva os discos na ordem que quiser
board-order-line = O da esquerda sai primeiro.
board-order-theirs = { $name } está olhando os discos
board-either = Andar ou virar o tabuleiro?
board-either-line = Casas ocupadas são puladas.
board-face = Você caiu num Exploding Kitten!
board-face-line = { $swap ->
    [none] Desarme ou exploda. Você está em último: fica onde está.
    [one] Desarme ou troque de casa com { $name }.
   *[tie] Desarme ou troque com o último colocado.
}
board-face-line-bare = { $swap ->
    [none] Sem Desarmar. Você já está em último: fica onde está.
    [one] Sem Desarmar! Você troca de casa com { $name }.
   *[tie] Sem Desarmar! Você troca com o último colocado.
}
board-face-theirs = { $name } caiu num Exploding Kitten!
board-swap = Com quem você troca?
board-swap-line = Empate no último lugar.
board-discard = Bum! Você fica com { $keep } cartas
board-discard-line = { $all ->
    [one] Escolha a que você descarta.
   *[other] Escolha a carta { $now } de { $all } para descartar.
}
board-discard-it = { $all ->
    [one] Descartar
   *[other] Descartar ({ $now } de { $all })
}
board-target = De quem você rouba?
board-wait = { $name } está decidindo
board-over = Fim de jogo
board-over-line = Vence quem chega primeiro ao Laço.
board-turn-disc = Virar um disco
board-let-turn = Deixar passar
board-nope = Não!
board-move-it = Andar { $spaces }: até a casa { $to }
board-flip-it = Virar o tabuleiro
board-defuse = Desarmar
board-explode = Explodir
board-explode-sure = Sim, explodir
board-top = Em cima
board-bottom = Embaixo
board-random = Em qualquer lugar
board-under = { $count ->
    [0] bem em cima
    [one] debaixo de 1 disco
   *[other] debaixo de { $count } discos
}
board-hide = Esconder aqui
board-put-back = Devolver
board-nth = { $place ->
    [1] primeiro
    [2] segundo
   *[3] terceiro
}
board-sooner = { $disc } antes
board-later = { $disc } depois
board-play = Jogar
board-deck = Pilha de movimento
board-deck-count = { $count ->
    [one] 1 disco
   *[other] { $count } discos
}
board-used = Discos usados
board-actions = Ações
board-discards = Descartes
board-discard-pile = Cartas de ação descartadas
board-nothing-yet = Ainda nada
board-known = Discos conhecidos
board-known-at = { $from ->
    [1] bem em cima
   *[other] nº { $from } de cima
}
board-known-between = nº { $from } a { $to } de cima
board-left = Restam na pilha
board-close = Fechar
board-magnets = { $count ->
    [one] Resta 1 ímã
   *[other] Restam { $count } ímãs
}
board-race = A corrida
board-where = { $space ->
    [0] Caixa de Areia
   *[other] casa { $space }
}
board-where-short = { $space ->
    [0] início
   *[other] na { $space }
}
board-choose = Escolher { $name }
board-stands = { $name }: { $space ->
    [0] na Caixa de Areia
   *[other] na casa { $space }
}
board-litter-box = Caixa de Areia
board-bow = O Laço, casa { $space }
board-kitten-space = Exploding Kitten
board-gives = { $count ->
    [0] nada
    [one] compre 1 carta
   *[other] compre { $count } cartas
}
board-space-label = Casa { $space }: { $here }; do outro lado: { $there }
board-litter-box-here = Caixa de Areia: todos começam aqui.
board-bow-here = O Laço: pare bem aqui e você ganha. Se passar, siga a seta para trás.
board-track-calm = A trilha, modo Calma
board-track-chaos = A trilha, modo Caos
board-side-calm = Modo Calma
board-side-chaos = Modo Caos
board-preview = Prévia: { $side }
board-peek-calm = Ver a Calma
board-peek-chaos = Ver o Caos
board-back = Voltar
board-dimmed-turn = Só na sua vez
board-keep-defuse = Guarde: ela salva você se cair num Kitten.
board-keep-nope = Guarde: ela cancela cartas dos outros.
board-next = { $disc }: { $part }%
