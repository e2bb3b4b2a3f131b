# Ajuda à mesa: chances, dicas e jogadas em palavras.

odds-title = O que você sabe
odds-now = Neste momento
odds-stale = Na sua última jogada
odds-player = Pode ter
odds-percent = { $part }%
odds-missing = Este jogo não mostra chances.

hint-title = O que nosso melhor bot faria
hint-equal = { $count ->
    [2] Estas duas valem quase o mesmo
   *[other] Estas { $count } valem quase o mesmo
}
hint-thinking = Pensando…
hint-chance = vence { $part }% das vezes
hint-refused-not-now = As dicas são para as suas decisões, em partidas contra bots.
hint-refused-slow-down = Calma! Dê um segundo para a última dica.
hint-refused-other = Sem dica para esta.
hint-why-rob = { $cards ->
    [one] Rouba a única carta.
   *[other] Rouba uma das { $cards } cartas.
}
hint-why-nope-you = É contra você.
hint-why-nope-back = Sua jogada volta a valer.
hint-why-nope-own = Cancela sua própria carta.
hint-why-nope-other = Não é contra você.
hint-why-pass = Deixa passar e guarda o “Não!”.
hint-why-plain = Venceu mais nos testes do bot.

move-nope = Não!
move-pass = Deixar passar
move-defuse = Desarmar
move-explode = Explodir
move-hide = Esconder { $place ->
    [1] bem em cima
   *[other] como carta { $place } a partir do topo
}
move-play = Jogar { $cards }
move-play-at = Jogar { $cards } contra { $name }

menu-standing = Quando alguém joga uma carta
menu-standing-why = Sua resposta automática a cada carta. Só você vê.
menu-standing-ask = Me perguntar
menu-standing-nope-if-target = Não! se for contra mim
menu-standing-pass = Sempre deixar passar
menu-people = Silenciar
menu-mute = Silenciar { $name }
menu-hear = Reativar o som de { $name }
menu-silence = Bloquear o chat de { $name }
menu-let-talk = Desbloquear o chat de { $name }
menu-watchers = toda a plateia
menu-pause = Pausar a partida
menu-go-on = Continuar
menu-leave = Abandonar a partida
menu-leave-sure = Sim, abandonar
menu-leave-why = Um bot joga por você até o fim. Não dá para voltar a esta partida.

# Whom a reaction window asks.
menu-when-able = Perguntas
menu-when-able-why = Sem carta para responder, a pergunta nem aparece. Com outras pessoas à mesa, ninguém percebe: cada janela dura o tempo inteiro.
menu-when-able-on = Só quando posso responder
menu-when-able-off = Sempre
