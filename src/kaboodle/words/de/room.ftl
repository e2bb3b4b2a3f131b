room-lost = Verbindung unterbrochen. Gleich geht es weiter …
room-restarting = Der Server startet neu. Dein Spiel ist sicher und geht gleich weiter.
room-gone = Diesen Raum gibt es nicht mehr
room-gone-why = Räume, die niemand nutzt, werden aufgeräumt. Öffne auf der Startseite einen neuen.
room-barred = Hier kommst du nicht hinein
room-barred-why = Wer diesen Server betreibt, lässt dich nicht herein.
room-removed = Du wurdest aus diesem Raum entfernt
room-removed-why = Der Host hat diesen Tisch für dich geschlossen. Zuschauen kannst du weiterhin.
room-full = Dieser Raum ist voll
room-full-why = Zu viele schauen zu. Sobald etwas frei wird, kommst du von selbst hinein.
room-nobody = Dieser Browser behält keine Cookies
room-nobody-why = An einem Cookie erkennt der Server deinen Platz. Erlaube es für diese Seite und lade sie neu.
room-outdated = Es gibt eine neue Version
room-outdated-why = Lade die Seite neu, um weiterzuspielen. Nichts geht verloren.
room-taken = Dein Platz ist vergeben
room-taken-why = Er wurde in einem anderen Fenster oder auf einem anderen Gerät aufgegeben, oder jemand anders hat ihn jetzt. Du kannst zuschauen und dich vor dem nächsten Spiel wieder setzen.
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
