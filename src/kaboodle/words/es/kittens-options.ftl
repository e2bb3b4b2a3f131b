# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its options: a title and one sentence; and the names of their values.

option-two_player_variant = Variante para dos
    .why = Con dos jugadores solo entran en el mazo dos Desactivaciones sobrantes.
option-decks = Barajas
    .why = De 6 a 9 jugadores necesitáis dos. Con menos, a vuestro gusto.
option-quick_game = Partida rápida
    .why = Un tercio del mazo vuelve a la caja, sin mirar, antes de meter los Kittens.
option-special_combos = Combinaciones especiales
    .why = Dos o tres cartas iguales cualesquiera hacen combinación, no solo los gatos.
option-attack_stacking = Los ataques se acumulan
    .why = Si te atacan y atacas, pasas también los turnos que te quedan.
option-attack_last_turn = Ataque en el último turno
    .why = Los turnos que pasa un Ataque cuando estás en el último.
option-dead_hand = Cartas de quien explota
    .why = Se descartan, o salen del juego boca abajo.
option-five_can_take_kitten = Cinco distintas toman un Kitten
    .why = Cinco cartas distintas pueden tomar un Kitten de los descartes. ¡Cuenta como robado!
option-defuse_mix = Desactivaciones sobrantes
    .why = Entran en el mazo antes de repartir, como dice el libro, o después.
option-armageddon_nopeable = Apocalipsis anulable
    .why = Se puede anular el Apocalipsis con «Va a ser que no».
option-godcat_in_combo = El Gatísimo en combinaciones
    .why = El Gatísimo puede formar parte de una combinación.
option-heck_kitten = Kitten al Armar jaleo
    .why = Puede volver arriba, o se enseña y explota.

value-auto = automático
value-2 = 2
value-3 = 3
value-book = según el libro
value-never = nunca
value-discard = se descartan
value-out_of_game = fuera del juego
value-after_deal = después de repartir
value-may_top = puede ir encima
value-explodes = explota
