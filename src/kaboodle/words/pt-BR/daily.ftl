# A mão do dia: as mesmas cartas para todos.

daily-title = Mão do dia
daily-number = Mão do dia nº { $day }
daily-number-done = Mão do dia nº { $day }, feita
daily-head = Cinco mãos.
    As mesmas cartas para todos.
daily-lead = Seu lugar, sua mão e seus bots são iguais aos de todo mundo. Só as decisões são suas.
daily-go = Distribuir
daily-go-on = Continuar
daily-once = Uma tentativa. Pare quando quiser e volte antes da meia-noite (UTC).
daily-deal = Mão { $deal }
daily-won = Vencida
daily-lost = Não vencida
daily-next = Próxima mão
daily-result = Ver o resultado
daily-pause = Fazer uma pausa
daily-trouble = Não deu para enviar a jogada. Tente de novo.
daily-streak = { $count ->
    [0] Comece hoje
    [one] { $count } dia seguido
   *[other] { $count } dias seguidos
}
daily-week = Os últimos sete dias
daily-day-done = Jogado
daily-day-open = Não jogado
daily-sealed = Selada ontem à noite
daily-sealed-why = As cartas de hoje estavam definidas antes de alguém jogar. Amanhã sai a chave, e você pode conferir.
daily-check = Ver os selos
daily-commitment = Selo de hoje
daily-commitment-tomorrow = Selo de amanhã
daily-key = Chave de { $day }
daily-points = { $points } pontos contra os outros
daily-better = Melhor que { $part }%
daily-people = { $count ->
    [one] { $count } jogador terminou as cinco.
   *[other] { $count } jogadores terminaram as cinco.
}
daily-luck = Um dia só é mais sorte.
daily-others = Outros no seu lugar: { $part }%
daily-share = Conte aos amigos
daily-share-head = Kaboodle, mão do dia nº { $day }
daily-copy = Copiar o texto
daily-copied = Copiado
daily-no-spoilers = Sem cartas, sem turnos: nada de spoiler.
daily-tomorrow = Amanhã tem outra mão.
