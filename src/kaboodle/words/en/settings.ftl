# The settings of this device.

settings-name = Your name
settings-language = Language
settings-sound = Sound
settings-motion = Motion
settings-motion-system = as the system says
settings-motion-full = full
settings-motion-reduced = reduced
settings-theme = Contrast
settings-theme-night = night
settings-theme-contrast = high
settings-cards = Size of cards
settings-cards-small = small
settings-cards-normal = normal
settings-cards-large = large
settings-helper = Odds and memory
settings-helper-why = Shows what a perfect memory would know, where the host allows it.
settings-on = on
settings-off = off
settings-kept = Remembered on this device.
settings-pace = Time to react
settings-pace-why = How long you can answer with a Nope in games against bots.
settings-pace-normal = normal
settings-pace-long = long
settings-pace-open = no limit
