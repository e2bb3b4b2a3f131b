# Die geführten ersten Spiele: was der Trainer sagt.

lesson-coach = Dein Trainer
lesson-next = Weiter
lesson-play-now = Jetzt spielen
lesson-leave = Lektion verlassen
lesson-stray = Das ginge auch, aber lass uns erst etwas anderes probieren. Ich habe gesagt, was.
lesson-part = { $part } % geschafft
lesson-missing = Diese Lektion gibt es nicht.

lesson-kittens-hello = Willkommen! Irgendwo im Spielstapel verstecken sich Exploding Kittens. Wer eines zieht, ist raus, außer es lässt sich entschärfen. Wer am Ende übrig ist, gewinnt. Du bist dran, deine Karten sind unten.
lesson-kittens-future = In deinem Zug darfst du so viele Karten spielen, wie du magst. Du beendest ihn, indem du ziehst. Aber was liegt oben? Spiel den Blick in die Zukunft und sieh nach.
lesson-kittens-kitten-on-top = Ein Exploding Kitten, ganz oben! Nur du weißt das. Jetzt solltest du lieber nicht ziehen.
lesson-kittens-attack = Ein Angriff beendet deinen Zug, ohne dass du ziehst, und wer folgt, muss zwei Züge machen. Spiel ihn, dann bekommt ein anderer das Kitten.
lesson-kittens-noped = Links von dir sagt jemand Nö! Das stoppt fast jede Karte. Alle werden gefragt, ob sie dieses Nö! selbst stoppen. Du hast keines, also lass es geschehen.
lesson-kittens-shuffle = Schade, und du bist noch immer dran. Aber es gibt noch einen Ausweg: Mische den Stapel, dann weiß niemand, wo das Kitten ist.
lesson-kittens-draw = Jetzt kann das Kitten überall sein. Beende deinen Zug: Zieh eine Karte.
lesson-kittens-nope = Puh: Du hast ein Nö! gezogen. Und brauchst es schon: Links von dir spielt jemand Wunsch, das kostet dich eine Karte. Sag Nö!
lesson-kittens-let-it-happen = Der Wunsch ist gestoppt. Jetzt spielt jemand Hops!, um nicht ziehen zu müssen. Du wirst gefragt, wie immer alle. Lass es geschehen.
lesson-kittens-pair = Du bist wieder dran. Katzen können allein nichts, aber zwei gleiche stehlen eine Karte. Wähle beide Brotkatzen und dann, wer links von dir sitzt.
lesson-kittens-risk = Eine Karte für dich. Früher oder später muss jemand ziehen, also nur Mut: Zieh.
lesson-kittens-defuse = Ein Exploding Kitten! Schnell, spiel deine Entschärfung.
lesson-kittens-hide = Gerettet. Jetzt steckst du das Kitten heimlich zurück, wohin du willst. Links von dir wird als Nächstes gezogen, also leg es ganz nach oben.
lesson-kittens-boom = Bumm! Keine Entschärfung, also ist dein Nachbar raus. Ihr seid noch zu zweit.
lesson-kittens-attack-again = Es liegen nur noch wenige Karten im Stapel, und eine davon ist ein Kitten. Du hast noch einen Angriff: Lass deinen Gegner zweimal ziehen.
lesson-kittens-won = Nur du bist noch übrig: gewonnen! Jetzt weißt du alles Wichtige. Halte Zeiger oder Finger auf eine Karte, um zu lesen, was sie tut.

lesson-mantis-hello = Willkommen! Jeder hat ein Becken voller bunter Wesen. Wer zuerst genug Karten gepunktet hat, gewinnt: Der Balken an jedem Becken zeigt, wie weit man ist.
lesson-mantis-tank = In der Mitte liegt der Stapel. Die Rückseite der obersten Karte zeigt drei Farben: Vorne hat sie eine davon. Farben, die zu etwas passen, leuchten.
lesson-mantis-score = Du hast zwei rote, und die oberste Karte könnte rot sein. Versuch zu punkten: Die Karte wird in dein eigenes Becken gedreht.
lesson-mantis-scored = Rot! Das passt, also zählen alle deine roten, die neue auch. Dort sind sie für immer sicher.
lesson-mantis-robbed = Autsch. Jemand hat eine grüne Karte in dein Becken gedreht: Sie passte zu deiner grünen, und der Dieb nahm beide. Gestohlenes kommt ins Becken des Diebs, nicht zu den Punkten.
lesson-mantis-stays = Diesmal passte nichts, also bleibt die Karte, wo sie liegt. Und jetzt bist wieder du dran.
lesson-mantis-steal = Die oberste Karte könnte blau sein, und im rechten Becken ist eine blaue. Stiehl sie: Tippe auf das Becken.
lesson-mantis-stolen = Passt! Beide blauen kommen in dein Becken, wo schon eine war. Drei blaue: Jetzt musst du nur noch mit ihnen punkten.
lesson-mantis-again = Auch die anderen haben gepunktet. Du hast drei blaue, und die oberste Karte könnte blau sein. Jetzt punkten!
lesson-mantis-won = Vier weitere Karten, das macht zehn: gewonnen! Merke: Punkte mit dem, was du hast, bevor es jemand holt.

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
