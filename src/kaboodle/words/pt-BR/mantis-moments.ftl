# Os grandes momentos de Mantis.

mantis-stakes = O que dá para ganhar
mantis-stake-score = Pontuar
mantis-stake-steal = Roubar de { $name }
mantis-rides = { $count ->
    [one] { $count } carta em jogo
   *[other] { $count } cartas em jogo
}
mantis-flip-now = toque para virar já
mantis-yoink = Peguei!
mantis-plop = Plof.
mantis-plop-line = Não combinou. { $name } ganha { $colour } de graça.
mantis-ten = Dez!
