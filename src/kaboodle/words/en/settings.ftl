# The settings of this device.

settings-name = Your name
settings-language = Language
settings-sound = Sound
settings-motion = Animations
settings-motion-system = system
settings-motion-full = full
settings-motion-reduced = reduced
settings-theme = Theme
settings-theme-night = night
settings-theme-contrast = high contrast
settings-cards = Card size
settings-cards-small = small
settings-cards-normal = normal
settings-cards-large = large
settings-helper = Odds and memory
settings-helper-why = Shows the odds and every card you could remember, if the host allows it.
settings-on = on
settings-off = off
settings-kept = Saved on this device.
settings-pace = Time to Nope
settings-pace-why = How long you have in games against bots.
settings-pace-normal = normal
settings-pace-long = long
settings-pace-open = no limit

# Sound and pace

settings-volume = Volume
settings-volume-quiet = quiet
settings-volume-medium = medium
settings-volume-loud = loud
settings-ambience = Background sound
settings-ambience-why = A fire, the sea or the wind, very quiet.
settings-captions = Captions
settings-captions-why = Write down what can be heard.
settings-speed = Pace
settings-speed-why = How fast cards move and how long the big moments last.
settings-speed-usual = usual
settings-speed-quick = quick
settings-speed-short = short drama
settings-calm = Calm
settings-calm-why = Explosions without flash, shake or zoom.
