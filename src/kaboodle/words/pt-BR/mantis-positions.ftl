# Mantis: why a position in text cannot be read.

mantis-position-seats = Mantis tem de 2 a 6 lugares, não { $count }: escreva B: para um tanque vazio
mantis-position-score = { $part }: { $word } não dá para ler; os pontos se escrevem (score 3)
mantis-position-number = { $part }: { $word } não é um número de 0 a { $most }
mantis-position-colour = { $part }: { $word } não é uma cor; há { $colours }
mantis-position-twice = draw: { $card } aparece duas vezes, mas cada carta existe uma só vez
mantis-position-card = draw: { $word } não é uma carta; uma carta se escreve red/red-blue-pink
mantis-position-back = draw: { $word } não é uma carta; um verso tem três cores diferentes
mantis-position-front = draw: { $word } não é uma carta; a frente é uma das cores do verso
mantis-position-over = over: { $word } não venceu esta posição, { $count ->
    [one] { $seats } venceu
   *[other] { $seats } venceram
}
mantis-position-not-over = over: { $word } não venceu esta posição, a partida continua
mantis-position-goal = { $seats } têm { $goal } ou mais cada um, mas vence quem chega primeiro
