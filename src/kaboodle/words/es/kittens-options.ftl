# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its options: a title and one sentence; and the names of their values.

option-two_player_variant = Variante para dos
    .why = Con dos jugadores solo entran en el mazo dos Desactivaciones sobrantes.
option-decks = Barajas
    .why = De 6 a 9 jugadores hacen falta dos; con menos, se permiten.
option-quick_game = Partida rápida
    .why = Se retira sin mirar un tercio del mazo antes de meter los Kittens.
option-special_combos = Combinaciones especiales
    .why = Dos o tres del mismo título son combinación; sin esto, solo parejas de gatos.
option-attack_stacking = Los ataques se acumulan
    .why = Si quien recibe un ataque y ataca pasa también los turnos que debía.
option-attack_last_turn = Ataque en el último turno
    .why = Cuántos turnos pasa un Ataque en el último de varios turnos debidos.
option-dead_hand = Cartas de quien explota
    .why = Si se descartan o salen del juego boca abajo.
option-five_can_take_kitten = Cinco distintas toman un Kitten
    .why = Si cinco cartas distintas pueden tomar un Kitten de los descartes, como si se robara.
option-defuse_mix = Desactivaciones sobrantes
    .why = Si entran en el mazo antes de repartir, como dice el libro, o después.
option-armageddon_nopeable = Se puede parar el Apocalipsis
    .why = Si un «Va a ser que no» para el Apocalipsis.
option-godcat_in_combo = El Gatísimo en combinaciones
    .why = Si El Gatísimo puede ser una de las cartas de una combinación.
option-heck_kitten = Kitten hallado al Armar jaleo
    .why = Si puede quedar encima, o se enseña y explota.

value-auto = según haga falta
value-2 = 2
value-3 = 3
value-book = según el libro
value-never = nunca
value-discard = se descartan
value-out_of_game = fuera del juego
value-after_deal = después de repartir
value-may_top = puede ir encima
value-explodes = explota
