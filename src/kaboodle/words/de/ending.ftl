# Das Ende eines Spiels: raus, oder vorbei.

ending-won = Gewonnen!
ending-shared = { $names }!
ending-place = Platz { $place }
ending-watched = { $name } gewinnt
ending-first = { $name } war zuerst da
ending-together = Gemeinsam gewonnen
ending-glad = Das geht an dich
ending-sorry = Schachtel zu oder gleich noch mal?
ending-seen = Das war das Spiel
ending-played = { $game } · zu { $count }
ending-moment = Wendepunkt ansehen
ending-more = Mehr
ending-deal-sealed = Vor dem Austeilen hat der Server dieses Siegel geschickt:
ending-deal-opened = Das Geheimnis dahinter liegt jetzt offen. Dein Browser hat sein Siegel berechnet: Es ist dasselbe.
ending-deal-broken = Das Geheimnis liegt jetzt offen, und es passt nicht.
ending-deal-yours = Eine Zufallszahl von dir wurde eingemischt. So konnte niemand die Karten planen.
ending-deal-late = Du kamst nach dem Austeilen. Mehr konnte dein Browser nicht prüfen.
out-title = Du bist raus, und es geht weiter
out-place = { $place } von { $count }. Es liegt nicht an dir. Es liegt am Kitten.
out-faster = Schneller zusehen
out-faster-wait = Die anderen müssen auch wollen
out-faster-on = Der Rest wird gespielt …
out-new = Neues Spiel
out-leave = Gehen
out-guess = Wer gewinnt?
out-guess-right = Richtig getippt: { $name } gewinnt.
