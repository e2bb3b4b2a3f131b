# Wie das Spiel ausging.

kittens-ending-rare = { $kittens ->
    [one] { $kittens } von { $pile }, und die war es
   *[other] { $kittens } von { $pile }, und du ziehst eins
}
kittens-ending-likely = { $kittens } von { $pile }: Es lag in der Luft
kittens-ending-not-you = Es liegt nicht an dir. Es liegt am Kitten.
kittens-ending-escape = Du hast bei { $percent } % gezogen, mit { $card } auf der Hand.
kittens-ending-attacked = Bei { $percent } % gezogen, mit { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
} vor dir.
kittens-ending-unprotected = Du hast bei { $percent } % gezogen, ohne Entschärfung.
kittens-ending-robbed = { $name } hatte deine Entschärfung, und du hast bei { $percent } % gezogen.
kittens-ending-snipped = { $count ->
    [one] { $count } Kitten getroffen, { $count } entschärft
   *[other] { $count } Kittens getroffen, { $count } entschärft
}
kittens-ending-untouched = Nur du bist übrig, kein Schnurrhaar versengt
kittens-ending-last = { $name } zog das letzte Kitten.
kittens-ending-course = Karten auf deiner Hand, Zug um Zug
kittens-ending-boom = Bumm
kittens-ending-out = { $name } explodiert
kittens-ending-saved = Entschärft
kittens-ending-stolen = { $card } gestohlen
kittens-ending-given = { $card } abgegeben
kittens-ending-got = { $card } bekommen
kittens-ending-noped = Gestoppt
