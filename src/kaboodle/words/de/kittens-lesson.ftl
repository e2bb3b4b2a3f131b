# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its guided first game: what the coach says.

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
