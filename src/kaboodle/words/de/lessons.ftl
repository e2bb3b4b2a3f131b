# Die geführten ersten Spiele: was der Trainer sagt.

lesson-coach = Dein Trainer
lesson-next = Weiter
lesson-play-now = Jetzt spielen
lesson-leave = Lektion verlassen
lesson-stray = Gute Idee, aber noch nicht. Probier erst meinen Vorschlag.
lesson-part = { $part } % geschafft
lesson-missing = Diese Lektion finden wir nicht.
