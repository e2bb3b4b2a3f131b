# Exploding Kittens: The Board Game.
# Its guided first game: what the coach says.

lesson-board-hello = Willkommen beim Rennen! Lande genau auf der Schleife, ganz oben, und du gewinnst. Du bist der Hase. Die ruhige Seite liegt oben. Die kleinen Ecken zeigen, was auf der Chaos-Seite ist.
lesson-board-spaces = Eine Zahl gibt dir so viele Aktionskarten. Auf einem Kitten explodierst du: Du tauschst mit dem letzten Platz. Bist du dran, spielst du erst Karten. Dann drehst du eine Scheibe um und gehst vor.
lesson-board-future = Welche Scheibe kommt wohl? Spiel Blick in die Zukunft und sieh dir die obersten drei an.
lesson-board-kitten-ahead = Die erste bringt dich zwei Felder vor. Und zwei Felder vor dir ist ein Kitten!
lesson-board-flip = Sieh dir die kleine Ecke an: Auf der Chaos-Seite gibt dir das Feld Karten. Spiel Brett wenden.
lesson-board-disc = Jedes Feld ist jetzt anders. Dreh die Scheibe um und los!
lesson-board-drawn = Kein Kitten, dafür neue Karten! Jetzt ist dein Gegner dran.
lesson-board-magnet = Gleich dreht dein Gegner eine Scheibe um. Das ist der Moment für Magnet, JETZT! Versteck einen Gefahrenmagneten unter den Scheiben.
lesson-board-hide = Niemand sieht, wohin du ihn legst. Die oberste Scheibe bekommt dein Gegner, also leg den Magneten ganz nach oben.
lesson-board-turn-it = Jetzt lass es durch und sieh zu.
lesson-board-swapped = Der Magnet hat deinen Gegner auf das nächste Kitten gezogen. Bumm! Getauscht wird mit dem letzten Platz, und das bist du. Jetzt liegst du vorn!
lesson-board-again = Du bist dran. Dreh eine Scheibe um.
lesson-board-defuse = Ein Kitten, aber du hast eine Entschärfung. Spiel sie, und nichts passiert.
lesson-board-let-it-turn = Vor jeder Scheibe wirst du gefragt, aber du hast keinen Magneten mehr. Lass es durch.
lesson-board-bow = Du bist ein Feld vor der Schleife und musst sie genau treffen. Superzug 1 passt.
lesson-board-won = Du bist auf der Schleife. Gewonnen! Sieh dir beide Seiten an, bevor du eine Scheibe umdrehst, und behalte möglichst eine Entschärfung.
