# Exploding Kittens: The Board Game.
# Its rules on one page, in our own words.

rules-title-discs = Scheiben
rules-title-spaces = Felder

rules-aim-board = Zwei bis sechs Leute laufen zur Schleife. Niemand scheidet aus.
rules-board-deal = Alle fangen im Katzenklo an. Alle bekommen fünf Aktionskarten; der Rest ist der Aktionsstapel.
rules-board-discs = Der Bewegungsstapel hat elf Scheiben. Zehn Gefahrenmagnete warten neben dem Brett, am Anfang ist keiner im Stapel.
rules-board-pack = Welche Felder, Scheiben und Karten es gibt, sagt ein Inhaltspaket.
rules-board-turn = Spiele so viele Aktionskarten, wie du willst, oder keine. Dann drehe die oberste Scheibe um und rücke vor. Es geht im Uhrzeigersinn.
rules-board-empty = Wer einen Zug ohne Aktionskarten beginnt, zieht drei.
rules-board-now = „Magnet, JETZT!“ darf auch kurz vor fremden Scheiben gespielt werden. Die Karte versteckt heimlich einen Magneten irgendwo im Bewegungsstapel.
rules-board-silence = Läuft die Uhr ab, spielst du keine Karten mehr und drehst deine Scheibe um.
rules-board-move = Vor: Gehe so viele Felder vor.
rules-board-either = Vor oder wenden: Gehe vor, oder wende das Brett und bleib stehen.
rules-board-flip-move = Wenden, dann vor: Erst wird das Brett gewendet.
rules-board-leapfrog = Bocksprung: Gehe auf das erste freie Feld hinter dem Nächsten vor dir. Liegst du vorn, bleibst du stehen.
rules-board-magnet = Gefahrenmagnet: Gehe zum nächsten Kitten vor dir. Steht dort jemand, gehst du weiter zum nächsten freien Feld. Hinter dem letzten Kitten folge dem Pfeil.
rules-board-number = Eine Zahl: Ziehe so viele Aktionskarten.
rules-board-occupied = Steht da schon jemand: Gehe weiter zum nächsten freien Feld. Nur im Katzenklo ist Platz für mehrere.
rules-board-kitten = Ein Kitten: Du explodierst, außer du spielst eine Entschärfung. Mit ihr bleibst du dort stehen, und sonst geschieht nichts.
rules-board-explode = Explodieren: Tausche den Platz mit dem Letzten und lege bis auf drei Karten ab. Beide Felder tun nichts. Sind mehrere Letzte, wählst du.
rules-board-flipping = Wenden macht aus Ruhe Chaos und zurück: Alle bleiben auf ihrem Feld, nichts wird ausgelöst. Beide Seiten darf man jederzeit ansehen.
rules-board-bow = Die Schleife muss genau getroffen werden. Sonst folge dem Pfeil zurück und rücke weiter vor. Auch ein Sprung über jemanden auf die Schleife gewinnt.
rules-board-renew = Ein Stapel, der ausgeht, wird aus dem Abgelegten neu gemischt.
