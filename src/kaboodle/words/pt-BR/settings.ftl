# Os ajustes deste aparelho.

settings-name = Seu nome
settings-language = Idioma
settings-sound = Som
settings-motion = Movimento
settings-motion-system = como o sistema
settings-motion-full = completo
settings-motion-reduced = reduzido
settings-theme = Contraste
settings-theme-night = noite
settings-theme-contrast = alto
settings-cards = Tamanho das cartas
settings-cards-small = pequeno
settings-cards-normal = normal
settings-cards-large = grande
settings-helper = Chances e memória
settings-helper-why = Mostra o que uma memória perfeita saberia, se quem organiza permitir.
settings-on = sim
settings-off = não
settings-kept = Fica guardado neste aparelho.
settings-pace = Tempo para reagir
settings-pace-why = Quanto tempo você tem para responder com um “Não!” em partidas contra bots.
settings-pace-normal = normal
settings-pace-long = longo
settings-pace-open = sem limite
