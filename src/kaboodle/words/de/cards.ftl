# Titles of the cards that several games have, as the rule books print them. (2x) and (3x) become a small chip.
# What such a card does in a game is in that game's catalogue, as GAME-card-NAME.
# Begriffe: Spielstapel, Ablagestapel, Hand, Zug, nö sagen, explodieren, Matte, Bewegungsstapel, Scheibe.

card-defuse = Ent­schärfung
card-nope = Nö!
card-skip = Hops!
card-shuffle = Mischen
card-see-the-future = Blick in die Zu­kunft (3x)
card-reveal-the-future = Zukunft zeigen (3x)
