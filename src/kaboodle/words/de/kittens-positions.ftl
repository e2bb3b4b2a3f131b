# Exploding Kittens: why a position in text cannot be read.

kittens-position-seat-missing = Platz { $seat } fehlt: schreib { $seat }: für eine leere Hand, oder dead:
kittens-position-dead-twice = dead: { $seat } steht zweimal da
kittens-position-dead-hand = dead: { $seat } ist explodiert und kann keine Karten haben
kittens-position-all-dead = dead: jemand muss noch dabei sein
kittens-position-never-held = { $part }: { $card } hat nie jemand auf der Hand
kittens-position-never-here = { $part }: { $card } liegt nie hier
kittens-position-most = { $part }: es gibt höchstens { $most } Karten
kittens-position-mat = mat: auf der Matte liegen nur Gottkatze und Teufelskatze, bei Gut gegen Böse
kittens-position-turn = turn: erwartet wird ein Platz, dann owes und eine Zahl, dann attacked, nicht { $word }
kittens-position-turn-dead = turn: { $seat } ist explodiert und hat keine offenen Züge
kittens-position-duel = mat: beide Katzen sind im Duell, nicht auf der Matte
kittens-position-over-alive = over: { $count } Plätze sind noch dabei; am Ende ist nur noch einer übrig
kittens-position-over-dead = over: { $seat } ist explodiert und kann nicht gewonnen haben

# What the game waits for.
kittens-position-edition = { $word } wird in dieser Ausgabe nicht gefragt
kittens-position-own-turn = { $seat } ist selbst dran; erwartet wird ein anderer Platz
kittens-position-no-target = bei diesem Zug muss niemand fragen, gegen wen
kittens-position-not-begun = { $seat } kann diesen Zug nicht angefangen haben
kittens-position-name = nur ein Drilling braucht einen Titel, etwa name loaf+loaf+loaf>B
kittens-position-target = gegen { $seat } kann dieser Zug nicht gehen
kittens-position-five = wenn alle fünf Karten gewählt sind, werden die anderen gefragt: window
kittens-position-from = ein Zug kommt von dem Platz, der dran ist
kittens-position-topmost = { $seat } hat die oberste Karte gespielt und wird nicht gefragt
kittens-position-no-play = { $word } ist kein Zug
kittens-position-no-discard = im Ablagestapel liegt keine Karte, die man nehmen könnte
kittens-position-no-gift = { $seat } hat keine Karte zum Abgeben
kittens-position-pick = eine Rückseite wählt man nur, wenn die Gottkatze unter anderen Karten ist; { $seat } hat keine solche Hand
kittens-position-heck = { $card } ist nie im Spielstapel
kittens-position-swap = sag, vor wem die Teufelskatze liegt, etwa swap B devil A
kittens-position-not-duel = { $seat } ist nicht im Duell

# What a seat knows and suspects.
kittens-knows-pile = { $word }: der Spielstapel hat { $count } Karten
kittens-knows-float = { $word }: eine Karte ist in einer von mehreren Händen, höchstens { $most } Karten sind es
kittens-knows-holds = { $seat } knows: { $place } hat { $count } verdeckte Karten, nicht wie angegeben
kittens-knows-held = eine solche Karte hält niemand
kittens-knows-held-kitten = die gehaltene Karte ist ein Kitten
kittens-knows-order = der Spielstapel ist nicht wie angegeben
kittens-knows-fear = { $word }: { $deep } Anteile von { $whole }, und höchstens { $most } solche Kittens
kittens-knows-look = { $word }: so viele Karten hat niemand gesehen
kittens-knows-share = { $word }: ein Anteil von { $whole }
