# Exploding Kittens: The Board Game.
# Its options: a title and one sentence; and the names of their values.

option-pack = Inhalt der Schachtel
    .why = Welche Karten, Scheiben und Felder es gibt.
option-start_side = Seite am Anfang
    .why = Welche Seite des Bretts am Anfang oben liegt.
option-loop_step = Über die Schleife hinaus
    .why = Ob das Ziel des Pfeils der nächste Schritt nach der Schleife ist oder nichts kostet.
option-magnets_return = Magnete kommen zurück
    .why = Ob ein benutzter Magnet in den Vorrat zurückkommt.
option-reshuffle = Stapel neu mischen
    .why = Wann ein leerer Stapel aus seinen abgelegten Karten oder Scheiben neu entsteht.

value-house-pack-1 = Hauspaket 1
value-standard-64 = Standard 64
value-calm = Ruhe
value-chaos = Chaos
value-target_is_next_step = kostet einen Schritt
value-arrow_is_free = kostet nichts
value-at_once = sofort
value-when_needed = bei Bedarf
