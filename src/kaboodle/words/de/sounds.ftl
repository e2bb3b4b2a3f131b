# Was zu hören ist, für die Untertitel.

sound-card = Karte gleitet
sound-draw = Karte wird gezogen
sound-lift = Papier raschelt
sound-heartbeat = Herzschlag
sound-flip = Karte dreht sich
sound-safe = zwei steigende Töne
sound-turn = Glöckchen
sound-stamp = Stempel
sound-nope = Stempel, Knurren
sound-yup = Stempel, helle Töne
sound-shuffle = Mischen
sound-future = Schimmern
sound-fuse = Lunte zischt
sound-alarm = Alarm
sound-snip = Schnipp
sound-defuse = Schnipp, heller Ton
sound-boom = Explosion
sound-tick = Tick
sound-pop = Plopp
sound-lose = zwei fallende Töne
sound-win = Fanfare
sound-hearth = Feuer knistert
sound-sea = Wellen
sound-wind = Wind
