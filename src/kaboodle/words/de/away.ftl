# Wer kurz weg ist, und gehen.

away-bot-in = { $name } ist kurz weg. Ein Bot übernimmt in { $time }.
away-waits = { $name } ist kurz weg.
away-hand-over = Bot spielen lassen
away-nudge = { $name } anstupsen
away-nudged = Angestupst
away-waiting = { $name } wartet auf dich
leave-title = Den Tisch verlassen?
leave-waits = Dein Spiel wartet auf dich, ganz oben auf der Startseite.
leave-goes-on = Das Spiel geht weiter. Dein Platz bleibt deiner, ganz oben auf der Startseite.
leave-bot = Nach { $time } spielt ein Bot für dich.
leave-stay = Hierbleiben
leave-go = Zur Startseite
