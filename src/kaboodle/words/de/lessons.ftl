# Die geführten ersten Spiele: was der Trainer sagt.

lesson-coach = Dein Trainer
lesson-next = Weiter
lesson-play-now = Jetzt spielen
lesson-leave = Lektion verlassen
lesson-stray = Das ginge auch, aber lass uns erst etwas anderes probieren. Ich habe gesagt, was.
lesson-part = { $part } % geschafft
lesson-missing = Diese Lektion gibt es nicht.
