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

# Sound and pace

settings-volume = Volumen
settings-volume-quiet = bajo
settings-volume-medium = medio
settings-volume-loud = alto
settings-ambience = Sonido de fondo
settings-ambience-why = Fuego, mar o viento, muy bajito.
settings-captions = Subtítulos
settings-captions-why = Escribe lo que se oye.
settings-speed = Ritmo
settings-speed-why = Lo rápido que van las cartas y lo que duran los grandes momentos.
settings-speed-usual = normal
settings-speed-quick = rápido
settings-speed-short = menos drama
settings-calm = Modo tranquilo
settings-calm-why = Explosiones sin destello, temblor ni zoom.
