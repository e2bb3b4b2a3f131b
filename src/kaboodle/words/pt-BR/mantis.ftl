# A mesa de Mantis.

mantis-your-turn = Pontuar ou roubar?
mantis-your-turn-line = A carta de cima é de uma destas três cores. Decida antes de virá-la.
mantis-their-turn = { $name } decide
mantis-their-turn-line = Pontuar, ou roubar de outro tanque.
mantis-again = Combinou: jogue de novo!
mantis-over = A partida acabou
mantis-over-line = Vence quem chega primeiro a { $goal } cartas.
mantis-out-line = A pilha de compra acabou: vence quem mais pontuou.
mantis-score = Pontuar
mantis-steal = Roubar
mantis-from = de { $name }
mantis-up-to = { $count ->
    [one] até 1 carta
   *[other] até { $count } cartas
}
mantis-no-match = nada combina
mantis-tank = Cores deste tanque
mantis-tank-of = Tanque de { $name }
mantis-your-tank = Seu tanque
mantis-empty = Nada aqui
mantis-stack = { $count } { $colour }
mantis-scored = { $count } de { $goal } cartas pontuadas
mantis-of = de { $goal }
mantis-pile = { $count ->
    [one] Uma carta na pilha de compra.
   *[other] { $count } cartas na pilha de compra.
}
mantis-top = A de cima é { $first }, { $second } ou { $third }.
mantis-chances = A chance de cada cor
mantis-percent = { $part }%
mantis-leads = na frente

mantis-over-scored = { $count ->
    [one] 1 carta pontuada
   *[other] { $count } cartas pontuadas
}
mantis-over-decided = { $count } pontuadas, { $tank } no tanque
