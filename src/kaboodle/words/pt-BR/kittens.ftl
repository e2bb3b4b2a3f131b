kittens-pile = Pilha de compra
kittens-pile-label = Pilha de compra, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
kittens-draw = Comprar uma carta
kittens-draw-label = Comprar uma carta, { $count } na pilha
kittens-percent = { $part }%
kittens-odds = { $kittens ->
    [one] { $kittens } Kitten
   *[other] { $kittens } Kittens
} { $pile ->
    [one] em { $pile } carta
   *[other] em { $pile } cartas
}
kittens-odds-kitten = Você sabe que está no topo
kittens-odds-safe = Você sabe que não é um Kitten
kittens-odds-hid = { $name } acabou de esconder um
kittens-discard = Descartes
kittens-discard-label = Olhar os descartes, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
kittens-discard-title = Descartes, a mais nova primeiro ({ $count })
kittens-discard-empty = Nada descartado ainda.
kittens-mat = Tapete

kittens-your-turn = Sua vez
kittens-play-or-draw = Jogue o que quiser e depois compre.
kittens-more-cards = Junte mais cartas
kittens-missing-cards = Escolha outra carta para fazer um combo.
kittens-missing-as = O Gato Supremo vale por qual carta?
kittens-missing-target = Contra quem?
kittens-missing-robbed = Roubar de quem?
kittens-missing-named = Qual carta você quer?
kittens-ready = Vai jogar?
kittens-ready-five = Vai jogar? Toque numa carta para trocar.
kittens-play = Jogar
kittens-play-on = Jogar contra { $name }
kittens-combos = Combos na sua mão
kittens-combo-2 = Par
kittens-combo-3 = Trinca
kittens-combo-5 = Cinco diferentes

kittens-window = { $me ->
    [seat] { $aimed ->
        [yes] Você joga { $play } contra { $other }
       *[no] Você joga { $play }
    }
    [other] { $name } joga { $play } contra você
   *[none] { $aimed ->
        [yes] { $name } joga { $play } contra { $other }
       *[no] { $name } joga { $play }
    }
}
kittens-window-noped = { $me ->
    [seat] { $by } cancela sua jogada: { $play }
    [self] Você cancela a própria jogada: { $play }
    [other] Você cancela a jogada de { $name }: { $play }
   *[none] { $by } cancela a jogada de { $name }: { $play }
}
kittens-on-you = { $how ->
    [favor] Você dá uma carta à sua escolha.
    [pair] Você perde uma carta ao acaso.
    [three] Se você tem { $card }, perde a carta.
   *[attack] { $count ->
        [one] Você joga { $count } vez.
       *[other] Você joga { $count } vezes seguidas.
    }
}
kittens-stands = Vai de Não!?
kittens-yupped = Sim! Vale de novo. Vai de outro Não!?
kittens-noped = Com um “Sim!”, volta a valer.
kittens-answered = Vendo se alguém cancela…
kittens-sent = Enviando…

kittens-give = Dê uma carta a { $name }
kittens-give-how = Escolha da sua mão.
kittens-give-it = Dar { $card }
kittens-pick = Roube uma carta de { $name }
kittens-pick-blind = Sem espiar! Todos os versos são iguais.
kittens-pick-godcat = Um dos versos é diferente…
kittens-back = Carta { $number }, virada para baixo
kittens-back-godcat = O verso do Gato Supremo
kittens-take = Pegue um descarte
kittens-take-how = Qualquer carta dos descartes.
kittens-defuse = Desarmar
kittens-godcat-defuse = Usar o Gato Supremo
kittens-hide = Esconda o Kitten
kittens-hide-secret = Só você vai saber onde.
kittens-hide-slider = Cartas em cima do Kitten
kittens-hide-here = Esconder aqui
kittens-hide-top = No topo: a próxima carta
kittens-hide-bottom = Bem no fundo
kittens-hide-at = { $place ->
    [one] Debaixo de { $place } carta
   *[other] Debaixo de { $place } cartas
}
kittens-top = Topo
kittens-bottom = Fundo
kittens-random = Ao acaso
kittens-heck = Do fundo. Só você vê.
kittens-keep = Ficar com ela
kittens-put-top = Pôr no topo
kittens-lay = Qual gato você põe na frente do rival?
kittens-lay-why = O outro fica com você. Quem terminar com o Gato das Trevas explode.
kittens-lay-whom = Quem recebe { $card }?
kittens-swap = { $name } pôs dois gatos na mesa
kittens-swap-why = Um é o Gato Supremo, o outro é o Gato das Trevas. Fica com o seu ou troca?
kittens-hold = Ficar com o meu
kittens-swap-it = Trocar
kittens-future = O futuro, o topo primeiro
kittens-place = { $place }

kittens-wait-turn = { $name } está jogando.
kittens-wait-target = { $name } está escolhendo alguém.
kittens-wait-name = { $name } está pedindo uma carta.
kittens-wait-five = { $name } está escolhendo cinco cartas.
kittens-wait-give = { $name } está escolhendo qual carta dar.
kittens-wait-pick = { $name } está pegando uma carta qualquer.
kittens-wait-take = { $name } está olhando os descartes.
kittens-wait-face = { $name } comprou um Exploding Kitten!
kittens-wait-hide = { $name } está escondendo o Kitten.
kittens-wait-heck = { $name } está olhando a carta do fundo.
kittens-wait-lay = { $name } está pondo os gatos na mesa.
kittens-wait-swap = { $name }: ficar ou trocar?
kittens-wait-devil = { $name } está com o Gato das Trevas!
kittens-doing-give = dando uma carta
kittens-doing-pick = roubando uma carta
kittens-doing-take = pegando uma carta
kittens-doing-face = com um Kitten
kittens-doing-hide = escondendo o Kitten
kittens-doing-heck = olhando embaixo
kittens-doing-lay = pondo os gatos
kittens-doing-swap = trocar ou não?
kittens-doing-devil = com o Gato das Trevas
kittens-doing-threat = { $count ->
    [one] { $count } turno?
   *[other] { $count } turnos?
}

kittens-asked-turn = Sua vez: jogue cartas ou compre.
kittens-asked-give = Escolha uma carta para dar a { $name }.
kittens-asked-pick = Escolha uma das cartas viradas.
kittens-asked-take = Escolha uma carta dos descartes.
kittens-asked-face = Você comprou um Exploding Kitten. Desarme ou exploda.
kittens-asked-hide = Esconda o Kitten na pilha.
kittens-asked-heck = Fique com a carta do fundo ou ponha no topo da pilha.
kittens-asked-lay = Ponha o Gato Supremo e o Gato das Trevas na mesa.
kittens-asked-swap = Fique com a sua carta virada ou troque as duas.
kittens-asked-devil = Você está com o Gato das Trevas. Desarme ou exploda.

kittens-why-not-with = Não combina com as cartas escolhidas
kittens-why-turn = Só na sua vez
kittens-why-window = Agora só vale “Não!”

kittens-fact-kittens = Kittens na pilha
kittens-fact-defuses = Desarmar usados
kittens-fact-nopes = “Não!” jogados
kittens-fact-known = Conhecidas na pilha
kittens-out = Bum! Você está fora. Fique para ver quem vence.

kittens-exploded = explodiu
kittens-over-alive = { $count ->
    [0] sobreviveu
    [one] sobreviveu com 1 carta
   *[other] sobreviveu com { $count } cartas
}
