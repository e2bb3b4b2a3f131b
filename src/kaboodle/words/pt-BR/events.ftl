# O que aconteceu, para o histórico e os leitores de tela. $me diz quem lê: seat, other ou none.
# Termos: ver cards.ftl.

event-a-card = uma carta
event-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}

event-first = { $me ->
    [seat] Você começa.
   *[none] { $seat } começa.
}
event-dealt = { $me ->
    [seat] Você recebe { $cards }.
   *[none] { $seat } recebe { $cards }.
}
event-turn = { $me ->
    [seat] Sua vez.
   *[none] Vez de { $seat }.
}
event-play = { $me ->
    [seat] Você joga { $cards }.
   *[none] { $seat } joga { $cards }.
}
event-play-at = { $me ->
    [seat] Você joga { $cards } contra { $other }.
    [other] { $seat } joga { $cards } contra você.
   *[none] { $seat } joga { $cards } contra { $other }.
}
event-nope = { $me ->
    [seat] Você joga { $nope } Cancelada, por enquanto.
   *[none] { $seat } joga { $nope } Cancelada, por enquanto.
}
event-yup = { $me ->
    [seat] Você joga { $nope } por cima. Sim! Vale de novo.
   *[none] { $seat } joga { $nope } por cima. Sim! Vale de novo.
}
event-pass = { $me ->
    [seat] Você deixa passar.
   *[none] { $seat } deixa passar.
}
event-stands = { $me ->
    [seat] Sua jogada está valendo.
   *[none] A jogada de { $seat } está valendo.
}
event-noped = { $me ->
    [seat] Sua jogada é cancelada.
   *[none] A jogada de { $seat } é cancelada.
}
event-draw = { $me ->
    [seat] Você compra { $card }.
   *[none] { $seat } compra { $card }.
}
event-defuse = { $me ->
    [seat] { $card } salva você!
   *[none] { $card } salva { $seat }!
}
event-explode = { $me ->
    [seat] Você explode!
   *[none] { $seat } explode!
}
event-discard = { $me ->
    [seat] Você descarta { $cards }.
   *[none] { $seat } descarta { $cards }.
}
event-steal = { $me ->
    [seat] { $other } rouba { $card } de você.
    [other] Você rouba { $card } de { $seat }.
   *[none] { $other } rouba { $card } de { $seat }.
}
event-none = { $me ->
    [seat] Você está sem cartas.
   *[none] { $seat } está sem cartas.
}
event-win = { $me ->
    [seat] Você venceu!
   *[none] { $seat } venceu!
}

face-rabbit-face = Coelho
face-fox = Raposa
face-owl = Coruja
face-penguin = Pinguim
face-frog = Sapo
face-panda = Panda
face-koala = Coala
face-hamster = Hamster
face-octopus = Polvo

temper-bold = audaz
temper-careful = prudente
temper-vengeful = não perdoa
temper-joker = só na brincadeira
temper-of = { $name }: { $temper }
