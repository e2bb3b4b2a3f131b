# Was geschah, für den Verlauf und für Vorleseprogramme. $me sagt, wer liest: seat, other oder none.
# Begriffe: siehe cards.ftl.

event-a-card = eine Karte
event-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

event-first = { $me ->
    [seat] Du fängst an.
   *[none] { $seat } fängt an.
}
event-dealt = { $me ->
    [seat] Du bekommst { $cards }.
   *[none] { $seat } bekommt { $cards }.
}
event-turn = { $me ->
    [seat] Du bist dran.
   *[none] { $seat } ist dran.
}
event-play = { $me ->
    [seat] Du spielst { $cards }.
   *[none] { $seat } spielt { $cards }.
}
event-play-at = { $me ->
    [seat] Du spielst { $cards } gegen { $other }.
    [other] { $seat } spielt { $cards } gegen dich.
   *[none] { $seat } spielt { $cards } gegen { $other }.
}
event-nope = { $me ->
    [seat] Du spielst { $nope } – vorerst gestoppt.
   *[none] { $seat } spielt { $nope } – vorerst gestoppt.
}
event-yup = { $me ->
    [seat] Du spielst { $nope } dagegen: Doch! Es gilt wieder.
   *[none] { $seat } spielt { $nope } dagegen: Doch! Es gilt wieder.
}
event-pass = { $me ->
    [seat] Du lässt es geschehen.
   *[none] { $seat } lässt es geschehen.
}
event-stands = { $me ->
    [seat] Deine Karte gilt.
   *[none] Die Karte von { $seat } gilt.
}
event-noped = { $me ->
    [seat] Deine Karte ist gestoppt.
   *[none] Die Karte von { $seat } ist gestoppt.
}
event-draw = { $me ->
    [seat] Du ziehst { $card }.
   *[none] { $seat } zieht { $card }.
}
event-defuse = { $me ->
    [seat] { $card } rettet dich.
   *[none] { $card } rettet { $seat }.
}
event-explode = { $me ->
    [seat] Du explodierst!
   *[none] { $seat } explodiert!
}
event-discard = { $me ->
    [seat] Du verlierst { $cards } an den Ablagestapel.
   *[none] { $seat } verliert { $cards } an den Ablagestapel.
}
event-steal = { $me ->
    [seat] { $other } nimmt dir { $card }.
    [other] Du nimmst { $seat } { $card } weg.
   *[none] { $other } nimmt { $seat } { $card } weg.
}
event-none = { $me ->
    [seat] Du hast gar keine Karten.
   *[none] { $seat } hat gar keine Karten.
}
event-win = { $me ->
    [seat] Du gewinnst!
   *[none] { $seat } gewinnt!
}

face-rabbit-face = Hase
face-fox = Fuchs
face-owl = Eule
face-penguin = Pinguin
face-frog = Frosch
face-panda = Panda
face-koala = Koala
face-hamster = Hamster
face-octopus = Krake
