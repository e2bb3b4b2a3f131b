# Exploding Kittens: The Board Game.
# Its options: a title and one sentence; and the names of their values.

option-pack = Was in der Schachtel ist
    .why = Die Karten, Scheiben und Felder im Spiel.
option-start_side = Start­seite des Bretts
    .why = Diese Seite liegt am Anfang oben.
option-loop_step = Über die Schleife hinaus
    .why = Hinter der Schleife kostet der Pfeil einen Schritt oder nichts.
option-magnets_return = Magnete kommen zurück
    .why = Benutzte Magnete kommen zurück in den Vorrat.
option-reshuffle = Leere Stapel neu mischen
    .why = Ein leerer Stapel wird aus den Ablagen neu gemischt, sofort oder bei Bedarf.

value-house-pack-1 = Hauspaket 1
value-standard-64 = Standard 64
value-calm = Ruhe
value-chaos = Chaos
value-target_is_next_step = kostet einen Schritt
value-arrow_is_free = kostet nichts
value-at_once = sofort
value-when_needed = bei Bedarf
