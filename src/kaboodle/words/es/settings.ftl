# Los ajustes de este dispositivo.

settings-name = Tu nombre
settings-language = Idioma
settings-sound = Sonido
settings-motion = Animaciones
settings-motion-system = sistema
settings-motion-full = completas
settings-motion-reduced = reducidas
settings-theme = Tema
settings-theme-night = noche
settings-theme-contrast = alto contraste
settings-cards = Tamaño de las cartas
settings-cards-small = pequeño
settings-cards-normal = normal
settings-cards-large = grande
settings-helper = Probabilidades y memoria
settings-helper-why = Muestra las probabilidades y las cartas que podrías recordar, si el anfitrión lo permite.
settings-on = sí
settings-off = no
settings-kept = Se guarda en este dispositivo.
settings-pace = Tiempo para decir que no
settings-pace-why = El tiempo que tienes en partidas contra bots.
settings-pace-normal = normal
settings-pace-long = largo
settings-pace-open = sin límite
