# Was jede Seite sagen kann: die Spiele, die Leiste, Absagen.

app-name = Kaboodle
app-broken = Etwas ist schiefgegangen
app-broken-why = Ein Teil der Seite hat nicht geladen.
app-reload = Seite neu laden
app-coming = Einen Moment …
app-late = Das dauert länger als sonst
app-late-why = Ein Teil der Seite lädt noch. Wir versuchen es weiter.
app-missing = Hier ist nichts
app-missing-why = Vielleicht ist der Link vertippt, oder der Raum ist zu.
app-home = Startseite
app-close = Schließen
app-language = Sprache
app-settings = Einstellungen
app-help = Hilfe
app-sound-on = Ton an
app-sound-off = Ton aus

level-kitten = Leicht
level-cat = Mittel
level-tomcat = Schwer
level-tiger = Experte

refused-unreadable = Das kam nicht an. Lade die Seite neu.
refused-no-room = Diesen Raum finden wir nicht.
refused-full = Kein Platz mehr frei.
refused-taken = Der Platz ist besetzt. Nimm einen anderen.
refused-not-seated = Das kann nur, wer dort sitzt.
refused-not-host = Das kann nur der Host.
refused-barred = Der Host hat dich aus diesem Raum entfernt.
refused-not-now = Das geht gerade nicht.
refused-invalid = Der Zug kam nicht richtig an. Versuch es noch mal.
refused-illegal = Dieser Zug geht gerade nicht.
refused-stale = Zu spät! Der Tisch ist schon weiter.
refused-option = Diese Optionen passen nicht zusammen.
refused-slow-down = Immer mit der Ruhe.
refused-who = Wir haben dich nicht erkannt. Lade die Seite neu.
refused-origin = Diese Seite darf den Server nicht nutzen.
refused-storage = Wir konnten den Zug nicht speichern, also zählt er nicht. Versuch es noch mal.
refused-clock = Die kürzeste Uhr hier hat { $seconds } Sekunden.
refused-rooms-guest = Du hast zu viele offene Räume. Spiel ein Spiel zu Ende, oder warte eine Weile.
refused-rooms-address = Aus deinem Netz sind zu viele Räume offen. Versuch es später noch einmal.
refused-changes = An diesem Raum wurde zu oft etwas geändert. Starte ein Spiel, oder mach einen neuen Raum auf.
refused-unreachable = Der Server antwortet nicht. Bist du online?
refused-name = Dieser Name geht hier nicht. Nimm einen anderen.
refused-host = Der Server hört nicht auf diese Adresse. Frag nach der richtigen.

# Why a room does not let somebody in.

refused-locked = Der Host hat diesen Raum abgeschlossen.
refused-password = Dieser Raum braucht ein Passwort.
refused-knock = Der Host lässt die Leute herein. Warte auf sein Ja.
refused-kept-out = Der Host hat dich entfernt und lässt dich nicht mehr herein.
