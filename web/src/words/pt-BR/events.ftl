# O que aconteceu, para o histórico e os leitores de tela. $me diz quem lê: seat, other ou none.
# Termos: ver cards.ftl.

event-a-card = uma carta
event-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
event-discs = { $count ->
    [one] { $count } disco
   *[other] { $count } discos
}
event-space = { $number ->
    [0] a Caixa de Areia
   *[other] a casa { $number }
}

event-first = { $me ->
    [seat] Você começa.
   *[none] { $seat } começa.
}
event-dealt = { $me ->
    [seat] Você recebe { $cards }.
   *[none] { $seat } recebe { $cards }.
}
event-turn = { $me ->
    [seat] Sua vez.
   *[none] Vez de { $seat }.
}
event-turn-again = { $me ->
    [seat] Sua vez de novo.
   *[none] Vez de { $seat } de novo.
}
event-turn-owed = { $me ->
    [seat] Sua vez: são { $count } a jogar.
   *[none] Vez de { $seat }: são { $count } a jogar.
}
event-play = { $me ->
    [seat] Você joga { $cards }.
   *[none] { $seat } joga { $cards }.
}
event-play-at = { $me ->
    [seat] Você joga { $cards } contra { $other }.
    [other] { $seat } joga { $cards } contra você.
   *[none] { $seat } joga { $cards } contra { $other }.
}
event-play-naming = { $me ->
    [seat] Você joga { $cards } contra { $other } e pede { $named }.
    [other] { $seat } joga { $cards } contra você e pede { $named }.
   *[none] { $seat } joga { $cards } contra { $other } e pede { $named }.
}
event-play-as = { $card } como { $as }
event-nope = { $me ->
    [seat] Você joga { $nope } Está parado, por enquanto.
   *[none] { $seat } joga { $nope } Está parado, por enquanto.
}
event-yup = { $me ->
    [seat] Você joga { $nope } por cima: Sim! Vale de novo.
   *[none] { $seat } joga { $nope } por cima: Sim! Vale de novo.
}
event-pass = { $me ->
    [seat] Você deixa acontecer.
   *[none] { $seat } deixa acontecer.
}
event-stands = { $me ->
    [seat] Sua jogada vale.
   *[none] A jogada de { $seat } vale.
}
event-noped = { $me ->
    [seat] Sua jogada é cancelada.
   *[none] A jogada de { $seat } é cancelada.
}
event-draw = { $me ->
    [seat] Você compra { $card }.
   *[none] { $seat } compra { $card }.
}
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
event-defuse = { $me ->
    [seat] { $card } salva você.
   *[none] { $card } salva { $seat }.
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
event-explode = { $me ->
    [seat] Você explode!
   *[none] { $seat } explode!
}
event-discard = { $me ->
    [seat] Você perde { $cards } para os descartes.
   *[none] { $seat } perde { $cards } para os descartes.
}
event-remove = { $me ->
    [seat] Você perde { $cards }, fora do jogo.
   *[none] { $seat } perde { $cards }, fora do jogo.
}
event-shuffle = { $me ->
    [seat] Você embaralha a pilha de compra.
   *[none] { $seat } embaralha a pilha de compra.
}
event-shuffle-discs = { $me ->
    [seat] Você embaralha a pilha de movimento.
   *[none] { $seat } embaralha a pilha de movimento.
}
event-shuffle-used = A pilha de movimento acabou; os discos usados são embaralhados de novo.
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
event-steal = { $me ->
    [seat] { $other } tira { $card } de você.
    [other] Você tira { $card } de { $seat }.
   *[none] { $other } tira { $card } de { $seat }.
}
event-miss = { $me ->
    [seat] Você não tem { $named }.
   *[none] { $seat } não tem { $named }.
}
event-none = { $me ->
    [seat] Você está sem cartas.
   *[none] { $seat } está sem cartas.
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
event-empty = A pilha de compra acabou.
event-win = { $me ->
    [seat] Você vence!
   *[none] { $seat } vence!
}

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

face-rabbit-face = Coelho
face-fox = Raposa
face-owl = Coruja
face-penguin = Pinguim
face-frog = Sapo
face-panda = Panda
face-koala = Coala
face-hamster = Hamster
face-octopus = Polvo
