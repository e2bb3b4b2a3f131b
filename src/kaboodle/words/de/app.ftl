# Was jede Seite sagen kann: die Spiele, die Leiste, Absagen.

app-name = Kaboodle
app-broken = Etwas ist schiefgegangen
app-broken-why = Ein Teil dieser Seite konnte nicht geladen werden.
app-reload = Seite neu laden
app-coming = Einen Moment …
app-late = Das dauert länger als sonst
app-late-why = Ein Teil der Seite ist noch unterwegs. Er wird weiter angefragt, bis er da ist.
app-missing = Hier ist nichts
app-missing-why = Die Adresse ist vielleicht vertippt, oder den Raum gibt es nicht mehr.
app-home = Zur Startseite
app-close = Schließen
app-language = Sprache
app-settings = Einstellungen
app-help = Hilfe
app-sound-on = Ton ist an
app-sound-off = Ton ist aus

level-kitten = Kätzchen
level-cat = Katze
level-tomcat = Kater
level-tiger = Tiger

refused-unreadable = Der Server hat das nicht verstanden. Lade die Seite neu.
refused-no-room = Diesen Raum gibt es nicht.
refused-full = Es ist kein Platz frei.
refused-taken = Da sitzt schon jemand.
refused-not-seated = Das darf nur, wer dort sitzt.
refused-not-host = Das darf nur der Host.
refused-barred = Du wurdest aus diesem Raum entfernt.
refused-not-now = Das geht gerade nicht.
refused-invalid = Dieser Zug war nicht lesbar.
refused-illegal = Dieser Zug ist jetzt nicht erlaubt.
refused-stale = Zu spät: Der Moment ist vorbei.
refused-option = Diese Optionen passen nicht zusammen.
refused-slow-down = Bitte nicht so schnell.
refused-who = Du wurdest nicht erkannt. Lade die Seite neu.
refused-origin = Diese Seite darf nicht mit dem Server sprechen.
refused-storage = Der Server konnte es nicht speichern, also gilt es nicht.
refused-unreachable = Der Server antwortet nicht. Bist du online?
refused-name = Dieser Name geht hier nicht. Nimm einen anderen.
refused-host = Der Server hört nicht auf diese Adresse. Frag nach der richtigen.
