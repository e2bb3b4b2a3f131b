app-name = Kaboodle
app-broken = Etwas ist schiefgegangen
app-broken-why = Ein Teil dieser Seite konnte nicht geladen werden.
app-reload = Seite neu laden
app-missing = Hier ist nichts
app-home = Zur Startseite
