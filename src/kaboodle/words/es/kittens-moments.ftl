# Los grandes momentos de las mesas de Kittens, y para qué sirve una carta elegida.

kittens-more = Más
kittens-give-up = ¿Te rindes?
kittens-give-up-line = Explotas aunque puedes salvarte.
kittens-hold-explode = Mantener y explotar
kittens-press-again = Pulsa otra vez
kittens-defuse-left = { $count ->
    [one] la última
   *[other] 1 de tus { $count }
}

kittens-keep-defuse = Guárdala: te salva de un Kitten.
kittens-keep-nope = Guárdala: anula cartas de los demás.
kittens-keep-godcat = Guárdala: puede ser casi cualquier carta.
kittens-nope-first = Con «Va a ser que no» anulas esta carta. Úsala o guárdala, sin prisa.
kittens-nope-aimed = Con «Va a ser que no» lo evitas.
kittens-goal = No robes un Kitten: gana quien quede con vida.
kittens-alone = Sola no hace nada. Dos iguales quitan una carta.
kittens-together = Sola no hace nada. Juntas:
kittens-way-2 = Quitar una carta
kittens-way-2-line = al azar, tú eliges a quién
kittens-way-3 = Nombrar una carta
kittens-way-3-line = y quitarla, si la tiene
kittens-way-5 = Cinco distintas
kittens-way-5-line = toma una carta de los descartes
kittens-way-rescue = recupera una Desactivación de los descartes
kittens-way-costs = A cambio pierdes { $cards }.
kittens-more-ways = Más formas de jugarla

kittens-one-in = 1 de { $count }
kittens-risk = { $part } % Kitten
kittens-safe-draw = sin riesgo
kittens-in-pile = { $kittens ->
    [one] { $kittens } Kitten
   *[other] { $kittens } Kittens
} { $pile ->
    [one] en { $pile } carta
   *[other] en { $pile } cartas
}
kittens-flip-now = Haz clic para descubrirla
kittens-peel = Toca, o levántala poco a poco
kittens-phew = ¡Uf!
kittens-its-a-kitten = ¡Es un Kitten!
kittens-its-devilcat = ¡El Minino de las Tinieblas!
kittens-snip = ¡Tris!
kittens-kaboom = ¡Catapum!
kittens-you-exploded = Has explotado
kittens-cause-risk = La robaste con un { $part } % de riesgo.

kittens-duel-on = VALE
kittens-duel-off = anulada
