# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its guided first game: what the coach says.

lesson-kittens-hello = Willkommen! Im Spielstapel verstecken sich Exploding Kittens. Ziehst du eins ohne Entschärfung, bist du raus. Wer übrig bleibt, gewinnt. Du bist dran, deine Karten sind unten.
lesson-kittens-future = Wenn du dran bist, spielst du so viele Karten, wie du magst. Ziehst du eine, ist dein Zug vorbei. Aber was liegt oben? Spiel Blick in die Zukunft und sieh nach.
lesson-kittens-kitten-on-top = Ein Exploding Kitten, ganz oben! Nur du weißt das. Jetzt solltest du lieber nicht ziehen.
lesson-kittens-attack = Ein Angriff beendet deinen Zug, ohne dass du ziehst, und wer folgt, muss zwei Züge machen. Spiel ihn, dann bekommt jemand anders das Kitten.
lesson-kittens-noped = Links von dir spielt jemand Nö! Das stoppt fast jede Karte. Alle können jetzt Nö zum Nö sagen. Du hast keins, also lass es durch.
lesson-kittens-shuffle = Schade! Du bist aber noch dran und hast einen Ausweg. Spiel Mischen, dann weiß niemand, wo das Kitten ist.
lesson-kittens-draw = Jetzt kann das Kitten überall sein. Beende deinen Zug: Zieh eine Karte.
lesson-kittens-nope = Puh, ein Nö! Und du brauchst es schon: Links von dir spielt jemand Wunsch gegen dich, das kostet dich eine Karte. Sag Nö!
lesson-kittens-let-it-happen = Kein Wunsch heute! Jetzt spielt jemand Hops! und muss nicht ziehen. Das Spiel fragt jedes Mal alle. Lass es durch.
lesson-kittens-pair = Du bist wieder dran. Katzen sind allein nutzlos, aber zwei gleiche stehlen eine Karte. Wähle beide Brotkatzen und dann, wer links von dir sitzt.
lesson-kittens-risk = Eine Karte für dich. Früher oder später muss jemand ziehen. Nur Mut!
lesson-kittens-defuse = Ein Exploding Kitten! Schnell, spiel deine Entschärfung.
lesson-kittens-hide = Gerettet! Jetzt steckst du das Kitten zurück, wohin du willst. Niemand sieht, wohin. Links von dir wird als Nächstes gezogen, also leg es ganz nach oben.
lesson-kittens-boom = Bumm! Keine Entschärfung, also ist links von dir jemand raus. Ihr seid noch zu zweit.
lesson-kittens-attack-again = Es liegen nur noch wenige Karten im Stapel, und eine davon ist ein Kitten. Du hast noch einen Angriff: Lass deinen Gegner zweimal ziehen.
lesson-kittens-won = Nur du bist noch übrig. Gewonnen! Jetzt weißt du alles Wichtige. Halte Zeiger oder Finger auf eine Karte, um zu sehen, was sie tut.
