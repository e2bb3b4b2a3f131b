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
kittens-discard = Descartes
kittens-discard-label = Olhar os descartes, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
kittens-discard-title = Descartes, a mais nova primeiro ({ $count })
kittens-discard-empty = Nada foi descartado ainda.
kittens-mat = Tapete

kittens-your-turn = Sua vez
kittens-play-or-draw = Jogue quantas cartas quiser e depois compre.
kittens-more-cards = Junte mais cartas
kittens-missing-cards = Estas cartas precisam de companhia.
kittens-missing-as = Que carta é o Gato Supremo?
kittens-missing-target = Escolha alguém com luz.
kittens-missing-named = Diga a carta que você quer.
kittens-ready = Vai jogar?
kittens-play = Jogar
kittens-play-on = Jogar contra { $name }
kittens-combos = Combos na sua mão
kittens-combo-2 = Par
kittens-combo-2-does = roubo às cegas
kittens-combo-3 = Trinca
kittens-combo-3-does = diga uma carta
kittens-combo-5 = Cinco diferentes
kittens-combo-5-does = dos descartes

kittens-window = { $me ->
    [seat] { $aimed ->
        [yes] Sua jogada contra { $other }: { $play }
       *[no] Sua jogada: { $play }
    }
    [other] { $name } joga { $play } contra você
   *[none] { $aimed ->
        [yes] { $name }: { $play } contra { $other }
       *[no] { $name }: { $play }
    }
}
kittens-stands = Está valendo. Mais alguém?
kittens-noped = Parado por enquanto. Mais alguém?
kittens-yours = Sua carta está por cima. Os outros decidem.
kittens-answered = Você já respondeu. Faltam os outros.
kittens-sent = A caminho…

kittens-give = Dê uma carta a { $name }
kittens-give-how = Escolha da sua mão.
kittens-give-it = Dar { $card }
kittens-pick = Pegue uma carta de { $name }
kittens-pick-blind = Todos os versos são iguais.
kittens-pick-godcat = Um verso não é como os outros.
kittens-back = Carta { $number }, virada para baixo
kittens-back-godcat = O verso do Gato Supremo
kittens-take = Pegue uma carta de volta
kittens-take-how = Qualquer uma destas, dos descartes.
kittens-face-kitten = Um Exploding Kitten!
kittens-face-devilcat = O Gato das Trevas era seu!
kittens-defuse = Desarmar
kittens-godcat-defuse = Desarmar com o Gato Supremo
kittens-explode = Explodir
kittens-hide = Esconda o Kitten
kittens-hide-secret = Ninguém vê onde. Toque dentro da pilha.
kittens-hide-slider = Quantas cartas ficam acima do Kitten
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
kittens-heck = Do fundo, só para os seus olhos
kittens-keep = Ficar com ela
kittens-put-top = Pôr no topo
kittens-lay = Que gato você põe diante do outro jogador?
kittens-lay-why = O outro fica com você. Quem terminar com o Gato das Trevas explode.
kittens-lay-whom = { $card } diante de quem?
kittens-swap = { $name } pôs dois gatos na mesa
kittens-swap-why = Um é o Gato Supremo, o outro é o Gato das Trevas. Fica ou troca?
kittens-hold = Ficar com o meu
kittens-swap-it = Trocar
kittens-future = O futuro, o topo primeiro
kittens-place = { $place }

kittens-wait-turn = { $name } está jogando.
kittens-wait-target = { $name } está escolhendo alguém.
kittens-wait-name = { $name } está dizendo uma carta.
kittens-wait-five = { $name } está escolhendo cinco cartas.
kittens-wait-give = { $name } está escolhendo uma carta para dar.
kittens-wait-pick = { $name } está escolhendo uma carta às cegas.
kittens-wait-take = { $name } está olhando os descartes.
kittens-wait-face = { $name } encara um Exploding Kitten!
kittens-wait-hide = { $name } está escondendo o Kitten.
kittens-wait-heck = { $name } olha a carta do fundo.
kittens-wait-lay = { $name } está pondo os gatos na mesa.
kittens-wait-swap = { $name } pode ficar ou trocar.
kittens-wait-devil = O Gato das Trevas estava diante de { $name }!

kittens-asked-turn = Sua vez: jogue cartas ou compre.
kittens-asked-give = Escolha uma carta para dar a { $name }.
kittens-asked-pick = Escolha um dos versos.
kittens-asked-take = Escolha uma carta dos descartes.
kittens-asked-face = Você comprou um Exploding Kitten. Desarme ou exploda.
kittens-asked-hide = Esconda o Kitten na pilha.
kittens-asked-heck = Fique com a carta do fundo ou ponha no topo da pilha.
kittens-asked-lay = Ponha o Gato Supremo e o Gato das Trevas na mesa.
kittens-asked-swap = Fique com a sua carta virada ou troque as duas.
kittens-asked-devil = O Gato das Trevas era seu. Desarme ou exploda.

kittens-why-not-with = Não combina com o que você escolheu
kittens-why-turn = Só na sua vez
kittens-why-window = Agora só vale “Não!”

kittens-fact-kittens = Kittens na pilha
kittens-fact-defuses = Desarmes usados
kittens-fact-nopes = “Não!” jogados
kittens-fact-known = cartas que você conhece
kittens-out = Você explodiu. Veja quem fica até o fim.

kittens-exploded = explodiu
kittens-over-alive = { $count ->
    [0] sobreviveu
    [one] sobreviveu com 1 carta
   *[other] sobreviveu com { $count } cartas
}
