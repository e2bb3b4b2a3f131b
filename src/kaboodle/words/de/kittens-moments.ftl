# Die großen Momente der Kittens-Tische, und wozu eine gewählte Karte da ist.

kittens-more = Mehr
kittens-give-up = Aufgeben?
kittens-give-up-line = Du explodierst, obwohl du dich retten kannst.
kittens-hold-explode = Halten zum Explodieren
kittens-press-again = Noch mal drücken
kittens-defuse-left = { $count ->
    [one] deine letzte
   *[other] 1 von deinen { $count }
}

kittens-keep-defuse = Behalte sie: Sie rettet dich vor einem Kitten.
kittens-keep-nope = Behalte sie: Sie stoppt Karten der anderen.
kittens-keep-godcat = Behalte sie: Sie kann fast jede Karte sein.
kittens-nope-first = Ein Nö! stoppt diese Karte. Jetzt einsetzen oder aufheben? Lass dir Zeit.
kittens-nope-aimed = Ein Nö! verhindert das.
kittens-goal = Zieh kein Kitten: Wer übrig bleibt, gewinnt.
kittens-alone = Allein bewirkt sie nichts. Zwei gleiche stehlen eine Karte.
kittens-together = Allein bewirkt sie nichts. Zusammen:
kittens-way-2 = Karte stehlen
kittens-way-2-line = zufällig, du wählst, bei wem
kittens-way-3 = Karte nennen
kittens-way-3-line = und bekommen, falls sie da ist
kittens-way-5 = Fünf verschiedene
kittens-way-5-line = nimm eine Karte vom Ablagestapel
kittens-way-rescue = hol dir eine Entschärfung vom Ablagestapel
kittens-way-costs = Dafür gibst du { $cards } her.
kittens-more-ways = Weitere Möglichkeiten

kittens-one-in = 1 von { $count }
kittens-risk = { $part } % Kitten
kittens-safe-draw = sicher
kittens-in-pile = { $kittens ->
    [one] { $kittens } Kitten
   *[other] { $kittens } Kittens
} { $pile ->
    [one] in { $pile } Karte
   *[other] in { $pile } Karten
}
kittens-flip-now = Klick zum Umdrehen
kittens-peel = Tippen, oder langsam umbiegen
kittens-phew = Puh!
kittens-its-a-kitten = Ein Kitten!
kittens-its-devilcat = Die Teufelskatze!
kittens-snip = Schnipp!
kittens-kaboom = Kabumm!
kittens-you-exploded = Du bist explodiert
kittens-cause-risk = Gezogen bei { $part } % Risiko.

kittens-duel-on = GILT
kittens-duel-off = gestoppt
