# Los ajustes de este dispositivo.

settings-name = Tu nombre
settings-language = Idioma
settings-sound = Sonido
settings-motion = Movimiento
settings-motion-system = según el sistema
settings-motion-full = completo
settings-motion-reduced = reducido
settings-theme = Contraste
settings-theme-night = noche
settings-theme-contrast = alto
settings-cards = Tamaño de las cartas
settings-cards-small = pequeño
settings-cards-normal = normal
settings-cards-large = grande
settings-helper = Probabilidades y memoria
settings-helper-why = Muestra lo que sabría una memoria perfecta, si quien organiza lo permite.
settings-on = sí
settings-off = no
settings-kept = Se guarda en este dispositivo.
settings-pace = Tiempo para reaccionar
settings-pace-why = Cuánto tiempo tienes para responder con «Va a ser que no» en partidas contra bots.
settings-pace-normal = normal
settings-pace-long = largo
settings-pace-open = sin límite
