# Why a move is refused at the table. Each is a clause without a full stop; rule ids are added by the program.

refusal-tried = { $seat } intenta { $move }: { $why }; { $open }
refusal-open-over = la partida ha terminado
refusal-open-window = hay tiempo para decir que no
refusal-open = se espera { $question } de { $seats }
refusal-stale = { $seat } responde a la pregunta { $given } con { $move }, pero ya va por la { $ask } ({ $question })
refusal-not-asked = a { $seat } no se le pregunta; { $open }
refusal-no-seat = no hay ningún sitio { $word }; los sitios van de A a { $last }
refusal-no-seat-number = no hay ningún sitio { $number }
refusal-no-seat-here = no hay ningún sitio { $word } en esta mesa; hay { $seats }
refusal-move-type = una jugada es texto, no { $type }
refusal-stream-number = los sucesos se cuentan con números enteros, no con { $word }
refusal-move-long = una jugada tiene como mucho { $most } caracteres, no { $count }
refusal-move-empty = un texto vacío no es una jugada
refusal-move-signs = una jugada se escribe con letras sin acentos, cifras y signos
refusal-no-card = no existe la carta { $word }
refusal-card-missing = falta una carta
refusal-turn = no te toca, la partida espera a { $seat }
refusal-over = la partida ha terminado, { $count ->
    [one] ha ganado { $seats }
   *[other] han ganado { $seats }
}
refusal-not-held = no tienes { $card }
refusal-held-only = solo tienes { $count } de { $card }
refusal-nothing-to-nope = ahora no hay nada que anular
refusal-passed = ya lo has dejado pasar
refusal-nope-own = no puedes anular tu propia carta
refusal-others-first = antes los demás pueden decir que no
refusal-window-first = primero di nope o pass
refusal-nobody = nadie tiene cartas que quitar
refusal-yourself = no puedes elegirte a ti
refusal-no-cards = { $seat } no tiene cartas
refusal-not-aimed = { $card } no se juega contra nadie
refusal-only-places = { $count ->
    [one] solo hay { $count } lugar, el 0
   *[other] solo hay { $count } lugares, de 0 a { $last }
}
refusal-nope-answer = guárdala para cuando alguien juegue una carta
refusal-defuse-answer = guárdala: te salva de un Kitten
refusal-whom = di contra quién: { $seats }
refusal-you-unasked = no te toca responder
refusal-no-such-move = { $move } no es una de tus jugadas
refusal-tried-like = { $seat } intenta { $move }: { $why } (¿querías decir { $words }?); { $open }
refusal-no-card-like = no hay ninguna carta { $word } (¿querías decir { $words }?)
refusal-no-action = no hay ninguna acción { $word }
refusal-no-action-like = no hay ninguna acción { $word } (¿querías decir { $words }?)
refusal-action-number = una acción es un número entero de 0 a { $last }, no { $word }
refusal-action-not-now = { $seat } no puede hacer { $action } ahora; { $open }
refusal-no-window = no hay ninguna ventana en la que pasar; { $open }
refusal-undo = no hay ninguna jugada que deshacer

# A deal that is void because a player did not reveal the entropy that they had committed to.

refusal-deal-voided = ese reparto no vale: { $seats } iba a ayudar a barajar y se ha retirado. Se reparte otra vez
