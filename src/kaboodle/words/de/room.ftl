room-lost = Verbindung weg. Wir verbinden dich neu …
room-restarting = Der Server startet neu. Dein Spiel ist sicher und geht gleich weiter.
room-gone = Dieser Raum ist geschlossen
room-gone-why = Unbenutzte Räume schließen nach einer Weile. Öffne auf der Startseite einen neuen.
room-barred = In diesen Raum kannst du nicht
room-barred-why = Du bist auf diesem Server gesperrt.
room-removed = Du wurdest aus diesem Raum entfernt
room-removed-why = Der Host hat dich vom Tisch entfernt. Zuschauen kannst du weiterhin.
room-full = Dieser Raum ist voll
room-full-why = Es schauen zu viele zu. Du kommst rein, sobald etwas frei wird.
room-nobody = Cookies sind ausgeschaltet
room-nobody-why = Wir merken uns deinen Platz mit einem Cookie. Erlaub es für diese Seite und lade neu.
room-outdated = Es gibt eine neue Version
room-outdated-why = Lade die Seite neu und spiel weiter. Nichts geht verloren.
room-taken = Dein Platz ist weg
room-taken-why = Du hast ihn woanders aufgegeben, oder jemand anders hat ihn jetzt. Du kannst zuschauen und dich vor dem nächsten Spiel wieder setzen.
room-watch = Zuschauen
room-change = Spiel oder Plätze ändern
room-seats = Plätze und Optionen

# A room that does not let somebody in.

room-locked = Dieser Raum ist abgeschlossen
room-locked-why = Der Host lässt niemanden mehr herein. Bitte ihn, aufzuschließen.
room-declined = Der Host hat dich nicht hereingelassen
room-declined-why = Sprich mit ihm oder versuch es in ein paar Minuten noch mal.
room-kept-out = Du kannst hier nicht mehr herein
room-kept-out-why = Der Host hat dich aus diesem Raum entfernt.
