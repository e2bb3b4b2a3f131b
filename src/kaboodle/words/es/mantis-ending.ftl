# Cómo acabó la partida de Mantis.

mantis-ending-tank = { $goal } cartas. Menudo tanque.
mantis-ending-short = Puntuaste { $score } de { $goal } cartas.
mantis-ending-stole = { $count ->
    [one] El hurto que más ayudó: { $count } carta de { $name }.
   *[other] El hurto que más ayudó: { $count } cartas de { $name }.
}
mantis-ending-robbed = { $count ->
    [one] { $name } te hurtó { $count } carta del tanque.
   *[other] { $name } te hurtó { $count } cartas del tanque.
}
mantis-ending-course = Cartas puntuadas, turno a turno
mantis-ending-scored = +{ $count }
mantis-ending-lost = { $name } hurta { $count }
