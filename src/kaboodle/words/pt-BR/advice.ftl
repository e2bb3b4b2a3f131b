# Ajuda à mesa: chances, dicas e jogadas em palavras.

odds-title = O que dá para deduzir
odds-now = Até agora
odds-stale = Até sua última decisão
odds-player = Pode ter
odds-percent = { $part }%
odds-missing = Este jogo não mostra probabilidades.

hint-title = O que o bot mais forte faria
hint-thinking = Pensando…
hint-chance = vence { $part }% ± { $error }
hint-refused-not-now = Sem dica agora: peça quando a decisão for sua, numa partida contra bots.
hint-refused-slow-down = Um momento, por favor: dicas demais de uma vez.
hint-refused-other = Não há dica para isto.
hint-why-rob = Pega uma de { $cards } cartas.
hint-why-nope-you = É contra você.
hint-why-nope-back = Traz sua própria jogada de volta.
hint-why-nope-own = Anula sua própria carta.
hint-why-nope-other = Não é contra você.
hint-why-pass = Deixa acontecer; o “Não!” fica na mão.
hint-why-plain = Pelas partidas que ele simulou.

move-nope = Não!
move-pass = Deixar acontecer
move-defuse = Desarmar
move-explode = Explodir
move-hide = Esconder como carta { $place } a partir do topo
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
