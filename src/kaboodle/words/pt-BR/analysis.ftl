# O tabuleiro de análise: uma posição, suas jogadas com chances, e como segue dali.

analysis-title = Tabuleiro de análise
analysis-seat = As cartas de
analysis-thinking = Pensando…
analysis-playouts = { $count ->
    [one] { $count } partida jogada
   *[other] { $count } partidas jogadas
}
analysis-exact = Calculado com exatidão
analysis-longer = Pensar mais
analysis-chance = Chance de vencer: { $part }%
analysis-unknown = Outra pessoa está no meio de uma jogada.
analysis-over = A partida acabou.
analysis-forced = Não há nada a escolher aqui.
analysis-others = Não é a sua vez.
analysis-go-on = Deixar os bots jogarem
analysis-what-if = E se…?
analysis-what-if-line = Escolha uma jogada. Os bots respondem como jogam.
analysis-here = Seu ponto de partida
analysis-play = Jogar daqui
analysis-copy = Copiar o link
analysis-copied = Link copiado
analysis-edit = Montar uma posição
analysis-edit-game = Jogo
analysis-edit-text = A posição em texto
analysis-edit-go = Montar
analysis-edit-new = Nova distribuição
analysis-failed = Não deu certo. Tente de novo daqui a pouco.
analysis-print = Imprimir
