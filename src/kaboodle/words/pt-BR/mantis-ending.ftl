# Como acabou a partida de Mantis.

mantis-ending-tank = { $goal } cartas. Belo tanque.
mantis-ending-short = Você pontuou { $score } de { $goal } cartas.
mantis-ending-stole = { $count ->
    [one] O roubo que mais ajudou: { $count } carta de { $name }.
   *[other] O roubo que mais ajudou: { $count } cartas de { $name }.
}
mantis-ending-robbed = { $count ->
    [one] { $name } roubou { $count } carta do seu tanque.
   *[other] { $name } roubou { $count } cartas do seu tanque.
}
mantis-ending-course = Cartas pontuadas, turno a turno
mantis-ending-scored = +{ $count }
mantis-ending-lost = { $name } rouba { $count }
