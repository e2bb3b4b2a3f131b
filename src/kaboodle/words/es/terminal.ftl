# The game in the terminal. Words to be typed stay as they are. Whatever the browser says too is in the other catalogues.

terminal-seats = Eres { $seat }. En el sentido de las agujas del reloj: { $seats }.
terminal-commands = Órdenes: { $commands }.
terminal-hash = El hash del secreto del reparto: { $hash }.
terminal-secret = El secreto del reparto: { $secret }.
terminal-left = Abandonas la partida. ¡Hasta pronto!
terminal-over = Fin de la partida. Gana: { $names }.
terminal-saved = La partida está guardada en { $file }.
terminal-held = Ves { $card }.
terminal-play-at = { $play } contra { $seat }
terminal-window = { $noped ->
    [yes] { $play }: anulada. ¿Dices que sí?
   *[no] { $play }: sale adelante. ¿La anulas?
}
terminal-moves = Puedes escribir { $moves }.
terminal-places = Puedes escribir de { $first } (arriba) a { $last } (abajo).
terminal-type = Escribe una jugada, o help.
terminal-list = Puedes escribir:
terminal-naming = { $moves }, y luego :CARD con la carta que quieres
terminal-five = cinco cartas distintas, de { $count ->
    [one] una manera
   *[other] { $count } maneras
}, como { $move }
terminal-not-now = { $card } ahora no: { $why }.
terminal-explode = Aún puedes salvarte. ¿Explotar de verdad? Escribe { $yes } o { $no }.
terminal-known = conoces { $cards }
terminal-lacks = en el resto no hay { $cards }
terminal-maybe = Sabes que { $card } está en { $places }.
terminal-box = la caja
terminal-rules = Escribe rules y el nombre de una carta: { $cards }.
terminal-no-card = No existe la carta { $word }. Hay { $cards }.
terminal-no-rules = { $game } no tiene cartas que consultar.
terminal-odds-anybody = Otro jugador tiene { $card }
