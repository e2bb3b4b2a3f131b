# A mesa de Mantis.

mantis-your-turn = Pontuar ou roubar?
mantis-your-turn-line = { $count ->
    [1] Esta você conhece. Aproveite.
    [2] A cor riscada está fora. Decida antes de virar.
   *[other] A carta de cima é de uma destas três cores. Decida antes de virar.
}
mantis-their-turn = { $name } está decidindo
mantis-their-turn-line = Pontuar, ou roubar de outro tanque.
mantis-again = Combinou! Jogue de novo.
mantis-over = Fim de jogo
mantis-over-line = Vence quem chega primeiro a { $goal } cartas.
mantis-out-line = A pilha de compra acabou. Vence quem mais pontuou.
mantis-score = Pontuar
mantis-steal = Roubar
mantis-from = de { $name }
mantis-up-to = { $count ->
    [one] até 1 carta
   *[other] até { $count } cartas
}
mantis-sure = { $count ->
    [one] 1 carta na certa
   *[other] { $count } cartas na certa
}
mantis-no-match = não combina
mantis-tank = Cores deste tanque
mantis-tank-of = Tanque de { $name }
mantis-your-tank = Seu tanque
mantis-empty = Vazio
mantis-stack = { $count } { $colour }
mantis-scored = { $count } de { $goal } cartas pontuadas
mantis-of = de { $goal }
mantis-pile = { $count ->
    [one] 1 carta na pilha de compra.
   *[other] { $count } cartas na pilha de compra.
}
mantis-top = A de cima é { $first }, { $second } ou { $third }.
mantis-top-two = A de cima é { $first } ou { $second }, não { $out }.
mantis-top-one = A de cima é { $first }.
mantis-chances = Chance de cada cor
mantis-percent = { $part }%
mantis-leads = na frente

mantis-over-scored = { $count ->
    [one] 1 carta pontuada
   *[other] { $count } cartas pontuadas
}
mantis-over-decided = { $count ->
    [one] { $count } pontuada
   *[other] { $count } pontuadas
}, { $tank } no tanque
