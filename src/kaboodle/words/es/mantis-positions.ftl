# Mantis: why a position in text cannot be read.

mantis-position-seats = Mantis tiene de 2 a 6 sitios, no { $count }: escribe B: si el tanque está vacío
mantis-position-score = { $part }: { $word } no se entiende; los puntos se escriben (score 3)
mantis-position-number = { $part }: { $word } no es un número de 0 a { $most }
mantis-position-colour = { $part }: { $word } no es un color; hay { $colours }
mantis-position-twice = draw: { $card } está dos veces, pero de cada carta solo hay una
mantis-position-card = draw: { $word } no es una carta; una carta se escribe red/red-blue-pink
mantis-position-back = draw: { $word } no es una carta; un reverso tiene tres colores distintos
mantis-position-front = draw: { $word } no es una carta; su anverso es uno de los colores del reverso
mantis-position-over = over: { $word } no ha ganado esta posición, { $count ->
    [one] ha ganado { $seats }
   *[other] han ganado { $seats }
}
mantis-position-not-over = over: { $word } no ha ganado esta posición, la partida sigue
mantis-position-goal = { $seats } tienen { $goal } o más cada uno, pero gana quien llega antes
