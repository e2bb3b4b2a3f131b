table-you = Você
table-room = Sala
table-tools = Ferramentas
table-log = Histórico
table-missed = Perdido
table-missed-nothing = Nada: você viu tudo.
table-caught-up = Já vi
table-skip = Pular
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
   *[other] , { $picked } escolhidas
}
table-playable = Pode ser escolhida agora
table-why-first = Primeiro responda à pergunta
table-unplayable = Não pode ser jogada agora
table-choose = Escolher { $name }
table-cards = { $count ->
    [0] sem cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
table-owes = { $count ->
    [one] { $count } vez a jogar
   *[other] { $count } vezes a jogar
}
table-away = ausente
table-stand-in = ausente · um bot joga
table-gone = saiu · um bot joga
table-thinking = pensando
table-your-move = sua vez
table-would-owe = { $count ->
    [one] { $count } vez se valer
   *[other] { $count } vezes se valer
}
table-level = bot · { $level }
table-asked-window = Não!, ou deixar acontecer? Aperte N ou P.
table-answers = Responda agora
table-say-nope = Não!
table-say-pass = Deixar acontecer
table-no-nope = Você não tem nenhum “Não!”.
table-nope = Não!
table-yup = Sim!
table-bot-plays = Um bot joga por você.
table-take-back = Retomar meu lugar
table-paused = Em pausa. Quem organiza retoma a partida.
table-hint = Dica
table-menu = Lugar e jogadores
table-chat = Bate-papo
table-say = Diga algo…
table-send = Enviar
table-emotes = Gestos rápidos
table-mute = Silenciar { $name }
table-unmute = { $count ->
    [one] Voltar a ouvir quem você silenciou
   *[other] Voltar a ouvir os { $count } silenciados
}
table-plain = Este jogo não tem mesa própria no navegador. Escolha suas jogadas abaixo; o histórico conta o que acontece.
table-plain-asked = Sua decisão: { $what }
table-plain-waiting = Esperando { $name }
table-plain-waiting-all = Esperando os outros

over-won = { $me ->
    [seat] Você venceu!
   *[none] { $name } venceu!
}
over-shared = { $names } vencem juntos!
over-places = Classificação final
over-honest = A distribuição foi honesta
over-dishonest = A distribuição não bate com o lacre
over-deal = Antes de dar as cartas, o servidor enviou o hash do seu segredo. Agora que o segredo está aberto, seu navegador refez o cálculo do hash.
over-rematch = Revanche
over-wait = Quem organiza pode começar a revanche.
over-look = Olhar a mesa
over-back = Voltar ao resultado
over-end = Os últimos momentos
over-replay = Replay
over-record = Salvar a partida
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
