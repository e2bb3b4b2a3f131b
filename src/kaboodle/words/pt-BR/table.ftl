table-you = Você
table-room = Sala
table-tools = Ferramentas
table-log = Histórico
table-missed = Na sua ausência
table-missed-nothing = Você está em dia.
table-caught-up = Marcar como visto
table-skip = Avançar
table-close = Fechar
table-cancel = Cancelar
table-left = { $unit ->
    [days] { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
    [hours] { $count } h
    [minutes] { $count } min
   *[seconds] { $count } s
}
table-hand = Sua mão
table-hand-empty = Sem cartas na mão
table-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } cartas
}{ $picked ->
    [0] {""}
    [one] , { $picked } escolhida
   *[other] , { $picked } escolhidas
}
table-playable = Dá para jogar agora
table-why-first = Primeiro responda à pergunta
table-unplayable = Não dá para jogar agora
table-choose = Escolher { $name }
table-cards = { $count ->
    [0] sem cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
table-owes = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
table-away = ausente
table-stand-in = ausente · um bot joga
table-gone = saiu · um bot joga
table-thinking = pensando
table-your-move = sua vez
table-would-owe = { $count ->
    [one] { $count } turno, se valer
   *[other] { $count } turnos, se valer
}
table-level = bot · { $level }
table-asked-window = Cancelar ou deixar passar? Aperte N ou P.
table-answers = Responda agora
table-say-nope = Não!
table-say-pass = Deixar passar
table-say-yup = Sim!
table-say-accept = Aceitar
table-no-nope = Você não tem nenhum “Não!”.
table-nope = Não!
table-yup = Sim!
table-bot-plays = Um bot joga por você.
table-take-back = Retomar meu lugar
table-paused = Em pausa. Esperando o anfitrião.
table-hint = Dica
table-menu = Menu da partida
table-chat = Chat
table-say = Diga algo…
table-send = Enviar
table-emotes = Reações
table-mute = Silenciar { $name }
table-unmute = { $count ->
    [one] Reativar o chat de 1 jogador
   *[other] Reativar o chat de { $count } jogadores
}
table-plain = Este jogo ainda não tem mesa própria. Escolha suas jogadas abaixo e siga o histórico.
table-plain-asked = Você decide: { $what }
table-plain-waiting = Esperando { $name }
table-plain-waiting-all = Esperando os outros

over-places = Classificação final
over-honest = Cartas conferidas
over-dishonest = Não deu para conferir as cartas
over-rematch = Revanche
over-wait = Esperando o anfitrião começar a revanche.
over-look = Ver a mesa
over-back = Voltar ao resultado
over-end = Últimos momentos
over-replay = Replay
over-review = Análise
over-record = Baixar a partida
over-share = Compartilhar o link
over-copied = Link copiado

emote-hello = Olá!
emote-thanks = Valeu!
emote-well-played = Boa jogada!
emote-oops = Ops!
emote-thinking = Deixa eu pensar…
emote-laugh = Ha, ha!
emote-wow = Uau!
emote-cry = Buá!
emote-angry = Grrr!
emote-party = Vamos comemorar!
