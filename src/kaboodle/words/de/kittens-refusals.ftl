# Exploding Kittens: why a move is refused. Clauses without a full stop; words to be typed stay as they are.

kittens-refusal-open-turn = du bist dran: spiel eine Karte oder zieh mit draw
kittens-refusal-open-target = sag, gegen wen
kittens-refusal-open-name = nenne die Karte, die du willst
kittens-refusal-open-five = wähle fünf verschiedene Karten
kittens-refusal-open-give = gib erst eine Karte ab
kittens-refusal-open-pick = wähle erst eine Rückseite: pick oder pick godcat
kittens-refusal-open-take = nimm erst eine Karte vom Ablagestapel
kittens-refusal-open-face = vor dir liegt ein Kitten: defuse oder explode
kittens-refusal-open-hide = versteck erst das Kitten im Spielstapel
kittens-refusal-open-heck = entscheide erst über die unterste Karte: keep oder top
kittens-refusal-open-lay = leg erst Gottkatze oder Teufelskatze vor jemanden
kittens-refusal-open-swap = entscheide erst über die Karte vor dir: hold oder swap
kittens-refusal-open-devil = die Teufelskatze liegt vor dir: defuse oder explode
kittens-refusal-out = du bist explodiert
kittens-refusal-seat-out = { $seat } ist explodiert
kittens-refusal-edition = { $card } gibt es in dieser Ausgabe nicht
kittens-refusal-kitten = ein Kitten zeigt man beim Ziehen, man spielt es nie
kittens-refusal-devilcat = die Teufelskatze hat nie jemand auf der Hand
kittens-refusal-cat = du brauchst zwei gleiche Katzen
kittens-refusal-godcat-turn = die Gottkatze geht nur, wenn du dran bist
kittens-refusal-godcat-as = sag, welche Karte die Gottkatze ist, etwa godcat=attack
kittens-refusal-godcat-only = nur die Gottkatze spielst du als andere Karte, etwa godcat=attack, nicht { $word }
kittens-refusal-godcat-nope = die Gottkatze ist nie ein Nö!
kittens-refusal-godcat-card = die Gottkatze kann nicht „{ $card }“ sein
kittens-refusal-godcat-itself = die Gottkatze ist schon sie selbst
kittens-refusal-godcat-combo = die Gottkatze darf in keine Kombination
kittens-refusal-godcat-one = es gibt nur eine Gottkatze
kittens-refusal-godcat-devilcat = gegen die Teufelskatze hilft die Gottkatze nicht
kittens-refusal-feral = Wildkatzen passen nur zu Katzen
kittens-refusal-pair = ein Pärchen sind zwei gleiche Karten
kittens-refusal-triple = ein Drilling sind drei gleiche Karten
kittens-refusal-combos-off = Kombinationen sind ausgeschaltet
kittens-refusal-no-combo = { $count ->
    [one] { $count } Karte ist keine Kombination
   *[other] { $count } Karten sind keine Kombination
}
kittens-refusal-no-five = fünf verschiedene Karten sind in dieser Ausgabe keine Kombination
kittens-refusal-five = die fünf Karten müssen alle verschieden sein
kittens-refusal-five-aimed = fünf verschiedene Karten spielst du gegen niemanden
kittens-refusal-only-three = nur mit einem Drilling nennst du eine Karte
kittens-refusal-name = nenne die Karte, die du willst, etwa :defuse
kittens-refusal-unnamed = „{ $card }“ kannst du nicht nennen
kittens-refusal-armageddon = beide Katzen müssen auf der Matte liegen
kittens-refusal-begun = du hast { $play } angefangen: spiel es zu Ende
kittens-refusal-begun-five = du hast mit fünf verschiedenen Karten angefangen: spiel das zu Ende
kittens-refusal-not-discarded = „{ $card }“ liegt nicht im Ablagestapel
kittens-refusal-kitten-taken = ein Kitten kannst du nicht nehmen
kittens-refusal-backs = du siehst nur die Rückseiten
kittens-refusal-lay = sag, welche Karte du legst: lay>B:godcat oder lay>B:devilcat
kittens-refusal-hide = sag, wie viele Karten über das Kitten kommen: hide@0, hide@3, hide@top oder hide@bottom
