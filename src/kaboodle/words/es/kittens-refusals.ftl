# Exploding Kittens: why a move is refused. Clauses without a full stop; words to be typed stay as they are.

kittens-refusal-open-turn = te toca: juega una carta o roba con draw
kittens-refusal-open-target = di contra quién
kittens-refusal-open-name = di qué carta quieres
kittens-refusal-open-five = elige cinco cartas distintas
kittens-refusal-open-give = primero da una carta
kittens-refusal-open-pick = primero elige un dorso: pick o pick godcat
kittens-refusal-open-take = primero toma una carta de los descartes
kittens-refusal-open-face = tienes un Kitten delante: defuse o explode
kittens-refusal-open-hide = primero esconde el Kitten en el montón de robo
kittens-refusal-open-heck = primero decide sobre la carta del fondo: keep o top
kittens-refusal-open-lay = primero pon El Gatísimo o El Minino de las Tinieblas delante de alguien
kittens-refusal-open-swap = primero decide sobre la carta que tienes delante: hold o swap
kittens-refusal-open-devil = tienes delante El Minino de las Tinieblas: defuse o explode
kittens-refusal-out = has explotado
kittens-refusal-seat-out = { $seat } ha explotado
kittens-refusal-edition = en esta edición no hay { $card }
kittens-refusal-kitten = un Kitten se enseña al robarlo, nunca se juega
kittens-refusal-devilcat = El Minino de las Tinieblas nunca está en una mano
kittens-refusal-cat = necesitas dos gatos iguales
kittens-refusal-godcat-turn = El Gatísimo solo vale en tu turno
kittens-refusal-godcat-as = di qué carta es El Gatísimo, por ejemplo godcat=attack
kittens-refusal-godcat-only = solo El Gatísimo se juega como otra carta, por ejemplo godcat=attack, no { $word }
kittens-refusal-godcat-nope = El Gatísimo nunca es un «Va a ser que no»
kittens-refusal-godcat-card = El Gatísimo no puede ser { $card }
kittens-refusal-godcat-itself = El Gatísimo ya es El Gatísimo
kittens-refusal-godcat-combo = El Gatísimo no puede entrar en una combinación
kittens-refusal-godcat-one = solo hay un Gatísimo
kittens-refusal-godcat-devilcat = El Gatísimo no ayuda contra El Minino de las Tinieblas
kittens-refusal-feral = los gatos salvajes solo hacen pareja con gatos
kittens-refusal-pair = una pareja son dos cartas iguales
kittens-refusal-triple = un trío son tres cartas iguales
kittens-refusal-combos-off = las combinaciones especiales están desactivadas
kittens-refusal-no-combo = { $count ->
    [one] { $count } carta no es una combinación
   *[other] { $count } cartas no son una combinación
}
kittens-refusal-no-five = en esta edición cinco cartas distintas no son una combinación
kittens-refusal-five = las cinco cartas tienen que ser distintas
kittens-refusal-five-aimed = cinco cartas distintas no se juegan contra nadie
kittens-refusal-only-three = solo un trío nombra una carta
kittens-refusal-name = di qué carta quieres, por ejemplo :defuse
kittens-refusal-unnamed = no se puede pedir { $card }
kittens-refusal-armageddon = los dos gatos tienen que estar en el tapete
kittens-refusal-begun = has empezado { $play }: termínalo
kittens-refusal-begun-five = has empezado con cinco cartas distintas: termina eso
kittens-refusal-not-discarded = no hay { $card } en los descartes
kittens-refusal-kitten-taken = un Kitten no se puede tomar
kittens-refusal-backs = solo ves los dorsos
kittens-refusal-lay = di qué carta pones: lay>B:godcat o lay>B:devilcat
kittens-refusal-hide = di cuántas cartas van encima del Kitten: hide@0, hide@3, hide@top o hide@bottom
