# Lo que pasó, para el registro y los lectores de pantalla. $me dice quién lee: seat, other o none.
# Términos: ver cards.ftl.

event-a-card = una carta
event-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}

event-first = { $me ->
    [seat] Empiezas tú.
   *[none] Empieza { $seat }.
}
event-dealt = { $me ->
    [seat] Te reparten { $cards }.
   *[none] { $seat } recibe { $cards }.
}
event-turn = { $me ->
    [seat] Te toca.
   *[none] Turno de { $seat }.
}
event-play = { $me ->
    [seat] Juegas { $cards }.
   *[none] { $seat } juega { $cards }.
}
event-play-at = { $me ->
    [seat] Juegas { $cards } contra { $other }.
    [other] { $seat } juega { $cards } contra ti.
   *[none] { $seat } juega { $cards } contra { $other }.
}
event-nope = { $me ->
    [seat] Juegas { $nope }: anulada, por ahora.
   *[none] { $seat } juega { $nope }: anulada, por ahora.
}
event-yup = { $me ->
    [seat] Juegas { $nope } encima. ¡Pues va a ser que sí!
   *[none] { $seat } juega { $nope } encima. ¡Pues va a ser que sí!
}
event-pass = { $me ->
    [seat] Lo dejas pasar.
   *[none] { $seat } lo deja pasar.
}
event-stands = { $me ->
    [seat] Tu jugada sale adelante.
   *[none] La jugada de { $seat } sale adelante.
}
event-noped = { $me ->
    [seat] Tu jugada queda anulada.
   *[none] La jugada de { $seat } queda anulada.
}
event-draw = { $me ->
    [seat] Robas { $card }.
   *[none] { $seat } roba { $card }.
}
event-defuse = { $me ->
    [seat] ¡{ $card } te salva!
   *[none] ¡{ $card } salva a { $seat }!
}
event-explode = { $me ->
    [seat] ¡Explotas!
   *[none] ¡{ $seat } explota!
}
event-discard = { $me ->
    [seat] Descartas { $cards }.
   *[none] { $seat } descarta { $cards }.
}
event-steal = { $me ->
    [seat] { $other } te quita { $card }.
    [other] Le quitas { $card } a { $seat }.
   *[none] { $other } le quita { $card } a { $seat }.
}
event-none = { $me ->
    [seat] No te quedan cartas.
   *[none] A { $seat } no le quedan cartas.
}
event-win = { $me ->
    [seat] ¡Has ganado!
   *[none] ¡Gana { $seat }!
}

face-rabbit-face = Conejo
face-fox = Zorro
face-owl = Búho
face-penguin = Pingüino
face-frog = Rana
face-panda = Panda
face-koala = Koala
face-hamster = Hámster
face-octopus = Pulpo

temper-bold = audaz
temper-careful = prudente
temper-vengeful = no perdona
temper-joker = siempre de broma
temper-of = { $name }: { $temper }
