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
    [seat] Du spielst { $nope } Vorerst gestoppt.
   *[none] { $seat } spielt { $nope } Vorerst gestoppt.
}
event-yup = { $me ->
    [seat] Du spielst { $nope } dagegen. Doch! Gilt wieder.
   *[none] { $seat } spielt { $nope } dagegen. Doch! Gilt wieder.
}
event-pass = { $me ->
    [seat] Du lässt es durch.
   *[none] { $seat } lässt es durch.
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
    [seat] { $card } rettet dich!
   *[none] { $card } rettet { $seat }!
}
event-explode = { $me ->
    [seat] Du explodierst!
   *[none] { $seat } explodiert!
}
event-discard = { $me ->
    [seat] Du legst { $cards } ab.
   *[none] { $seat } legt { $cards } ab.
}
event-steal = { $me ->
    [seat] { $other } stiehlt dir { $card }.
    [other] Du stiehlst { $card } von { $seat }.
   *[none] { $other } stiehlt { $card } von { $seat }.
}
event-none = { $me ->
    [seat] Du hast keine Karten mehr.
   *[none] { $seat } hat keine Karten mehr.
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

temper-bold = mutig
temper-careful = vorsichtig
temper-vengeful = nachtragend
temper-joker = Spaßvogel
temper-of = { $name }: { $temper }
