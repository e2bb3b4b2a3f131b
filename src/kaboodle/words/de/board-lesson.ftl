# Exploding Kittens: The Board Game.
# Its guided first game: what the coach says.

lesson-board-hello = Willkommen! Das ist ein Rennen: Wer zuerst genau auf der Schleife landet, ganz oben, gewinnt. Du bist der Hase. Oben liegt die ruhige Seite; die kleinen Ecken zeigen, was auf der Chaos-Seite ist.
lesson-board-spaces = Eine Zahl gibt dir so viele Aktionskarten. Auf einem Kitten explodierst du: Dann tauschst du mit dem Letzten den Platz. Erst spielst du Karten, dann drehst du eine Scheibe um, die dich bewegt.
lesson-board-future = Welche Scheibe kommt wohl? Spiel den Blick in die Zukunft und sieh dir die obersten drei an.
lesson-board-kitten-ahead = Die erste sagt zwei Felder. Und zwei Felder vor dir ist ein Kitten!
lesson-board-flip = Sieh auf die kleine Ecke dort: Auf der Chaos-Seite gibt es stattdessen Karten. Wende das Brett.
lesson-board-disc = Jedes Feld ist jetzt anders. Dreh die Scheibe um und los.
lesson-board-drawn = Kein Kitten, dafür neue Karten. Jetzt ist dein Gegner dran.
lesson-board-magnet = Gleich wird eine Scheibe umgedreht. Das ist der Moment für Magnet, JETZT!: Verstecke einen Magneten unter den Scheiben. Spiel ihn!
lesson-board-hide = Niemand sieht, wohin du ihn legst. Die oberste Scheibe gehört deinem Gegner, also leg den Magneten ganz nach oben.
lesson-board-turn-it = Jetzt lass die Scheibe umdrehen und sieh zu.
lesson-board-swapped = Der Magnet hat deinen Gegner auf das nächste Kitten gezogen. Bumm! Getauscht wird mit dem Letzten: mit dir. Jetzt bist du vorn.
lesson-board-again = Du bist dran. Dreh eine Scheibe um.
lesson-board-defuse = Ein Kitten, aber du hast eine Entschärfung. Spiel sie, und nichts passiert.
lesson-board-let-it-turn = Vor jeder Scheibe wirst du gefragt, aber du hast keine Magnet-Karte mehr. Lass sie umdrehen.
lesson-board-bow = Du bist ein Feld vor der Schleife und musst sie genau treffen. Superzug 1 passt.
lesson-board-won = Du bist auf der Schleife: gewonnen! Sieh dir beide Seiten an, bevor du eine Scheibe umdrehst, und behalte möglichst eine Entschärfung.
