# Die Einstellungen dieses Geräts.

settings-name = Dein Name
settings-language = Sprache
settings-sound = Ton
settings-motion = Animationen
settings-motion-system = System
settings-motion-full = voll
settings-motion-reduced = reduziert
settings-theme = Design
settings-theme-night = Nacht
settings-theme-contrast = hoher Kontrast
settings-cards = Kartengröße
settings-cards-small = klein
settings-cards-normal = normal
settings-cards-large = groß
settings-helper = Chancen und Gedächtnis
settings-helper-why = Zeigt die Chancen und jede Karte, die du dir merken könntest, wenn der Host es erlaubt.
settings-on = an
settings-off = aus
settings-kept = Wird auf diesem Gerät gespeichert.
settings-pace = Zeit für ein Nö!
settings-pace-why = So lange hast du in Spielen gegen Bots.
settings-pace-normal = normal
settings-pace-long = lang
settings-pace-open = ohne Limit

# Sound and pace

settings-volume = Lautstärke
settings-volume-quiet = leise
settings-volume-medium = mittel
settings-volume-loud = laut
settings-ambience = Hintergrund
settings-ambience-why = Feuer, Meer oder Wind, ganz leise.
settings-captions = Untertitel
settings-captions-why = Schreibt mit, was zu hören ist.
settings-speed = Tempo
settings-speed-why = Wie schnell Karten fliegen und wie lange große Momente dauern.
settings-speed-usual = normal
settings-speed-quick = schnell
settings-speed-short = wenig Drama
settings-calm = Ruhig
settings-calm-why = Explosionen ohne Blitz, Wackeln und Zoom.
