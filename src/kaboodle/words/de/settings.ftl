# Die Einstellungen dieses Geräts.

settings-name = Dein Name
settings-language = Sprache
settings-sound = Ton
settings-motion = Bewegung
settings-motion-system = wie das System
settings-motion-full = voll
settings-motion-reduced = reduziert
settings-theme = Kontrast
settings-theme-night = Nacht
settings-theme-contrast = hoch
settings-cards = Kartengröße
settings-cards-small = klein
settings-cards-normal = normal
settings-cards-large = groß
settings-helper = Chancen und Gedächtnis
settings-helper-why = Zeigt, was ein perfektes Gedächtnis wüsste, wenn der Host es erlaubt.
settings-on = an
settings-off = aus
settings-kept = Wird auf diesem Gerät gespeichert.
settings-pace = Zeit zum Reagieren
settings-pace-why = Wie lange du in Spielen gegen Bots mit einem Nö! antworten kannst.
settings-pace-normal = normal
settings-pace-long = lang
settings-pace-open = ohne Limit
