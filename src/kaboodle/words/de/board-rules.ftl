# Exploding Kittens: The Board Game.
# Its rules on one page, in our own words.

rules-title-discs = Scheiben
rules-title-spaces = Felder

rules-aim-board = Zwei bis sechs Leute rennen zur Schleife. Niemand scheidet aus.
rules-board-deal = Alle starten im Katzenklo und bekommen fünf Aktionskarten. Der Rest ist der Aktionsstapel.
rules-board-discs = Der Bewegungsstapel hat elf Scheiben. Zehn Gefahrenmagnete warten neben dem Brett. Am Anfang ist keiner im Stapel.
rules-board-pack = Die gewählte Schachtel bestimmt, welche Felder, Scheiben und Karten es gibt.
rules-board-turn = Spiel so viele Aktionskarten, wie du willst, oder keine. Dann dreh die oberste Scheibe um und geh vor. Es geht im Uhrzeigersinn.
rules-board-empty = Beginnst du deinen Zug ohne Aktionskarten, zieh drei.
rules-board-now = „Magnet, JETZT!“ kannst du auch spielen, kurz bevor andere ihre Scheibe umdrehen. Versteck den Magneten irgendwo im Bewegungsstapel.
rules-board-silence = Läuft deine Zeit ab, drehst du deine Scheibe um.
rules-board-move = Vor: Geh so viele Felder vor.
rules-board-either = Vor oder wenden: Geh vor, oder bleib stehen und wende das Brett.
rules-board-flip-move = Wenden, dann vor: Wende zuerst das Brett.
rules-board-leapfrog = Bocksprung: Geh auf das erste freie Feld hinter der nächsten Figur vor dir. Liegst du vorn, bleibst du stehen.
rules-board-magnet = Gefahrenmagnet: Geh zum nächsten Kitten. Steht dort jemand, geh weiter zum nächsten freien Feld. Hinter dem letzten Kitten folgst du dem Pfeil.
rules-board-number = Eine Zahl: Zieh so viele Aktionskarten.
rules-board-occupied = Feld besetzt? Geh weiter zum nächsten freien. Nur im Katzenklo ist Platz für mehrere.
rules-board-kitten = Ein Kitten: Du explodierst, außer du spielst eine Entschärfung. Dann bleibst du dort stehen, und sonst passiert nichts.
rules-board-explode = Explodieren: Tausch mit dem letzten Platz und leg Karten ab, bis du drei hast. Beide Felder tun nichts. Bei Gleichstand wählst du.
rules-board-flipping = Wenden macht aus Ruhe Chaos und zurück. Alle bleiben auf ihrem Feld, und dort passiert nichts. Beide Seiten kannst du jederzeit ansehen.
rules-board-bow = Du musst genau auf der Schleife landen. Zu weit? Folg dem Pfeil zurück und geh weiter. Auch ein Sprung über jemanden auf die Schleife gewinnt.
rules-board-renew = Ist ein Stapel leer, misch seine Ablage zu einem neuen.
